// The size of toolbar items on a desktop computer.

/// The size of toolbar items; the number 2 has no name (spec 1.2).
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// The usual size.
  case regular = 0
  /// A smaller size.
  case small = 1
  /// A larger size.
  case large = 3
}

/// The trait of the size of toolbar items.
public enum UITraitToolbarItemPresentationSize: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 26 }
}

extension UITraitCollection {
  /// Makes a collection in which only the size of toolbar items is set.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
  }

  /// The size of toolbar items.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { self[UITraitToolbarItemPresentationSize.self] }
}

extension UIMutableTraits {
  /// The size of toolbar items.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
}
