import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
@Suite struct AccessibilityTreeTests {
  /// An app whose canvas listens, with a label and a switch.
  private func appWithSwitch() -> (TestApp, UISwitch) {
    let app = TestApp()
    app.canvas.wantsElements = true
    let label = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 30))
    label.text = "Dark Mode"
    let view = UISwitch(frame: CGRect(x: 300, y: 50, width: 51, height: 31))
    view.accessibilityLabel = "Dark Mode"
    app.view.addSubview(label)
    app.view.addSubview(view)
    app.settle()
    return (app, view)
  }

  @Test func labelsAndSwitchesAreToldWithNameStateAndPlace() {
    let (app, _) = appWithSwitch()
    let elements = app.canvas.elements
    #expect(elements.map(\.role) == [.text, .toggle])
    #expect(elements.map(\.label) == ["Dark Mode", "Dark Mode"])
    #expect(elements.map(\.isOn) == [nil, false])
    #expect(elements.last?.frame == CGRect(x: 300, y: 50, width: 51, height: 31))
  }

  @Test func pressingAnElementDoesWhatATapDoes() throws {
    let (app, view) = appWithSwitch()
    var changes = 0
    view.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let element = try #require(app.canvas.elements.last)
    app.canvas.onActivate?(element.id)
    app.settle()
    #expect(view.isOn && changes == 1)
    #expect(app.canvas.elements.last?.isOn == true)
    #expect(app.canvas.elements.last?.id == element.id)
  }

  @Test func whatIsHiddenIsNotTold() {
    let (app, view) = appWithSwitch()
    view.isHidden = true
    app.settle()
    #expect(app.canvas.elements.map(\.role) == [.text])
    view.isHidden = false
    view.isEnabled = false
    app.settle()
    #expect(app.canvas.elements.last?.isEnabled == false)
  }

  @Test func pressingWhatWentAwayDoesNothing() throws {
    let (app, view) = appWithSwitch()
    let id = try #require(app.canvas.elements.last?.id)
    view.removeFromSuperview()
    app.canvas.onActivate?(id)
    #expect(!view.isOn)
  }

  @Test func aRowIsOneElementWithItsDetailAndItsControlsBesideIt() {
    let app = TestApp()
    app.canvas.wantsElements = true
    let table = UITableView(frame: app.view.bounds, style: .plain)
    let rows = Rows()
    table.dataSource = rows
    app.view.addSubview(table)
    app.settle()
    let elements = app.canvas.elements
    #expect(elements.map(\.role) == [.row, .row, .toggle])
    #expect(elements.map(\.label) == ["Deck", "Sounds", "On"])
    #expect(elements.map(\.value) == ["Birds", "", ""])
    #expect(elements.map(\.isSelected) == [false, true, false])
  }

  @Test func nobodyListeningCostsNothing() {
    let app = TestApp()
    app.settle()
    #expect(app.canvas.elements.isEmpty)
  }

  /// A row with a detail, and one with a check mark and a switch.
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row == 0 ? "Deck" : "Sounds"
      if indexPath.row == 0 {
        cell.detailTextLabel?.text = "Birds"
      } else {
        cell.accessoryType = .checkmark
        let view = UISwitch(frame: CGRect(x: 200, y: 6, width: 51, height: 31))
        view.accessibilityLabel = "On"
        cell.contentView.addSubview(view)
      }
      return cell
    }
  }
}
