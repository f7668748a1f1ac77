import UIKitBase

extension UIImage {
  /// How a picture is coloured. The raw values are those of iOS (spec 5.10).
  public enum RenderingMode: Int, Sendable {
    /// As suits the place: with its own colors in image views, as a stencil in bars, system buttons and segmented controls.
    case automatic = 0
    /// With its own colors.
    case alwaysOriginal = 1
    /// As a stencil: only its alpha counts, and it is filled with the tint.
    case alwaysTemplate = 2
  }

  /// How pixels are turned to be seen upright. The raw values are those of iOS.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn to the left.
    case left = 2
    /// By a quarter turn to the right.
    case right = 3
    /// Left and right are exchanged.
    case upMirrored = 4
    /// Top and bottom are exchanged.
    case downMirrored = 5
    /// Left and right are exchanged, then a quarter turn to the left.
    case leftMirrored = 6
    /// Left and right are exchanged, then a quarter turn to the right.
    case rightMirrored = 7

    /// Whether width and height are exchanged.
    var isQuarter: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
  }
}
