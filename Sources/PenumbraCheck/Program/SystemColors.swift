/// The colours of UIKit by name, as iOS 13 to 18 draw them: in light and in dark, and whether they adapt.
enum SystemColors {
  /// The value of a name of UIColor; nil for names that are not UIKit's.
  static func value(_ name: String) -> Value? {
    let name = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
    if let grey = fixedGreys[name] { return .fixed(RGBA(grey.0, grey.0, grey.0, grey.1)) }
    if let color = fixedColors[name] { return .fixed(color) }
    if let pair = dynamic[name] { return .adaptive(light: pair.0, dark: pair.1) }
    if vague.contains(name) { return .adaptive(light: nil, dark: nil) }
    return nil
  }

  /// Greys that are the same in both styles: white and opacity.
  private static let fixedGreys: [String: (Double, Double)] = [
    "black": (0, 1), "white": (1, 1), "darkGray": (1 / 3, 1), "lightGray": (2 / 3, 1), "gray": (0.5, 1), "clear": (0, 0),
    "darkText": (0, 1), "lightText": (1, 0.6),
  ]

  /// Colours that are the same in both styles.
  private static let fixedColors: [String: RGBA] = [
    "red": RGBA(1, 0, 0), "green": RGBA(0, 1, 0), "blue": RGBA(0, 0, 1), "cyan": RGBA(0, 1, 1), "yellow": RGBA(1, 1, 0),
    "magenta": RGBA(1, 0, 1), "orange": RGBA(1, 0.5, 0), "purple": RGBA(0.5, 0, 0.5), "brown": RGBA(0.6, 0.4, 0.2),
  ]

  /// Adaptive names whose values are not needed.
  private static let vague: Set<String> = [
    "tintColor", "tint", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemMint",
    "systemCyan",
    "systemBrown", "accent", "accentColor",
  ]

  /// A colour from bytes.
  private static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> RGBA {
    RGBA(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha)
  }

  /// Colours that adapt, in light and in dark.
  private static let dynamic: [String: (RGBA, RGBA)] = [
    "label": (bytes(0, 0, 0), bytes(255, 255, 255)),
    "secondaryLabel": (bytes(60, 60, 67, 0.6), bytes(235, 235, 245, 0.6)),
    "tertiaryLabel": (bytes(60, 60, 67, 0.3), bytes(235, 235, 245, 0.3)),
    "quaternaryLabel": (bytes(60, 60, 67, 0.18), bytes(235, 235, 245, 0.16)),
    "placeholderText": (bytes(60, 60, 67, 0.3), bytes(235, 235, 245, 0.3)),
    "separator": (bytes(60, 60, 67, 0.29), bytes(84, 84, 88, 0.6)),
    "opaqueSeparator": (bytes(198, 198, 200), bytes(56, 56, 58)),
    "link": (bytes(0, 122, 255), bytes(9, 132, 255)),
    "systemBackground": (bytes(255, 255, 255), bytes(0, 0, 0)),
    "secondarySystemBackground": (bytes(242, 242, 247), bytes(28, 28, 30)),
    "tertiarySystemBackground": (bytes(255, 255, 255), bytes(44, 44, 46)),
    "systemGroupedBackground": (bytes(242, 242, 247), bytes(0, 0, 0)),
    "groupTableViewBackground": (bytes(242, 242, 247), bytes(0, 0, 0)),
    "secondarySystemGroupedBackground": (bytes(255, 255, 255), bytes(28, 28, 30)),
    "tertiarySystemGroupedBackground": (bytes(242, 242, 247), bytes(44, 44, 46)),
    "systemRed": (bytes(255, 59, 48), bytes(255, 69, 58)), "systemOrange": (bytes(255, 149, 0), bytes(255, 159, 10)),
    "systemYellow": (bytes(255, 204, 0), bytes(255, 214, 10)), "systemGreen": (bytes(52, 199, 89), bytes(48, 209, 88)),
    "systemTeal": (bytes(48, 176, 199), bytes(64, 200, 224)), "systemBlue": (bytes(0, 122, 255), bytes(10, 132, 255)),
    "systemIndigo": (bytes(88, 86, 214), bytes(94, 92, 230)), "systemPurple": (bytes(175, 82, 222), bytes(191, 90, 242)),
    "systemPink": (bytes(255, 45, 85), bytes(255, 55, 95)), "systemGray": (bytes(142, 142, 147), bytes(142, 142, 147)),
    "systemGray2": (bytes(174, 174, 178), bytes(99, 99, 102)), "systemGray3": (bytes(199, 199, 204), bytes(72, 72, 74)),
    "systemGray4": (bytes(209, 209, 214), bytes(58, 58, 60)), "systemGray5": (bytes(229, 229, 234), bytes(44, 44, 46)),
    "systemGray6": (bytes(242, 242, 247), bytes(28, 28, 30)),
  ]
}

extension RGBA {
  /// How light it is to the eye, from 0 to 1, as contrast is computed; its opacity is left out.
  var luminance: Double {
    0.2126 * Self.decoded(red) + 0.7152 * Self.decoded(green) + 0.0722 * Self.decoded(blue)
  }

  /// This colour laid over an opaque one.
  func over(_ back: RGBA) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return RGBA(mix(red, back.red), mix(green, back.green), mix(blue, back.blue))
  }

  /// The contrast with another, from 1 to 21.
  func contrast(with other: RGBA) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// How far it is from grey, from 0 to 1.
  var chroma: Double { max(red, green, blue) - min(red, green, blue) }
  /// Whether a page of this colour is taken for white.
  var isNearWhite: Bool { alpha > 0.85 && min(red, green, blue) >= 0.9 && chroma < 0.08 }
  /// Whether text of this colour is taken for black or a dark grey.
  var isDarkInk: Bool { alpha > 0.3 && luminance < 0.16 && chroma < 0.2 }
}
