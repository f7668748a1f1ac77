import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitImages
import UIKitText

/// What was set for one state of a button; `nil` shows what was set for the normal one.
struct ButtonContent {
  /// The title.
  var title: String?
  /// The title with attributes, in place of a plain one.
  var attributedTitle: NSAttributedString?
  /// The color of a plain title.
  var titleColor: UIColor?
  /// The picture.
  var image: UIImage?
  /// The picture behind everything.
  var backgroundImage: UIImage?
}

/// All that a button shows at one moment; colors are those that follow the traits.
struct ButtonLook: Equatable {
  /// The title.
  var title: String?
  /// The title with attributes, in place of a plain one.
  var attributedTitle: NSAttributedString?
  /// The title's font; `nil` leaves the label its own.
  var font: UIFont?
  /// The title's color.
  var titleColor = UIColor.white
  /// The text below the title.
  var subtitle: String?
  /// The picture.
  var image: UIImage?
  /// The color of stencils; `nil` for the button's tint.
  var imageTint: UIColor?
  /// How opaque the picture is beside ``contentAlpha``.
  var imageAlpha: CGFloat = 1
  /// How opaque title and picture are.
  var contentAlpha: CGFloat = 1
  /// The picture behind everything.
  var backgroundImage: UIImage?
  /// The card behind everything; `nil` for none.
  var card: Card?

  /// A colored rectangle with round corners.
  struct Card: Equatable {
    /// Its fill.
    var fill: UIColor?
    /// Its line.
    var stroke: UIColor?
    /// The width of its line, in points.
    var strokeWidth: CGFloat = 0
    /// The radius of its corners, in points; `nil` for half its height.
    var radius: CGFloat?
    /// The distance of its edges from the button's, in points.
    var insets = NSDirectionalEdgeInsets.zero
    /// How opaque it is.
    var alpha: CGFloat = 1
  }

  /// Whether a button of this look has the same size and places as one of the other.
  func hasSameExtent(as other: ButtonLook) -> Bool {
    title == other.title && attributedTitle == other.attributedTitle && font == other.font && subtitle == other.subtitle
      && image?.size == other.image?.size
  }
}
