import UIKitBase
import UIKitSurface

extension UIApplication {
  /// The number of the touch that a key makes; no finger and no pointer of a surface has it.
  static let keyboardTouch = -1

  /// Turns a key of the surface into a press and sends it to the first responder of the key window, or to the window.
  final func receiveKey(_ key: SurfaceKey, at time: Double, in scene: UIWindowScene) {
    guard let window = scene.windowForKeys else { return }
    guard key.isDown else {
      guard let press = presses.removeValue(forKey: key.usage) else { return }
      send(press, phase: .ended, at: time)
      return
    }
    guard let uiKey = UIKey(key) else { return }
    if key.isRepeat { return hold(uiKey, in: window) }
    let press = UIPress(key: uiKey, window: window, responder: window.firstResponder ?? window, time: time)
    presses[key.usage] = press
    send(press, phase: .began, at: time)
  }

  /// A held key types on where it was typed, or moves the focus on, but is no new press; what someone else took it for happens once.
  private func hold(_ key: UIKey, in window: UIWindow) {
    guard let press = presses[key.keyCode.rawValue] else { return }
    if let typist = press.typist {
      if window.firstResponder === typist { _ = typist.take(key) }
    } else if press.movesFocus, let heading = FocusKeys.heading(key) {
      window.windowScene?.focusSystem.move(heading)
    }
  }

  /// Sends one press as an event.
  private func send(_ press: UIPress, phase: UIPress.Phase, at time: Double) {
    press.phase = phase
    press.timestamp = time
    let event = UIPressesEvent()
    event.timestamp = time
    event.allPresses = Set(presses.values).union([press])
    guard let responder = press.responder else { return }
    if phase == .began { responder.pressesBegan([press], with: event) } else { responder.pressesEnded([press], with: event) }
  }

  /// What no responder has taken is typed, moves the focus, acts on what has it, or leaves what is in front.
  final func handleUnclaimed(_ presses: Set<UIPress>) {
    for press in presses {
      guard let key = press.key, let system = press.window?.windowScene?.focusSystem else { continue }
      if let input = press.responder as? any UIKeyInput, input.type(press) { continue }
      if let heading = FocusKeys.heading(key) {
        press.movesFocus = true
        system.move(heading)
      } else if FocusKeys.activates(key.keyCode) {
        _ = system.activate(at: press.timestamp)
      } else if FocusKeys.cancels(key.keyCode) {
        press.window?.windowScene?.leaveFront()
      }
    }
  }
}

/// The table of the keys that the focus listens to.
enum FocusKeys {
  /// Where a key moves the focus; `nil` for other keys.
  @MainActor
  static func heading(_ key: UIKey) -> UIFocusHeading? {
    switch key.keyCode {
    case .keyboardTab: key.modifierFlags.contains(.shift) ? .previous : .next
    case .keyboardUpArrow: .up
    case .keyboardDownArrow: .down
    case .keyboardLeftArrow: .left
    case .keyboardRightArrow: .right
    case .keyboardHome: .first
    case .keyboardEnd: .last
    default: nil
    }
  }

  /// Whether a key acts on what has the focus.
  static func activates(_ key: UIKeyboardHIDUsage) -> Bool {
    key == .keyboardSpacebar || key == .keyboardReturnOrEnter || key == .keypadEnter
  }

  /// Whether a key leaves what is in front.
  static func cancels(_ key: UIKeyboardHIDUsage) -> Bool { key == .keyboardEscape }
}
