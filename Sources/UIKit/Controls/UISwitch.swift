public import CoreGraphics
import QuartzCore
import UIKitBase
public import UIKitColors

/// A control that is on or off; always 51 × 31 points large (geometry spec 6.1).
///
/// It draws nothing itself: a track and a thumb are views whose layers have a color, round corners and a shadow, so that a change of
/// style hands one color to one layer (`UISwitch+Parts`). How a finger moves it stands in `UISwitch+Tracking`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Track and thumb.
  final let parts = SwitchParts()

  /// Whether the switch is on.
  final var isSetOn = false

  /// What the finger on the switch has done so far; `nil` while there is none.
  final var drag: SwitchDrag?

  // MARK: Making a switch

  /// A switch at the origin of `frame`; the size is always 51 × 31.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchParts.size))
    isOpaque = false
    addSubview(parts.track)
    parts.show(self)
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Value

  /// Whether the switch is on; false unless set. Setting it neither moves the thumb slowly nor tells anyone.
  open var isOn: Bool {
    get { isSetOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets whether the switch is on, and lets the thumb slide there in 0.2 seconds if `animated`; nobody is told.
  open func setOn(_ on: Bool, animated: Bool) {
    // The value that it has already leaves a slide that is under way alone.
    guard on != isSetOn || animated else { return }
    isSetOn = on
    if drag?.hasMoved == false { drag?.isOn = on }
    if !animated { parts.stop() }
    parts.show(self, over: animated ? SwitchParts.slideDuration : 0)
  }

  // MARK: Looks

  /// The color of the track while the switch is on; `nil`, as at first, means `systemGreen`.
  open var onTintColor: UIColor? { didSet { parts.show(self) } }

  /// The color of the thumb; `nil`, as at first, means white.
  open var thumbTintColor: UIColor? { didSet { parts.show(self) } }

  /// Whether the switch answers touches; a disabled one is half as opaque.
  open override var isEnabled: Bool { didSet { parts.show(self) } }

  /// Whether a finger presses the switch; the thumb is wider then.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { parts.show(self, over: SwitchParts.pressDuration) } }
  }

  // MARK: Size

  /// The switch's rectangle; of a new one only the origin counts.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchParts.size) }
  }

  /// The switch's own rectangle; of a new one only the origin counts.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: SwitchParts.size) }
  }

  /// 51 × 31, whatever is asked.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchParts.size }

  /// 49 × 31: two points narrower than the frame, which stand out beyond the alignment rectangle.
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  // MARK: Touches

  /// Notes where the finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginDrag(touch) }

  /// Lets the thumb go to the side on which the finger is.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueDrag(touch) }

  /// Takes up the side to which the finger dragged the thumb, or toggles after a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(with: event) }

  /// Lets the thumb go back.
  open override func cancelTracking(with event: UIEvent?) { cancelDrag() }

  // MARK: Accessibility

  /// Whether the switch is one thing; true unless set.
  open override var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Something to turn on or off, which answers while enabled, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? (isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }

  /// "1" while on, "0" while off, unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSetOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
}
