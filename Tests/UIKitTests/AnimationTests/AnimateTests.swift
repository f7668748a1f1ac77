import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitSurface

/// Animation blocks, on a clock that is cranked by hand.
@MainActor struct AnimateTests {
  @Test func theModelChangesAtOnceAndTheScreenFollows() throws {
    let (app, view) = stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    #expect(view.alpha == 0)
    app.surface.advance(by: 0.25)
    #expect(abs(try #require(view.layer.presentation()).opacity - 0.75) < 1e-5)
    app.surface.advance(by: 0.25)
    #expect(app.pixel(10, 10).isClose(to: RGB(255, 128, 128), within: 1))
    app.settle()
    #expect(app.pixel(10, 10) == RGB(255, 255, 255))
    #expect(!app.canvas.wantsFrame)
  }

  @Test func theDefaultCurveIsSlowAtBothEnds() throws {
    let (app, view) = stage()
    UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
    var places: [CGFloat] = []
    for _ in 0..<4 {
      app.surface.advance(by: 0.25)
      places.append(view.layer.presentation()?.frame.minX ?? view.frame.minX)
    }
    #expect(places[0] < 15 && places[0] > 5)
    #expect(abs(places[1] - 50) < 0.01)
    #expect(places[2] > 85 && places[2] < 95)
    #expect(places[3] == 100)
  }

  @Test func completionsComeOnceAtTheEndInTheOrderOfTheirEnds() {
    let (app, view) = stage()
    var calls: [String] = []
    UIView.animate(withDuration: 0.4, animations: { view.alpha = 0.5 }, completion: { calls.append("long \($0)") })
    UIView.animate(withDuration: 0.2, animations: { view.frame.origin.x = 5 }, completion: { calls.append("short \($0)") })
    app.surface.advance(by: 0.15)
    #expect(calls.isEmpty)
    app.surface.advance(by: 0.1)
    #expect(calls == ["short true"])
    app.settle()
    #expect(calls == ["short true", "long true"])
  }

  @Test func withoutAnimationNothingMoves() {
    let (app, view) = stage()
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.frame.origin.x = 50 } }
    app.frame()
    #expect(view.layer.animationKeys() == nil)
    #expect(app.pixel(60, 10) == RGB(255, 0, 0))
  }

  @Test func aStyleChangeInsideABlockFadesABackground() {
    let app = TestApp()
    app.view.backgroundColor = .systemBackground
    app.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { app.window.overrideUserInterfaceStyle = .dark }
    app.surface.advance(by: 0.5)
    #expect(app.pixel(10, 10).isClose(to: RGB(128, 128, 128), within: 1))
    app.settle()
    #expect(app.pixel(10, 10) == RGB(0, 0, 0))
  }

  @Test func aViewOutsideOfAnyWindowChangesAtOnce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var isDone = false
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in isDone = true })
    #expect(view.layer.animationKeys() == nil)
    let app = TestApp()
    app.settle()
    #expect(isDone)
  }

  private func stage() -> (TestApp, UIView) {
    let app = TestApp(scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    app.view.addSubview(view)
    app.settle()
    return (app, view)
  }
}
