public import Foundation
import UIKitBase

extension UIFont {
  /// A font by the name of its face, like `Inter-SemiBold`, or of its family, at a size in points.
  ///
  /// Nil when no such font is installed, which is reported once; fonts that every iPhone has are replaced by the interface font
  /// instead, because apps rightly take them for granted.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let name = FontName(fontName)
    let face = TextEngine.borrow { engine in
      name.readings.first { engine.isInstalled($0.family) }
    }
    if let face {
      self.init(face: FontFace(family: .named(face.family), weight: face.weight, isItalic: face.isItalic), size: fontSize)
      return
    }
    guard let apple = name.readings.first(where: { AppleFontFamilies.names.contains(FontName.folded($0.family)) }) else {
      Diagnostics.report(
        "The font “\(fontName)” is not installed, so there is no UIFont of this name.", once: "UIKitText.font.\(fontName)")
      return nil
    }
    Diagnostics.report(
      "The font “\(fontName)” is not installed; the interface font stands in for it.", once: "UIKitText.font.\(fontName)")
    self.init(face: FontFace(family: .system, weight: apple.weight, isItalic: apple.isItalic), size: fontSize)
  }

  /// The family that the font asks for, by its installed name.
  public var familyName: String {
    switch key.face.family {
    case .system: pointSize >= FontTracking.displaySize ? FontFamilies.display : FontFamilies.interface
    case .monospaced: "monospace"
    case .named(let name): name
    }
  }

  /// The name of the face, made from family, weight and slant, like `Inter-SemiBold`.
  public var fontName: String {
    let family = familyName.filter { $0 != " " }
    let weight = FontWeights.name(css: key.face.weight)
    if key.face.isItalic { return "\(family)-\(weight == "Regular" ? "" : weight)Italic" }
    return "\(family)-\(weight)"
  }
}

/// The name of a face, taken apart into what a font system can search for.
struct FontName {
  /// A family with a weight and a slant.
  struct Reading: Equatable {
    /// The family's name.
    var family: String
    /// The weight on the CSS scale.
    var weight = 400
    /// Whether the slanted face is meant.
    var isItalic = false
  }

  /// What the name can mean, the likeliest first.
  let readings: [Reading]

  /// Takes a name apart at its last hyphen; the part behind it counts as a style when it is made of words for styles.
  init(_ name: String) {
    let trimmed = name.filter { $0 != "\0" && $0 != "," }
    var readings: [Reading] = []
    if let hyphen = trimmed.lastIndex(of: "-"), let style = Self.style(String(trimmed[trimmed.index(after: hyphen)...])) {
      let family = String(trimmed[..<hyphen])
      for spelling in [family, Self.spaced(family)] where !readings.contains(where: { $0.family == spelling }) {
        readings.append(Reading(family: spelling, weight: style.weight, isItalic: style.isItalic))
      }
    }
    for spelling in [trimmed, Self.spaced(trimmed)] where !readings.contains(where: { $0.family == spelling }) {
      readings.append(Reading(family: spelling))
    }
    self.readings = readings.filter { !$0.family.isEmpty }
  }

  /// The weight and slant that a style's name says, or nil when it says something else.
  private static func style(_ name: String) -> (weight: Int, isItalic: Bool)? {
    var rest = name.filter { $0 != " " }.lowercased()
    guard !rest.isEmpty else { return nil }
    var result = (weight: 400, isItalic: false)
    for word in ["italic", "oblique", "it"] where rest.hasSuffix(word) {
      rest.removeLast(word.count)
      result.isItalic = true
      break
    }
    for suffix in ["mt", "ps"] where rest.hasSuffix(suffix) { rest.removeLast(suffix.count) }
    if rest.isEmpty { return result }
    guard let weight = FontWeights.css(named: rest) else { return nil }
    result.weight = weight
    return result
  }

  /// A name in camel case as words: `HelveticaNeue` becomes `Helvetica Neue`.
  private static func spaced(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
      words.append(character)
    }
    return words
  }

  /// A name for comparing: small letters, no spaces.
  static func folded(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
}
