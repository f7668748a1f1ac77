import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKitSurface

@testable import UIKit

/// What becomes of touches whose view or window goes away while the finger is down.
@MainActor
@Suite final class LostTouchTests {
  lazy var stage = GestureStage()
  var app: TestApp { stage.app }
  var view: TouchNotingView { stage.view }
  var target: GestureTargetObject { stage.target }

  /// The ways in which a view goes away.
  enum Way: CaseIterable { case removed, removedWithItsSuperview, hidden, superviewHidden, windowHidden, sceneDisconnected }

  private func take(_ way: Way) {
    switch way {
    case .removed: view.removeFromSuperview()
    case .removedWithItsSuperview: app.view.removeFromSuperview()
    case .hidden: view.isHidden = true
    case .superviewHidden: app.view.isHidden = true
    case .windowHidden: app.window.isHidden = true
    case .sceneDisconnected: app.application.disconnect(app.scene)
    }
  }

  @Test(arguments: Way.allCases) func aViewThatGoesAwayHearsThatItsTouchWasCancelled(way: Way) {
    app.touch(.began, 150, 150)
    app.touch(.moved, 150, 152)
    take(way)
    #expect(view.heard == ["began", "moved", "cancelled"])
    if way != .sceneDisconnected {
      app.touch(.moved, 150, 160)
      app.touch(.ended, 150, 160)
    }
    #expect(view.heard == ["began", "moved", "cancelled"])
  }

  @Test(arguments: Way.allCases) func aGestureInAViewThatGoesAwayIsBrokenOffAndReset(way: Way) {
    let pan = UIPanGestureRecognizer(target: target, action: GestureTargetObject.action)
    view.addGestureRecognizer(pan)
    app.touch(.began, 150, 120)
    app.touch(.moved, 150, 150)
    take(way)
    #expect(target.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    #expect(pan.numberOfTouches == 0)
  }

  @Test func aGestureOutsideOfTheViewGoesOn() {
    let outer = UIPanGestureRecognizer(target: target, action: GestureTargetObject.action)
    app.view.addGestureRecognizer(outer)
    app.touch(.began, 150, 120)
    app.touch(.moved, 150, 150)
    view.removeFromSuperview()
    app.touch(.moved, 150, 170)
    app.touch(.ended, 150, 170)
    #expect(target.states == [.began, .changed, .ended])
    #expect(view.heard == ["began", "cancelled"])
  }

  @Test func aWindowThatIsLetGoCancelsItsTouches() {
    let pan = UIPanGestureRecognizer(target: target, action: GestureTargetObject.action)
    let inner = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let host = TouchNotingView(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
    host.addGestureRecognizer(pan)
    do {
      let window = UIWindow(windowScene: app.scene)
      window.addSubview(inner)
      window.addSubview(host)
      window.isHidden = false
      app.touch(.began, 10, 10, id: 1)
      app.touch(.began, 10, 60, id: 2)
      app.touch(.moved, 10, 80, id: 2)
    }
    #expect(inner.heard == ["began", "cancelled"])
    #expect(target.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    app.touch(.ended, 10, 80, id: 2)
    #expect(inner.heard == ["began", "cancelled"])
  }

  @Test func aControlThatIsRemovedByItsOwnActionIsLeftInPeace() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    control.addAction(
      UIAction { [unowned control] _ in
        events.append("down")
        control.removeFromSuperview()
      }, for: .touchDown)
    view.addSubview(control)
    app.touch(.began, 110, 110)
    #expect(events == ["down", "cancel"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    app.touch(.ended, 110, 110)
    #expect(events == ["down", "cancel"])
  }

  @Test func touchesAndRecognizersDoNotKeepEachOtherAlive() {
    weak var touch: UITouch?
    weak var recognizer: UIGestureRecognizer?
    do {
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      app.touch(.began, 150, 120)
      app.touch(.moved, 150, 125)
      touch = pan.followed.first
      recognizer = pan
      #expect(touch?.gestureRecognizers == [pan])
    }
    #expect(touch != nil)
    // A finger of the same number comes down though the first never left.
    app.touch(.began, 150, 120)
    #expect(touch == nil)
    app.touch(.ended, 150, 120)
    view.gestureRecognizers = nil
    #expect(recognizer == nil)
  }

  @Test func theLastSceneReleasesTheTouchesThatWereDown() {
    weak var touch: UITouch?
    do {
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      app.touch(.began, 150, 120)
      touch = pan.followed.first
      #expect(touch != nil)
      app.application.disconnect(app.scene)
    }
    #expect(touch == nil)
  }

  // MARK: Several touches

  @Test func aViewThatTakesOneTouchAtATimeGetsNoSecondOne() {
    app.touch(.began, 150, 150, id: 1)
    app.touch(.began, 160, 160, id: 2)
    app.touch(.moved, 160, 165, id: 2)
    app.touch(.ended, 160, 165, id: 2)
    #expect(view.heard == ["began"])
    app.touch(.ended, 150, 150, id: 1)
    #expect(view.heard == ["began", "ended"])
    app.touch(.began, 150, 150, id: 1)
    #expect(view.heard == ["began", "ended", "began"])
  }

  @Test func aViewThatTakesSeveralTouchesGetsThemAll() {
    view.isMultipleTouchEnabled = true
    app.touch(.began, 150, 150, id: 1)
    app.touch(.began, 160, 160, id: 2)
    app.touch(.ended, 160, 160, id: 2)
    app.touch(.ended, 150, 150, id: 1)
    #expect(view.heard == ["began", "began", "ended", "ended"])
  }

  @Test func recognizersSeeEachTouchWhateverTheViewTakes() {
    let tap = UITapGestureRecognizer(target: target, action: GestureTargetObject.action)
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    app.touch(.began, 150, 150, id: 1)
    app.touch(.began, 160, 160, id: 2)
    app.touch(.ended, 160, 160, id: 2)
    app.touch(.ended, 150, 150, id: 1)
    #expect(target.states == [.ended])
  }

  // MARK: Ends that are held back

  private func addDoubleTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: target, action: GestureTargetObject.action)
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test func theEndOfATouchWaitsUntilTheSecondTapDidNotCome() {
    _ = addDoubleTap()
    app.tap(150, 150)
    #expect(view.heard == ["began"])
    app.wait(0.3)
    #expect(view.heard == ["began"])
    app.wait(0.1)
    #expect(view.heard == ["began", "ended"])
    #expect(target.states.isEmpty)
  }

  @Test func theTouchesOfADoubleTapAreCancelled() {
    _ = addDoubleTap()
    app.tap(150, 150)
    app.wait(0.1)
    app.tap(150, 150)
    #expect(target.states == [.ended])
    #expect(view.heard == ["began", "began", "cancelled", "cancelled"])
  }

  @Test func theEndOfATouchIsToldAtOnceIfTheRecognizerDoesNotDelayIt() {
    addDoubleTap().delaysTouchesEnded = false
    app.tap(150, 150)
    #expect(view.heard == ["began", "ended"])
  }

  @Test func aViewThatGoesAwayHearsOfAnEndThatWasHeldBack() {
    let tap = addDoubleTap()
    app.tap(150, 150)
    view.removeFromSuperview()
    #expect(view.heard == ["began", "cancelled"])
    #expect(tap.state == .possible)
    app.wait(0.5)
    #expect(view.heard == ["began", "cancelled"])
  }
}
