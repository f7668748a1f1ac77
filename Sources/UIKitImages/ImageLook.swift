package import UIKitBase
package import UIKitColors

/// What can be said of how a picture looks beside its pixels; `nil` says nothing.
package struct ImageLook: Hashable, Sendable {
  /// How it is coloured.
  package var mode: UIImage.RenderingMode?
  /// What its shape is filled with.
  package var tint: UIColor?
  /// The edges, in points, that layout does not count.
  package var insets: UIEdgeInsets?
  /// Whether it is mirrored where one reads from right to left.
  package var flips: Bool?

  /// A look that says nothing.
  package init() {}

  /// This look, and what another one says where this says nothing.
  func laid(over other: ImageLook) -> ImageLook {
    var look = self
    look.mode = mode ?? other.mode
    look.tint = tint ?? other.tint
    look.insets = insets ?? other.insets
    look.flips = flips ?? other.flips
    return look
  }
}
