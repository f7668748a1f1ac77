// How well one colour can be told from another.

public import UIKit

/// Two measures of the contrast between a colour and what is behind it.
public struct ColorContrast: Hashable, Sendable {
  /// The ratio of WCAG 2, from 1 for equal lightness to 21 for black on white. Text wants 4.5, large text and signs 3.
  public let ratio: Double
  /// The distance in CIE lightness L*, 0…100, which grows as the eye sees it. 50 comes near a ratio of 4.5, 40 near 3.
  public let lightnessDifference: Double

  /// Measures a colour in front of others, the nearest first, under the given traits.
  ///
  /// What lets light through is painted over what is behind it, and the last ground over the system's background, so that the measure
  /// is of what is seen.
  public init(of color: UIColor, over grounds: [UIColor], for traits: UITraitCollection) {
    let bottom = RGBA(.systemBackground, for: traits)
    let ground = grounds.reversed().reduce(bottom) { RGBA($1, for: traits).over($0) }
    self.init(RGBA(color, for: traits).over(ground), ground)
  }

  /// Measures a colour in front of another, under the given traits.
  public init(of color: UIColor, over ground: UIColor, for traits: UITraitCollection) {
    self.init(of: color, over: [ground], for: traits)
  }

  /// Measures two opaque colours.
  init(_ one: RGBA, _ other: RGBA) {
    let (first, second) = (Self.luminance(one), Self.luminance(other))
    ratio = (max(first, second) + 0.05) / (min(first, second) + 0.05)
    lightnessDifference = abs(Self.lightness(first) - Self.lightness(second))
  }

  /// The measures in each variant that makes a difference.
  public static func inAllVariants(of color: UIColor, over grounds: [UIColor]) -> [AppearanceVariant: ColorContrast] {
    var measures: [AppearanceVariant: ColorContrast] = [:]
    for variant in AppearanceVariant.allCases {
      measures[variant] = ColorContrast(of: color, over: grounds, for: variant.traits)
    }
    return measures
  }

  /// The relative luminance of WCAG 2, 0…1.
  static func luminance(_ color: RGBA) -> Double {
    func cut(_ value: Double) -> Double { min(max(value, 0), 1) }
    let (red, green, blue) = RGBA(red: cut(color.red), green: cut(color.green), blue: cut(color.blue)).linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The lightness L* of CIE 1976 of a luminance.
  private static func lightness(_ luminance: Double) -> Double {
    luminance <= 216.0 / 24_389 ? luminance * 24_389 / 27 : 116 * cbrt(luminance) - 16
  }
}

extension UIColor {
  /// The contrast of this colour in front of another, under the given traits.
  public func contrast(over ground: UIColor, for traits: UITraitCollection) -> ColorContrast {
    ColorContrast(of: self, over: ground, for: traits)
  }
}
