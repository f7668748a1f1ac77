// From touches to events: what a control follows, and which events a finger's way through it makes.

import CoreGraphics

extension UIControl {
  /// Begins to follow one of the touches that came down, unless one is followed already or the control is disabled.
  final func beginFollowing(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    isTracking = beginTracking(touch, with: event)
    if isTracking { send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event) }
  }

  /// Tells where the followed touch went.
  final func follow(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    guard isTracking else { return }
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    send(events, with: event)
  }

  /// Ends with the touch inside or outside.
  final func endFollowing(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    if isHighlighted { isHighlighted = false }
    if isTracking {
      endTracking(touch, with: event)
      send(isTouchInside ? eventsOfTap : .touchUpOutside, with: event)
    }
    stopFollowing()
  }

  /// Ends because the touch was taken away.
  final func cancelFollowing(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancel(with: event)
  }

  /// Ends because the control answers no more.
  final func cancelTrackedTouch() {
    if trackedTouch != nil { cancel(with: nil) }
  }

  /// Ends the touch without its effect.
  private func cancel(with event: UIEvent?) {
    if isHighlighted { isHighlighted = false }
    if isTracking {
      cancelTracking(with: event)
      send(.touchCancel, with: event)
    }
    stopFollowing()
  }

  /// Forgets the touch.
  private func stopFollowing() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
  }
}
