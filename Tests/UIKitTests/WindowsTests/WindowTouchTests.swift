import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// Which of several windows gets a touch.
@MainActor struct WindowTouchTests {
  /// An app with a view that fills its window, and a window over it.
  @MainActor private final class Stage {
    let app = TestApp()
    let below = TouchNotingView()
    let above: UIWindow
    let inAbove = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init(_ makeWindow: (UIWindowScene) -> UIWindow = { UIWindow(windowScene: $0) }) {
      above = makeWindow(app.scene)
      below.frame = app.view.bounds
      app.view.addSubview(below)
      above.addSubview(inAbove)
      above.isHidden = false
      app.frame()
    }
  }

  @Test func aWindowWhoseHitTestFindsNothingLetsTouchesThrough() {
    let stage = Stage { PassThroughWindow(windowScene: $0) }
    stage.app.tap(200, 200)
    #expect(stage.below.heard == ["began", "ended"])
    stage.app.tap(50, 50)
    #expect(stage.inAbove.heard == ["began", "ended"])
    #expect(stage.below.heard == ["began", "ended"])
  }

  @Test func theFrontmostWindowIsAskedFirst() {
    let stage = Stage()
    stage.app.tap(200, 200)
    #expect(stage.below.heard.isEmpty)
    stage.app.window.windowLevel = .alert
    stage.app.tap(200, 200)
    #expect(stage.below.heard == ["began", "ended"])
  }

  @Test(arguments: [0, 1, 2]) func aWindowThatTakesNoTouchesIsPassedOver(way: Int) {
    let stage = Stage()
    switch way {
    case 0: stage.above.isHidden = true
    case 1: stage.above.alpha = 0.005
    default: stage.above.isUserInteractionEnabled = false
    }
    stage.app.tap(50, 50)
    #expect(stage.inAbove.heard.isEmpty)
    #expect(stage.below.heard == ["began", "ended"])
  }

  @Test func whatAFadingWindowCoversGetsNoTouches() {
    let stage = Stage()
    stage.app.settle()
    UIView.transition(with: stage.above, duration: 1, options: .transitionCrossDissolve) {
      stage.above.backgroundColor = .red
    }
    stage.app.tap(200, 200)
    #expect(stage.below.heard.isEmpty)
    stage.app.settle()
  }

  // MARK: Letting go

  @Test func aSceneKeepsNoWindowAlive() {
    let app = TestApp()
    let color = app.pixel(10, 10)
    weak var gone: UIWindow?
    do {
      let window = UIWindow(windowScene: app.scene)
      window.backgroundColor = .red
      window.makeKeyAndVisible()
      app.frame()
      #expect(app.pixel(10, 10) == RGB(255, 0, 0))
      #expect(app.scene.windows == [app.window, window])
      gone = window
    }
    #expect(gone == nil)
    #expect(app.scene.windows == [app.window])
    #expect(app.scene.rootLayer.sublayers?.count == 1)
    #expect(app.scene.keyWindow == nil)
    app.frame()
    #expect(app.pixel(10, 10) != RGB(255, 0, 0))
    #expect(color == RGB(0, 0, 0))
  }

  @Test func aControllerHearsThatItsWindowWasLetGo() {
    let app = TestApp()
    let controller = UIViewControllerRecorder()
    do {
      let window = UIWindow(windowScene: app.scene)
      window.rootViewController = controller
      window.isHidden = false
      app.frame()
    }
    #expect(controller.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(controller.view.window == nil)
    #expect(controller.view.superview == nil)
  }

  /// A window that takes touches only where a subview is.
  private final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  /// A controller that notes when it comes and goes.
  private final class UIViewControllerRecorder: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }
}
