// How much room there is from side to side. The vertical one stands in its own file.

/// Roughly how much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not set.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 17 }
}

extension UITraitCollection {
  /// Makes a collection in which only the horizontal size class is set.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
}

extension UIMutableTraits {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
}
