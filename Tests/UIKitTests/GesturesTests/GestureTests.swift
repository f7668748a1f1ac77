import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
@Suite final class GestureTests {
  lazy var stage = GestureStage()
  var app: TestApp { stage.app }
  var view: TouchNotingView { stage.view }
  var target: GestureTargetObject { stage.target }

  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to host: UIView? = nil) -> Recognizer {
    recognizer.addTarget(target, action: GestureTargetObject.action)
    (host ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Taps

  @Test func aTapIsToldOnceAndTakesTheTouchFromItsView() {
    let tap = add(UITapGestureRecognizer())
    app.tap(150, 150)
    #expect(target.states == [.ended])
    #expect(view.heard == ["began", "cancelled"])
    #expect(tap.state == .possible)
    #expect(tap.view === view)
  }

  @Test func aTapThatLetsTouchesThroughTakesNothing() {
    add(UITapGestureRecognizer()).cancelsTouchesInView = false
    app.tap(150, 150)
    #expect(target.states == [.ended])
    #expect(view.heard == ["began", "ended"])
  }

  @Test func aTapOutsideTheViewIsNotSeen() {
    _ = add(UITapGestureRecognizer())
    app.tap(50, 50)
    #expect(target.states.isEmpty)
    #expect(view.heard.isEmpty)
  }

  @Test func aFingerThatStraysIsNoTap() {
    _ = add(UITapGestureRecognizer())
    app.drag(150, from: 120, to: 190)
    #expect(target.states.isEmpty)
    #expect(view.heard.first == "began")
    #expect(view.heard.last == "ended")
  }

  @Test func twoTapsAreRecognisedOnTheSecond() {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    app.tap(150, 150)
    #expect(target.states.isEmpty)
    app.wait(0.1)
    app.tap(150, 150)
    #expect(target.states == [.ended])
  }

  @Test func twoTapsFarApartInTimeAreNone() {
    add(UITapGestureRecognizer()).numberOfTapsRequired = 2
    app.tap(150, 150)
    app.wait(0.5)
    app.tap(150, 150)
    #expect(target.states.isEmpty)
  }

  @Test func oneTapWaitsUntilTwoHaveFailed() {
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    view.addGestureRecognizer(twice)
    add(UITapGestureRecognizer()).require(toFail: twice)
    app.tap(150, 150)
    #expect(target.states.isEmpty)
    app.wait(0.3)
    #expect(target.states.isEmpty)
    app.wait(0.2)
    #expect(target.states == [.ended])
    app.tap(150, 150)
    app.wait(0.1)
    app.tap(150, 150)
    app.wait(0.5)
    #expect(target.states == [.ended])
  }

  @Test func aControlKeepsItsTapFromARecognizerAroundIt() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var presses = 0
    control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    view.addSubview(control)
    _ = add(UITapGestureRecognizer())
    app.tap(150, 150)
    #expect(presses == 1)
    #expect(target.states.isEmpty)
    control.isEnabled = false
    app.tap(150, 150)
    #expect(target.states == [.ended])
  }

  // MARK: Drags

  @Test func aDragBeginsAfterTenPointsWhichDoNotCount() {
    let pan = add(UIPanGestureRecognizer())
    var translations: [CGFloat] = []
    stage.target.onEach = { _ in translations.append(pan.translation(in: nil).y) }
    app.drag(150, from: 120, to: 220, steps: 20)
    #expect(target.states.first == .began)
    #expect(target.states.last == .ended)
    #expect(target.states.count == 20)
    #expect(translations.first == 0)
    #expect(translations.last == 90)
    #expect(view.heard == ["began", "moved", "cancelled"])
  }

  @Test func aDragOfLessThanTenPointsIsNone() {
    _ = add(UIPanGestureRecognizer())
    app.drag(150, from: 120, to: 129)
    #expect(target.states.isEmpty)
    #expect(view.heard.last == "ended")
  }

  @Test func theSpeedIsThatOfTheLastMoves() {
    let pan = add(UIPanGestureRecognizer())
    app.drag(150, from: 120, to: 280, steps: 16)
    var speed = CGPoint.zero
    target.onEach = { if $0.state == .ended { speed = pan.velocity(in: nil) } }
    app.drag(150, from: 120, to: 280, steps: 16)
    #expect(abs(speed.y - 600) < 1)
    #expect(speed.x == 0)
  }

  @Test func aFingerThatRestedHasNoSpeed() {
    let pan = add(UIPanGestureRecognizer())
    var speed: CGPoint?
    target.onEach = { if $0.state == .ended { speed = pan.velocity(in: nil) } }
    app.touch(.began, 150, 120)
    for step in 1...8 {
      app.wait(1.0 / 60)
      app.touch(.moved, 150, 120 + 10 * CGFloat(step))
    }
    app.wait(0.3)
    app.touch(.ended, 150, 200)
    #expect(speed == .zero)
  }

  @Test func theTranslationCanBeSet() {
    let pan = add(UIPanGestureRecognizer())
    var steps: [CGFloat] = []
    target.onEach = { [view] _ in
      steps.append(pan.translation(in: view).y)
      pan.setTranslation(.zero, in: view)
    }
    app.drag(150, from: 120, to: 160, steps: 4)
    #expect(steps == [0, 10, 10, 10, 0])
  }

  @Test func aDragKeepsATapFromBeingRecognised() {
    let tapTarget = GestureTargetObject()
    let tap = UITapGestureRecognizer(target: tapTarget, action: GestureTargetObject.action)
    view.addGestureRecognizer(tap)
    _ = add(UIPanGestureRecognizer(), to: app.view)
    app.drag(150, from: 120, to: 145)
    #expect(target.states.last == .ended)
    #expect(tapTarget.states.isEmpty)
    app.tap(150, 150)
    #expect(tapTarget.states == [.ended])
  }

  // MARK: Delegates

  @Test func theDelegateCanForbid() {
    let delegate = GestureDelegateObject()
    let pan = add(UIPanGestureRecognizer())
    pan.delegate = delegate
    delegate.begins = false
    app.drag(150, from: 120, to: 200)
    delegate.begins = true
    delegate.receives = false
    app.drag(150, from: 120, to: 200)
    #expect(target.states.isEmpty)
    #expect(!view.heard.contains("cancelled"))
    delegate.receives = true
    app.drag(150, from: 120, to: 200)
    #expect(target.states.last == .ended)
  }

  @Test(arguments: [false, true]) func twoDragsShareTheirTouchesOnlyIfTheDelegateLetsThem(shares: Bool) {
    let delegate = GestureDelegateObject()
    delegate.shares = shares
    let outer = GestureTargetObject()
    let pan = UIPanGestureRecognizer(target: outer, action: GestureTargetObject.action)
    pan.delegate = delegate
    app.view.addGestureRecognizer(pan)
    _ = add(UIPanGestureRecognizer())
    app.drag(150, from: 120, to: 200)
    #expect(target.states.last == .ended)
    #expect(outer.states.isEmpty == !shares)
  }

  // MARK: Being broken off

  @Test func aDisabledRecognizerBreaksOff() {
    let pan = add(UIPanGestureRecognizer())
    app.touch(.began, 150, 120)
    app.touch(.moved, 150, 150)
    pan.isEnabled = false
    app.touch(.moved, 150, 170)
    app.touch(.ended, 150, 170)
    #expect(target.states == [.began, .cancelled])
    app.drag(150, from: 120, to: 200)
    #expect(target.states.count == 2)
  }

  @Test func aRemovedRecognizerBreaksOff() {
    let pan = add(UIPanGestureRecognizer())
    app.touch(.began, 150, 120)
    app.touch(.moved, 150, 150)
    view.removeGestureRecognizer(pan)
    #expect(target.states == [.began, .cancelled])
    #expect(view.gestureRecognizers == nil)
    app.touch(.ended, 150, 150)
  }

  @Test func aTouchThatTheSystemTakesCancelsTheGesture() {
    _ = add(UIPanGestureRecognizer())
    app.touch(.began, 150, 120)
    app.touch(.moved, 150, 150)
    app.touch(.cancelled, 150, 150)
    #expect(target.states == [.began, .cancelled])
    app.drag(150, from: 120, to: 200)
    #expect(target.states.last == .ended)
  }

  @Test func targetsCanBeRemoved() {
    let tap = add(UITapGestureRecognizer())
    tap.removeTarget(target, action: nil)
    app.tap(150, 150)
    #expect(target.states.isEmpty)
    #expect(view.heard == ["began", "cancelled"])
  }

  @Test func touchesCanBeHeldUntilTheRecognizerFailed() {
    add(UIPanGestureRecognizer()).delaysTouchesBegan = true
    app.touch(.began, 150, 120)
    app.wait(1)
    #expect(view.heard.isEmpty)
    app.touch(.ended, 150, 120)
    #expect(view.heard == ["began", "ended"])
  }
}
