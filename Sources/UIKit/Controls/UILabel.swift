public import CoreGraphics
import UIKitBase
public import UIKitColors
public import UIKitText

/// A view that shows text which cannot be edited.
///
/// Text is shaped and measured once for each text, font and width (`UILabel+Layout`); colors are resolved each time it is drawn, so
/// that a change of style draws it again without shaping it again (`UILabel+Drawing`).
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What is shown, and its shapes.
  final let content = LabelContent()

  // MARK: Making a label

  /// A label with the given frame in its future superview's coordinates, in points; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Text

  /// The text; `nil` shows nothing. Setting it takes attributes away.
  open var text: String? {
    get { content.text?.string }
    set { setText(newValue) }
  }

  /// The text with its attributes; what it does not say, such as a font or a color, is the label's.
  open var attributedText: NSAttributedString? {
    get { textWithAttributes }
    set { setAttributedText(newValue) }
  }

  /// The font; 17 points unless set, and again when set to `nil`. Setting it changes all of an attributed text.
  open var font: UIFont! {
    get { content.font }
    set { setFont(newValue) }
  }

  /// The color of the text; `label` unless set, and again when set to `nil`. Setting it changes all of an attributed text.
  open var textColor: UIColor! {
    get { content.color }
    set { setTextColor(newValue) }
  }

  /// How lines stand between the edges; `.natural` unless set. Setting it changes all of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { setTextAlignment(newValue) }
  }

  /// What happens to text that has no room; `.byTruncatingTail` unless set. Setting it changes all of an attributed text.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreak }
    set { setLineBreakMode(newValue) }
  }

  /// The greatest number of lines; 1 unless set, 0 for as many as there are.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { setNumberOfLines(newValue) }
  }

  /// The width in points at which lines break when the label tells its ``intrinsicContentSize``; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: State

  /// Whether the text is drawn in its usual color; a label that is not enabled draws it in `secondaryLabel`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// Whether the text is drawn in ``highlightedTextColor``.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// The color of the text while the label is highlighted; `nil`, as at first, means the usual one.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted && highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  // MARK: Size

  /// The size of the text, up to whole pixels. A label of several lines breaks them at `size.width`; one of one line ignores it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(inWidth: size.width) }

  /// The size of the text, up to whole pixels, with lines broken at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize { fittingSize(inWidth: preferredMaxLayoutWidth) }

  /// The rectangle of the text, at the top left of `bounds` and inside it, up to whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(in: bounds.size, lines: numberOfLines))
  }

  // MARK: Drawing

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text into `rect`, in the middle of its height, with the current context.
  open func drawText(in rect: CGRect) { drawTextContent(in: rect) }

  // MARK: Accessibility

  /// Whether the label is read as one thing; true unless set.
  open override var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// A text that does not change, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  /// The text, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}
