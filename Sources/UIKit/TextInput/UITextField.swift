public import CoreGraphics
import UIKitBase
public import UIKitColors
public import UIKitText

/// A control for one line of text that the user can edit.
///
/// Behind the text stands a border (`FieldBorder`), a placeholder is a label, the text is drawn by a view of its own (`TextCanvas`), so
/// that typing draws that anew and nothing else. What keys do stands in `TextHost+Commands`; how editing begins and ends, in
/// `UITextField+Editing`. Text comes as the keyboard types it; see ``UIKeyInput``. There is no clear button, no view beside the text and
/// no pasteboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  /// What stands round the text. The raw values are those of iOS.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A thick rectangle.
    case bezel = 2
    /// A rectangle with round corners and a ground of its own, 34 points high.
    case roundedRect = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user or the app is done with it.
    case committed = 0
  }

  // MARK: What a field keeps

  /// The text and what is selected.
  final let edited = EditedText()

  /// The ground and the line round the text.
  final let border = FieldBorder()

  /// What is shown while there is no text.
  final let placeholderLabel = UILabel()

  /// Where text is typed.
  final let caret = Caret()

  /// What draws the text.
  final private(set) lazy var canvas = TextCanvas(of: self)

  /// The font, the color and the alignment that were set.
  final var ownFont: UIFont?
  final var ownColor: UIColor?
  final var ownAlignment = NSTextAlignment.natural

  /// How far the text is pushed to the left to show the caret, in points.
  final var scroll: CGFloat = 0

  /// Where the finger came down that may select text, in the field's coordinates.
  final var touchStart: CGPoint?

  // MARK: Making a field

  /// A field with the given frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Text

  /// The text; empty for none. Setting it takes attributes away and asks nobody.
  open var text: String? {
    get { edited.string }
    set { takeContent(newValue.map { .plain($0) }) }
  }

  /// The text with its attributes; what it does not say, such as a font or a color, is the field's.
  open var attributedText: NSAttributedString? {
    get { textWithAttributes }
    set { takeContent(newValue.map { .attributed($0) }) }
  }

  /// What is shown in `placeholderText` while there is no text.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set { setPlaceholder(newValue) }
  }

  /// What is shown while there is no text, with its attributes; without a color it is in `placeholderText`.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set { setAttributedPlaceholder(newValue) }
  }

  /// The font; the system's of 17 points unless set, and again when set to `nil` (geometry spec 2.3).
  open var font: UIFont? {
    get { plainFont }
    set {
      takeFont(newValue)
      placeholderLabel.font = plainFont
    }
  }

  /// The color of the text; `label` unless set, and again when set to `nil` (spec 7). Setting it changes all of an attributed text.
  open var textColor: UIColor? {
    get { plainColor }
    set { takeTextColor(newValue) }
  }

  /// How the text stands between the edges; `.natural` unless set.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      takeTextAlignment(newValue)
      placeholderLabel.textAlignment = newValue
    }
  }

  /// What stands round the text; nothing unless set.
  open var borderStyle: BorderStyle {
    get { border.style }
    set { setBorderStyle(newValue) }
  }

  /// The color behind the text; in the round style, `nil` is `systemBackground`.
  open override var backgroundColor: UIColor? {
    get { border.fill ?? super.backgroundColor }
    set { setGround(newValue) { super.backgroundColor = $0 } }
  }

  /// Whether bullets are shown in place of the text; false unless set.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { shapeDidChange() } } }

  /// Whether the text goes when editing begins; false unless set.
  open var clearsOnBeginEditing = false

  // MARK: Editing

  /// Who decides about editing and hears of it; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is edited: it is its window's first responder.
  open var isEditing: Bool { isEdited }

  /// Whether editing has begun and not ended.
  final var isEdited = false

  /// Whether the field answers; disabling it ends editing.
  open override var isEnabled: Bool { didSet { if !isEnabled { resignFirstResponder() } } }

  /// Whether keys can go to the field: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate agrees; returns whether the field is edited.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard mayBeginEditing(), super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  /// Ends editing if the delegate agrees; returns whether the field is no longer edited.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing(), super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { !edited.isEmpty }

  /// Puts `text` in place of what is selected, line ends as spaces; the delegate is not asked.
  open func insertText(_ text: String) { insertAtSelection(text) }

  /// Deletes what is selected, or the character before the caret; the delegate is not asked.
  open func deleteBackward() { deleteAtSelection() }

  // MARK: Places

  /// Where the text is inside of `bounds` while it is not edited: 7 points from the sides and 2 from top and bottom of a border.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }

  /// Where the placeholder is inside of `bounds`: where the text is, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the text is inside of `bounds` while it is edited: where the text is otherwise, unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The size of text or placeholder with room round it, up to whole pixels; 34 points high in the round style (geometry spec 6.4).
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The size of text or placeholder with room round it, whatever is asked.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  // MARK: As a view

  /// Puts the border, the text and the caret in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Ends editing that nobody ended while the field was in its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isEdited, !isFirstResponder { finishEditing() }
  }

  /// Asks for a layout, which shows the caret again where there are frames.
  override func leaveFrames() {
    super.leaveFrames()
    if isEdited { setNeedsLayout() }
  }

  /// Selects with a pointer what is edited.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginSelecting(touch) }

  /// Selects further.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueSelecting(touch) }

  /// Begins editing where the finger was lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endSelecting(touch) }

  /// Types, moves the caret, ends editing; keys that mean nothing to a text are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !isFirstResponder || !type($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  // MARK: Accessibility

  /// Whether the field is read as one thing; true unless set.
  open override var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Something that answers while it is enabled, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? (isEnabled ? .none : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }

  /// What the field shows: the text, bullets, or else the placeholder; unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? shownText.text.string : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  /// Begins editing.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}

extension UITextField {
  /// Posted when editing began; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when the user changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
}
