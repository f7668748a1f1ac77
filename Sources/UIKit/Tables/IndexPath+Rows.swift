public import Foundation

extension IndexPath {
  /// The place of a row: its section, and its number in it, both from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The place of an item: its section, and its number in it, both from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section's number; the path must have two parts.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row's number in its section; the path must have two parts.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item's number in its section; the path must have two parts.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// The place of a row, cheaper to compare than an `IndexPath`.
struct RowPlace: Hashable, Comparable {
  /// The section's number.
  var section: Int
  /// The row's number in its section.
  var row: Int

  /// The place of a row by its two numbers, which need not exist.
  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The place that an index path names; `nil` when it has not two parts.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], row: path[1])
  }

  /// The place as an index path.
  var path: IndexPath { IndexPath(row: row, section: section) }

  /// Whether one row stands above another.
  static func < (left: RowPlace, right: RowPlace) -> Bool { (left.section, left.row) < (right.section, right.row) }
}
