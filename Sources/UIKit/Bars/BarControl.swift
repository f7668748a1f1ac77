import CoreGraphics
import UIKitBase

/// What the buttons of a navigation bar have in common: they fade while they are pressed, and are one thing to assistive technology.
class BarControl: UIControl {
  /// How opaque a pressed button is (geometry spec 4.1).
  private static let pressedAlpha: CGFloat = 0.2
  /// How long a button takes to come back, in seconds.
  private static let releaseDuration = 0.3

  /// A button without a name yet.
  init() {
    super.init(frame: .zero)
    isOpaque = false
  }

  /// Always `nil`: only bars make their buttons.
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted {
        layer.removeAllAnimations()
        alpha = Self.pressedAlpha
      } else {
        UIView.animate(withDuration: Self.releaseDuration, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
      }
    }
  }

  override var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }
}
