import CoreGraphics
import UIKitBase

/// Which cells exist: those in view. The others wait to be used again.
extension UITableView {
  /// Makes what came into view, gives up what went, and puts everything in its place.
  final func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    _ = tableLayout
    recycleUnseenCells()
    makeSeenCells()
    tileHeaders(isFooter: false)
    tileHeaders(isFooter: true)
    reuse.detachAll()
    placeEdgeViews()
  }

  /// Lays out first if that was asked for, then answers.
  final func tiled<Answer>(_ answer: () -> Answer) -> Answer {
    if !isTiling { layoutIfNeeded() }
    return answer()
  }

  // MARK: Cells

  /// Lets the cells wait that went out of view.
  private func recycleUnseenCells() {
    let layout = tableLayout
    let (low, high) = (bounds.minY, bounds.maxY)
    for (place, cell) in cells {
      if layout.contains(place) {
        let (top, height) = layout.row(place)
        if top < high, top + height > low { continue }
      }
      recycle(cell, at: place)
    }
  }

  /// Lets one cell wait.
  private func recycle(_ cell: UITableViewCell, at place: RowPlace) {
    cells[place] = nil
    if touched == place { cancelTouch() }
    if cell.reuseIdentifier == nil { cell.removeFromSuperview() }
    reuse.add(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.path)
  }

  /// Makes the cells that came into view, from the top down: a height that turns out otherwise moves what is below.
  private func makeSeenCells() {
    guard dataSource != nil, bounds.height > 0 else { return }
    var next = tableLayout.firstPlace(below: bounds.minY)
    while let place = next, tableLayout.row(place).top < bounds.maxY {
      let cell = cells[place] ?? makeCell(at: place)
      // What was called on the way may have reloaded the table.
      guard tableLayout.contains(place), cells[place] === cell else { break }
      let role = role(at: place)
      if cell.role != role { cell.role = role }
      adoptOwnHeight(of: cell, at: place)
      let frame = rect(of: place)
      if cell.frame != frame { cell.frame = frame }
      next = tableLayout.place(after: place)
    }
  }

  /// Asks for a row's cell and puts it behind all headers.
  private func makeCell(at place: RowPlace) -> UITableViewCell {
    guard let cell = dataSource?.tableView(self, cellForRowAt: place.path) else { return UITableViewCell() }
    cell.role = role(at: place)
    cell.setSelected(selection.contains(place), animated: false)
    cell.setHighlighted(touched == place, animated: false)
    cell.endSelectionFade()
    cell.isBesideSelection = isMarked(RowPlace(section: place.section, row: place.row + 1))
    cells[place] = cell
    measured.remove(place)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
    return cell
  }

  /// Gives a row whose height is automatic the height that its cell asks for.
  private func adoptOwnHeight(of cell: UITableViewCell, at place: RowPlace) {
    guard automaticRows.indices.contains(place.section), automaticRows[place.section].contains(place.row) else { return }
    guard measured.insert(place).inserted else { return }
    let insets = rowInsets
    let width = max(0, bounds.width - insets.left - insets.right)
    let height = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let (top, old) = tableLayout.row(place)
    guard height > 0, height != old else { return }
    knownLayout?.setHeight(height, at: place)
    // What the user sees must not jump because something above it turned out higher: such a row grows upwards. A movement that is
    // under way goes along first, so that the content's new end is where it takes it to be.
    if top < bounds.minY { shiftContent(by: height - old) }
    contentSize.height = tableLayout.height
  }

  /// A cell's part in the table.
  private func role(at place: RowPlace) -> CellRole {
    let count = tableLayout.sections[place.section].rows.count
    return CellRole(
      style: style, isFirst: place.row == 0, isLast: place.row == count - 1, hasSeparators: separatorStyle == .singleLine,
      separatorInset: separatorInset, separatorColor: separatorColor, margin: contentMargin)
  }

  /// Gives all cells in view their parts anew.
  final func rolesDidChange() {
    for (place, cell) in cells where tableLayout.contains(place) { cell.role = role(at: place) }
  }

  // MARK: Reloading

  /// Forgets everything and asks again at the next layout.
  final func dropContent() {
    cancelTouch()
    selection = []
    for (place, cell) in cells { recycle(cell, at: place) }
    recycleHeaders()
    dropLayout()
  }

  /// Asks for some rows anew.
  final func reload(_ places: [RowPlace]) {
    for place in places {
      selection.removeAll { $0 == place }
      if let cell = cells[place] { recycle(cell, at: place) }
    }
    dropLayout()
  }

  /// Asks for some sections anew.
  final func reload(_ sections: IndexSet) {
    selection.removeAll { sections.contains($0.section) }
    for (place, cell) in cells where sections.contains(place.section) { recycle(cell, at: place) }
    recycleHeaders()
    dropLayout()
  }

  // MARK: Above, below and behind

  /// Takes up another view above or below all sections.
  final func edgeViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    dropLayout()
  }

  /// Takes up another view behind everything.
  final func backgroundViewDidChange(from old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Puts the views above, below and behind the sections in their places.
  private func placeEdgeViews() {
    let layout = tableLayout
    let places = [
      (tableHeaderView, CGFloat(0), layout.tableHeader), (tableFooterView, layout.tableFooterTop, layout.tableFooter),
    ]
    for (view, y, height) in places {
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if let view, view.frame != frame { view.frame = frame }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}
