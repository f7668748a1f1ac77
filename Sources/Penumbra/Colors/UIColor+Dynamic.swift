// Colours that follow the appearance, made of the values for each.

public import UIKit

extension UIColor {
  /// A colour that is one thing in light and another in the dark, and if you say so a third with high contrast or when elevated.
  ///
  /// What is left out is taken from what is nearest: high contrast from the style without it, elevated from the base. The values may
  /// themselves follow the traits.
  /// Keep the colour in a `static let`: two that are made of the same values are different (spec 3.3.2).
  public convenience init(
    light: UIColor, dark: UIColor, lightHighContrast: UIColor? = nil, darkHighContrast: UIColor? = nil,
    darkElevated: UIColor? = nil, darkHighContrastElevated: UIColor? = nil
  ) {
    self.init { traits in
      let variant = AppearanceVariant(traits)
      guard variant.isDark else { return variant.isHighContrast ? lightHighContrast ?? light : light }
      switch (variant.isHighContrast, variant.isElevated) {
      case (false, false): return dark
      case (false, true): return darkElevated ?? dark
      case (true, false): return darkHighContrast ?? dark
      case (true, true): return darkHighContrastElevated ?? darkHighContrast ?? darkElevated ?? dark
      }
    }
  }

  /// A colour that is one thing in light and another in the dark.
  public static func dynamicColor(light: UIColor, dark: UIColor) -> UIColor { UIColor(light: light, dark: dark) }

  /// A colour made from others under whatever traits it is shown with; fixed if they all are.
  ///
  /// A fixed colour stays one, because colours with a provider are compared by identity.
  static func derived(from colors: [UIColor], _ change: @escaping @Sendable ([RGBA]) -> RGBA) -> UIColor {
    if colors.allSatisfy(\.isFixed) { return change(colors.map { RGBA($0) }).color }
    return UIColor { traits in change(colors.map { RGBA($0, for: traits) }).color }
  }

  /// Whether the colour is the same under all traits: only then it equals what it resolves to (spec 3.1.3).
  var isFixed: Bool { resolvedColor(with: UITraitCollection()) == self }
}
