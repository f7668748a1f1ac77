import CoreGraphics
import QuartzCore
import UIKitColors

/// What a segmented control is made of beside its segments: the track, the thumb with two shadows, and the separators.
@MainActor
final class SegmentedParts {
  /// The height of a control, in points (geometry spec 6.2).
  static let height: CGFloat = 32
  /// The radius of the track's corners and of the thumb's, in points (geometry spec 6.2).
  static let radius: CGFloat = 8
  private static let thumbRadius: CGFloat = 6.93
  /// The room between the thumb and the track's edge, in points (geometry spec 6.2).
  private static let thumbInset: CGFloat = 2
  /// How far separators end from the track's edge, in points (geometry spec 6.2).
  private static let separatorInset: CGFloat = 6
  /// How large the thumb is under a finger (geometry spec 6.2).
  private static let pressedScale: CGFloat = 0.95
  /// How long the thumb slides, in seconds. AD-HOC: iOS uses a spring that is at rest after 0.41 s; this slows down over that time.
  static let slideDuration = 0.4
  /// The color of separators (geometry spec 6.2).
  private static let separatorColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)
  /// The color of the thumb (geometry spec 6.2).
  private static let thumbColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  /// The track; everything is inside, so that a disabled control fades as one picture.
  let track = UIView()
  /// What casts the wide, faint shadow; a view of its own, because a layer has one shadow.
  private let wideShadow = UIView()
  /// The thumb, with the narrow shadow.
  let thumb = UIView()
  /// The lines between segments.
  private(set) var separators: [UIView] = []

  /// Puts the parts together.
  init() {
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = Self.radius
    track.layer.cornerCurve = .continuous
    // The shadows end at the track's outline, so that a control changes nothing outside of its frame.
    track.clipsToBounds = true
    for part in [wideShadow, thumb] {
      part.layer.cornerRadius = Self.thumbRadius
      part.layer.cornerCurve = .continuous
      part.layer.shadowOffset = CGSize(width: 0, height: 3)
      part.layer.shadowColor = .black
      part.alpha = 0
      track.addSubview(part)
    }
    // The blurs of the geometry spec are CSS's, twice the standard deviation that a layer takes.
    wideShadow.layer.shadowOpacity = 0.12
    wideShadow.layer.shadowRadius = 4
    thumb.layer.shadowOpacity = 0.04
    thumb.layer.shadowRadius = 0.5
  }

  /// Makes as many separators as there are gaps between segments.
  func adjustSeparators(to count: Int) {
    while separators.count > max(0, count) { separators.removeLast().removeFromSuperview() }
    while separators.count < count {
      let made = UIView()
      made.backgroundColor = Self.separatorColor
      made.layer.cornerRadius = 0.5
      separators.append(made)
      track.insertSubview(made, at: 0)
    }
  }

  /// Puts separators at places from the left.
  func placeSeparators(at places: [CGFloat], height: CGFloat) {
    let inset = min(Self.separatorInset, height / 2)
    for (separator, x) in zip(separators, places) {
      separator.frame = CGRect(x: x - 0.5, y: inset, width: 1, height: height - 2 * inset)
    }
  }

  /// Puts the thumb under a segment, or away, and hides the separators beside it.
  func placeThumb(under segment: CGRect?, hiding hidden: Set<Int>, isPressed: Bool, color: UIColor?) {
    for (index, separator) in separators.enumerated() { separator.alpha = hidden.contains(index) ? 0 : 1 }
    let isThere = thumb.alpha > 0
    for part in [wideShadow, thumb] {
      part.alpha = segment == nil ? 0 : 1
      part.backgroundColor = color ?? Self.thumbColor
      guard let segment else { continue }
      let frame = segment.insetBy(dx: min(Self.thumbInset, segment.width / 2), dy: min(Self.thumbInset, segment.height / 2))
      let place = {
        part.bounds.size = frame.size
        part.center = CGPoint(x: frame.midX, y: frame.midY)
        part.transform = isPressed ? CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale) : .identity
      }
      // A thumb that was away appears where it is to be.
      if isThere { place() } else { UIView.performWithoutAnimation(place) }
    }
  }

  /// Ends what moves and fades, so that the state that is shown next is shown at once.
  func stop() {
    for part in [wideShadow, thumb] + separators { part.layer.removeAllAnimations() }
  }
}
