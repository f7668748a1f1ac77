// Light or dark.

/// Whether an interface is light or dark; colours take unspecified for light (spec 1.2.3).
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not set.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// The trait of the interface style.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  /// Yes (spec 1.2).
  public static var affectsColorAppearance: Bool { true }

  /// Its number among UIKit's traits.
  package static var number: Int { 0 }
}

extension UITraitCollection {
  /// Makes a collection in which only the interface style is set.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
  }

  /// The interface style.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
}

extension UIMutableTraits {
  /// The interface style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
}
