// The small named values of CALayer.

import CoreGraphics

/// Where contents that are not as large as the layer are put, and how they are stretched.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the gravity.
  public let rawValue: String

  /// Makes a gravity from Apple's name of it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the upper edge, own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the lower edge, own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge, own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge, own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds, undistorted.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, undistorted.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The line that rounded corners follow.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the curve.
  public let rawValue: String

  /// Makes a curve from Apple's name of it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature grows gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A choice of corners of a layer, y pointing down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Makes a choice from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// All four corners.
  package static let all = CACornerMask(rawValue: 15)
}
