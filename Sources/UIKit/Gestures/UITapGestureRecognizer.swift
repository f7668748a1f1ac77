import CoreGraphics
import UIKitBase

/// Recognises one or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes, 1 or more.
  open var numberOfTapsRequired = 1

  /// How many fingers tap at a time, 1 or more.
  open var numberOfTouchesRequired = 1

  /// How far a finger may stray during a tap, and taps lie apart, in points. AD-HOC: Apple names no figure.
  static let reach: CGFloat = 45

  /// How long the next of several taps is waited for, in seconds. AD-HOC: Apple names no figure.
  static let patience: TimeInterval = 0.35

  /// The taps that were completed.
  private final var taps = 0

  /// The most fingers that were down during this tap.
  private final var fingers = 0

  /// Where the first finger of the first tap came down, in the window's coordinates.
  private final var start: CGPoint?

  /// When waiting for the next tap is over, in seconds.
  private final var patienceEnd: TimeInterval?

  override var isWaiting: Bool { patienceEnd != nil }

  override func timePassed(to time: TimeInterval) {
    guard let patienceEnd, time >= patienceEnd else { return }
    self.patienceEnd = nil
    state = .failed
  }

  /// A control takes single taps itself: a recognizer around it leaves them to it, as on iOS.
  override func ownShouldBegin() -> Bool {
    guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1 else { return true }
    guard let control = sequence.first?.view as? UIControl, control !== view else { return true }
    return !control.isEnabled
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    patienceEnd = nil
    fingers = max(fingers, numberOfTouches)
    if start == nil { start = touches.first?.locationInWindow }
    if fingers > numberOfTouchesRequired || touches.contains(where: isTooFar) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: isTooFar) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard touches.count >= numberOfTouches else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      patienceEnd = event.timestamp + Self.patience
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = 0
    start = nil
    patienceEnd = nil
  }

  /// Whether a finger strayed from where the first one came down.
  private func isTooFar(_ touch: UITouch) -> Bool {
    guard let start, numberOfTouchesRequired == 1 else { return false }
    return hypot(touch.locationInWindow.x - start.x, touch.locationInWindow.y - start.y) > Self.reach
  }
}
