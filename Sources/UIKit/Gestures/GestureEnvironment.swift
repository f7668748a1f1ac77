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

  /// A touch that its view does not know of yet.
  private struct HeldTouch {
    let touch: UITouch
    /// When the view is told at the latest, in seconds.
    let deadline: TimeInterval
    /// The recognizers that have to fail before the view is told.
    let blockers: [UIGestureRecognizer]
  }

  /// The touches that their views do not know of yet.
  private var held: [HeldTouch] = []

  /// The event that was processed last; views that hear of a touch late get it.
  private weak var event: UIEvent?

  /// Whether the frame clock is asked for.
  private var isTicking = false

  // MARK: An event

  /// Lets the recognizers see what changed, then settles who recognised and who gets the touches.
  func process(_ event: UIEvent, changed: Set<UITouch>) {
    self.event = event
    for touch in changed where touch.phase == .began { admit(touch) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase }
      if !touches.isEmpty { feed(touches, in: phase, event) }
    }
    for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in active { recognizer.unfollow(touch) }
    }
    settle()
    releaseHeldTouches(at: event.timestamp)
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
    if isSwallowed {
      touch.isTakenFromView = true
    } else if delay > 0 || !blockers.isEmpty {
      touch.isTakenFromView = true
      held.append(HeldTouch(touch: touch, deadline: touch.timestamp + delay, blockers: blockers))
    }
  }

  /// Gives touches of one phase to each recognizer that watches them.
  private func feed(_ touches: Set<UITouch>, in phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in active where !recognizer.isFinished {
      let own = touches.filter { touch in recognizer.followed.contains { $0 === touch } }
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
    for touch in recognizer.followed {
      held.removeAll { $0.touch === touch }
      guard !touch.isTakenFromView else { continue }
      touch.isTakenFromView = true
      // A view that was not told of the touch need not be told of its end.
      if touch.phase == .began { continue }
      tell(touch.view, of: touch, as: .cancelled)
    }
  }

  /// Whether the touch's view was not told of it yet.
  func isHeld(_ touch: UITouch) -> Bool { held.contains { $0.touch === touch } }

  /// Tells views of the touches that were held back long enough, or that are over without a gesture.
  private func releaseHeldTouches(at time: TimeInterval) {
    for entry in held {
      let isOver = entry.touch.phase == .ended || entry.touch.phase == .cancelled
      let isDue = time >= entry.deadline && entry.blockers.allSatisfy { $0.currentState != .possible || $0.environment == nil }
      guard isOver || isDue else { continue }
      held.removeAll { $0.touch === entry.touch }
      // The end of a cancelled touch would be all that the view hears of it.
      if entry.touch.phase == .cancelled { continue }
      entry.touch.isTakenFromView = false
      tell(entry.touch.view, of: entry.touch, as: .began)
    }
  }

  /// Tells a view of a touch as if it were in `phase` just now.
  private func tell(_ view: UIView?, of touch: UITouch, as phase: UITouch.Phase) {
    let truth = touch.phase
    touch.phase = phase
    if phase == .began {
      view?.touchesBegan([touch], with: event)
    } else {
      view?.touchesCancelled([touch], with: event)
    }
    touch.phase = truth
  }

  // MARK: Time

  /// Asks for the frame clock while a touch is held back or a recognizer waits.
  private func tickIfNeeded(near window: UIWindow?) {
    guard !isTicking, needsTime, let scene = window?.windowScene else { return }
    isTicking = true
    scene.updateCycle.addTicker { [weak self] time in self?.tick(to: time) ?? false }
  }

  /// Whether anything depends on time passing.
  private var needsTime: Bool { !held.isEmpty || active.contains { $0.isWaiting } }

  /// Takes up the time of a frame; returns whether the next one is wanted too.
  private func tick(to time: TimeInterval) -> Bool {
    for recognizer in active where recognizer.isWaiting { recognizer.timePassed(to: time) }
    settle()
    releaseHeldTouches(at: time)
    isTicking = needsTime
    return isTicking
  }
}
