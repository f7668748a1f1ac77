// How far in front of the window's own content an interface lies.

/// Whether content lies on the window's ground or in front of it, as in sheets and popovers (spec 2.11).
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// The window's own content.
  case base = 0
  /// Content in front of other content.
  case elevated = 1
}

/// The trait of the level of the interface.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  /// Yes (spec 1.2).
  public static var affectsColorAppearance: Bool { true }

  /// Its number among UIKit's traits.
  package static var number: Int { 1 }
}

extension UITraitCollection {
  /// Makes a collection in which only the level of the interface is set.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }

  /// The level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
}

extension UIMutableTraits {
  /// The level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
}
