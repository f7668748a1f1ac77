import CoreGraphics
import UIKitBase

/// Asking how many rows there are, and how high each is.
extension UITableView {
  /// The height of a row of which nothing is known, in points (geometry spec 5.1).
  private static let defaultRowHeight: CGFloat = 44

  /// How many sections a table has at most, and rows a section: more are a mistake, which would use up the memory or the time.
  private static let mostSections = 1_000_000
  private static let mostRows = Int(Int32.max)

  // MARK: Counts

  /// How many sections the data source says there are.
  final var askedSectionCount: Int {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    precondition(
      (0...Self.mostSections).contains(count), "numberOfSections(in:) gave \(count); a table has 0 to \(Self.mostSections).")
    return count
  }

  /// How many rows the data source says a section has.
  private func askedRowCount(_ section: Int) -> Int {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    precondition(
      (0...Self.mostRows).contains(count),
      "tableView(_:numberOfRowsInSection:) gave \(count) for section \(section); a section has 0 to \(Self.mostRows).")
    return count
  }

  /// How many sections there are; while heights are asked for, the data source knows better.
  final var sectionCount: Int { isMeasuring ? askedSectionCount : tableLayout.sections.count }

  /// How many rows a section has.
  final func rowCount(_ section: Int) -> Int {
    guard section >= 0, section < sectionCount else { return 0 }
    return isMeasuring ? askedRowCount(section) : tableLayout.sections[section].rows.count
  }

  // MARK: Heights

  /// Asks for the heights of a section's rows, and notes which of them are automatic.
  final func rowHeights(_ section: Int) -> RowHeights {
    let count = askedRowCount(section)
    let answers = count > 0 ? delegate : nil
    guard let answers, !hasDefaultHeights(answers, section, count: count) else {
      let isFixed = rowHeight >= 0 && rowHeight.isFinite
      automaticRows.append(isFixed ? .none : .all)
      return RowHeights(count: count, height: isFixed ? rowHeight : guess(estimatedRowHeight))
    }
    var heights = UniformList<CGFloat>()
    var automatic = UniformList<Bool>()
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = answers.tableView(self, heightForRowAt: path)
      let isFixed = height >= 0 && height.isFinite
      automatic.append(!isFixed)
      heights.append(isFixed ? height : guess(answers.tableView(self, estimatedHeightForRowAt: path)))
    }
    automaticRows.append(AutomaticRows(automatic))
    return RowHeights(heights)
  }

  /// Whether the delegate has no method for heights, so that a million rows need not be asked for one by one.
  ///
  /// The methods that stand in for missing ones note that they were called. The first and the last row are tried, because a delegate
  /// that hands on to others may know about some rows only.
  private func hasDefaultHeights(_ delegate: any UITableViewDelegate, _ section: Int, count: Int) -> Bool {
    [0, count - 1].allSatisfy { row in
      let path = IndexPath(row: row, section: section)
      defaultAnswers = 0
      _ = delegate.tableView(self, heightForRowAt: path)
      _ = delegate.tableView(self, estimatedHeightForRowAt: path)
      return defaultAnswers == 2
    }
  }

  /// The answer of a delegate without a method of its own; notes that this is one.
  final func answerByDefault(_ height: CGFloat) -> CGFloat {
    defaultAnswers += 1
    return height
  }

  /// A guess that the app makes, else the default.
  private func guess(_ height: CGFloat) -> CGFloat { height > 0 && height.isFinite ? height : Self.defaultRowHeight }
}

/// Which rows of a section have the heights that their cells ask for.
enum AutomaticRows {
  /// No row.
  case none
  /// Each row.
  case all
  /// The rows for which the list says yes.
  case some([Bool])

  /// The rows that the list says yes for.
  init(_ rows: UniformList<Bool>) {
    self = rows.isUniform ? (rows.first == true ? .all : .none) : .some(rows.elements)
  }

  /// Whether a row is one of them.
  func contains(_ row: Int) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .some(let rows): row < rows.count && rows[row]
    }
  }
}

/// A list that takes no room for its elements while all are equal.
struct UniformList<Element: Equatable> {
  /// How many elements there are.
  private(set) var count = 0

  /// The first element; `nil` while there is none.
  private(set) var first: Element?

  /// All elements once they differ; empty before.
  private(set) var elements: [Element] = []

  /// Whether no element differs from the first.
  var isUniform: Bool { elements.isEmpty }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    let first = first ?? element
    if isUniform, element != first { elements = Array(repeating: first, count: count) }
    self.first = first
    count += 1
    if !isUniform || element != first { elements.append(element) }
  }
}
