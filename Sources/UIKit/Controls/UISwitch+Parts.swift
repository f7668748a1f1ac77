import CoreGraphics
import QuartzCore
import UIKitColors

/// What a switch is made of: the track, and in it the thumb with two shadows.
@MainActor
final class SwitchParts {
  /// The switch, in points.
  static let size = CGSize(width: 51, height: 31)
  /// How long the thumb slides from side to side, in seconds.
  static let slideDuration = 0.2
  /// How long the thumb takes to widen and to narrow under a finger, in seconds.
  static let pressDuration = 0.3
  /// The thumb at rest, in points.
  private static let thumbDiameter: CGFloat = 27
  /// The room between the thumb and the track's edge, in points.
  private static let thumbInset: CGFloat = 2
  /// How far the wide shadow's caster stays inside the thumb, in points: two edges at one place would look bolder than one.
  private static let casterInset: CGFloat = 0.5
  /// How much wider the thumb is under a finger, in points.
  private static let pressedExtraWidth: CGFloat = 7

  /// The track; the thumb is inside, so that a disabled switch fades as one picture.
  let track = UIView(frame: CGRect(origin: .zero, size: size))
  /// What casts the wide, faint shadow; a view of its own, because a layer has one shadow, and filled, because nothing casts none.
  private let wideShadow = UIView()
  /// The thumb, with the narrow shadow.
  private let thumb = UIView()

  /// What casts a shadow, from back to front, and how far it stays inside the thumb.
  private var casters: [(part: UIView, inset: CGFloat)] { [(wideShadow, Self.casterInset), (thumb, 0)] }

  /// Puts track and thumb together; ``show(_:over:)`` gives them places and colors.
  init() {
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    // The shadows end at the track's outline, so that a switch changes nothing outside of its frame.
    track.clipsToBounds = true
    for (part, inset) in casters {
      part.layer.cornerRadius = Self.thumbDiameter / 2 - inset
      part.layer.shadowOffset = CGSize(width: 0, height: 3)
      part.layer.shadowColor = .black
      track.addSubview(part)
    }
    // The blurs of geometry spec 6.1 are CSS's, twice the standard deviation that a layer takes.
    wideShadow.layer.shadowOpacity = 0.15
    wideShadow.layer.shadowRadius = 4
    thumb.layer.shadowOpacity = 0.06
    thumb.layer.shadowRadius = 0.5
  }

  /// Shows the state of `control`, over so many seconds while it is on screen.
  func show(_ control: UISwitch, over duration: TimeInterval = 0) {
    let isOn = control.drag?.isOn ?? control.isSetOn
    let frame = Self.thumbFrame(isOn: isOn, isPressed: control.isHighlighted)
    let change = { [self] in
      track.backgroundColor = isOn ? control.onTintColor ?? .systemGreen : .secondarySystemFill
      track.alpha = control.isEnabled ? 1 : 0.5
      for (part, inset) in casters {
        part.backgroundColor = control.thumbTintColor ?? .white
        part.frame = frame.insetBy(dx: inset, dy: inset)
      }
    }
    guard duration > 0, control.window != nil else { return change() }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
  }

  /// Ends what moves and fades, so that the state that is shown next is shown at once.
  ///
  /// A change that is not animated would else start where the slide under way was to end, and leave the track.
  func stop() {
    for part in [track, wideShadow, thumb] { part.layer.removeAllAnimations() }
  }

  /// Where the thumb is, in the track's coordinates; a pressed one grows towards the middle.
  private static func thumbFrame(isOn: Bool, isPressed: Bool) -> CGRect {
    let width = thumbDiameter + (isPressed ? pressedExtraWidth : 0)
    let x = isOn ? size.width - thumbInset - width : thumbInset
    return CGRect(x: x, y: thumbInset, width: width, height: thumbDiameter)
  }
}
