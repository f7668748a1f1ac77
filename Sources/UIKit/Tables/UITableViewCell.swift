public import CoreGraphics
public import UIKitBase
public import UIKitColors

/// One row of a table: a place for content, and what marks it as selected and separates it from the next.
///
/// Where things are stands in `UITableViewCell+Layout.swift`, looks and selection in `UITableViewCell+Looks.swift`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text at the left and a detail at the right.
    case value1 = 1
    /// A small name at the left, in the tint, and a detail beside it.
    case value2 = 2
    /// A text and a smaller detail below it.
    case subtitle = 3
  }

  /// How a cell shows that it is selected or touched; every style but `none` looks the same.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// The default look, by an old name.
    case blue = 1
    /// The default look, by an old name.
    case gray = 2
    /// A gray behind the content.
    case `default` = 3
  }

  /// The sign at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No sign.
    case none = 0
    /// A chevron: the row leads further.
    case disclosureIndicator = 1
    /// A check mark, in the tint.
    case checkmark = 3
  }

  // MARK: What a cell keeps

  /// What labels the cell has.
  final let style: CellStyle

  /// The name under which a table uses the cell again; `nil` for a cell that is used once.
  public final let reuseIdentifier: String?

  /// The place for the cell's content; it ends left of an accessory and above the separator.
  public final let contentView = UIView()

  /// The cell's part in its table; a cell outside any table is a plain one.
  final var role = CellRole() { didSet { if role != oldValue { roleDidChange(from: oldValue) } } }

  /// The labels, once they were asked for.
  final var mainLabel: UILabel?
  final var detailLabel: UILabel?

  /// The lines below and, in the first row of a grouped section, above.
  final let separator = UIView()
  final var topSeparator: UIView?

  /// The sign that ``accessoryType`` asks for.
  final var accessoryMark: CellAccessoryMark?

  /// The view that shows the selection unless the app gave one; made when first selected.
  final var plainSelection: UIView?

  /// Whether the app chose the background color; the table's is kept from such a cell.
  final var hasOwnBackground = false

  /// Whether a neighbour is selected, so that the line between the two is left out.
  final var isBesideSelection = false { didSet { if isBesideSelection != oldValue { updateSeparators() } } }

  /// Whether the cell is selected and touched, as last told.
  final var showsSelected = false
  final var showsHighlighted = false

  // MARK: Making a cell

  /// A cell of the given style; a table that is to use it again finds it by `reuseIdentifier`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }

  /// A cell of the default style that is used once, 320 × 44 points large; a table gives it another frame.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// A cell of the default style that is used once; a table gives it another frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  /// Called before the cell is used for another row; an override undoes what the next row may not want.
  open func prepareForReuse() {}

  // MARK: Content

  /// The label of the text: 17 points, `label`. It is made when first asked for.
  open var textLabel: UILabel? { makeMainLabel() }

  /// The label of the detail, whose place and size the style gives; `nil` in the default style.
  open var detailTextLabel: UILabel? { makeDetailLabel() }

  /// The sign at the right.
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }

  /// A view at the right, in place of the sign; it keeps its own size.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { accessoryViewDidChange(from: oldValue) } } }

  /// Where the line below the cell begins and ends; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? role.separatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// The separator's margins that the app chose.
  final var ownSeparatorInset: UIEdgeInsets?

  // MARK: Backgrounds

  /// The color behind the cell; what suits the table unless set.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }

  /// A view behind the content; `nil` unless set.
  open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }

  /// A view behind the content while the cell is selected or touched; a gray one unless set.
  open var selectedBackgroundView: UIView? { didSet { selectedBackgroundViewDidChange(from: oldValue) } }

  // MARK: Selection

  /// How the cell shows that it is selected.
  open var selectionStyle: SelectionStyle = .default { didSet { updateSelection(animated: false) } }

  /// Whether the cell shows that it is selected.
  open var isSelected: Bool {
    get { showsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell shows that it is touched.
  open var isHighlighted: Bool {
    get { showsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows or hides that the cell is selected; hiding can fade for 0.3 seconds.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != showsSelected else { return }
    showsSelected = selected
    updateSelection(animated: animated)
  }

  /// Shows or hides that the cell is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != showsHighlighted else { return }
    showsHighlighted = highlighted
    updateSelection(animated: animated)
  }

  // MARK: As a view

  /// Places content, labels, accessory and separators; a subclass calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCell()
  }

  /// The height that the labels need in the width of `size`, at least 44; a subclass with content of its own overrides it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  /// Whether the keyboard can select the row: in a table whose rows can be selected.
  open override var canBecomeFocused: Bool { (superview as? UITableView)?.allowsSelection ?? false }

  /// Whether the row is read as one thing; true unless set.
  open override var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The main text, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? mainLabel?.text }
    set { super.accessibilityLabel = newValue }
  }

  /// The detail, unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? detailLabel?.text }
    set { super.accessibilityValue = newValue }
  }

  /// Chosen, when it is selected or has a check mark, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? (isSelected || accessoryType == .checkmark ? [.button, .selected] : .button) }
    set { super.accessibilityTraits = newValue }
  }

  /// Hands the tint to the accessory.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    accessoryMark?.setNeedsDisplay()
    if style == .value2 { mainLabel?.textColor = tintColor }
  }
}

/// A cell's part in its table: which table it is in, and between which neighbours.
struct CellRole: Equatable {
  /// The table's style.
  var style = UITableView.Style.plain
  /// Whether the cell is the first and the last of its section.
  var isFirst = false
  var isLast = false
  /// Whether the table separates rows.
  var hasSeparators = false
  /// Where separators begin and end unless the cell says otherwise.
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The separators' color.
  var separatorColor: UIColor?
  /// The distance of text from the cell's edges, in points: 16, or 20 in a wide table (geometry spec 0.2).
  var margin: CGFloat = 16

  /// The corners that are round: those of the section's card (geometry spec 5.1).
  var cornerRadius: CGFloat { style == .insetGrouped && (isFirst || isLast) ? 10 : 0 }
}
