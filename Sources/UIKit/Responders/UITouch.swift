/// One finger on the screen, from the moment it comes down until it is lifted or taken away.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// Where in its life a touch is.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger rests where it was.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system or a gesture took the touch away.
    case cancelled = 4
  }

  /// Where in its life the touch is.
  public internal(set) var phase: Phase = .began

  /// When the touch last changed, in seconds on the clock of `CACurrentMediaTime()`.
  public internal(set) var timestamp: TimeInterval

  /// How many times the finger came down at this place in short order; 1 or more.
  public internal(set) var tapCount = 1

  /// The window in which the touch came down.
  public internal(set) weak var window: UIWindow?

  /// The view that the touch hit when it came down; it keeps the touch wherever the finger goes.
  public internal(set) weak var view: UIView?

  /// The gesture recognizers that follow the touch; `nil` when none does.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    let alive = followers.compactMap(\.recognizer)
    return alive.isEmpty ? nil : alive
  }

  /// The recognizers that follow the touch. They keep the touch alive, so it must not keep them.
  var followers: [WeakRecognizer] = []

  /// Whether the view was told that the touch came down.
  var isKnownToView = false

  /// Whether the touch was taken away from its view, which then hears nothing more of it.
  var isTakenFromView = false

  /// Whether the finger is on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// The present and the previous place, in the window's coordinates.
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint

  /// A touch that comes down at a place in `window`.
  init(window: UIWindow, location: CGPoint, time: TimeInterval) {
    self.window = window
    timestamp = time
    locationInWindow = location
    previousLocationInWindow = location
    super.init()
  }

  /// The touch's place in the coordinates of `view`; `nil` means the window's.
  public func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }

  /// The touch's place before its last change, in the coordinates of `view`; `nil` means the window's.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }

  /// A place in the window in the coordinates of `view`; `nil` means the window's.
  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return view.convert(point, from: window)
  }
}
