import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
@Suite struct WheelTests {
  /// A scroll view that fills the window over 2,000 points of content, and one inside it.
  private func nested(in app: TestApp) -> (outer: UIScrollView, inner: UIScrollView) {
    let outer = UIScrollView(frame: app.view.bounds)
    outer.contentSize = CGSize(width: 390, height: 2000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    inner.contentSize = CGSize(width: 390, height: 260)
    app.view.addSubview(outer)
    outer.addSubview(inner)
    app.settle()
    return (outer, inner)
  }

  /// Turns the wheel over a place.
  private func scroll(_ y: CGFloat, at place: CGPoint, in app: TestApp) {
    app.surface.send(.scroll(delta: CGPoint(x: 0, y: y), location: place, time: app.surface.now), to: app.canvas)
  }

  @Test func aWheelMovesTheInnermostContentThatHasAnyWayToGo() {
    let app = TestApp()
    let (outer, inner) = nested(in: app)
    scroll(54, at: CGPoint(x: 100, y: 100), in: app)
    #expect(inner.contentOffset.y == 54 && outer.contentOffset.y == 0)
    scroll(54, at: CGPoint(x: 100, y: 100), in: app)
    #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 0)
    scroll(54, at: CGPoint(x: 100, y: 100), in: app)
    #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 54)
  }

  @Test func aWheelStopsAtTheEndAndDoesNotBounce() {
    let app = TestApp()
    let (outer, _) = nested(in: app)
    scroll(1e9, at: CGPoint(x: 100, y: 600), in: app)
    #expect(outer.contentOffset.y == outer.contentSize.height - outer.bounds.height)
    app.settle()
    #expect(outer.contentOffset.y == outer.contentSize.height - outer.bounds.height)
    scroll(-1e9, at: CGPoint(x: 100, y: 600), in: app)
    #expect(outer.contentOffset.y == 0)
  }

  @Test func aWheelThatIsNoNumberMovesNothing() {
    let app = TestApp()
    let (outer, _) = nested(in: app)
    scroll(.nan, at: CGPoint(x: 100, y: 600), in: app)
    scroll(54, at: CGPoint(x: CGFloat.infinity, y: 600), in: app)
    #expect(outer.contentOffset.y == 0)
    outer.isScrollEnabled = false
    scroll(54, at: CGPoint(x: 100, y: 600), in: app)
    #expect(outer.contentOffset.y == 0)
  }
}
