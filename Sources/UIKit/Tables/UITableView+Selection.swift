import CoreGraphics
import UIKitBase

/// Touching and selecting rows.
extension UITableView {
  // MARK: A touch

  /// Shows the touch on the row it hit, if the delegate lets it show.
  final func beginTouch(_ touches: Set<UITouch>) {
    guard allowsSelection, touched == nil, let touch = touches.first, let place = place(at: touch.location(in: self)) else {
      return
    }
    guard delegate?.tableView(self, shouldHighlightRowAt: place.path) ?? true else { return }
    touched = place
    cells[place]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: place.path)
  }

  /// Gives up when the finger leaves the row.
  final func moveTouch(_ touches: Set<UITouch>) {
    guard let touched, let touch = touches.first else { return }
    if !rect(of: touched).contains(touch.location(in: self)) { cancelTouch() }
  }

  /// Selects the row, or deselects it where several can be selected.
  final func endTouch() {
    guard let place = touched else { return }
    let deselects = allowsMultipleSelection && selection.contains(place)
    // The touch is over before the delegate hears of the selection: it may deselect at once and let that fade.
    cancelTouch()
    if deselects { deselectByUser(place) } else { selectByUser(place) }
  }

  /// Shows the touch no longer.
  final func cancelTouch() {
    guard let place = touched else { return }
    touched = nil
    cells[place]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: place.path)
  }

  // MARK: By the user

  /// Selects a row that the delegate lets be selected; the one selected before gives way.
  private func selectByUser(_ wanted: RowPlace) {
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: wanted.path) } ?? wanted.path
    guard let place = answer.flatMap(RowPlace.init), tableLayout.contains(place) else { return }
    if !allowsMultipleSelection {
      for old in selection where old != place { deselectByUser(old) }
    }
    mark(place, animated: false)
    delegate?.tableView(self, didSelectRowAt: place.path)
  }

  /// Deselects a row that the delegate lets be deselected.
  private func deselectByUser(_ wanted: RowPlace) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: wanted.path) } ?? wanted.path
    guard let place = answer.flatMap(RowPlace.init) else { return }
    deselect(place, animated: false)
    delegate?.tableView(self, didDeselectRowAt: place.path)
  }

  // MARK: By the app

  /// Selects a row, or none.
  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let place = path.flatMap(RowPlace.init)
    if place == nil || !allowsMultipleSelection {
      for old in selection where old != place { deselect(old, animated: animated) }
    }
    guard let place, let path, tableLayout.contains(place) else { return }
    mark(place, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  /// Notes a row as selected and shows it.
  private func mark(_ place: RowPlace, animated: Bool) {
    if !selection.contains(place) { selection.append(place) }
    cells[place]?.setSelected(true, animated: animated)
  }

  /// Notes a row as not selected and shows it.
  final func deselect(_ place: RowPlace, animated: Bool) {
    selection.removeAll { $0 == place }
    cells[place]?.setSelected(false, animated: animated)
  }

  // MARK: Lines beside a marked row

  /// Whether the row at `place` is marked, or will be once it comes into view.
  final func isMarked(_ place: RowPlace) -> Bool {
    guard let cell = cells[place] else { return selection.contains(place) }
    return cell.isMarked
  }

  /// Lets the line above a cell go with the cell's marking.
  final func markingDidChange(of cell: UITableViewCell) {
    guard let place = cells.first(where: { $0.value === cell })?.key else { return }
    cells[RowPlace(section: place.section, row: place.row - 1)]?.isBesideSelection = isMarked(place)
  }
}
