// The eight appearances that a colour can be asked for.

public import UIKit

/// A style, a contrast and a level: what decides how a colour looks.
public struct AppearanceVariant: Hashable, Sendable, CaseIterable {
  /// Whether it is the dark style.
  public var isDark: Bool
  /// Whether it is for high contrast.
  public var isHighContrast: Bool
  /// Whether it is for what lies above the base, such as a sheet.
  public var isElevated: Bool

  /// A variant; what is left out is light, of normal contrast, at the base.
  public init(isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.isElevated = isElevated
  }

  /// Light, of normal contrast, at the base.
  public static let light = AppearanceVariant()
  /// Dark, of normal contrast, at the base.
  public static let dark = AppearanceVariant(isDark: true)

  /// All eight: at the base light, dark, and both with high contrast; then the same elevated.
  public static let allCases = [false, true].flatMap { elevated in
    [false, true].flatMap { contrast in
      [false, true].map { AppearanceVariant(isDark: $0, isHighContrast: contrast, isElevated: elevated) }
    }
  }

  /// The variant that a collection's traits are; what is unspecified is light, normal and base.
  public init(_ traits: UITraitCollection) {
    self.init(isDark: traits.isDarkMode, isHighContrast: traits.isHighContrast, isElevated: traits.isElevated)
  }

  /// A collection with these three traits and no other.
  public var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: isHighContrast ? .high : .normal),
      UITraitCollection(userInterfaceLevel: isElevated ? .elevated : .base),
    ])
  }

  /// The words for it, such as `dark-high-contrast-elevated`.
  public var name: String {
    (isDark ? "dark" : "light") + (isHighContrast ? "-high-contrast" : "") + (isElevated ? "-elevated" : "")
  }
}

extension UITraitCollection {
  /// Whether the style of this collection is dark; an unspecified style is not.
  ///
  /// It says nothing about what is current: ask the collection of the view or controller that you are drawing for.
  public var isDarkMode: Bool { userInterfaceStyle == .dark }

  /// Whether this collection is for high contrast.
  public var isHighContrast: Bool { accessibilityContrast == .high }

  /// Whether this collection is for what lies above the base, such as a sheet.
  public var isElevated: Bool { userInterfaceLevel == .elevated }
}
