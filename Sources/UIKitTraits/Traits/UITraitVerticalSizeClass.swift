// How much room there is from top to bottom.

/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 18 }
}

extension UITraitCollection {
  /// Makes a collection in which only the vertical size class is set.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
}

extension UIMutableTraits {
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
}
