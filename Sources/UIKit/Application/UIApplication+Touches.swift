import CoreGraphics
import QuartzCore
import UIKitSurface

extension UIApplication {
  /// How long and how far apart two touches may be to count as a double tap: 0.35 s and 40 points. AD-HOC: Apple names no figures.
  private static let repeatedTap = (seconds: 0.35, points: CGFloat(40))

  /// Turns the surface's touch into UIKit's, hit-tests it when it comes down, and sends the event.
  final func receiveTouch(id: Int, phase: SurfaceTouchPhase, location: CGPoint, time: Double, in scene: UIWindowScene) {
    guard location.x.isFinite, location.y.isFinite else { return }
    if phase == .began, id != Self.keyboardTouch { scene.focusSystem.focus(nil) }
    if phase == .began {
      // A finger of this number that never left is over: the surface says that another one comes down.
      if touchesByID[id] != nil { receiveTouch(id: id, phase: .cancelled, location: location, time: time, in: scene) }
      beginTouch(id: id, location: location, time: time, in: scene)
    }
    guard let touch = touchesByID[id], let window = touch.window else { return }
    let place = window.layer.convert(location, from: scene.rootLayer)
    touch.previousLocationInWindow = phase == .began ? place : touch.locationInWindow
    touch.locationInWindow = place
    touch.timestamp = time
    touch.phase = uiPhase(of: phase)
    for other in touchEvent.touches where other !== touch { other.phase = .stationary }
    touchEvent.timestamp = time
    sendEvent(touchEvent)
    if phase == .ended || phase == .cancelled {
      touchesByID[id] = nil
      touchEvent.touches.remove(touch)
      lastTap = phase == .ended ? (place, time, touch.tapCount) : nil
    }
  }

  /// Makes a touch for a finger that came down and finds the view that it hits; nothing when no window takes it.
  private func beginTouch(id: Int, location: CGPoint, time: Double, in scene: UIWindowScene) {
    guard let view = scene.hitTest(location, with: touchEvent), let window = view.window else { return }
    let place = window.layer.convert(location, from: scene.rootLayer)
    let touch = UITouch(window: window, location: place, time: time)
    touch.view = view
    touch.isTakenFromView = !view.isMultipleTouchEnabled && touchEvent.touches.contains { $0.view === view && $0.isDown }
    if let lastTap, time - lastTap.time < Self.repeatedTap.seconds,
      hypot(place.x - lastTap.place.x, place.y - lastTap.place.y) < Self.repeatedTap.points
    {
      touch.tapCount = lastTap.count + 1
    }
    touchesByID[id] = touch
    touchEvent.touches.insert(touch)
  }

  /// UIKit's word for where in its life a touch is.
  private func uiPhase(of phase: SurfaceTouchPhase) -> UITouch.Phase {
    switch phase {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
