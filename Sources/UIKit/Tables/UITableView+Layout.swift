import CoreGraphics
import UIKitBase

/// Finding out where everything is.
extension UITableView {
  /// What the initialisers do once all storage is there.
  final func setUpTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Sides

  /// The distance of text from the edge of a row, and of a card from the edge of the table, in points.
  final var contentMargin: CGFloat { bounds.width < 414 ? 16 : 20 }

  /// The margins of a table that was given none: those of its content beside the safe area, and every view's above and below.
  final var defaultLayoutMargins: UIEdgeInsets {
    let area = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(top: 8, left: contentMargin + area.left, bottom: 8, right: contentMargin + area.right)
  }

  /// The distances of the rows from the table's left and right edge: cards keep the table's margins.
  final var rowInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    return (layoutMargins.left, layoutMargins.right)
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

  /// Forgets where everything is; the cells in view stay.
  final func dropLayout() {
    knownLayout = nil
    askedHeaders = [:]
    askedFooters = [:]
    setNeedsLayout()
  }

  /// Asks for all heights.
  private func makeLayout() -> TableLayout {
    automaticRows = []
    measured = []
    let sections = (0..<askedSectionCount).map { section in
      let header = headerHeight(section)
      return TableLayout.Section(
        padding: header > 0 ? headerPadding : 0, header: header, rows: rowHeights(section), footer: footerHeight(section))
    }
    return TableLayout(
      tableHeader: tableHeaderView?.frame.height ?? 0, sections: sections, tableFooter: tableFooterView?.frame.height ?? 0)
  }

  // MARK: Headers and footers

  /// The empty space above a header.
  private var headerPadding: CGFloat {
    sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : headerRole(isFooter: false).padding
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
    return ownHeight(
      of: askForView(&askedHeaders, section, isFooter: false),
      title: dataSource?.tableView(self, titleForHeaderInSection: section), headerRole(isFooter: false), isFirst: section == 0)
  }

  /// The height of a section's footer: what the delegate says, exactly, else what suits the style.
  private func footerHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0, asked.isFinite { return asked }
    return ownHeight(
      of: askForView(&askedFooters, section, isFooter: true),
      title: dataSource?.tableView(self, titleForFooterInSection: section), headerRole(isFooter: true), isFirst: section == 0)
  }

  /// The height that a header or footer asks for by its view, else by its title, else by its style.
  private func ownHeight(of view: UIView?, title: String?, _ role: HeaderRole, isFirst: Bool) -> CGFloat {
    if let view { return aligned(fittingHeight(of: view, role)) }
    guard let title else { return aligned(role.emptyHeight(isFirst: isFirst)) }
    return aligned(role.height(forText: textHeight(title, role), isFirst: isFirst))
  }

  /// Asks the delegate for a header or footer and keeps it until it comes into view.
  private func askForView(_ asked: inout [Int: UIView], _ section: Int, isFooter: Bool) -> UIView? {
    let view =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section) : delegate?.tableView(self, viewForHeaderInSection: section)
    asked[section] = view
    return view
  }

  /// The height that a header or footer of the app's asks for; that of one line of text when it asks for none.
  private func fittingHeight(of view: UIView, _ role: HeaderRole) -> CGFloat {
    (view as? UITableViewHeaderFooterView)?.role = role
    let height = view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    return height > 0 ? height : role.isFooter ? role.emptyHeight(isFirst: false) : role.height(forText: textHeight(" ", role))
  }

  /// The height of a title in the table's width.
  private func textHeight(_ title: String, _ role: HeaderRole) -> CGFloat {
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
