// How much contrast the user asks for.

/// How much contrast the user asks for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// The trait of the contrast that the user asks for.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  /// Yes (spec 1.2).
  public static var affectsColorAppearance: Bool { true }

  /// Its number among UIKit's traits.
  package static var number: Int { 2 }
}

extension UITraitCollection {
  /// Makes a collection in which only the contrast that the user asks for is set.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
  }

  /// The contrast that the user asks for.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
}

extension UIMutableTraits {
  /// The contrast that the user asks for.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}
