import Foundation

/// What is drawn of a text that is edited: bullets for a secret, and something for what a line cannot show.
///
/// Each code unit of the text is one of what is drawn, except in a secret, where each character is one bullet.
struct ShownText {
  /// What is drawn.
  let text: LabelContent.Text

  /// Where the characters of a secret begin, in code units, and its end; `nil` where offsets are the same.
  private let places: [Int]?

  /// Whether bullets are drawn; where words begin is then nobody's business either.
  var isSecret: Bool { places != nil }

  /// What stands for a character of a secret.
  static let bullet: Character = "•"

  /// What is drawn of a text.
  ///
  /// - Parameters:
  ///   - isSecret: whether bullets are drawn.
  ///   - keepsLines: whether line ends end lines; else they are drawn as spaces.
  init(_ content: LabelContent.Text?, isSecret: Bool, keepsLines: Bool) {
    guard let content else {
      (text, places) = (.plain(""), nil)
      return
    }
    if isSecret {
      let string = content.string
      text = .plain(String(repeating: Self.bullet, count: string.count))
      places = string.indices.map { $0.utf16Offset(in: string) } + [string.utf16.count]
      return
    }
    places = nil
    guard content.string.unicodeScalars.contains(where: { Self.standIn(for: $0, keepsLines) != nil }) else {
      text = content
      return
    }
    switch content {
    case .plain(let string):
      var scalars = String.UnicodeScalarView()
      for scalar in string.unicodeScalars { scalars.append(Self.standIn(for: scalar, keepsLines) ?? scalar) }
      text = .plain(String(scalars))
    case .attributed(let attributed):
      let copy = NSMutableAttributedString(attributedString: attributed)
      for (place, unit) in attributed.string.utf16.enumerated() {
        guard let scalar = Unicode.Scalar(unit), let new = Self.standIn(for: scalar, keepsLines) else { continue }
        copy.replaceCharacters(in: NSRange(location: place, length: 1), with: String(Character(new)))
      }
      text = .attributed(copy)
    }
  }

  /// What is drawn for a character that is not drawn itself: a space for a line end, nothing for other control characters.
  private static func standIn(for scalar: Unicode.Scalar, _ keepsLines: Bool) -> Unicode.Scalar? {
    switch scalar.value {
    case 9: nil
    case 10, 13, 0x2028, 0x2029: keepsLines ? nil : " "
    case 0..<32, 127: "\u{200B}"
    default: nil
    }
  }

  /// The offset in what is drawn of an offset in the text.
  func shown(_ offset: Int) -> Int {
    guard let places else { return offset }
    return places.firstIndex { $0 >= offset } ?? max(0, places.count - 1)
  }

  /// The offset in the text of an offset in what is drawn.
  func real(_ offset: Int) -> Int {
    guard let places else { return offset }
    return places.isEmpty ? 0 : places[min(max(0, offset), places.count - 1)]
  }
}
