public import CoreGraphics
public import QuartzCore
import UIKitBase
public import UIKitImages
import UIKitTraits

/// A view that shows a picture.
///
/// The layer shows the picture's own pixels, so that a view costs no memory of its own; how they become those of the view's traits and
/// tint stands in `UIImageView+Picture`. As on iOS, `draw(_:)` of a subclass is not called.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Whether the picture that is shown was filled with the tint.
  final var usesTint = false

  /// The version of the picture's asset when it was shown; 0 for a picture without.
  final var shownVersion = 0

  /// Whether a picture of automatic coloring is taken as a stencil, as in bars and system buttons (spec 5.10).
  final var automaticIsTemplate = false {
    didSet { if automaticIsTemplate != oldValue { setNeedsDisplay() } }
  }

  // MARK: Making an image view

  /// A view of the picture's size that shows it.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view of the picture's size that shows it, and another one while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    setUpImageView()
  }

  /// A view with the given frame in its future superview's coordinates, in points; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpImageView()
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Pictures

  /// The picture; `nil` shows nothing. Of a picture with variants the one for the view's traits is shown, now and after each change.
  open var image: UIImage? { didSet { if image !== oldValue { pictureDidChange(from: oldValue) } } }

  /// The picture that is shown while the view is highlighted; `nil`, as at first, means ``image``.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { pictureDidChange(from: oldValue) } }
  }

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { pictureDidChange(from: nil) } } }

  // MARK: Size

  /// The picture's size in points; the view's own without a picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// The picture's size in points, less the edges that layout does not count; none without a picture.
  open override var intrinsicContentSize: CGSize { pictureSize }

  // MARK: Showing

  /// Takes up the variants that were registered while the view was in no window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    takeUpVariants()
  }

  /// Hands the picture to the layer.
  open override func display(_ layer: CALayer) { showPicture() }

  /// Fills a stencil with the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if usesTint { setNeedsDisplay() }
  }

  /// Leaves the layer the scale of the picture.
  override func adoptContentScale(_ scale: CGFloat) {
    if shownImage == nil { super.adoptContentScale(scale) }
  }

  // MARK: Accessibility

  /// A picture, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}
