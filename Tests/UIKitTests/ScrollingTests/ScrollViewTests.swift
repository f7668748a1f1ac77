import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
@Suite final class ScrollViewTests {
  lazy var stage = ScrollStage(height: 400)
  var app: TestApp { stage.app }
  var scroll: UIScrollView { stage.scroll }
  var listener: ScrollListener { stage.listener }

  @Test func scrollingMovesTheBoundsAndNothingElse() {
    let content = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    scroll.addSubview(content)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(scroll.bounds == CGRect(x: 0, y: 30, width: 390, height: 400))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 400))
    #expect(content.frame.minY == 50)
    #expect(content.convert(CGPoint.zero, to: app.view) == CGPoint(x: 0, y: 20))
    #expect(listener.heard == ["scroll"])
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(listener.heard == ["scroll"])
  }

  @Test func aDragMovesTheContentByTheFingersWayLessTenPoints() {
    app.touch(.began, 100, 300)
    app.touch(.moved, 100, 250)
    app.touch(.moved, 100, 200)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 90))
    #expect(scroll.isTracking)
    #expect(scroll.isDragging)
    app.wait(0.3)
    app.touch(.ended, 100, 200)
    #expect(!scroll.isTracking)
    #expect(!scroll.isDragging)
    #expect(!scroll.isDecelerating)
    #expect(scroll.contentOffset.y == 90)
    #expect(listener.heard == ["will drag", "scroll", "scroll", "will end 0.0", "did drag false"])
  }

  @Test func contentThatIsFlickedSlowsDownByTheClock() {
    app.drag(100, from: 350, to: 150, steps: 20)
    // Ten points a sixtieth of a second, 190 points along.
    let start = scroll.contentOffset.y
    #expect(start == 190)
    #expect(scroll.isDecelerating)
    app.wait(0.5)
    let expected = 190 + 600 * 0.49950 * (1 - pow(0.998, 500))
    #expect(abs(scroll.contentOffset.y - expected) <= 1)
    app.settle()
    #expect(!scroll.isDecelerating)
    #expect(abs(scroll.contentOffset.y - (190 + 600 * 0.4995)) <= 0.5)
    #expect(scroll.contentOffset.y * 2 == (scroll.contentOffset.y * 2).rounded())
    #expect(listener.heard.filter { $0 != "scroll" } == ["will drag", "will end 0.6", "did drag true", "will slow", "did slow"])
    #expect(!app.canvas.wantsFrame)
  }

  @Test func theDelegateCanChooseWhereContentComesToRest() {
    listener.target = CGPoint(x: 0, y: 500)
    app.drag(100, from: 350, to: 150, steps: 20)
    app.settle()
    #expect(scroll.contentOffset.y == 500)
  }

  @Test func contentPulledBeyondItsEdgeGivesWayAndGoesBack() {
    app.touch(.began, 100, 100)
    app.touch(.moved, 100, 210)
    let expected = -(1 - 1 / (100 * 0.55 / 400 + 1)) * 400.0
    #expect(abs(scroll.contentOffset.y - expected) <= 0.25)
    app.wait(0.3)
    app.touch(.ended, 100, 210)
    #expect(scroll.isDecelerating)
    app.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func contentThatDoesNotBounceStopsAtItsEdge() {
    scroll.bounces = false
    app.touch(.began, 100, 100)
    app.touch(.moved, 100, 210)
    #expect(scroll.contentOffset.y == 0)
    app.touch(.ended, 100, 210)
  }

  @Test func contentThatFitsDoesNotMoveUnlessItAlwaysBounces() {
    scroll.contentSize = CGSize(width: 390, height: 100)
    app.drag(100, from: 100, to: 300)
    #expect(listener.heard.isEmpty)
    scroll.alwaysBounceVertical = true
    app.drag(100, from: 100, to: 300)
    #expect(listener.heard.first == "will drag")
    app.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func aSidewaysDragDoesNotScrollUpAndDown() {
    app.surface.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 109), steps: 10, in: app.canvas)
    #expect(listener.heard.isEmpty)
  }

  @Test func aViewThatDoesNotScrollIgnoresDrags() {
    scroll.isScrollEnabled = false
    app.drag(100, from: 300, to: 100)
    #expect(listener.heard.isEmpty)
  }

  @Test func aFingerCatchesMovingContentAndTouchesNothingInIt() {
    let content = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    scroll.addSubview(content)
    app.drag(100, from: 350, to: 150, steps: 20)
    app.wait(0.1)
    let place = scroll.contentOffset.y
    app.touch(.began, 100, 200)
    #expect(!scroll.isDecelerating)
    app.wait(0.3)
    app.touch(.ended, 100, 200)
    app.settle()
    #expect(scroll.contentOffset.y == place)
    #expect(content.heard.isEmpty)
  }

  // MARK: Touches in content

  @Test func contentHearsOfATouchAfterATimeOrAtItsEnd() {
    let content = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    scroll.addSubview(content)
    app.touch(.began, 100, 100)
    app.wait(0.1)
    #expect(content.heard.isEmpty)
    app.wait(0.1)
    #expect(content.heard == ["began"])
    app.touch(.ended, 100, 100)
    #expect(content.heard == ["began", "ended"])
    app.tap(100, 100)
    #expect(content.heard == ["began", "ended", "began", "ended"])
    scroll.delaysContentTouches = false
    app.touch(.began, 100, 100)
    #expect(content.heard.count == 5)
    app.touch(.ended, 100, 100)
  }

  @Test func aQuickDragScrollsWithoutContentHearingOfIt() {
    let content = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    scroll.addSubview(content)
    app.drag(100, from: 150, to: 50, steps: 5)
    #expect(content.heard.isEmpty)
    #expect(scroll.contentOffset.y == 90)
  }

  @Test func aSlowDragTakesTheTouchFromContentButNotFromAControl() {
    let content = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let control = UIControl(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    scroll.addSubview(content)
    scroll.addSubview(control)
    app.touch(.began, 100, 150)
    app.wait(0.2)
    app.touch(.moved, 100, 50)
    #expect(control.isTracking)
    #expect(scroll.contentOffset.y == 0)
    app.touch(.ended, 100, 50)
    app.touch(.began, 100, 50)
    app.wait(0.2)
    app.touch(.moved, 100, 20)
    #expect(content.heard == ["began", "cancelled"])
    #expect(scroll.contentOffset.y == 20)
    app.touch(.ended, 100, 20)
  }

  // MARK: By the app

  @Test func anAnimatedScrollTakesItsTime() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset.y == 0)
    app.wait(0.15)
    #expect(abs(scroll.contentOffset.y - 150) <= 1)
    #expect(!scroll.isDecelerating)
    app.settle()
    #expect(scroll.contentOffset.y == 300)
    #expect(listener.heard.last == "did animate")
  }

  @Test func aPlaceIsRevealedByAsLittleAsPossible() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 380, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 30)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 30)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 10)
  }

  @Test func contentThatShrinksIsNotLeftBehind() {
    scroll.contentOffset.y = 1600
    scroll.contentSize.height = 1000
    #expect(scroll.contentOffset.y == 600)
    scroll.contentSize.height = 100
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func theIndicatorShowsWhileScrollingAndFades() {
    app.window.backgroundColor = .white
    app.touch(.began, 100, 300)
    app.touch(.moved, 100, 200)
    app.frame()
    let bar = RGB(166, 166, 166)
    #expect(app.pixel(385.5, 40).isClose(to: bar, within: 1))
    #expect(app.pixel(382, 40) == RGB(255, 255, 255))
    #expect(app.pixel(388, 40) == RGB(255, 255, 255))
    app.wait(0.2)
    app.touch(.ended, 100, 200)
    app.settle()
    #expect(app.pixel(385.5, 40) == RGB(255, 255, 255))
  }
}

@MainActor
@Suite final class ScrollInsetTests {
  lazy var stage = ScrollStage(height: 844, safeArea: SurfaceInsets(top: 47, bottom: 34))
  var app: TestApp { stage.app }
  var scroll: UIScrollView { stage.scroll }

  @Test func contentBeginsBelowTheSafeArea() {
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == -47)
    scroll.contentInset.top = 10
    #expect(scroll.contentOffset.y == -57)
    app.canvas.resize(safeArea: SurfaceInsets(top: 20))
    app.settle()
    #expect(scroll.contentOffset.y == -30)
  }

  @Test func theSafeAreaCanBeLeftOut() {
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func theEndOfContentClearsTheSafeArea() {
    app.drag(100, from: 700, to: 100, steps: 3)
    app.settle()
    #expect(scroll.contentOffset.y == 1190)
  }
}

/// An app with one scroll view. It is made inside a test, never before: a test has the process's application to itself only while it
/// runs.
@MainActor
final class ScrollStage {
  let app: TestApp
  let scroll: UIScrollView
  let listener = ScrollListener()

  init(height: CGFloat, safeArea: SurfaceInsets = SurfaceInsets()) {
    app = TestApp(safeArea: safeArea)
    scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    app.view.addSubview(scroll)
    app.settle()
    scroll.delegate = listener
  }
}

/// A delegate that notes what it hears.
@MainActor
final class ScrollListener: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  var target: CGPoint?
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("will end \((velocity.y * 10).rounded() / 10)")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("did drag \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("will slow") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("did slow") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("did animate") }
}
