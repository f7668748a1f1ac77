import UIKitBase

/// Touches whose view or window goes away while the finger is down.
extension UIApplication {
  /// Takes touches from `view` and all in it, because it left its window or was hidden.
  ///
  /// Views and recognizers in it hear that their touches were cancelled. A recognizer outside, such as that of the scroll view which
  /// a row leaves while it is dragged, goes on with the touch; the touches of a window are over.
  final func loseTouches(inside view: UIView) { loseTouches(inside: view, from: view.window) }

  /// Takes touches from `view` and all in it, which were in `window` so far.
  final func loseTouches(inside view: UIView, from window: UIWindow?) {
    guard let window, !touchEvent.touches.isEmpty || !window.gestures.active.isEmpty else { return }
    window.gestures.withdraw(from: view, touchEvent)
    if view === window { forgetTouches { $0.window === window } }
  }

  /// Ends what a window's touches had begun, after the window was let go.
  final func loseTouches(ofGoneWindow gestures: GestureEnvironment) {
    gestures.end(touchEvent.touches.filter { $0.window == nil })
    forgetTouches { $0.window == nil }
  }

  /// Follows some touches no longer; what the surface tells of them comes to nothing.
  private func forgetTouches(where isOver: (UITouch) -> Bool) {
    for (id, touch) in touchesByID where isOver(touch) {
      touchesByID[id] = nil
      touchEvent.touches.remove(touch)
      // Its finger may still be on the screen, but for views and recognizers it is gone.
      if touch.isDown { touch.phase = .cancelled }
    }
  }
}
