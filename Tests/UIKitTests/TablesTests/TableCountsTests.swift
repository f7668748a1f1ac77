import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// How many rows and sections a table takes, and what it asks for them.
@MainActor struct TableCountsTests {
  @Test func aNegativeOrAbsurdNumberOfRowsStopsWithTheReason() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { show(Counted(rows: -1)) }
    }
    #expect(message(negative).contains("numberOfRowsInSection:) gave -1 for section 0; a section has 0 to 2147483647."))
    let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { show(Counted(rows: .max)) }
    }
    #expect(message(endless).contains("numberOfRowsInSection:) gave 9223372036854775807 for section 0"))
  }

  @Test func aNegativeOrAbsurdNumberOfSectionsStopsWithTheReason() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { show(Counted(sections: -1)) }
    }
    #expect(message(negative).contains("numberOfSections(in:) gave -1; a table has 0 to 1000000."))
    let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { show(Counted(sections: .max)) }
    }
    #expect(message(endless).contains("numberOfSections(in:) gave 9223372036854775807"))
  }

  @Test func twoThousandMillionRowsAreShownFromBothEnds() {
    let app = TestApp(size: CGSize(width: 320, height: 400))
    let source = Counted(rows: Int(Int32.max))
    let table = UITableView(frame: app.view.bounds)
    table.dataSource = source
    table.delegate = source
    app.view.addSubview(table)
    app.frame()
    #expect(source.asked < 12)
    #expect(table.visibleCells.count < 12)
    table.scrollToRow(at: IndexPath(row: Int(Int32.max) - 1, section: 0), at: .bottom, animated: false)
    app.frame()
    #expect(table.indexPathsForVisibleRows?.last?.row == Int(Int32.max) - 1)
    #expect(source.asked < 24)
  }

  @Test func heightsOfAMillionRowsAreAskedForOnlyIfTheDelegateKnowsThem() {
    let app = TestApp(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: app.view.bounds)
    let source = Heighted(rows: 1000)
    table.dataSource = source
    table.delegate = source
    app.view.addSubview(table)
    app.frame()
    #expect(table.contentSize.height == 50_000)
    // Each once, and the first to find out whether there is a method at all.
    #expect(source.heights == 1001)
  }

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

/// Shows a table of the source's rows.
@MainActor private func show(_ source: Counted) {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  table.dataSource = source
  table.layoutIfNeeded()
}

/// Rows by number only; how many cells were asked for.
private final class Counted: NSObject, UITableViewDataSource, UITableViewDelegate {
  let sections: Int
  let rows: Int
  var asked = 0

  init(sections: Int = 1, rows: Int = 1) { (self.sections, self.rows) = (sections, rows) }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    return UITableViewCell()
  }
}

/// Rows of 50 points; how often heights were asked for.
private final class Heighted: NSObject, UITableViewDataSource, UITableViewDelegate {
  let rows: Int
  var heights = 0

  init(rows: Int) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights += 1
    return 50
  }
}

/// Who a table's delegate is, by whatever name it is set.
@MainActor struct TableDelegateTests {
  @Test func theTablesDelegateIsTheScrollViewsToo() {
    let table = UITableView()
    let source = Counted()
    (table as UIScrollView).delegate = source
    #expect(table.delegate === source)
    table.delegate = nil
    #expect((table as UIScrollView).delegate == nil)
    table.delegate = source
    #expect((table as UIScrollView).delegate === source)
  }

  @Test func aDelegateOfScrollingOnlyHearsOfScrolling() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = ScrollListener()
    (table as UIScrollView).delegate = listener
    #expect(table.delegate == nil)
    table.contentOffset.y = 10
    #expect(listener.heard == ["scroll"])
  }

  @Test func aDelegateIsNotKeptAlive() {
    let table = UITableView()
    do { table.delegate = Counted() }
    #expect(table.delegate == nil)
    #expect((table as UIScrollView).delegate == nil)
  }

  @Test func aCellThatTheAppMakesHasTheSizeOfARow() {
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(UITableViewCell(frame: .zero).frame == .zero)
  }
}
