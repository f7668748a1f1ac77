public import CoreGraphics
public import UIKitBase
public import UIKitColors

/// A list of rows in sections, of which only those in view exist.
///
/// Where everything is follows from one value, `TableLayout` (see `UITableView+Layout.swift`); which cells exist is settled when the
/// table is laid out (`UITableView+Tiling.swift`). Rows cannot be inserted or deleted one by one yet; `reloadData()` takes any change.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections stand out.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; the header of the topmost section stays in view.
    case plain = 0
    /// Rows from edge to edge, with space between sections.
    case grouped = 1
    /// Each section is a card with round corners.
    case insetGrouped = 2
  }

  /// How rows are separated.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a hairline.
    case singleLine = 1
  }

  /// Where a row that is scrolled to comes to stand.
  public enum ScrollPosition: Int, Sendable {
    /// As near as makes it visible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How a change of rows shows; all kinds show at once.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// To or from the right.
    case right = 1
    /// To or from the left.
    case left = 2
    /// To or from the top.
    case top = 3
    /// To or from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the system thinks fit.
    case automatic = 100
  }

  /// A height that the table finds out by itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: What a table keeps

  /// How sections stand out.
  public final let style: Style

  /// Where everything is; `nil` when it has to be found out again.
  final var knownLayout: TableLayout?

  /// The width that the layout was found out for.
  final var layoutWidth: CGFloat = -1

  /// The rows whose heights the cells themselves give, by section.
  final var automaticRows: [AutomaticRows] = []

  /// The cells in view.
  final var cells: [RowPlace: UITableViewCell] = [:]

  /// The headers and footers in view, by section.
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]

  /// Headers and footers that were asked for while heights were found out, by section.
  final var askedHeaders: [Int: UIView] = [:]
  final var askedFooters: [Int: UIView] = [:]

  /// What waits to be used again, and how new ones are made.
  final var reuse = TableReuse()

  /// The selected rows, in the order in which they were selected.
  final var selection: [RowPlace] = []

  /// The row that is touched.
  final var touched: RowPlace?

  /// The rows whose own heights the layout has taken up.
  final var measured: Set<RowPlace> = []

  /// How many heights the delegate's missing methods were asked for, as far as anyone counts.
  final var defaultAnswers = 0

  /// Whether a cell is being made: what it asks of the table must not lay it out again.
  final var isTiling = false

  /// Whether heights are being asked for: what the answer asks of the table must not ask for them again.
  final var isMeasuring = false

  // MARK: Making a table

  /// A table of the given style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Who is asked

  /// Who knows what the table shows; not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { dropContent() } } }

  /// Who decides how the table looks and hears what is done to it; not kept alive.
  ///
  /// It is the scroll view's `delegate` too; one that is set there and is no table's delegate hears of movements only, and this is `nil`.
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { scrollDelegate = newValue }
  }

  /// The scroll view's delegate as a table's, so that it is not asked each time whether it is one.
  private final weak var tableDelegate: (any UITableViewDelegate)?

  override func scrollDelegateDidChange() {
    super.scrollDelegateDidChange()
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    dropLayout()
  }

  // MARK: Heights

  /// The height of rows for which the delegate names none; automatic unless set: what the cell asks for, at least 44 points.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { dropLayout() } } }

  /// A guess at the height of rows that are not measured yet; 44 points unless set.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { dropLayout() } }
  }

  /// The height of headers for which the delegate names none; automatic unless set.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { dropLayout() } }
  }

  /// The height of footers for which the delegate names none; automatic unless set.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { dropLayout() } }
  }

  /// The empty space above headers; automatic unless set: 22 points in plain tables, else none (geometry spec 5.1).
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { dropLayout() } }
  }

  // MARK: Above and below

  /// A view above all sections; it keeps its height and gets the table's width.
  open var tableHeaderView: UIView? { didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) } }

  /// A view below all sections; it keeps its height and gets the table's width.
  open var tableFooterView: UIView? { didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) } }

  /// A view behind everything that does not scroll; `nil` unless set.
  open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }

  // MARK: Separators

  /// How rows are separated.
  open var separatorStyle: SeparatorStyle = .singleLine { didSet { if separatorStyle != oldValue { rolesDidChange() } } }

  /// The lines' color; `separator` unless set.
  open var separatorColor: UIColor? = .separator { didSet { rolesDidChange() } }

  /// Where lines begin and end, from the edges of the rows; at the text unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      rolesDidChange()
    }
  }

  /// The distance of content and cards from the table's edges, in points: until it is set, 16 to the left and the right, 20 in a
  /// table of at least 414, beside the safe area (geometry spec 0.2).
  open override var layoutMargins: UIEdgeInsets {
    get { hasOwnLayoutMargins ? super.layoutMargins : defaultLayoutMargins }
    set {
      hasOwnLayoutMargins = true
      super.layoutMargins = newValue
      dropLayout()
    }
  }

  /// Whether the app chose the table's margins.
  private var hasOwnLayoutMargins = false

  /// The separators' margins that the app chose.
  final var ownSeparatorInset: UIEdgeInsets?

  // MARK: Content

  /// Asks for everything anew; nothing is selected afterwards.
  open func reloadData() { dropContent() }

  /// Asks for the cells of some rows anew; their number must be as before.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload(indexPaths.compactMap(RowPlace.init)) }

  /// Asks for some sections anew, whose rows may have become more or fewer.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reload(sections) }

  /// How many sections there are.
  open var numberOfSections: Int { sectionCount }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }

  /// The cell of a row in view; `nil` for a row that is not.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { RowPlace(indexPath).flatMap { cells[$0] } }

  /// The row of a cell in view; `nil` for a cell that is not.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key.path }

  /// The cells in view, from top to bottom.
  open var visibleCells: [UITableViewCell] { tiled { cells.sorted { $0.key < $1.key }.map(\.value) } }

  /// The rows in view, from top to bottom; `nil` when there is none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    tiled { cells.isEmpty ? nil : cells.keys.sorted().map(\.path) }
  }

  // MARK: Places

  /// A row's rectangle in the content's coordinates; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { RowPlace(indexPath).map(rect(of:)) ?? .zero }

  /// A section's rectangle with header and footer; zero for a section that does not exist.
  open func rect(forSection section: Int) -> CGRect { span(of: section) { ($0.top, $0.bottom) } }

  /// The rectangle of a section's header where it stands while it does not stay in view.
  open func rectForHeader(inSection section: Int) -> CGRect { span(of: section) { ($0.headerTop, $0.rowsTop) } }

  /// The rectangle of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect { span(of: section) { ($0.footerTop, $0.bottom) } }

  /// The row at a point of the content; `nil` when there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { place(at: point)?.path }

  /// The header of a section in view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section in view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls a row to a place.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toRow: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// Makes cells of class `cellClass` when none of that name waits to be used again; `nil` forgets the name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Makes headers and footers of class `aClass` when none of that name waits to be used again; `nil` forgets the name.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell that waits to be used again, or one of the class that was registered for the name; `nil` when none was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(named: identifier) }

  /// A cell that waits to be used again, or one of the class that was registered for the name.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = reuse.cell(named: identifier) else {
      preconditionFailure("No cell class is registered for the reuse identifier \"\(identifier)\".")
    }
    return cell
  }

  /// A header or footer that waits to be used again, or one of the class registered for the name; `nil` when none was.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuse.header(named: identifier)
  }

  // MARK: Selection

  /// Whether rows can be selected by touch.
  open var allowsSelection = true

  /// Whether several rows can be selected at a time.
  open var allowsMultipleSelection = false

  /// The row that was selected first; `nil` when none is.
  open var indexPathForSelectedRow: IndexPath? { selection.first?.path }

  /// The selected rows; `nil` when there is none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.path) }

  /// Selects a row without asking or telling the delegate; `nil` deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without asking or telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let place = RowPlace(indexPath) { deselect(place, animated: animated) }
  }

  // MARK: As a view

  /// Makes the cells that came into view and puts everything in its place; a subclass calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  /// A drag takes touches from all content, controls too, as in a table on iOS.
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Shows the touch on a row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches)
    super.touchesBegan(touches, with: event)
  }

  /// Follows the touch while it stays on its row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moveTouch(touches)
    super.touchesMoved(touches, with: event)
  }

  /// Selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch()
    super.touchesEnded(touches, with: event)
  }

  /// Shows the touch no longer.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
    super.touchesCancelled(touches, with: event)
  }
}

extension UITableView {
  /// Tells the table that heights changed; the changes are made in `updates`.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    dropLayout()
    layoutIfNeeded()
    completion?(true)
  }

  /// Begins changes after which heights are asked for anew.
  public final func beginUpdates() {}

  /// Ends changes; heights are asked for anew.
  public final func endUpdates() { dropLayout() }
}
