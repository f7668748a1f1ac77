import CoreGraphics
import QuartzCore

/// The recognizers that watch touches in one window, and the touches that they keep from their views.
///
/// The window calls ``process(_:changed:)`` with each event before it tells its views. Touches that are marked as taken from their
/// view then do not reach it; a touch that is only held back is given to its view late.
@MainActor
final class GestureEnvironment {
  /// The recognizers that are part of the present sequence of touches, those of the deepest views first.
  private(set) var active: [UIGestureRecognizer] = []

  /// What views do not know of their touches yet.
  private var held = HeldTouches()

  /// The event that was processed last; views that hear of a touch late get it.
  private weak var event: UIEvent?

  /// The frames in which recognizers wait for time to pass.
  private let clock = FrameClock()

  /// Whether an event is being processed or states are being settled; whoever wants them settled meanwhile need not ask for it.
  private var isBusy = false

  // MARK: An event

  /// Lets the recognizers see what changed, then settles who recognised and who gets the touches.
  func process(_ event: UIEvent, changed: Set<UITouch>) {
    self.event = event
    // An action may send a further event from within.
    let wasBusy = isBusy
    isBusy = true
    for touch in changed where touch.phase == .began { admit(touch) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase }
      if !touches.isEmpty { feed(touches, in: phase, event) }
    }
    for touch in changed where !touch.isDown {
      for recognizer in active { recognizer.unfollow(touch) }
    }
    isBusy = wasBusy
    settle()
    releaseHeldTouches(at: event.timestamp)
    for touch in changed where touch.phase == .ended { holdEnd(of: touch) }
    tickIfNeeded(near: changed.first?.window)
  }

  /// Collects the recognizers from the view that was hit up to the window.
  private func admit(_ touch: UITouch) {
    var view = touch.view
    var delay: TimeInterval = 0
    var blockers: [UIGestureRecognizer] = []
    var isSwallowed = false
    while let candidate = view {
      for recognizer in candidate.gestureRecognizers ?? [] where recognizer.accepts(touch) {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
        recognizer.follow(touch, in: self)
        delay = max(delay, recognizer.touchDelay)
        if recognizer.delaysTouchesBegan { blockers.append(recognizer) }
        if recognizer.swallows(touch) { isSwallowed = true }
      }
      view = candidate.superview
    }
    // A view that takes one touch at a time gets no second one, now or later.
    if touch.isTakenFromView { return }
    if isSwallowed {
      touch.isTakenFromView = true
    } else if delay > 0 || !blockers.isEmpty {
      touch.isTakenFromView = true
      held.hold(HeldTouches.Begin(touch: touch, deadline: touch.timestamp + delay, blockers: blockers))
    }
  }

  /// Gives touches of one phase to each recognizer that watches them.
  private func feed(_ touches: Set<UITouch>, in phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in active where !recognizer.isFinished {
      let own = touches.filter(recognizer.follows)
      guard !own.isEmpty else { continue }
      recognizer.noteLocation()
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      case .cancelled, .stationary: recognizer.touchesCancelled(own, with: event)
      }
    }
  }

  /// Lets recognizers begin that no longer have to wait, and resets those whose gesture is over.
  func settle() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    var progress = true
    while progress {
      progress = false
      for recognizer in active where recognizer.pendingState != nil {
        recognizer.tryToBegin()
        if recognizer.pendingState == nil { progress = true }
      }
    }
    let rested = active.filter { recognizer in
      guard recognizer.followed.isEmpty, recognizer.pendingState == nil else { return false }
      return recognizer.isFinished || !recognizer.isWaiting
    }
    guard !rested.isEmpty else { return }
    active.removeAll { recognizer in rested.contains { $0 === recognizer } }
    for recognizer in rested { recognizer.finishSequence() }
  }

  // MARK: Touches and views

  /// Takes the touches of a recognizer that just recognised from their views, which hear that their touches were cancelled.
  func takeTouches(of recognizer: UIGestureRecognizer) {
    let lifted = recognizer.sequence.filter(held.holdsEnd)
    for touch in recognizer.followed + lifted { takeFromView(touch) }
  }

  /// Takes a touch from its view, which hears that it was cancelled unless it knows nothing of the touch, or of its end already.
  private func takeFromView(_ touch: UITouch) {
    let isEndHeld = held.holdsEnd(of: touch)
    held.drop(touch)
    guard !touch.isTakenFromView || isEndHeld else { return }
    touch.isTakenFromView = true
    if touch.isKnownToView { tell(touch, as: .cancelled) }
  }

  /// Keeps the end of a touch from its view while a recognizer that wants that is undecided, such as one that waits for a second tap.
  private func holdEnd(of touch: UITouch) {
    guard !touch.isTakenFromView, touch.isKnownToView else { return }
    let blockers = active.filter { $0.delaysTouchesEnded && $0.currentState == .possible && $0.sequence.contains(touch) }
    guard !blockers.isEmpty else { return }
    touch.isTakenFromView = true
    held.hold(HeldTouches.End(touch: touch, blockers: blockers))
  }

  /// Tells views of the touches that were held back long enough, or that are over without a gesture.
  private func releaseHeldTouches(at time: TimeInterval) {
    for touch in held.takeDueBegins(at: time) where touch.phase != .cancelled {
      // The end of a cancelled touch would be all that the view hears of it.
      touch.isTakenFromView = false
      tell(touch, as: .began)
    }
    for touch in held.takeDueEnds() { tell(touch, as: .ended) }
  }

  /// Tells the touch's view of it as if it were in `phase` just now.
  private func tell(_ touch: UITouch, as phase: UITouch.Phase) {
    let truth = touch.phase
    touch.phase = phase
    switch phase {
    case .began:
      touch.isKnownToView = true
      touch.view?.touchesBegan([touch], with: event)
    case .ended: touch.view?.touchesEnded([touch], with: event)
    default: touch.view?.touchesCancelled([touch], with: event)
    }
    touch.phase = truth
  }

  // MARK: What goes away

  /// Takes the touches of views in `view`, which left the window or was hidden, from these views and from the recognizers there.
  func withdraw(from view: UIView, _ event: UIEvent) {
    self.event = event
    let known = event.touches.union(held.ends.map(\.touch))
    for touch in known where touch.view?.isDescendant(of: view) == true && (touch.isDown || held.holdsEnd(of: touch)) {
      takeFromView(touch)
    }
    for recognizer in active where recognizer.attachedView?.isDescendant(of: view) == true { recognizer.cancel(with: event) }
    settle()
  }

  /// Ends everything, because the window was let go; `touches` are those that came down in it.
  func end(_ touches: Set<UITouch>) {
    clock.stop()
    for touch in touches.union(held.ends.map(\.touch)) { takeFromView(touch) }
    for recognizer in active { recognizer.breakOff() }
    settle()
  }

  /// Waits for no more frames of the scene, which the window left.
  func leaveFrames() { clock.stop() }

  // MARK: Time

  /// Asks for the frame clock while a touch is held back or a recognizer waits.
  private func tickIfNeeded(near window: UIWindow?) {
    guard needsTime, let scene = window?.windowScene else { return }
    clock.run(in: scene) { [weak self] time in self?.tick(to: time) ?? false }
  }

  /// Whether anything depends on time passing.
  private var needsTime: Bool { !held.isEmpty || active.contains { $0.isWaiting } }

  /// Takes up the time of a frame; returns whether the next one is wanted too.
  private func tick(to time: TimeInterval) -> Bool {
    for recognizer in active where recognizer.isWaiting { recognizer.timePassed(to: time) }
    settle()
    releaseHeldTouches(at: time)
    return needsTime
  }
}
