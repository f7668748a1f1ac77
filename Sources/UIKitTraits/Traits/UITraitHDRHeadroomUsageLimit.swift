// Whether brightness above white is to be held back.

/// Whether content may use the brightness that the display has above white.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// It is to be held back.
  case active = 0
  /// It may be used.
  case inactive = 1
}

/// The trait of whether brightness above white is held back.
public enum UITraitHDRHeadroomUsageLimit: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 27 }
}

extension UITraitCollection {
  /// Makes a collection in which only whether brightness above white is held back is set.
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(UITraitHDRHeadroomUsageLimit.self, value: hdrHeadroomUsageLimit)
  }

  /// Whether brightness above white is held back.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }
}

extension UIMutableTraits {
  /// Whether brightness above white is held back; the collection calls it `hdrHeadroomUsageLimit`.
  public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}
