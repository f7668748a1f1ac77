import CoreGraphics
import PenumbraTestSupport
import UIKit
import UIKitSurface

/// An app whose window is filled by one table, and what the table is asked and told.
///
/// It is made inside a test, never before: a test has the process's application to itself only while it runs.
@MainActor
final class TableStage {
  let app: TestApp
  let table: UITableView
  let source: TableSource

  init(
    _ style: UITableView.Style = .plain, rows: [Int] = [100], size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    dark: Bool = false, safeArea: SurfaceInsets = SurfaceInsets(), prepare: (UITableView, TableSource) -> Void = { _, _ in }
  ) {
    app = TestApp(size: size, scale: scale, style: dark ? .dark : .light, safeArea: safeArea)
    table = UITableView(frame: app.view.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    source = TableSource(rows: rows)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    prepare(table, source)
    table.dataSource = source
    table.delegate = source
    app.view.addSubview(table)
    app.settle()
  }
}

/// Rows that are asked for and told about, with counts.
@MainActor
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// How many rows each section has.
  var rows: [Int]
  /// What is done to each cell.
  var fill: (UITableViewCell, IndexPath) -> Void = { cell, path in cell.textLabel?.text = "Row \(path.row)" }
  /// The class and style of cells that are made by hand; registered ones when nil.
  var makeCell: ((IndexPath) -> UITableViewCell)?
  var headerTitles: [Int: String] = [:]
  var footerTitles: [Int: String] = [:]
  var headerViews: [Int: UIView] = [:]
  var rowHeight: ((IndexPath) -> CGFloat)?
  var headerHeight: CGFloat = UITableView.automaticDimension
  var footerHeight: CGFloat = UITableView.automaticDimension
  var allows: (IndexPath) -> IndexPath? = { $0 }
  var onSelect: (UITableView, IndexPath) -> Void = { _, _ in }
  var onDisplay: (UITableView) -> Void = { _ in }

  /// How many cells were asked for, and what was told.
  var asked = 0
  var made: Set<ObjectIdentifier> = []
  var heard: [String] = []

  init(rows: [Int]) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = makeCell?(indexPath) ?? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    fill(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitles[section] }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitles[section] }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rowHeight?(indexPath) ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headerViews[section] }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("will select \(indexPath.row)")
    return allows(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("did select \(indexPath.row)")
    onSelect(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    onDisplay(tableView)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("will deselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("did deselect \(indexPath.row)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
}
