// The spellings of a colour component, and what each means.

import Foundation

/// The numbers that stand in colour sets (spec 4.2).
///
/// | spelling | example | value |
/// |---|---|---|
/// | string with a point | `"0.235"` | the number, to the precision of Float |
/// | string of a whole number | `"235"`, `"0"` | a 255th of it; but `"1"` is 1 and `"-1"` is -1 |
/// | string in hexadecimal | `"0x80"` | a 255th of it |
/// | number | `0.5` | the number |
package enum ColorComponent {
  /// Why a spelling means nothing.
  enum Fault: Error {
    /// The JSON reader has said so already.
    case unreadable
    /// The value is no string and no number.
    case kind(String)
    /// The text is no number.
    case text(String)
    /// The text has a comma where the point should be.
    case comma(String)
    /// The number is not finite.
    case notFinite(String)

    /// What is wrong, as a sentence.
    var message: String {
      switch self {
      case .unreadable: "It cannot be read."
      case .kind(let kind): "A number or a string is expected, but \(kind) stands here."
      case .text(let text):
        "“\(text.prefix(40))” is no number. It can be written as \"0.235\", \"60\" (of 255), \"0x3C\" or 0.235."
      case .comma(let text): "“\(text.prefix(40))” has a comma; write a point."
      case .notFinite(let text): "“\(text.prefix(40))” is not a finite number."
      }
    }
  }

  /// What a JSON value means as a component.
  static func read(_ value: JSONValue) throws(Fault) -> Double {
    switch value.content {
    case .number(let number): return number
    case .string(let text): return try read(text)
    case .unreadable: throw .unreadable
    default: throw .kind(value.kind)
    }
  }

  /// What a text means as a component.
  static func read(_ text: String) throws(Fault) -> Double {
    let word = trimmed(text[...])
    let bare = word.drop { $0 == "-" || $0 == "+" }
    if bare.hasPrefix("0x") || bare.hasPrefix("0X") {
      // Four digits are more than any component has; the longest are refused before they overflow.
      let digits = bare.dropFirst(2)
      guard bare.count == word.count, (1...4).contains(digits.count), let value = UInt16(digits, radix: 16) else {
        throw .text(text)
      }
      return Double(value) / 255
    }
    // Swift also reads hexadecimal floats and the words for infinity, none of which is meant here.
    guard let first = bare.unicodeScalars.first, ("0"..."9").contains(first) || first == "." else { throw fault(text) }
    let isWhole = bare.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let value = isWhole ? Double(word) : Float(word).map(Double.init) else { throw fault(text) }
    guard value.isFinite else { throw .notFinite(text) }
    return isWhole && abs(value) > 1 ? value / 255 : value
  }

  /// A text without the spaces around it.
  private static func trimmed(_ text: Substring) -> Substring {
    var bytes = text.utf8
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return Substring(bytes)
  }

  /// Why a text that is no number is none.
  private static func fault(_ text: String) -> Fault {
    switch text.lowercased() {
    case "nan", "inf", "+inf", "-inf", "infinity", "-infinity": .notFinite(text)
    default: Double(text.replacingOccurrences(of: ",", with: ".")) == nil || !text.contains(",") ? .text(text) : .comma(text)
    }
  }
}
