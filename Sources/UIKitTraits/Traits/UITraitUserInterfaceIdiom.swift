// The kind of device.

/// The kind of device for which an interface is made.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The trait of the kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  /// Yes (spec 1.2).
  public static var affectsColorAppearance: Bool { true }

  /// Its number among UIKit's traits.
  package static var number: Int { 3 }
}

extension UITraitCollection {
  /// Makes a collection in which only the kind of device is set.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
}

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
}
