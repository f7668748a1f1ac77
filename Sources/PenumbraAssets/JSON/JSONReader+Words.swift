// Numbers, the three words that JSON knows, and everything else that has no quotes.

import Foundation

extension JSONReader {
  /// Reads a number, `true`, `false` or `null`; what is none of them is reported.
  mutating func word() -> JSONValue.Content {
    let start = position
    let word = bareWord()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    let size = word.utf8.drop { $0 == UInt8(ascii: "-") }
    // Swift also reads the words for infinity and for what is no number.
    guard let first = size.first, Self.isDigit(first), let number = Double(word) else {
      report("“\(word.prefix(40))” is no JSON value; text needs quotes.", at: start)
      return .unreadable
    }
    guard number.isFinite else {
      report("“\(word.prefix(40))” is too large for a number.", at: start)
      return .unreadable
    }
    if !Self.isNumber(word) { report("“\(word.prefix(40))” is not how JSON writes a number.", at: start) }
    return .number(number)
  }

  /// Reads everything up to the next space or sign of JSON; at least one byte.
  mutating func bareWord() -> String {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "]"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "{"):
        if index == start { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      default: index += 1
      }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Whether a text that Swift reads as a number is written as JSON wants it.
  private static func isNumber(_ word: String) -> Bool {
    let parts = word.drop { $0 == "-" }.utf8
    let whole = parts.prefix { isDigit($0) }
    let rest = parts.dropFirst(whole.count)
    guard word.utf8.count - parts.count <= 1, !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else {
      return false
    }
    guard let sign = rest.first else { return true }
    guard sign == UInt8(ascii: ".") || sign | 0x20 == UInt8(ascii: "e"), let last = rest.last else { return false }
    return isDigit(last) && (sign != UInt8(ascii: ".") || isDigit(rest.dropFirst().first ?? 0))
  }

  /// Whether a byte is one of the ten digits.
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
