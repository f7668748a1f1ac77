import UIKitBase

/// Cells, headers and footers that went out of view and wait to be used again, and the classes of new ones.
@MainActor
struct TableReuse {
  /// The classes that were registered, by name.
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  /// What waits, by name. It may still be in the table; what nobody took by the end of a layout is then removed.
  private(set) var cells: [String: [UITableViewCell]] = [:]
  private(set) var headers: [String: [UITableViewHeaderFooterView]] = [:]

  /// Lets a cell wait; one without a name is of no use any more.
  mutating func add(_ cell: UITableViewCell) {
    if let name = cell.reuseIdentifier { cells[name, default: []].append(cell) }
  }

  /// Lets a header or footer wait; one without a name is of no use any more.
  mutating func add(_ header: UITableViewHeaderFooterView) {
    if let name = header.reuseIdentifier { headers[name, default: []].append(header) }
  }

  /// A cell of the given name: one that waits, else a new one of the class that was registered.
  mutating func cell(named name: String) -> UITableViewCell? {
    if let cell = cells[name]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[name].map { Metatypes.makeCell($0, style: .default, reuseIdentifier: name) }
  }

  /// A header or footer of the given name: one that waits, else a new one of the class that was registered.
  mutating func header(named name: String) -> UITableViewHeaderFooterView? {
    if let header = headers[name]?.popLast() {
      header.prepareForReuse()
      return header
    }
    return headerClasses[name].map { Metatypes.makeHeaderFooter($0, reuseIdentifier: name) }
  }

  /// Takes what waits out of the table's views; hidden cells would be laid out and coloured for nothing.
  func detachAll() {
    for cell in cells.values.joined() where cell.superview != nil { cell.removeFromSuperview() }
    for header in headers.values.joined() where header.superview != nil { header.removeFromSuperview() }
  }
}
