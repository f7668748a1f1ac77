// Strings of JSON: their escapes, and what is no UTF-8.

import Foundation

extension JSONReader {
  /// Reads the string that begins at the next byte, a quote.
  mutating func string() -> String {
    let start = index + 1
    var end = start
    var bits: UInt8 = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        index = end + 1
        let slice = UnsafeBufferPointer(rebasing: bytes[start..<end])
        return bits < 0x80 ? String(decoding: slice, as: UTF8.self) : text(slice)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      bits |= byte
      end += 1
    }
    return stringWithEscapes(plain: start..<end)
  }

  /// Reads the rest of a string whose first bytes are plain, and in which something follows that is not.
  private mutating func stringWithEscapes(plain: Range<Int>) -> String {
    let start = position
    var result = [UInt8](bytes[plain])
    index = plain.upperBound
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return result.withUnsafeBufferPointer { text($0) }
      case UInt8(ascii: "\\"): escape(into: &result)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        report("The string does not end on its line.", at: start)
        return result.withUnsafeBufferPointer { text($0) }
      case 0..<0x20:
        report("A control character stands in a string; write it as an escape.", at: position)
        result.append(byte)
        index += 1
      default:
        result.append(byte)
        index += 1
      }
    }
    report("The file ends inside a string.", at: start)
    return result.withUnsafeBufferPointer { text($0) }
  }

  /// Reads an escape, which begins at the next byte, a backslash.
  private mutating func escape(into result: inout [UInt8]) {
    let start = position
    guard index + 1 < bytes.count else {
      index += 1
      return
    }
    let letter = bytes[index + 1]
    // A line end is not escaped: the string loop must see it.
    guard letter >= 0x20 else {
      report("A backslash stands at the end of the line.", at: start)
      index += 1
      return
    }
    index += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(letter)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): result.append(contentsOf: unicodeEscape(start))
    default:
      report("JSON has no such escape.", at: start)
      result.append(letter)
    }
  }

  /// Reads the digits after `\u`, and those of a second half if the first is one of a pair.
  private mutating func unicodeEscape(_ start: SourcePosition) -> String.UTF8View {
    let first = fourDigits()
    var scalar = first.flatMap(UnicodeScalar.init)
    if let first, (0xD800..<0xDC00).contains(first), index + 1 < bytes.count,
      bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    {
      let mark = index
      index += 2
      if let second = fourDigits(), (0xDC00..<0xE000).contains(second) {
        scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      } else {
        index = mark
      }
    }
    if scalar == nil { report("This escape stands for no character.", at: start) }
    return String(scalar.map(Character.init) ?? "\u{FFFD}").utf8
  }

  /// Reads four hexadecimal digits; nil, and nothing read, if there are not four.
  private mutating func fourDigits() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      value = value << 4 | UInt32(digit)
    }
    index += 4
    return value
  }

  /// Bytes as text; what is no UTF-8 is reported and replaced.
  private mutating func text(_ slice: UnsafeBufferPointer<UInt8>) -> String {
    if let text = String(validating: slice, as: UTF8.self) { return text }
    report("A string on this line is not UTF-8.", at: position)
    return String(decoding: slice, as: UTF8.self)
  }
}
