import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
@Suite struct TableTests {
  // MARK: Reuse

  @Test func onlyCellsInViewExist() {
    let stage = TableStage(rows: [100_000])
    // 844 points hold 20 rows of 44, the last one in part.
    #expect(stage.source.asked == 20)
    #expect(stage.table.visibleCells.count == 20)
    #expect(stage.table.contentSize.height == 4_400_000)
    stage.table.contentOffset.y = 44 * 50_000
    stage.app.settle()
    #expect(stage.table.visibleCells.count == 20)
    #expect(stage.source.asked == 40)
    #expect(stage.source.made.count == 20)
    #expect(stage.table.indexPathsForVisibleRows?.first == IndexPath(row: 50_000, section: 0))
    #expect(stage.table.subviews.count { $0 is UITableViewCell } == 20)
  }

  @Test func scrollingByLessThanARowAsksForTheNewRowsOnly() {
    let stage = TableStage()
    let first = stage.table.cellForRow(at: IndexPath(row: 5, section: 0))
    stage.table.contentOffset.y = 10
    stage.app.frame()
    #expect(stage.source.asked == 20)
    stage.table.contentOffset.y = 50
    stage.app.frame()
    #expect(stage.source.asked == 21)
    #expect(stage.source.made.count == 20)
    #expect(stage.table.cellForRow(at: IndexPath(row: 5, section: 0)) === first)
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func aCellIsPreparedBeforeItIsUsedAgain() {
    let stage = TableStage { table, _ in table.register(CountingCell.self, forCellReuseIdentifier: "cell") }
    stage.table.reloadData()
    stage.app.frame()
    let cells = stage.table.visibleCells.compactMap { $0 as? CountingCell }
    #expect(cells.count == 20)
    #expect(cells.allSatisfy { $0.preparations == 1 })
    #expect(stage.source.made.count == 20)
  }

  @Test func aNameThatIsNotRegisteredGivesNoCell() {
    let stage = TableStage()
    #expect(stage.table.dequeueReusableCell(withIdentifier: "other") == nil)
    stage.table.register(nil, forCellReuseIdentifier: "cell")
    #expect(stage.table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func reloadedRowsAreAskedForAlone() {
    let stage = TableStage(.grouped, rows: [3, 3])
    #expect(stage.source.asked == 6)
    stage.table.reloadRows(at: [IndexPath(row: 1, section: 1)], with: .none)
    stage.app.frame()
    #expect(stage.source.asked == 7)
    stage.source.rows = [5, 3]
    stage.table.reloadSections([0], with: .automatic)
    stage.app.frame()
    #expect(stage.source.asked == 12)
    #expect(stage.table.numberOfRows(inSection: 0) == 5)
    stage.source.rows = [1]
    stage.table.reloadData()
    stage.app.frame()
    #expect(stage.table.numberOfSections == 1)
    #expect(stage.table.visibleCells.count == 1)
  }

  @Test func aTableWithoutASourceIsEmpty() {
    let stage = TableStage()
    stage.table.dataSource = nil
    stage.app.frame()
    #expect(stage.table.visibleCells.isEmpty)
    #expect(stage.table.numberOfSections == 0)
    #expect(stage.table.subviews.isEmpty)
  }

  // MARK: Heights

  @Test func heightsThatTheDelegateGivesAreExact() {
    let stage = TableStage(.grouped, rows: [2, 2]) { _, source in
      source.headerHeight = .leastNormalMagnitude
      source.footerHeight = 5
      source.rowHeight = { $0.row == 0 ? 50 : 30 }
    }
    let table = stage.table
    #expect(table.rectForFooter(inSection: 0).height == 5)
    #expect(table.rectForHeader(inSection: 0).height == .leastNormalMagnitude)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY < 1e-300)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).size == CGSize(width: 390, height: 50))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 85)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 85, width: 390, height: 85))
    #expect(table.contentSize.height == 170)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 84)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 86)) == IndexPath(row: 0, section: 1))
  }

  @Test func groupedSectionsWithoutTextKeepTheirDistance() {
    let stage = TableStage(.insetGrouped, rows: [1, 1])
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 35, width: 358, height: 44))
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 114)
    let wide = TableStage(.insetGrouped, rows: [1], size: CGSize(width: 430, height: 500))
    #expect(wide.table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 20, y: 35, width: 390, height: 44))
  }

  @Test func cardsKeepTheMarginsOfTheTableWhichTheAppMayChoose() {
    let stage = TableStage(.insetGrouped, rows: [1])
    #expect(stage.table.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    stage.table.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 24)
    stage.app.settle()
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 40)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).maxX == 366)
    #expect(stage.table.visibleCells.first?.frame.width == 326)
  }

  @Test func plainSectionsWithoutTextHaveNone() {
    let stage = TableStage(.plain, rows: [1, 1]) { _, source in source.headerTitles = [1: "Second"] }
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(stage.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 66, width: 390, height: 28))
  }

  @Test func cellsOfTwoLinesGrow() {
    let stage = TableStage(.insetGrouped, rows: [3], scale: 3) { _, source in
      source.makeCell = { UITableViewCell(style: $0.row == 1 ? .subtitle : .default, reuseIdentifier: nil) }
      source.fill = { cell, path in
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
      }
    }
    let height = stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).height
    #expect(abs(height - 60) < 0.01)
    #expect(abs(stage.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY - 139) < 0.01)
    #expect(abs(stage.table.contentSize.height - (35 + 44 + 60 + 44 + 17 + 2.0 / 3)) < 0.01)
  }

  @Test func heightsMayDependOnHowManyRowsThereAre() {
    let stage = TableStage(rows: [3])
    stage.source.rowHeight = { [table = stage.table] path in
      path.row == table.numberOfRows(inSection: 0) - 1 && table.numberOfSections == 1 ? 60 : 30
    }
    stage.table.reloadData()
    #expect(stage.table.rect(forSection: 0).height == 120)
  }

  @Test func heightsThatAreNoNumbersAreAutomatic() {
    let stage = TableStage(rows: [3]) { _, source in
      source.rowHeight = { $0.row == 0 ? .nan : $0.row == 1 ? -7 : .infinity }
      source.footerHeight = .nan
    }
    #expect(stage.table.contentSize.height == 132)
    stage.table.contentOffset.y = .infinity
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 0, y: CGFloat.nan)) == nil)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 0, y: CGFloat.infinity)) == nil)
  }

  @Test func aTableMayBeReloadedWhileItsCellsComeIntoView() {
    let stage = TableStage(rows: [30])
    var reloads = 0
    stage.source.onDisplay = { [source = stage.source] table in
      guard reloads < 2 else { return }
      reloads += 1
      source.rows = [3]
      table.reloadData()
    }
    stage.table.contentOffset.y = 400
    stage.app.settle()
    #expect(reloads == 2)
    #expect(stage.table.visibleCells.count == 3)
    #expect(stage.table.contentOffset.y == 0)
  }

  @Test func rowsAreMeasuredOnce() {
    let stage = TableStage(rows: [10]) { table, _ in table.register(CountingCell.self, forCellReuseIdentifier: "cell") }
    for offset in 1...5 {
      stage.table.contentOffset.y = CGFloat(-offset)
      stage.app.frame()
    }
    #expect(stage.table.visibleCells.compactMap { $0 as? CountingCell }.map(\.measurements) == Array(repeating: 1, count: 10))
  }

  // MARK: Above and below

  @Test func viewsAboveAndBelowTakeTheirPlace() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let stage = TableStage(rows: [3]) { table, _ in
      table.tableHeaderView = header
      table.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(footer.frame == CGRect(x: 0, y: 232, width: 390, height: 30))
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
    #expect(stage.table.contentSize.height == 262)
    stage.table.tableHeaderView = nil
    stage.app.frame()
    #expect(header.superview == nil)
    #expect(footer.frame.minY == 132)
  }

  @Test func aHeaderOfAPlainTableStaysWithItsSection() {
    let stage = TableStage(rows: [30, 30]) { _, source in source.headerTitles = [0: "One", 1: "Two"] }
    let table = stage.table
    #expect(table.headerView(forSection: 0)?.frame.minY == 22)
    table.contentOffset.y = 200
    stage.app.frame()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    // The section's last row ends at 22 + 28 + 30 · 44 = 1370.
    table.contentOffset.y = 1350
    stage.app.frame()
    #expect(table.headerView(forSection: 0)?.frame.minY == 1342)
    #expect(table.headerView(forSection: 1)?.frame.minY == 1392)
  }

  @Test func textAboveRowsIsCapitalisedInGroupedTablesOnly() {
    for (style, text) in [(UITableView.Style.plain, "Looks"), (.grouped, "LOOKS"), (.insetGrouped, "LOOKS")] {
      let stage = TableStage(style, rows: [1]) { _, source in
        source.headerTitles = [0: "Looks"]
        source.footerTitles = [0: "Below"]
      }
      #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == text)
      #expect(stage.table.footerView(forSection: 0)?.textLabel?.text == "Below")
    }
  }

  @Test func longTextBelowRowsGetsTheLinesItNeeds() {
    let short = TableStage(.insetGrouped, rows: [1]) { _, source in source.footerTitles = [0: "Short"] }
    let long = TableStage(.insetGrouped, rows: [1]) { _, source in
      source.footerTitles = [0: String(repeating: "Words that go on. ", count: 20)]
    }
    let height = short.table.rectForFooter(inSection: 0).height
    #expect(abs(height - 30) <= 0.5)
    #expect(long.table.rectForFooter(inSection: 0).height > 3 * height - 30)
  }

  @Test func headersOfTheAppsOwnAreShownAtTheirHeight() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
    let stage = TableStage(.grouped, rows: [1]) { _, source in source.headerViews = [0: view] }
    #expect(view.superview === stage.table)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 70))
  }

  // MARK: Scrolling

  @Test func aRowIsScrolledToItsPlace() {
    let stage = TableStage(size: CGSize(width: 390, height: 440))
    let table = stage.table
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 880)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 484)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
    #expect(table.contentOffset.y == 682)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 3960)
    table.scrollToRow(at: IndexPath(row: 89, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 3916)
  }

  @Test func rowsMeasuredAboveTheViewDoNotMoveWhatIsSeen() {
    let stage = TableStage(size: CGSize(width: 390, height: 440)) { _, source in
      source.makeCell = { _ in UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
      source.fill = { cell, path in
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "Detail"
      }
    }
    stage.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    stage.app.frame()
    for _ in 0..<40 {
      let path = stage.table.indexPathsForVisibleRows?.last ?? IndexPath(row: 0, section: 0)
      let before = stage.table.rectForRow(at: path).minY - stage.table.contentOffset.y
      stage.table.contentOffset.y -= 7
      stage.app.frame()
      #expect(abs(stage.table.rectForRow(at: path).minY - stage.table.contentOffset.y - before - 7) < 0.01)
    }
  }

  @Test func aDragOverASwitchScrollsTheTable() {
    let stage = TableStage { _, source in source.fill = { cell, _ in cell.accessoryView = UISwitch() } }
    let toggle = stage.table.visibleCells[5].accessoryView as? UISwitch
    let place = toggle.map { $0.convert(CGPoint(x: 25, y: 15), to: nil) } ?? .zero
    stage.app.touch(.began, place.x, place.y)
    stage.app.wait(0.2)
    #expect(toggle?.isTracking == true)
    stage.app.touch(.moved, place.x, place.y - 60)
    #expect(toggle?.isTracking == false)
    #expect(stage.table.contentOffset.y == 50)
    stage.app.wait(0.2)
    stage.app.touch(.ended, place.x, place.y - 60)
    #expect(toggle?.isOn == false)
    #expect(stage.source.heard == ["drag"])
    stage.app.settle()
    let now = toggle.map { $0.convert(CGPoint(x: 25, y: 15), to: nil) } ?? .zero
    stage.app.tap(now.x, now.y)
    #expect(toggle?.isOn == true)
    #expect(stage.source.heard == ["drag"])
  }
}

/// A cell that counts how often it was prepared.
final class CountingCell: UITableViewCell {
  var preparations = 0
  var measurements = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measurements += 1
    return super.sizeThatFits(size)
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
