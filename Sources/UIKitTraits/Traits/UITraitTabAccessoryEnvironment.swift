// Where the accessory of a tab bar stands.

/// Where the accessory of a tab bar stands that content is part of; `UITabAccessory.Environment` on iOS.
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// Not set.
  case unspecified = 0
  /// In no accessory.
  case none = 1
  /// In an accessory above the tab bar.
  case regular = 2
  /// In an accessory inside the tab bar.
  case inline = 3
}

/// The trait of the tab bar accessory around.
public enum UITraitTabAccessoryEnvironment: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITabAccessoryEnvironment { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 28 }
}

extension UITraitCollection {
  /// Makes a collection in which only the place of the tab bar accessory around is set.
  public convenience init(tabAccessoryEnvironment: UITabAccessoryEnvironment) {
    self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
  }

  /// The place of the tab bar accessory around.
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment { self[UITraitTabAccessoryEnvironment.self] }
}

extension UIMutableTraits {
  /// The place of the tab bar accessory around.
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}
