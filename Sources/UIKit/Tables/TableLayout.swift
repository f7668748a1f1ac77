import CoreGraphics

/// Where everything in a table is, from top to bottom: the one place from which heights and positions come.
///
/// A section is, downwards: padding, header, rows, footer. Looking up what is at a height takes O(log n) steps.
struct TableLayout {
  /// One section's heights, in points.
  struct Section {
    /// Where the section begins.
    fileprivate(set) var top: CGFloat = 0
    /// The empty space above the header.
    let padding: CGFloat
    /// The header's height.
    let header: CGFloat
    /// The rows' heights.
    fileprivate(set) var rows: RowHeights
    /// The footer's height.
    let footer: CGFloat

    /// Where the header begins.
    var headerTop: CGFloat { top + padding }
    /// Where the rows begin.
    var rowsTop: CGFloat { headerTop + header }
    /// Where the footer begins.
    var footerTop: CGFloat { rowsTop + rows.total }
    /// Where the section ends.
    var bottom: CGFloat { footerTop + footer }

    init(padding: CGFloat, header: CGFloat, rows: RowHeights, footer: CGFloat) {
      self.padding = padding
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  /// The height of what stands above and below all sections.
  let tableHeader: CGFloat
  let tableFooter: CGFloat

  /// The sections, from top to bottom.
  private(set) var sections: [Section]

  /// Stacks sections of which only the heights are known.
  init(tableHeader: CGFloat, sections: [Section], tableFooter: CGFloat) {
    self.tableHeader = tableHeader
    self.tableFooter = tableFooter
    self.sections = sections
    stack(from: 0)
  }

  /// Where the table's footer begins.
  var tableFooterTop: CGFloat { sections.last?.bottom ?? tableHeader }

  /// The height of everything.
  var height: CGFloat { tableFooterTop + tableFooter }

  /// Where a row begins and how high it is.
  func row(_ place: RowPlace) -> (top: CGFloat, height: CGFloat) {
    let section = sections[place.section]
    return (section.rowsTop + section.rows.top(of: place.row), section.rows.height(of: place.row))
  }

  /// Whether there is a row at `place`.
  func contains(_ place: RowPlace) -> Bool {
    sections.indices.contains(place.section) && place.row >= 0 && place.row < sections[place.section].rows.count
  }

  /// The section that reaches to or beyond `y`: the first whose bottom is below it.
  func firstSection(below y: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The row that contains `y`; `nil` above, below and between rows.
  func place(at y: CGFloat) -> RowPlace? {
    let index = firstSection(below: y)
    guard index < sections.count else { return nil }
    let section = sections[index]
    guard y >= section.rowsTop, y < section.footerTop else { return nil }
    return RowPlace(section: index, row: section.rows.row(at: y - section.rowsTop))
  }

  /// The first row that ends below `y`; `nil` when there is none.
  func firstPlace(below y: CGFloat) -> RowPlace? {
    var index = firstSection(below: y)
    while index < sections.count {
      let section = sections[index]
      if section.rows.count > 0, y < section.footerTop {
        return RowPlace(section: index, row: section.rows.row(at: max(0, y - section.rowsTop)))
      }
      index += 1
    }
    return nil
  }

  /// The row after `place`, in this section or one further down; `nil` after the last.
  func place(after place: RowPlace) -> RowPlace? {
    if place.row + 1 < sections[place.section].rows.count { return RowPlace(section: place.section, row: place.row + 1) }
    for index in sections.indices.dropFirst(place.section + 1) where sections[index].rows.count > 0 {
      return RowPlace(section: index, row: 0)
    }
    return nil
  }

  /// Gives a row another height; everything below moves.
  mutating func setHeight(_ height: CGFloat, at place: RowPlace) {
    sections[place.section].rows.setHeight(height, of: place.row)
    stack(from: place.section + 1)
  }

  /// Puts each section from `index` on below the one before it.
  private mutating func stack(from index: Int) {
    var y = index == 0 ? tableHeader : sections[index - 1].bottom
    for index in sections.indices.dropFirst(index) {
      sections[index].top = y
      y = sections[index].bottom
    }
  }
}
