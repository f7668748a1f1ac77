import PenumbraTestSupport
import Testing

@testable import UIKit

@MainActor struct FirstResponderTests {
  @Test func aViewThatLeavesItsWindowIsFirstResponderNoLonger() {
    let app = TestApp()
    let view = Key()
    app.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.removeFromSuperview()
    #expect(view.resigned == 1)
    #expect(!view.isFirstResponder)
    app.view.addSubview(view)
    #expect(!view.isFirstResponder)
  }

  @Test func soIsOneWhoseSuperviewLeavesOrMovesToAnotherWindow() {
    let app = TestApp()
    let outer = UIView()
    let view = Key()
    outer.addSubview(view)
    app.view.addSubview(outer)
    #expect(view.becomeFirstResponder())
    app.openScene().window.addSubview(outer)
    #expect(view.resigned == 1)
    #expect(app.window.firstResponder == nil)
  }

  @Test func aViewThatMovesWithinItsWindowStaysFirstResponder() {
    let app = TestApp()
    let other = UIView()
    let view = Key()
    app.view.addSubview(other)
    app.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    other.addSubview(view)
    #expect(view.isFirstResponder)
    #expect(view.resigned == 0)
  }

  @Test func aControllerWhoseViewLeavesIsFirstResponderNoLonger() {
    let app = TestApp()
    let controller = KeyController()
    app.view.addSubview(controller.view)
    #expect(controller.becomeFirstResponder())
    controller.view.removeFromSuperview()
    #expect(app.window.firstResponder == nil)
  }

  @Test func oneThatRefusesIsNotAskedTwice() {
    let app = TestApp()
    let view = Key()
    view.refuses = true
    app.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.removeFromSuperview()
    #expect(app.window.firstResponder == nil)
  }

  /// A view that takes keys and notes that it gave them up.
  private final class Key: UIView {
    var resigned = 0
    var refuses = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refuses }
    override func resignFirstResponder() -> Bool {
      resigned += 1
      return super.resignFirstResponder()
    }
  }

  /// A controller that takes keys.
  private final class KeyController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }
}
