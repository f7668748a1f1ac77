/// Something that happened to an application: the touches that are down and what changed about them.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What happened.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// Keys of a keyboard.
    case presses = 3
  }

  /// What happened.
  open var type: EventType { .touches }

  /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
  public final internal(set) var timestamp: TimeInterval = 0

  /// All touches that are down or just changed; `nil` when there is none.
  public final var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches that the application follows.
  final var touches: Set<UITouch> = []

  /// The touches that came down in `window`; `nil` when there is none.
  public final func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that belong to `view`; `nil` when there is none.
  public final func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that `recognizer` follows; `nil` when there is none.
  public final func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(recognizer) == true }
  }

  /// The touches to which `belongs` says yes; `nil` when there is none.
  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : found
  }
}
