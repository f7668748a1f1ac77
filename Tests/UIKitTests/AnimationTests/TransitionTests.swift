import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitSurface

/// The cross-dissolve, on a clock that is cranked by hand (spec 8.7, assertions 108–110).
@MainActor struct TransitionTests {
  @Test("108: the block runs before the call returns, frames in between are blends, the end is the new style")
  func aCrossDissolveBlendsTheTwoPictures() throws {
    let app = stage()
    let before = try #require(app.canvas.frame)
    var order: [String] = []
    UIView.transition(with: app.window, duration: 0.5, options: [.transitionCrossDissolve, .curveLinear]) {
      app.window.overrideUserInterfaceStyle = .dark
      order.append("block")
    } completion: {
      order.append("end \($0)")
    }
    order.append("returned")
    #expect(order == ["block", "returned"])

    var blends: [Bitmap] = []
    app.frame()
    #expect(try bytes(app) == before.makeImage().pngData())
    for _ in 0..<3 {
      app.surface.advance(by: 0.125)
      blends.append(try #require(app.canvas.frame))
    }
    app.settle()
    #expect(order == ["block", "returned", "end true"])
    let after = try #require(app.canvas.frame)
    for (index, blend) in blends.enumerated() {
      let expected = try #require(Bitmap(width: before.width, height: before.height, scale: before.scale))
      Bitmap.dissolve(from: before, to: after, progress: CGFloat(index + 1) / 4, into: expected)
      #expect(try blend.makeImage().pngData() == expected.makeImage().pngData())
    }
    #expect(app.pixel(200, 200) == RGB(0, 0, 0))
    #expect(!app.canvas.wantsFrame)
  }

  @Test(arguments: [true, false]) func aPictureFromBeforeKeepsItsSizeWhenTheWindowGetsAnother(isLarger: Bool) throws {
    let app = TestApp(size: CGSize(width: 200, height: 100), scale: 1)
    let mark = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    mark.backgroundColor = .red
    app.view.addSubview(mark)
    app.settle()
    UIView.transition(with: app.window, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      mark.removeFromSuperview()
    }
    app.frame()
    app.canvas.resize(to: isLarger ? CGSize(width: 300, height: 200) : CGSize(width: 50, height: 50))
    app.wait(0.5)
    // Half gone, at its own place and in its own size.
    #expect(app.pixel(21, 21).isClose(to: RGB(255, 128, 128), within: 2))
    #expect(app.pixel(19, 21) == RGB(255, 255, 255))
    #expect(app.pixel(49, 49).isClose(to: RGB(255, 128, 128), within: 2))
    if isLarger {
      #expect(app.pixel(59, 59).isClose(to: RGB(255, 128, 128), within: 2))
      #expect(app.pixel(61, 61) == RGB(255, 255, 255))
      #expect(app.pixel(250, 150) == RGB(255, 255, 255))
    }
    app.settle()
    #expect(app.pixel(21, 21) == RGB(255, 255, 255))
  }

  @Test func aWindowThatGrowsWhileItFadesFadesToItsEdges() {
    let app = TestApp(size: CGSize(width: 200, height: 100), scale: 1)
    app.settle()
    UIView.transition(with: app.window, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      app.window.overrideUserInterfaceStyle = .dark
    }
    app.frame()
    app.canvas.resize(to: CGSize(width: 300, height: 200))
    app.wait(0.5)
    #expect(app.pixel(100, 50).isClose(to: RGB(128, 128, 128), within: 2))
    for (x, y) in [(250, 50), (100, 150), (299, 199)] as [(CGFloat, CGFloat)] { #expect(app.pixel(x, y) == app.pixel(100, 50)) }
  }

  @Test("109: a duration of 0 has no frame in between") func withoutDurationThereIsNoBlend() {
    let app = stage()
    let presented = app.canvas.presentedFrames
    var isDone = false
    UIView.transition(with: app.window, duration: 0, options: .transitionCrossDissolve) {
      app.window.overrideUserInterfaceStyle = .dark
    } completion: { _ in
      isDone = true
    }
    #expect(isDone)
    app.settle()
    #expect(app.canvas.presentedFrames == presented + 1)
    #expect(app.pixel(200, 200) == RGB(0, 0, 0))
  }

  @Test("110: content is a snapshot unless it may be animated") func allowAnimatedContentDrawsLive() {
    for isLive in [false, true] {
      let app = stage()
      let options: UIView.AnimationOptions =
        isLive ? [.transitionCrossDissolve, .allowAnimatedContent] : .transitionCrossDissolve
      UIView.transition(with: app.window, duration: 1, options: options, animations: {})
      app.surface.advance(by: 0.9)
      app.view.backgroundColor = .red
      app.frame()
      #expect((app.pixel(200, 200) != RGB(255, 255, 255)) == isLive)
      app.settle()
      #expect(app.pixel(200, 200) == RGB(255, 0, 0))
    }
  }

  @Test func aSecondTransitionStartsFromWhatTheFirstShows() throws {
    let app = stage()
    UIView.transition(with: app.window, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      app.window.overrideUserInterfaceStyle = .dark
    }
    app.surface.advance(by: 0.5)
    let shown = app.pixel(200, 200)
    #expect(shown.isClose(to: RGB(128, 128, 128), within: 1))
    UIView.transition(with: app.window, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      app.window.overrideUserInterfaceStyle = .light
    }
    app.frame()
    #expect(app.pixel(200, 200) == shown)
    app.surface.advance(by: 0.5)
    #expect(app.pixel(200, 200).isClose(to: RGB(192, 192, 192), within: 1))
    app.settle()
    #expect(app.pixel(200, 200) == RGB(255, 255, 255))
  }

  @Test func aViewThatLeavesInTheMiddleEndsItsTransition() {
    let app = stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .red
    app.view.addSubview(view)
    app.settle()
    var ends: [Bool] = []
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.backgroundColor = .blue }) {
      ends.append($0)
    }
    app.surface.advance(by: 0.5)
    view.removeFromSuperview()
    app.settle()
    #expect(ends == [false])
    #expect(app.pixel(10, 10) == RGB(255, 255, 255))
    #expect(!app.canvas.wantsFrame)
  }

  @Test func aResizedWindowShowsItsNewSizeAfterTheTransition() {
    let app = stage()
    UIView.transition(with: app.window, duration: 0.5, options: .transitionCrossDissolve) {
      app.window.overrideUserInterfaceStyle = .dark
    }
    app.surface.advance(by: 0.25)
    app.canvas.resize(to: CGSize(width: 300, height: 500))
    app.settle()
    #expect(app.canvas.frame?.width == 600)
    #expect(app.pixel(290, 490) == RGB(0, 0, 0))
  }

  @Test("108: the usual pace is slow at both ends, to the byte") func theBlendsFollowTheUsualCurve() throws {
    let app = stage()
    let before = try #require(app.canvas.frame)
    UIView.transition(with: app.window, duration: 0.5, options: .transitionCrossDissolve) {
      app.window.overrideUserInterfaceStyle = .dark
    }
    var blends: [Bitmap] = []
    for _ in 0..<3 {
      app.surface.advance(by: 0.125)
      blends.append(try #require(app.canvas.frame))
    }
    app.settle()
    let after = try #require(app.canvas.frame)
    let timing = CAMediaTimingFunction(name: .easeInEaseOut)
    for (index, blend) in blends.enumerated() {
      let expected = try #require(Bitmap(width: before.width, height: before.height, scale: before.scale))
      let progress = timing.progress(at: Double(index + 1) / 4)
      Bitmap.dissolve(from: before, to: after, progress: progress, into: expected)
      #expect(try blend.makeImage().pngData() == expected.makeImage().pngData())
    }
    #expect(timing.progress(at: 0.25) < 0.2)
  }

  @Test func theSnapshotIsDrawnOnceAndTheFadeDrawsNothing() {
    let app = stage()
    UIView.transition(with: app.window, duration: 0.5, options: .transitionCrossDissolve) {
      app.window.overrideUserInterfaceStyle = .dark
    }
    app.frame()
    #expect(app.report.layersDisplayed == 1)
    for _ in 0..<10 {
      app.surface.advance(by: HeadlessSurface.frameInterval)
      #expect(app.report.layersDisplayed == 0 && app.report.traitNodesVisited == 0)
    }
  }

  @Test func withoutAKindOfTransitionTheChangeIsShownAtOnce() {
    let app = stage()
    var ends: [Bool] = []
    UIView.transition(with: app.window, duration: 0.5, animations: { app.view.backgroundColor = .red }) { ends.append($0) }
    #expect(ends == [true])
    app.frame()
    #expect(app.pixel(200, 200) == RGB(255, 0, 0))
    #expect(!app.canvas.wantsFrame)
  }

  @Test func aFadingViewTakesNoTouchesUnlessItMay() {
    for extra in [[], .allowUserInteraction] as [UIView.AnimationOptions] {
      let app = stage()
      UIView.transition(
        with: app.view, duration: 0.5, options: [.transitionCrossDissolve, extra],
        animations: { app.view.backgroundColor = .red })
      #expect((app.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === app.view) == extra.contains(.allowUserInteraction))
      app.settle()
      #expect(app.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === app.view)
    }
  }

  @Test func aTransitionBegunByTheEndOfAnotherEndsThatOfWhoCutItOff() {
    let app = stage()
    var ends: [String] = []
    func fade(_ name: String, then next: (() -> Void)? = nil) {
      UIView.transition(with: app.view, duration: 0.5, options: .transitionCrossDissolve, animations: {}) { finished in
        ends.append("\(name) \(finished)")
        next?()
      }
    }
    fade("first") { fade("third") }
    app.surface.advance(by: 0.1)
    fade("second")
    #expect(ends == ["first false", "second false"])
    app.settle()
    #expect(ends == ["first false", "second false", "third true"])
    #expect(app.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === app.view)
  }

  @Test func aWindowHiddenInTheMiddleEndsItsTransitionAndShowsTheEndLater() {
    let app = stage()
    var ends: [Bool] = []
    UIView.transition(with: app.window, duration: 0.5, options: .transitionCrossDissolve) {
      app.window.overrideUserInterfaceStyle = .dark
    } completion: {
      ends.append($0)
    }
    app.surface.advance(by: 0.25)
    app.window.isHidden = true
    app.surface.advance(by: 1)
    #expect(ends.count == 1)
    #expect(!app.canvas.wantsFrame)
    app.window.isHidden = false
    app.settle()
    #expect(app.pixel(200, 200) == RGB(0, 0, 0))
    #expect(app.window.hitTest(CGPoint(x: 200, y: 200), with: nil) != nil)
    #expect(ends.count == 1)
  }

  @Test func aViewFadesWithinItsOwnBox() {
    let app = stage()
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 40, height: 40))
    view.backgroundColor = .red
    app.view.addSubview(view)
    app.settle()
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      view.backgroundColor = .blue
    }
    app.surface.advance(by: 0.5)
    #expect(app.pixel(60, 110).isClose(to: RGB(128, 0, 128), within: 1))
    for rect in app.report.damage { #expect(CGRect(x: 100, y: 200, width: 80, height: 80).contains(rect)) }
    app.settle()
    #expect(app.pixel(60, 110) == RGB(0, 0, 255))
  }

  private func stage() -> TestApp {
    let app = TestApp()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    label.text = "A line of text"
    app.view.addSubview(label)
    app.settle()
    return app
  }

  private func bytes(_ app: TestApp) throws -> Data? { try app.canvas.frame?.makeImage().pngData() }
}
