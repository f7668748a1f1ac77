import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitSurface

@MainActor
@Suite struct KeyboardTests {
  /// Presses and releases a key in the app's window.
  private func press(_ key: UIKeyboardHIDUsage, shift: Bool = false, in app: TestApp) { app.press(key, shift ? .shift : []) }

  /// Two switches, one below the other.
  private func addSwitches(to app: TestApp) -> [UISwitch] {
    [100, 200].map { y in
      let view = UISwitch(frame: CGRect(x: 50, y: y, width: 51, height: 31))
      app.view.addSubview(view)
      return view
    }
  }

  @Test func tabGoesThroughTheControlsAndBack() {
    let app = TestApp()
    let switches = addSwitches(to: app)
    app.frame()
    press(.keyboardTab, in: app)
    #expect(switches[0].isFocused)
    press(.keyboardTab, in: app)
    #expect(switches[1].isFocused && !switches[0].isFocused)
    press(.keyboardTab, shift: true, in: app)
    #expect(switches[0].isFocused)
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
  func aKeyTogglesTheFocusedSwitchOnce(key: UIKeyboardHIDUsage) {
    let app = TestApp()
    let switches = addSwitches(to: app)
    var changes = 0
    switches[0].addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    app.frame()
    press(.keyboardTab, in: app)
    press(key, in: app)
    #expect(switches[0].isOn && !switches[1].isOn)
    #expect(changes == 1)
    #expect(switches[0].isFocused, "the key's own touch leaves the focus where it is")
  }

  @Test func aDisabledOrHiddenControlIsPassedOver() {
    let app = TestApp()
    let switches = addSwitches(to: app)
    switches[0].isEnabled = false
    app.frame()
    press(.keyboardTab, in: app)
    #expect(switches[1].isFocused)
    switches[0].isEnabled = true
    switches[1].isHidden = true
    press(.keyboardTab, in: app)
    #expect(switches[0].isFocused)
  }

  @Test func theRingIsSeenAndATouchTakesItAway() {
    let app = TestApp()
    let view = addSwitches(to: app)[0]
    app.settle()
    let before = app.pixel(view.frame.midX, view.frame.minY - 4.5)
    press(.keyboardTab, in: app)
    app.settle()
    #expect(app.pixel(view.frame.midX, view.frame.minY - 4.5) == RGB(0, 122, 255))
    app.surface.tap(CGPoint(x: 300, y: 700), in: app.canvas)
    app.settle()
    #expect(!view.isFocused)
    #expect(app.pixel(view.frame.midX, view.frame.minY - 4.5) == before)
  }

  @Test func aResponderThatTakesAKeyKeepsItFromTheFocus() {
    final class Taker: UIViewController {
      var heard: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.compactMap { $0.key?.keyCode }
      }
      override var canBecomeFirstResponder: Bool { true }
    }
    let taker = Taker()
    let app = TestApp { _ in taker }
    let switches = addSwitches(to: app)
    app.frame()
    taker.becomeFirstResponder()
    press(.keyboardTab, in: app)
    #expect(taker.heard == [.keyboardTab])
    #expect(switches.allSatisfy { !$0.isFocused })
  }

  @Test func anArrowSelectsTheNextRowAndScrollsToIt() {
    let app = TestApp(size: CGSize(width: 320, height: 200))
    let table = UITableView(frame: app.view.bounds, style: .plain)
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    app.view.addSubview(table)
    app.settle()
    for _ in 0..<8 {
      press(.keyboardDownArrow, in: app)
      app.frame()
    }
    #expect(table.contentOffset.y > 100)
    press(.keyboardSpacebar, in: app)
    #expect(rows.selected == [IndexPath(row: 7, section: 0)])
  }

  /// Twenty rows that note which were selected.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var selected: [IndexPath] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
  }
}
