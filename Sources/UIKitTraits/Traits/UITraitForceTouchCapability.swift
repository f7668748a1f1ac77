// Whether the display feels how hard it is pressed.

/// Whether a display feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not set.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The trait of whether the display feels force.
public enum UITraitForceTouchCapability: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIForceTouchCapability { .unknown }

  /// Its number among UIKit's traits.
  package static var number: Int { 22 }
}

extension UITraitCollection {
  /// Makes a collection in which only whether the display feels force is set.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
  }

  /// Whether the display feels force.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
}

extension UIMutableTraits {
  /// Whether the display feels force.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}
