// Reads the digits of a colour in hexadecimal, and says what is wrong with a text that is none.

public import Foundation

/// Why a text is no colour.
public struct HexColorError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// A character is no hexadecimal digit; it stands at this place, counted from 1.
    case notADigit(Character, place: Int)
    /// There are so many digits, and not 3, 4, 6 or 8.
    case digitCount(Int)
  }

  /// The text.
  public let text: String
  /// What is wrong with it.
  public let reason: Reason
}

extension HexColorError: CustomStringConvertible, LocalizedError {
  /// What is wrong, with the text and what was expected.
  public var description: String {
    let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
    switch reason {
    case .empty: return "“\(shown)” has no digits; a colour is written like #1A2B3C."
    case .notADigit(let character, let place):
      return "“\(character)”, character \(place) of “\(shown)”, is no hexadecimal digit (0–9, A–F)."
    case .digitCount(let count):
      let plural = count == 1 ? "digit" : "digits"
      return "“\(shown)” has \(count) \(plural); a colour has 3 or 6, or 4 or 8 with alpha, like #1A2B3C or #1A2B3CFF."
    }
  }

  /// The same, for dialogs.
  public var errorDescription: String? { description }
}

extension HexColorError {
  /// The digits of a text, 3, 4, 6 or 8 of them.
  static func digits(of text: String) throws -> [UInt8] {
    var rest = text[...]
    rest = rest.drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    if rest.hasPrefix("#") {
      rest.removeFirst()
    } else if rest.hasPrefix("0x") || rest.hasPrefix("0X") {
      rest.removeFirst(2)
    }
    guard !rest.isEmpty else { throw HexColorError(text: text, reason: .empty) }
    var digits: [UInt8] = []
    for index in rest.indices {
      // Letters of other scripts can be digits, too, for Swift.
      guard rest[index].isASCII, let value = rest[index].hexDigitValue else {
        let place = text.distance(from: text.startIndex, to: index) + 1
        throw HexColorError(text: text, reason: .notADigit(rest[index], place: place))
      }
      digits.append(UInt8(value))
    }
    guard [3, 4, 6, 8].contains(digits.count) else { throw HexColorError(text: text, reason: .digitCount(digits.count)) }
    return digits
  }
}
