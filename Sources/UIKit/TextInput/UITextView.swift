public import CoreGraphics
public import UIKitBase
public import UIKitColors
public import UIKitText

/// A scroll view that shows a text of many lines, which the user can edit.
///
/// The text is drawn by a view of its own (`TextCanvas`) that is no larger than what is visible and a little more, so that a long text
/// takes no more memory than a short one and most steps of scrolling draw nothing (`UITextView+Layout`). What keys do stands in
/// `TextHost+Commands`. Text comes as the keyboard types it; see ``UIKeyInput``. Tab goes on to the next view and types nothing. There are
/// no links, attachments and typing attributes, and there is no pasteboard.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  // MARK: What a text view keeps

  /// The text and what is selected.
  final let edited = EditedText()

  /// Where text is typed.
  final let caret = Caret()

  /// What draws the text.
  final private(set) lazy var canvas = TextCanvas(of: self)

  /// The font, the color and the alignment that were set.
  final var ownFont: UIFont?
  final var ownColor: UIColor?
  final var ownAlignment = NSTextAlignment.natural

  /// Whether the caret is to be scrolled into view at the next layout.
  final var revealsCaret = false

  /// The delegate as a text view's, so that it is not asked each time whether it is one.
  final weak var textDelegate: (any UITextViewDelegate)?

  // MARK: Making a text view

  /// A text view with the given frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTextView()
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Text

  /// The text; empty for none. Setting it takes attributes away and asks nobody.
  open var text: String! {
    get { edited.string }
    set { takeContent(newValue.map { .plain($0) }) }
  }

  /// The text with its attributes.
  ///
  /// Where a text that is set has no color it is drawn in black, in the dark style too, and where it has no font, in the system's of 12
  /// points, as attributed text is that is drawn directly (assertion 102). Plain text has the view's font and color.
  open var attributedText: NSAttributedString! {
    get { textWithAttributes ?? NSAttributedString(string: "") }
    set { takeContent(newValue.map { .attributed($0) }) }
  }

  /// The font; `nil`, as at first, is the system's of 12 points (geometry spec 2.3). Setting it changes all of an attributed text.
  open var font: UIFont? {
    get { ownFont }
    set { takeFont(newValue) }
  }

  /// The color of the text; `nil`, as at first, is `label` for plain text (spec 7). Setting it changes all of an attributed text.
  open var textColor: UIColor? {
    get { ownColor }
    set { takeTextColor(newValue) }
  }

  /// How lines stand between the edges; `.natural` unless set.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set { takeTextAlignment(newValue) }
  }

  /// The room between the text and the content's edges, in points; 8 at the top and the bottom unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { shapeDidChange() } }
  }

  /// The room in which lines stand, for its padding at their sides.
  public final let textContainer = NSTextContainer()

  // MARK: Editing

  /// Who decides about editing and hears of it and of movements; not kept alive.
  ///
  /// It is the scroll view's `delegate` too; one that is set there and is no text view's delegate hears of movements only, and this is `nil`.
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }

  override func scrollDelegateDidChange() {
    super.scrollDelegateDidChange()
    textDelegate = scrollDelegate as? any UITextViewDelegate
  }

  /// Whether the user can change the text; true unless set.
  ///
  /// Setting it to false ends editing. Setting it to true begins editing in a view that is first responder, if the delegate agrees.
  open var isEditable = true { didSet { if isEditable != oldValue { editabilityDidChange() } } }

  /// Whether the user can select text; true unless set.
  open var isSelectable = true { didSet { if isSelectable != oldValue { canvas.setNeedsDisplay() } } }

  /// What is selected, in UTF-16 code units; an empty range is the caret. One outside of the text counts as the nearest in it.
  open var selectedRange: NSRange {
    get { NSRange(location: edited.selection.range.lowerBound, length: edited.selection.range.count) }
    set { select(newValue) }
  }

  /// Whether editing has begun and not ended; a view that text is only selected in is not edited.
  final var isEdited = false

  /// Whether keys can go to the view: while its text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Whether the keyboard's focus can go to the view: while its text can be edited.
  open override var canBecomeFocused: Bool { isEditable }

  /// Begins editing if the delegate agrees; returns whether the view is first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard mayBeginEditing(), super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  /// Ends editing if the delegate agrees; returns whether the view is no longer first responder.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing(), super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { !edited.isEmpty }

  /// Puts `text` in place of what is selected; the delegate is not asked.
  open func insertText(_ text: String) { insertAtSelection(text) }

  /// Deletes what is selected, or the character before the caret; the delegate is not asked.
  open func deleteBackward() { deleteAtSelection() }

  /// Scrolls as little as makes the characters of `range` visible; not at all if they are.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  // MARK: Size

  /// The size of the text with its insets, lines broken at `size.width`; up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(inWidth: size.width) }

  /// The size of the text in the present width, if the view does not scroll; else the content asks for no size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) : fittingSize(inWidth: bounds.width)
  }

  // MARK: As a view

  /// Lets the content's size follow the text, and puts the text and the caret in their places.
  open override func layoutSubviews() {
    layoutText()
    super.layoutSubviews()
    placeParts()
  }

  /// Ends editing that nobody ended while the view was in its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isEdited, !isFirstResponder { finishEditing() }
  }

  /// Asks for a layout, which shows the caret again where there are frames.
  override func leaveFrames() {
    super.leaveFrames()
    if isEdited { setNeedsLayout() }
  }

  /// Keeps the touch: what the view stands in does not hear of it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Begins editing where the finger was lifted, or sets the caret there.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { takeTap(touch) }
  }

  /// Keeps the touch; nothing was done with it yet.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Types and moves the caret; keys that mean nothing to a text are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !isFirstResponder || !type($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  // MARK: Accessibility

  /// Whether the view is read as one thing; true unless set.
  open override var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, if it is only read, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isEditable ? nil : edited.string) }
    set { super.accessibilityLabel = newValue }
  }

  /// The text, if it can be edited, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isEditable ? edited.string : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// Begins editing, or selecting.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}

extension UITextView {
  /// Posted when editing began; the object is the text view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ended; the object is the text view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted when the user changed the text; the object is the text view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}
