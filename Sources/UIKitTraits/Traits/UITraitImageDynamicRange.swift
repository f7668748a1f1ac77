// How bright images may become.

/// How far above the display's white images may shine; `UIImage.DynamicRange` on iOS.
public enum UIImageDynamicRange: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// Not at all.
  case standard = 0
  /// A little.
  case constrainedHigh = 1
  /// As far as the display goes.
  case high = 2
}

/// The trait of the dynamic range of images.
public enum UITraitImageDynamicRange: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIImageDynamicRange { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 23 }
}

extension UITraitCollection {
  /// Makes a collection in which only the dynamic range of images is set.
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
  }

  /// The dynamic range of images.
  public var imageDynamicRange: UIImageDynamicRange { self[UITraitImageDynamicRange.self] }
}

extension UIMutableTraits {
  /// The dynamic range of images.
  public var imageDynamicRange: UIImageDynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}
