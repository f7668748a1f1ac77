import CoreGraphics
import UIKitBase

/// Which rows of a section have the heights that their cells ask for.
enum AutomaticRows {
  case none
  case all
  case some([Bool])

  /// Whether a row is one of them.
  func contains(_ row: Int) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .some(let rows): row < rows.count && rows[row]
    }
  }
}

/// Finding out where everything is.
extension UITableView {
  /// What the initialisers do once all storage is there.
  final func setUpTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The height of a row of which nothing is known, in points (geometry spec 5.1).
  private static let defaultRowHeight: CGFloat = 44

  /// The heights of empty headers and footers of grouped tables (geometry spec 5.1 and 5.2), in points.
  private static let firstGap: CGFloat = 35
  private static let gap: CGFloat = 17.5
  private static let firstTitle: CGFloat = 55.5
  private static let title: CGFloat = 38
  private static let plainPadding: CGFloat = 22

  // MARK: Sides

  /// The distance of text from the edge of a row, and of a card from the edge of the table, in points.
  final var contentMargin: CGFloat { bounds.width < 414 ? 16 : 20 }

  /// The distances of the rows from the table's left and right edge.
  final var rowInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let area = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return (contentMargin + area.left, contentMargin + area.right)
  }

  /// A header's or footer's part in the table.
  final func headerRole(isFooter: Bool) -> HeaderRole {
    let insets = rowInsets
    return HeaderRole(
      style: style, isFooter: isFooter, textStart: insets.left + contentMargin, textEnd: insets.right + contentMargin)
  }

  // MARK: The layout

  /// Where everything is, found out now if need be.
  final var tableLayout: TableLayout {
    if let knownLayout, layoutWidth == bounds.width || isMeasuring { return knownLayout }
    if isMeasuring { return TableLayout(tableHeader: 0, sections: [], tableFooter: 0) }
    isMeasuring = true
    let layout = makeLayout()
    isMeasuring = false
    knownLayout = layout
    layoutWidth = bounds.width
    let size = CGSize(width: bounds.width, height: layout.height)
    if contentSize != size { contentSize = size }
    return layout
  }

  /// How many sections there are; while heights are asked for, the data source knows better.
  final var sectionCount: Int {
    isMeasuring ? max(0, dataSource?.numberOfSections(in: self) ?? 0) : tableLayout.sections.count
  }

  /// How many rows a section has.
  final func rowCount(_ section: Int) -> Int {
    guard section >= 0, section < sectionCount else { return 0 }
    if isMeasuring { return max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) }
    return tableLayout.sections[section].rows.count
  }

  /// Forgets where everything is; the cells in view stay.
  final func dropLayout() {
    knownLayout = nil
    askedHeaders = [:]
    askedFooters = [:]
    setNeedsLayout()
  }

  /// Asks for all heights.
  private func makeLayout() -> TableLayout {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    automaticRows = []
    measured = []
    var sections: [TableLayout.Section] = []
    sections.reserveCapacity(count)
    for section in 0..<max(0, count) {
      let header = headerHeight(section)
      sections.append(
        TableLayout.Section(
          padding: header > 0 ? headerPadding : 0, header: header, rows: rowHeights(section), footer: footerHeight(section)))
    }
    return TableLayout(
      tableHeader: tableHeaderView?.frame.height ?? 0, sections: sections, tableFooter: tableFooterView?.frame.height ?? 0)
  }

  /// Asks for the heights of a section's rows.
  private func rowHeights(_ section: Int) -> RowHeights {
    let count = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    guard let delegate else {
      let isFixed = rowHeight >= 0 && rowHeight.isFinite
      automaticRows.append(isFixed ? .none : .all)
      return RowHeights(count: count, height: isFixed ? rowHeight : guess(estimatedRowHeight))
    }
    var automatic = [Bool](repeating: false, count: count)
    var automaticCount = 0
    let heights = (0..<count).map { row -> CGFloat in
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(self, heightForRowAt: path)
      if height >= 0, height.isFinite { return height }
      automatic[row] = true
      automaticCount += 1
      return guess(delegate.tableView(self, estimatedHeightForRowAt: path))
    }
    automaticRows.append(automaticCount == 0 ? .none : automaticCount == count ? .all : .some(automatic))
    return RowHeights(heights)
  }

  /// A guess that the app makes, else the default.
  private func guess(_ height: CGFloat) -> CGFloat { height > 0 && height.isFinite ? height : Self.defaultRowHeight }

  // MARK: Headers and footers

  /// The empty space above a header.
  private var headerPadding: CGFloat {
    sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? Self.plainPadding : 0
  }

  /// A height in whole device pixels, rounded up, so that rows stay sharp.
  private func aligned(_ height: CGFloat) -> CGFloat {
    let scale = max(layer.contentsScale, 1)
    return (height * scale - 0.001).rounded(.up) / scale
  }

  /// The height of a section's header: what the delegate says, exactly, else what suits the style.
  private func headerHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if asked >= 0, asked.isFinite { return asked }
    let isFirst = section == 0
    if let view = askForView(&askedHeaders, section, isFooter: false) {
      return fittingHeight(of: view, isFooter: false, least: style == .plain ? HeaderRole.plainHeight : Self.title)
    }
    if let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
      if style == .plain { return HeaderRole.plainHeight }
      let more = textHeight(title, isFooter: false) - textHeight(" ", isFooter: false)
      return aligned((isFirst ? Self.firstTitle : Self.title) + more)
    }
    return style == .plain ? 0 : aligned(isFirst ? Self.firstGap : Self.gap)
  }

  /// The height of a section's footer: what the delegate says, exactly, else what suits the style.
  private func footerHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0, asked.isFinite { return asked }
    if let view = askForView(&askedFooters, section, isFooter: true) {
      return fittingHeight(of: view, isFooter: true, least: Self.gap)
    }
    if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      let role = headerRole(isFooter: true)
      return aligned(role.height(forText: textHeight(title, isFooter: true)))
    }
    return style == .plain ? 0 : aligned(Self.gap)
  }

  /// Asks the delegate for a header or footer and keeps it until it comes into view.
  private func askForView(_ asked: inout [Int: UIView], _ section: Int, isFooter: Bool) -> UIView? {
    let view =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section) : delegate?.tableView(self, viewForHeaderInSection: section)
    asked[section] = view
    return view
  }

  /// The height that a header or footer of the app's asks for.
  private func fittingHeight(of view: UIView, isFooter: Bool, least: CGFloat) -> CGFloat {
    (view as? UITableViewHeaderFooterView)?.role = headerRole(isFooter: isFooter)
    let height = view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    return aligned(height > 0 ? height : least)
  }

  /// The height of a title in the table's width.
  private func textHeight(_ title: String, isFooter: Bool) -> CGFloat {
    let role = headerRole(isFooter: isFooter)
    let label = UILabel()
    label.numberOfLines = 0
    label.font = role.font
    label.text = role.shown(title)
    let width = role.textWidth(in: bounds.width)
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  // MARK: Places

  /// A row's rectangle.
  final func rect(of place: RowPlace) -> CGRect {
    let layout = tableLayout
    guard layout.contains(place) else { return .zero }
    let (top, height) = layout.row(place)
    let insets = rowInsets
    return CGRect(x: insets.left, y: top, width: max(0, bounds.width - insets.left - insets.right), height: height)
  }

  /// A part of a section, over the table's width.
  final func span(of section: Int, _ part: (TableLayout.Section) -> (CGFloat, CGFloat)) -> CGRect {
    let layout = tableLayout
    guard layout.sections.indices.contains(section) else { return .zero }
    let (top, bottom) = part(layout.sections[section])
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// The row at a point.
  final func place(at point: CGPoint) -> RowPlace? {
    guard let place = tableLayout.place(at: point.y), rect(of: place).contains(point) else { return nil }
    return place
  }

  /// Scrolls a row to a place.
  final func scroll(toRow path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let place = RowPlace(path), tableLayout.contains(place) else { return }
    let row = rect(of: place)
    let inset = adjustedContentInset
    let free = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none: return reveal(row, animated: animated)
    case .top: y = row.minY - inset.top
    case .middle: y = row.midY - inset.top - free / 2
    case .bottom: y = row.maxY - inset.top - free
    }
    let offset = pixelAligned(clamped(CGPoint(x: contentOffset.x, y: y)))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
}
