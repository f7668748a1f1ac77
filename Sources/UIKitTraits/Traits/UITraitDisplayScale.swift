// How many pixels a point has.

public import UIKitBase

/// The trait of the display scale.
public enum UITraitDisplayScale: SystemTrait {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }

  /// Its number among UIKit's traits.
  package static var number: Int { 16 }
}

extension UITraitCollection {
  /// Makes a collection in which only the display scale is set.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: displayScale)
  }

  /// The display scale, in pixels a point; 0 when not set.
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
}

extension UIMutableTraits {
  /// The display scale, in pixels a point; 0 when not set.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}
