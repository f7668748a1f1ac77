import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// What a table looks like, by single pixels (geometry spec 10, #6 to #8; appearance spec, assertion 103).
@MainActor
@Suite struct TablePictureTests {
  static let white = RGB(255, 255, 255)
  static let line = RGB(198, 198, 200)

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aPlainRowEndsInALineOfOnePixel(scale: CGFloat) {
    let stage = TableStage(rows: [3], scale: scale) { _, source in source.fill = { _, _ in } }
    let pixel = 1 / scale
    let last = 44 - pixel / 2
    #expect(stage.app.pixel(100, last).isClose(to: Self.line, within: 3))
    #expect(stage.app.pixel(100, last - pixel) == Self.white)
    #expect(stage.app.pixel(100, last + pixel) == Self.white)
    #expect(stage.app.pixel(15.9, last) == Self.white)
    #expect(stage.app.pixel(16.1, last).isClose(to: Self.line, within: 3))
    #expect(stage.app.pixel(389, last).isClose(to: Self.line, within: 3))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aSectionIsACardWithRoundOuterCorners(scale: CGFloat) {
    let stage = TableStage(.insetGrouped, rows: [2], scale: scale) { _, source in source.fill = { _, _ in } }
    let background = RGB(242, 242, 247)
    let top: CGFloat = 35
    #expect(stage.app.pixel(16.2, top + 0.2) == background)
    #expect(stage.app.pixel(32, top + 0.5) == Self.white)
    #expect(stage.app.pixel(15.5, top + 20) == background)
    #expect(stage.app.pixel(16.2, top + 20) == Self.white)
    #expect(stage.app.pixel(373.8, top + 20) == Self.white)
    #expect(stage.app.pixel(374.5, top + 20) == background)
    // Between the rows the sides are straight, and the line begins 16 points inside the card.
    #expect(stage.app.pixel(16.2, top + 44 - 0.1) == Self.white)
    #expect(stage.app.pixel(16.2, top + 44.1) == Self.white)
    #expect(stage.app.pixel(31.9, top + 44 - 0.5 / scale) == Self.white)
    #expect(stage.app.pixel(32.1, top + 44 - 0.5 / scale).isClose(to: Self.line, within: 3))
    // The last row has no line and round corners.
    #expect(stage.app.pixel(200, top + 88 - 0.5 / scale) == Self.white)
    #expect(stage.app.pixel(16.2, top + 87.8) == background)
    #expect(stage.app.pixel(200, top + 88.5) == background)
  }

  @Test func theCornersDiagonalIsThatOfAContinuousCorner() {
    let stage = TableStage(.insetGrouped, rows: [1], scale: 3) { _, source in source.fill = { _, _ in } }
    // The edge crosses the diagonal 2.92 points from each side.
    #expect(stage.app.pixel(16 + 2.5, 35 + 2.5) == RGB(242, 242, 247))
    #expect(stage.app.pixel(16 + 3.4, 35 + 3.4) == Self.white)
  }

  @Test func groupedRowsHaveFullLinesAboveAndBelow() {
    let stage = TableStage(.grouped, rows: [2]) { _, source in source.fill = { _, _ in } }
    let line = stage.app.pixel(200, 35.25)
    #expect(line.isClose(to: Self.line, within: 4))
    #expect(stage.app.pixel(1, 35.25) == line)
    #expect(stage.app.pixel(1, 35 + 43.75) == Self.white)
    #expect(stage.app.pixel(1, 35 + 87.75) == line)
    #expect(stage.app.pixel(389, 35 + 87.75) == line)
  }

  @Test func theThreeStylesHaveTheirBackgroundsInBothLooks() {
    let colors: [(UITableView.Style, RGB, RGB, RGB, RGB)] = [
      (.plain, Self.white, Self.white, RGB(0, 0, 0), RGB(0, 0, 0)),
      (.grouped, RGB(242, 242, 247), Self.white, RGB(0, 0, 0), RGB(28, 28, 30)),
      (.insetGrouped, RGB(242, 242, 247), Self.white, RGB(0, 0, 0), RGB(28, 28, 30)),
    ]
    for (style, lightBackground, lightRow, darkBackground, darkRow) in colors {
      for dark in [false, true] {
        let stage = TableStage(style, rows: [2], dark: dark) { _, source in source.fill = { _, _ in } }
        let row = stage.table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(stage.app.pixel(200, row.midY) == (dark ? darkRow : lightRow))
        #expect(stage.app.pixel(200, 700) == (dark ? darkBackground : lightBackground))
      }
    }
  }

  @Test func aTableThatIsSwitchedLooksLikeOneMadeAnew() {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let fill: (UITableView, TableSource) -> Void = { _, source in
        source.headerTitles = [0: "Looks"]
        source.footerTitles = [0: "What rows look like."]
        source.makeCell = { UITableViewCell(style: $0.row == 0 ? .value1 : .subtitle, reuseIdentifier: nil) }
        source.fill = { cell, path in
          cell.textLabel?.text = "Text"
          cell.detailTextLabel?.text = "Detail"
          cell.accessoryType = path.row == 0 ? .disclosureIndicator : .checkmark
        }
      }
      let switched = TableStage(style, rows: [2], prepare: fill)
      switched.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      switched.app.settle()
      switched.app.window.overrideUserInterfaceStyle = .dark
      switched.app.settle()
      let picture = switched.app.canvas.frame?.makeImage()
      let fresh = TableStage(style, rows: [2], dark: true, prepare: fill)
      fresh.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      fresh.app.settle()
      let expected = fresh.app.canvas.frame?.makeImage()
      #expect((try? picture?.pngData()) == (try? expected?.pngData()))
      #expect(picture != nil)
    }
  }

  @Test func aScrolledTableLooksLikeOneMadeThere() {
    let scrolled = TableStage(.insetGrouped, rows: [5, 40, 3])
    for _ in 0..<20 {
      scrolled.table.contentOffset.y += 31
      scrolled.app.frame()
    }
    let picture = try? scrolled.app.canvas.frame?.makeImage().pngData()
    let fresh = TableStage(.insetGrouped, rows: [5, 40, 3])
    fresh.table.contentOffset.y = 620
    fresh.app.frame()
    #expect(picture == (try? fresh.app.canvas.frame?.makeImage().pngData()))
  }

  @Test func aCellKeepsABackgroundOfItsOwn() {
    let stage = TableStage(.insetGrouped, rows: [2]) { _, source in
      source.fill = { cell, path in if path.row == 0 { cell.backgroundColor = .systemRed } }
    }
    #expect(stage.app.pixel(200, 57) == RGB(255, 59, 48))
    #expect(stage.app.pixel(200, 101) == Self.white)
    #expect(stage.app.pixel(16.2, 35.2) == RGB(242, 242, 247))
  }
}

/// Where things are in cells.
@MainActor
@Suite struct CellLayoutTests {
  func cell(
    _ style: UITableViewCell.CellStyle, in table: UITableView.Style = .plain, _ fill: @escaping (UITableViewCell) -> Void
  ) -> (UITableViewCell?, TableStage) {
    let stage = TableStage(table, rows: [1], scale: 3) { _, source in
      source.makeCell = { _ in UITableViewCell(style: style, reuseIdentifier: nil) }
      source.fill = { cell, _ in fill(cell) }
    }
    return (stage.table.visibleCells.first, stage)
  }

  @Test func textBegins16PointsFromTheEdgeInTheMiddle() {
    let (cell, stage) = cell(.default) { $0.textLabel?.text = "Text" }
    let label = cell?.textLabel
    #expect(label?.frame.minX == 16)
    #expect(label.map { abs($0.frame.height - 61.0 / 3) < 0.01 } == true)
    #expect(label.map { abs($0.frame.midY - 22) < 0.5 } == true)
    #expect(label?.frame.maxX == 374)
    #expect(cell?.detailTextLabel == nil)
    #expect(cell.map { abs($0.contentView.frame.height - (44 - 1.0 / 3)) < 0.01 } == true)
    withExtendedLifetime(stage) {}
  }

  @Test func aDetailAtTheRightEndsAtTheMarginOrBesideTheAccessory() {
    let (plain, stage) = cell(.value1) {
      $0.textLabel?.text = "Text"
      $0.detailTextLabel?.text = "Detail"
    }
    #expect(plain?.detailTextLabel?.frame.maxX == 374)
    #expect(plain?.detailTextLabel?.textColor == .secondaryLabel)
    plain?.accessoryType = .disclosureIndicator
    stage.app.frame()
    #expect(plain?.detailTextLabel?.frame.maxX == 355.5)
    #expect(plain?.contentView.frame.width == 355.5)
  }

  @Test func anAccessoryViewStandsAtTheMarginInTheMiddle() {
    let toggle = UISwitch()
    let (cell, stage) = cell(.default, in: .insetGrouped) { $0.accessoryView = toggle }
    #expect(toggle.superview === cell)
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(toggle.frame.maxX == 342)
    #expect(abs(toggle.frame.midY - 22) <= 0.5)
    cell?.accessoryView = nil
    stage.app.frame()
    #expect(toggle.superview == nil)
    #expect(cell?.contentView.frame.width == 358)
  }

  @Test func theChevronIsDrawnInTertiaryLabelAndTheCheckMarkInTheTint() {
    let (cell, stage) = cell(.default) { $0.accessoryType = .disclosureIndicator }
    // The chevron's point is 8 points inside its box, which begins at 363.5 and is centred at 22.
    #expect(stage.app.pixel(371, 22).isClose(to: RGB(196, 196, 199), within: 6))
    #expect(stage.app.pixel(365, 22) == RGB(255, 255, 255))
    cell?.accessoryType = .checkmark
    stage.app.frame()
    #expect(stage.app.pixel(360, 29).isClose(to: RGB(0, 122, 255), within: 30))
    cell?.accessoryType = .none
    stage.app.frame()
    #expect(stage.app.pixel(371, 22) == RGB(255, 255, 255))
    #expect(stage.app.pixel(360, 29) == RGB(255, 255, 255))
  }
}
