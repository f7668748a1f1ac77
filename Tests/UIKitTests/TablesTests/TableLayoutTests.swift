import CoreGraphics
import Testing

@testable import UIKit

@Suite struct TableLayoutTests {
  @Test func equalRowsNeedNoTree() {
    let rows = RowHeights(count: 100_000, height: 44)
    #expect(rows.total == 4_400_000)
    #expect(rows.top(of: 99_999) == 4_399_956)
    #expect(rows.row(at: 0) == 0)
    #expect(rows.row(at: 43.9) == 0)
    #expect(rows.row(at: 44) == 1)
    #expect(rows.row(at: 1e9) == 99_999)
  }

  @Test func rowsOfDifferentHeightsAddUpAndAreFound() {
    let heights = (0..<1000).map { CGFloat(($0 * 37) % 91) }
    var list = UniformList<CGFloat>()
    for height in heights { list.append(height) }
    var rows = RowHeights(list)
    var expected = heights
    for change in [(0, CGFloat(12)), (999, 80), (512, 0), (511, 200), (7, 3)] {
      rows.setHeight(change.1, of: change.0)
      expected[change.0] = change.1
    }
    var top: CGFloat = 0
    for row in 0..<1000 {
      #expect(rows.top(of: row) == top)
      #expect(rows.height(of: row) == expected[row])
      if expected[row] > 0 {
        #expect(rows.row(at: top) == row)
        #expect(rows.row(at: top + expected[row] - 0.5) == row)
      }
      top += expected[row]
    }
    #expect(rows.total == top)
  }

  @Test func aListOfEqualElementsTakesNoRoom() {
    var list = UniformList<Int>()
    for _ in 0..<1000 { list.append(7) }
    #expect(list.count == 1000)
    #expect(list.elements.isEmpty)
    list.append(8)
    #expect(list.elements == Array(repeating: 7, count: 1000) + [8])
  }

  @Test func twoThousandMillionRowsTakeNoRoomAndOneOfThemCanDiffer() {
    let count = Int(Int32.max)
    var rows = RowHeights(count: count, height: 44)
    rows.setHeight(50, of: 1_000_000_000)
    rows.setHeight(40, of: 3)
    #expect(rows.total == 44 * CGFloat(count) + 2)
    #expect(rows.top(of: 1_000_000_000) == 43_999_999_996)
    #expect(rows.row(at: 44_000_000_045) == 1_000_000_000)
    #expect(rows.row(at: 44_000_000_046) == 1_000_000_001)
    #expect(rows.row(at: 1e12) == count - 1)
  }

  @Test func equalRowsOfWhichOneChangesBecomeDifferent() {
    var rows = RowHeights(count: 10, height: 44)
    rows.setHeight(44, of: 3)
    rows.setHeight(60, of: 3)
    #expect(rows.total == 456)
    #expect(rows.top(of: 3) == 132)
    #expect(rows.top(of: 4) == 192)
  }

  @Test func sectionsStandBelowEachOther() {
    var layout = TableLayout(
      tableHeader: 50,
      sections: [
        .init(padding: 22, header: 28, rows: RowHeights(count: 2, height: 44), footer: 5),
        .init(padding: 0, header: 0, rows: RowHeights(count: 0, height: 44), footer: 0),
        .init(padding: 0, header: 10, rows: RowHeights(count: 1, height: 30), footer: 0),
      ], tableFooter: 7)
    #expect(layout.sections.map(\.top) == [50, 193, 193])
    #expect(layout.sections[0].headerTop == 72)
    #expect(layout.sections[0].rowsTop == 100)
    #expect(layout.height == 240)
    #expect(layout.place(at: 99) == nil)
    #expect(layout.place(at: 100) == RowPlace(section: 0, row: 0))
    #expect(layout.place(at: 187.9) == RowPlace(section: 0, row: 1))
    #expect(layout.place(at: 188) == nil)
    #expect(layout.firstPlace(below: 190) == RowPlace(section: 2, row: 0))
    #expect(layout.place(after: RowPlace(section: 0, row: 1)) == RowPlace(section: 2, row: 0))
    #expect(layout.place(after: RowPlace(section: 2, row: 0)) == nil)
    layout.setHeight(54, at: RowPlace(section: 0, row: 0))
    #expect(layout.sections.map(\.top) == [50, 203, 203])
    #expect(layout.row(RowPlace(section: 2, row: 0)) == (213, 30))
  }

  @Test func anEmptyTableHasNoPlaces() {
    let layout = TableLayout(tableHeader: 0, sections: [], tableFooter: 0)
    #expect(layout.height == 0)
    #expect(layout.place(at: 0) == nil)
    #expect(layout.firstPlace(below: 0) == nil)
  }
}
