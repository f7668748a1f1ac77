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

  @Test(
    arguments: [
      (.curveEaseInOut, .easeInEaseOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ] as [(UIView.AnimationOptions, CAMediaTimingFunctionName)])
  func aCurveGivesTheValuesOfItsTimingFunction(options: UIView.AnimationOptions, name: CAMediaTimingFunctionName) throws {
    let (app, view) = stage()
    UIView.animate(withDuration: 0.8, delay: 0, options: options) { view.center = CGPoint(x: 110, y: 10) }
    for step in 1...3 {
      app.surface.advance(by: 0.2)
      let shown = try #require(view.layer.presentation()).position.x
      let expected = 10 + 100 * CAMediaTimingFunction(name: name).progress(at: Double(step) / 4)
      #expect(abs(shown - expected) < 1e-6)
    }
  }

  @Test func everyAnimatedPropertyIsHalfWayInTheMiddle() throws {
    let (app, view) = stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0.5
      view.bounds.size = CGSize(width: 40, height: 60)
      view.transform = CGAffineTransform(translationX: 10, y: 0)
      view.layer.cornerRadius = 8
      view.backgroundColor = .blue
    }
    app.surface.advance(by: 0.5)
    let shown = try #require(view.layer.presentation())
    #expect(abs(shown.opacity - 0.75) < 1e-6)
    #expect(shown.bounds.size == CGSize(width: 30, height: 40))
    #expect(abs(shown.transform.m41 - 5) < 1e-9)
    #expect(abs(shown.cornerRadius - 4) < 1e-9)
    let color = try #require(shown.backgroundColor?.components)
    #expect(abs(color[0] - 0.5) < 1e-6 && abs(color[2] - 0.5) < 1e-6)
  }

  @Test func aBackgroundFadesInFromNoneAndOutToNone() {
    let (app, view) = stage()
    view.backgroundColor = nil
    app.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .red }
    app.surface.advance(by: 0.5)
    #expect(app.pixel(10, 10).isClose(to: RGB(255, 128, 128), within: 1))
    app.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = nil }
    app.surface.advance(by: 0.5)
    #expect(app.pixel(10, 10).isClose(to: RGB(255, 128, 128), within: 1))
    app.settle()
    #expect(app.pixel(10, 10) == RGB(255, 255, 255))
  }

  @Test func aDelayShowsTheOldValueUntilItIsOver() throws {
    let (app, view) = stage()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    app.surface.advance(by: 0.4)
    #expect(app.pixel(10, 10) == RGB(255, 0, 0))
    app.surface.advance(by: 0.6)
    #expect(abs(try #require(view.layer.presentation()).opacity - 0.5) < 1e-5)
  }

  @Test func autoreverseGoesBackAndRepeatGoesOn() throws {
    let (app, view) = stage()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse, .repeat]) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    for expected in [0.5, 0, 0.5, 1, 0.5, 0] as [Float] {
      app.surface.advance(by: 0.5)
      #expect(abs(try #require(view.layer.presentation()).opacity - expected) < 1e-4)
    }
    #expect(ends.isEmpty)
    view.removeFromSuperview()
    #expect(ends == [false])
    app.settle()
    #expect(!app.canvas.wantsFrame)
  }

  @Test func anInnerBlockTakesTheOuterOnesTimeUnlessItOverrides() throws {
    let (app, view) = stage()
    let other = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    app.view.addSubview(other)
    app.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1) {
        #expect(UIView.inheritedAnimationDuration == 1)
        view.alpha = 0
      }
      UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) { other.alpha = 0 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    app.surface.advance(by: 0.5)
    #expect(abs(try #require(view.layer.presentation()).opacity - 0.5) < 1e-5)
    #expect(abs(try #require(other.layer.presentation()).opacity - 0.75) < 1e-5)
  }

  @Test func fromTheCurrentStateStartsWhereTheScreenIs() throws {
    let (app, view) = stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    app.surface.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 10 }
    app.frame()
    #expect(abs(try #require(view.layer.presentation()).position.x - 60) < 1e-6)
    app.surface.advance(by: 0.5)
    #expect(abs(try #require(view.layer.presentation()).position.x - 35) < 1e-6)
  }

  @Test func withoutThatOptionBothMovesAreAdded() throws {
    let (app, view) = stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    app.surface.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 10 }
    app.frame()
    // Still half way, without a jump: -50 are left of the first move, and 100 of the second.
    #expect(abs(try #require(view.layer.presentation()).position.x - 60) < 1e-6)
    app.surface.advance(by: 0.5)
    #expect(abs(try #require(view.layer.presentation()).position.x - 60) < 1e-6)
    app.surface.advance(by: 0.25)
    #expect(abs(try #require(view.layer.presentation()).position.x - 35) < 1e-6)
  }

  @Test func anAnimatedViewTakesNoTouchesUnlessItMay() {
    for options in [[], .allowUserInteraction] as [UIView.AnimationOptions] {
      let (app, view) = stage()
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = 0.5 }
      #expect((app.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view) == options.contains(.allowUserInteraction))
      app.settle()
      #expect(app.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    }
  }

  @Test func aViewThatLeavesEndsItsAnimation() {
    let (app, view) = stage()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    app.surface.advance(by: 0.5)
    view.removeFromSuperview()
    #expect(ends == [false])
    #expect(view.layer.animationKeys() == nil)
    app.view.addSubview(view)
    #expect(app.window.hitTest(CGPoint(x: 10, y: 10), with: nil) !== view)
    view.alpha = 1
    #expect(app.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
  }

  @Test func aViewThatIsHiddenInTheMiddleStillEndsInTime() {
    let (app, view) = stage()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 50 }, completion: { ends.append($0) })
    app.surface.advance(by: 0.5)
    view.isHidden = true
    app.surface.advance(by: 0.6)
    #expect(ends == [true])
    app.settle()
    #expect(!app.canvas.wantsFrame)
  }

  @Test func viewsInsideOfAHiddenViewEndInTimeToo() {
    let (app, view) = stage()
    var ends: [String] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { ends.append("alpha \($0)") })
    UIView.transition(
      with: view, duration: 0.8, options: .transitionCrossDissolve, animations: {}, completion: { ends.append("fade \($0)") })
    app.surface.advance(by: 0.5)
    app.view.isHidden = true
    app.surface.advance(by: 0.6)
    #expect(ends == ["fade true", "alpha true"])
    app.settle()
    #expect(!app.canvas.wantsFrame)
  }

  @Test func whatRepeatsForEverAsksForNoFramesWhileHidden() {
    let (app, view) = stage()
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
    app.surface.advance(by: 0.5)
    app.view.isHidden = true
    app.surface.advance(by: 0.1)
    #expect(!app.canvas.wantsFrame)
    app.view.isHidden = false
    app.surface.advance(by: 0.1)
    #expect(app.canvas.wantsFrame)
  }

  @Test func switchedOffNothingIsAnimated() {
    let (app, view) = stage()
    UIView.setAnimationsEnabled(false)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    UIView.setAnimationsEnabled(true)
    #expect(ends == [true])
    #expect(view.layer.animationKeys() == nil)
    app.frame()
    #expect(app.pixel(10, 10) == RGB(255, 255, 255))
  }

  @Test func layoutOfSubviewsMovesWithTheirViewWhenAsked() {
    for options in [.layoutSubviews, []] as [UIView.AnimationOptions] {
      let app = TestApp(scale: 1)
      let outer = HalfView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      app.view.addSubview(outer)
      app.settle()
      UIView.animate(withDuration: 1, delay: 0, options: options) { outer.bounds.size.width = 200 }
      app.frame()
      #expect(outer.half.bounds.width == 100)
      #expect((outer.half.layer.animationKeys() != nil) == options.contains(.layoutSubviews))
    }
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

/// A view that gives its subview the left half in its layout.
@MainActor private final class HalfView: UIView {
  let half = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if half.superview == nil { addSubview(half) }
    half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
  }
}
