public import CoreGraphics
import UIKitBase

/// Recognises a finger that is dragged: it begins once the finger has moved 10 points and follows it until it is lifted.
///
/// The 10 points belong to the recognising, not to the gesture: the translation starts at zero when the gesture begins.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger moves before it drags, in points (geometry spec 8).
  static let slop: CGFloat = 10

  /// How many fingers a drag needs at least.
  open var minimumNumberOfTouches = 1

  /// With how many fingers a drag is one at most.
  open var maximumNumberOfTouches = Int.max

  /// Where the translation is counted from, in the window's coordinates.
  final var origin = CGPoint.zero

  /// The finger's latest moves, from which its speed is told.
  final var trail = TouchTrail()

  // MARK: Asking

  /// How far the fingers have moved since the drag began, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    let now = convert(lastLocation, to: view)
    let then = convert(origin, to: view)
    return CGPoint(x: now.x - then.x, y: now.y - then.y)
  }

  /// Counts the translation so that it is `translation` now, in the coordinates of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = convert(lastLocation, to: view)
    let then = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    origin = attachedView?.window.map { window in view.map { $0.convert(then, to: window) } ?? then } ?? then
    trail.restart(at: lastLocation)
  }

  /// How fast the fingers move, in points a second in the coordinates of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    let speed = trail.velocity
    let start = convert(.zero, to: view)
    let end = convert(speed, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// How much of a movement counts for beginning; all of it unless overridden.
  func counted(_ movement: CGPoint) -> CGPoint { movement }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches, !isUnderWay { return state = .failed }
    // The middle of the fingers jumps when one is added; the drag does not.
    keepTranslation()
    trail.add(lastLocation, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if numberOfTouches != fingers { keepTranslation() }
    trail.add(lastLocation, at: event.timestamp)
    previousMiddle = lastLocation
    if isUnderWay { return state = .changed }
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let movement = counted(CGPoint(x: lastLocation.x - origin.x, y: lastLocation.y - origin.y))
    let distance = hypot(movement.x, movement.y)
    guard distance >= Self.slop else { return }
    let share = Self.slop / distance
    origin = CGPoint(
      x: lastLocation.x - movement.x * (1 - share), y: lastLocation.y - movement.y * (1 - share))
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard touches.count >= numberOfTouches else { return }
    trail.rest(until: event.timestamp)
    state = isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard touches.count >= numberOfTouches else { return }
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    trail = TouchTrail()
    previousMiddle = nil
    fingers = 0
  }

  /// The middle of the fingers before the latest change.
  private final var previousMiddle: CGPoint?

  /// How many fingers that middle belongs to.
  private final var fingers = 0

  /// Moves the origin along when the middle of the fingers jumps because one came or went.
  private func keepTranslation() {
    fingers = numberOfTouches
    if let previousMiddle {
      origin.x += lastLocation.x - previousMiddle.x
      origin.y += lastLocation.y - previousMiddle.y
    } else {
      origin = lastLocation
    }
    previousMiddle = lastLocation
  }
}

/// The latest places of a finger, from which its speed is told.
struct TouchTrail {
  /// Places within this time before the last one count, in seconds.
  static let memory: TimeInterval = 0.1

  /// Places and when the finger was there, oldest first.
  private var places: [(place: CGPoint, time: TimeInterval)] = []

  /// Notes a place; forgets those that are too old.
  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    places.append((place, time))
    places.removeAll { time - $0.time > Self.memory }
  }

  /// Notes that the finger has not moved until `time`: one that rested has no speed when it is lifted.
  mutating func rest(until time: TimeInterval) {
    if let last = places.last, time - last.time > Self.memory { places = [] }
  }

  /// Forgets all places but the present one.
  mutating func restart(at place: CGPoint) {
    guard let last = places.last else { return }
    places = [(place, last.time)]
  }

  /// Points a second over the time that is remembered; zero when too little is known.
  var velocity: CGPoint {
    guard let first = places.first, let last = places.last, last.time - first.time > 0.001 else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }
}
