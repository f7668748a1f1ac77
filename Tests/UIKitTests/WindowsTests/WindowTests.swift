import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct WindowTests {
  @Test func aWindowIsHiddenUntilItIsMadeVisible() {
    let app = TestApp()
    let window = UIWindow(windowScene: app.scene)
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
    #expect(!app.window.isKeyWindow)
  }

  @Test func aWindowFillsItsScenesCanvasAndFollowsItsSize() {
    let app = TestApp(size: CGSize(width: 300, height: 400))
    #expect(app.window.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    app.canvas.resize(to: CGSize(width: 500, height: 200))
    app.frame()
    #expect(app.window.frame == CGRect(x: 0, y: 0, width: 500, height: 200))
    #expect(app.view.frame == app.window.bounds)
    #expect(app.canvas.frame?.width == 1000)
  }

  @Test func aWindowMadeWithoutASceneJoinsTheOneThatIsThere() {
    let app = TestApp()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    #expect(window.windowScene === app.scene)
    #expect(app.application.windows.contains(window))
  }

  @Test func theCanvasHearsWhichLookItsWindowHasAtOnceAndThenAtRest() {
    let app = TestApp(style: .dark)
    app.settle()
    #expect(app.canvas.style == .dark)
    app.window.overrideUserInterfaceStyle = .light
    app.frame()
    #expect(app.canvas.style == .light)
    UIView.transition(
      with: app.window, duration: 0.5, options: .transitionCrossDissolve,
      animations: { app.window.overrideUserInterfaceStyle = .dark })
    app.surface.advance(by: 0.3)
    #expect(app.canvas.style == .light, "Nothing takes the fade its time.")
    app.settle()
    #expect(app.canvas.style == .dark)
  }

  @Test func aHigherLevelStandsInFrontWhateverTheOrder() {
    let app = TestApp()
    let high = UIWindow(windowScene: app.scene)
    high.windowLevel = .alert
    high.backgroundColor = .red
    high.isHidden = false
    let later = UIWindow(windowScene: app.scene)
    later.backgroundColor = .green
    later.isHidden = false
    app.frame()
    #expect(app.pixel(10, 10) == RGB(255, 0, 0))
    high.isHidden = true
    app.frame()
    #expect(app.pixel(10, 10) == RGB(0, 255, 0))
  }

  @Test func visibilityIsAnnouncedOnce() {
    let app = TestApp()
    let window = UIWindow(windowScene: app.scene)
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
    ) { _ in MainActor.assumeIsolated { count.value += 1 } }
    window.isHidden = false
    window.isHidden = false
    window.makeKeyAndVisible()
    NotificationCenter.default.removeObserver(token)
    #expect(count.value == 1)
  }

  @Test func touchesKeepTheViewThatTheyHit() {
    let app = TestApp()
    let view = Toucher(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    app.view.addSubview(view)
    app.frame()
    app.surface.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 200), steps: 2, in: app.canvas)
    #expect(view.calls == ["began (10, 10)", "moved (105, 105)", "moved (200, 200)", "ended (200, 200)"])
  }

  @Test func touchesThatNobodyAnswersGoUpTheChain() {
    let app = TestApp()
    let outer = Toucher(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(UIView(frame: outer.bounds))
    app.view.addSubview(outer)
    app.frame()
    app.surface.tap(CGPoint(x: 10, y: 10), in: app.canvas)
    #expect(outer.calls == ["began (10, 10)", "ended (10, 10)"])
  }

  @Test func eachSceneHasItsOwnWindowsAndCanvas() {
    let app = TestApp()
    let second = app.openScene(size: CGSize(width: 200, height: 100))
    app.frame()
    #expect(app.application.connectedScenes.count == 2)
    #expect(app.scene.windows == [app.window])
    #expect(second.scene.windows == [second.window])
    #expect(app.surface.windows.map(\.presentedFrames) == [1, 1])
    second.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.window.traitCollection.userInterfaceStyle == .light)
    #expect(second.window.traitCollection.userInterfaceStyle == .dark)
    app.application.disconnect(second.scene)
    #expect(app.surface.windows.count == 1)
    #expect(app.application.connectedScenes.count == 1)
  }

  /// A number in a box.
  @MainActor final class Count { var value = 0 }

  /// A view that notes its touches.
  final class Toucher: UIView {
    var calls: [String] = []
    private func note(_ name: String, _ touches: Set<UITouch>) {
      guard let place = touches.first?.location(in: self) else { return }
      calls.append("\(name) (\(Int(place.x)), \(Int(place.y)))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  }
}
