// Whether the window is the one in use.

/// Whether an interface looks as if it is in use; on iOS always active (spec 1.2.1).
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// As in a window behind others.
  case inactive = 0
  /// As in the window in use.
  case active = 1
}

/// The trait of whether the interface looks active.
public enum UITraitActiveAppearance: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }

  /// Yes (spec 1.2).
  public static var affectsColorAppearance: Bool { true }

  /// Its number among UIKit's traits.
  package static var number: Int { 5 }
}

extension UITraitCollection {
  /// Makes a collection in which only whether the interface looks active is set.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, value: activeAppearance)
  }

  /// Whether the interface looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
}

extension UIMutableTraits {
  /// Whether the interface looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}
