import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
@Suite struct TableSelectionTests {
  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func aTapSelectsARowAndTheNextTapAnother() {
    let stage = TableStage()
    stage.app.tap(100, 22)
    #expect(stage.source.heard == ["will select 0", "did select 0"])
    #expect(stage.table.indexPathForSelectedRow == path(0))
    #expect(stage.table.cellForRow(at: path(0))?.isSelected == true)
    stage.source.heard = []
    stage.app.tap(100, 66)
    #expect(stage.source.heard == ["will select 1", "will deselect 0", "did deselect 0", "did select 1"])
    #expect(stage.table.indexPathsForSelectedRows == [path(1)])
    #expect(stage.table.cellForRow(at: path(0))?.isSelected == false)
  }

  @Test func aTouchShowsAfterATimeAndADragTakesItAway() {
    let stage = TableStage()
    stage.app.touch(.began, 100, 66)
    #expect(stage.table.cellForRow(at: path(1))?.isHighlighted == false)
    stage.app.wait(0.2)
    #expect(stage.table.cellForRow(at: path(1))?.isHighlighted == true)
    stage.app.touch(.moved, 100, 50)
    #expect(stage.table.cellForRow(at: path(1))?.isHighlighted == false)
    stage.app.touch(.ended, 100, 50)
    #expect(stage.source.heard == ["drag"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func theDelegateCanRefuseOrChooseAnotherRow() {
    let stage = TableStage()
    stage.source.allows = { _ in nil }
    stage.app.tap(100, 22)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.source.allows = { _ in IndexPath(row: 3, section: 0) }
    stage.app.tap(100, 22)
    #expect(stage.table.indexPathForSelectedRow == path(3))
    #expect(stage.source.heard.last == "did select 3")
  }

  @Test func aTableThatAllowsNoSelectionHasNone() {
    let stage = TableStage { table, _ in table.allowsSelection = false }
    stage.app.tap(100, 22)
    #expect(stage.source.heard.isEmpty)
  }

  @Test func severalRowsCanBeSelectedAndDeselected() {
    let stage = TableStage { table, _ in table.allowsMultipleSelection = true }
    stage.app.tap(100, 22)
    stage.app.tap(100, 66)
    #expect(stage.table.indexPathsForSelectedRows == [path(0), path(1)])
    stage.app.tap(100, 22)
    #expect(stage.table.indexPathsForSelectedRows == [path(1)])
    #expect(stage.source.heard.suffix(2) == ["will deselect 0", "did deselect 0"])
  }

  @Test func theAppSelectsWithoutTheDelegateBeingTold() {
    let stage = TableStage()
    stage.table.selectRow(at: path(40), animated: false, scrollPosition: .top)
    stage.app.frame()
    #expect(stage.table.contentOffset.y == 1760)
    #expect(stage.table.cellForRow(at: path(40))?.isSelected == true)
    stage.table.deselectRow(at: path(40), animated: false)
    #expect(stage.table.cellForRow(at: path(40))?.isSelected == false)
    #expect(stage.source.heard.isEmpty)
    stage.table.selectRow(at: path(41), animated: false, scrollPosition: .none)
    stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func aSelectedRowStaysSelectedWhileItIsOutOfView() {
    let stage = TableStage()
    stage.app.tap(100, 22)
    stage.table.contentOffset.y = 2000
    stage.app.frame()
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.table.contentOffset.y = 0
    stage.app.frame()
    #expect(stage.table.cellForRow(at: path(0))?.isSelected == true)
    stage.table.reloadData()
    stage.app.frame()
    #expect(stage.table.cellForRow(at: path(0))?.isSelected == false)
  }

  @Test func aSelectedRowIsGrayAndFadesIn03Seconds() {
    let stage = TableStage { _, source in source.fill = { _, _ in } }
    stage.app.tap(100, 66)
    stage.app.settle()
    #expect(stage.app.pixel(200, 66) == RGB(209, 209, 214))
    // The lines beside the row are left out, the others are there.
    #expect(stage.app.pixel(200, 43.75) == RGB(255, 255, 255))
    #expect(stage.app.pixel(200, 87.75) == RGB(209, 209, 214))
    #expect(stage.app.pixel(200, 131.75).isClose(to: RGB(198, 198, 200), within: 3))
    stage.table.deselectRow(at: path(1), animated: true)
    stage.app.wait(0.15)
    let middle = stage.app.pixel(200, 66)
    #expect(middle.red > 212 && middle.red < 252)
    stage.app.settle()
    #expect(stage.app.pixel(200, 66) == RGB(255, 255, 255))
    #expect(stage.app.pixel(200, 43.75).isClose(to: RGB(198, 198, 200), within: 3))
  }

  @Test func aRowThatIsDeselectedAtOnceFades() {
    let stage = TableStage { _, source in
      source.fill = { _, _ in }
      source.onSelect = { $0.deselectRow(at: $1, animated: true) }
    }
    stage.app.tap(100, 66)
    stage.app.wait(0.15)
    let middle = stage.app.pixel(200, 66)
    #expect(middle.red > 212 && middle.red < 252)
    stage.app.settle()
    #expect(stage.app.pixel(200, 66) == RGB(255, 255, 255))
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func aSelectedRowThatComesIntoViewHasNoLineAboveIt() {
    let stage = TableStage(size: CGSize(width: 390, height: 440)) { _, source in source.fill = { _, _ in } }
    stage.table.selectRow(at: path(12), animated: false, scrollPosition: .none)
    stage.table.contentOffset.y = 88
    stage.app.frame()
    stage.table.contentOffset.y = 132
    stage.app.frame()
    // Row 12 stands at 396; the line of row 11 would be right above it.
    #expect(stage.app.pixel(200, 395.75) == RGB(255, 255, 255))
    #expect(stage.app.pixel(200, 351.75).isClose(to: RGB(198, 198, 200), within: 3))
    #expect(stage.app.pixel(200, 410) == RGB(209, 209, 214))
  }

  @Test func aCellWithoutASelectionStyleShowsNothing() {
    let stage = TableStage { _, source in source.fill = { cell, _ in cell.selectionStyle = .none } }
    stage.app.tap(100, 66)
    stage.app.settle()
    #expect(stage.table.indexPathForSelectedRow == path(1))
    #expect(stage.app.pixel(200, 66) == RGB(255, 255, 255))
  }
}
