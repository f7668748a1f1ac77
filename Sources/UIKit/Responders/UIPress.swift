public import CoreGraphics
import UIKitBase

/// One key from the moment it goes down until it comes up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where in its life a press is.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// The key's force changed, which keyboards do not report.
    case changed = 1
    /// The key is still down.
    case stationary = 2
    /// The key came up.
    case ended = 3
    /// The press was taken away, as when the window closes.
    case cancelled = 4
  }

  /// The key; never `nil` here, where presses come from keyboards only.
  public let key: UIKey?
  /// Where in its life the press is.
  open internal(set) var phase: Phase = .began
  /// When it last changed, in seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The window that had the keyboard when the key went down.
  open internal(set) weak var window: UIWindow?
  /// The responder that hears of the press first.
  open internal(set) weak var responder: UIResponder?
  /// Who typed the key, and types on while it is held.
  final weak var typist: (any UIKeyInput)?
  /// Whether the key moves the focus, and moves it on while it is held.
  final var movesFocus = false
  /// How hard the key is pressed, from 0 to 1; keyboards say 1.
  open var force: CGFloat { 1 }

  init(key: UIKey, window: UIWindow, responder: UIResponder, time: TimeInterval) {
    self.key = key
    self.window = window
    self.responder = responder
    timestamp = time
    super.init()
  }
}

/// Keys that go down or come up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses that go on or just changed.
  open internal(set) var allPresses: Set<UIPress> = []

  /// A press of keys.
  public final override var type: EventType { .presses }
}
