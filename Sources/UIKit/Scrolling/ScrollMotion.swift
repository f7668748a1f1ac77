import CoreGraphics
import UIKitBase

/// A movement of content by the clock. Its places follow from the time alone, so that they do not depend on how often frames come.
struct ScrollMotion {
  /// The movement sideways.
  let x: ScrollAxisMotion
  /// The movement up and down.
  let y: ScrollAxisMotion
  /// Whether the movement follows a drag; else the app asked for it.
  let isDeceleration: Bool
  /// When the movement began, in seconds; set when it starts.
  var startTime: TimeInterval = 0

  /// When the content was last placed, in seconds; the movement is planned anew from there.
  var placedTime: TimeInterval = 0

  /// How far the content itself moved down meanwhile, because something above it changed its height.
  var shift: CGFloat = 0

  /// Where the content may be.
  struct Range: Equatable {
    /// The offset at the content's beginning.
    let low: CGPoint
    /// The offset at the content's end.
    let high: CGPoint

    /// The range after something above the visible part became higher by `distance`.
    func shifted(by distance: CGFloat) -> Range { Range(low: low, high: CGPoint(x: high.x, y: high.y + distance)) }
  }

  /// Where the content might be when the movement was planned; set when it starts.
  var range: Range?

  /// How long an animated scroll takes, in seconds. AD-HOC: Apple names no figure.
  static let animationDuration: TimeInterval = 0.3

  /// A scroll that the app asked for.
  static func animation(from start: CGPoint, to end: CGPoint) -> ScrollMotion {
    ScrollMotion(
      x: .ease(from: start.x, to: end.x, seconds: animationDuration),
      y: .ease(from: start.y, to: end.y, seconds: animationDuration),
      isDeceleration: false)
  }

  /// Where the content comes to rest.
  var end: CGPoint { CGPoint(x: x.end, y: y.end + shift) }

  /// How fast the content moves at `time`, in points a second.
  func velocity(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - startTime)
    return CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed))
  }

  /// Where the content is at `time`, and whether it is at rest there; distances below `tolerance` points count as none.
  func place(at time: TimeInterval, tolerance: CGFloat) -> (offset: CGPoint, isOver: Bool) {
    let elapsed = max(0, time - startTime)
    let isOver = x.isOver(at: elapsed, tolerance: tolerance) && y.isOver(at: elapsed, tolerance: tolerance)
    return (isOver ? end : CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed) + shift), isOver)
  }
}

/// The movement of content in one direction, as a function of the seconds since it began.
indirect enum ScrollAxisMotion {
  /// At rest.
  case still(CGFloat)
  /// Slowing down: speed v is left as v · e^(−t / `time`), so that the whole way is v · `time`.
  case glide(from: CGFloat, velocity: CGFloat, time: CGFloat)
  /// Drawn back to `edge` by a spring that does not swing: (d + (v + ω d) t) e^(−ω t) with ω = 10.
  case spring(edge: CGFloat, displacement: CGFloat, velocity: CGFloat)
  /// From one place to another, slow at both ends.
  case ease(from: CGFloat, to: CGFloat, seconds: TimeInterval)
  /// One movement up to a moment, then another.
  case sequence(ScrollAxisMotion, until: TimeInterval, ScrollAxisMotion)

  /// The spring's pull, per second. AD-HOC: Apple names no figure.
  private static let pull: CGFloat = 10

  /// The time constant, in seconds, of content that keeps `rate` of its speed each millisecond.
  static func timeConstant(of rate: UIScrollView.DecelerationRate) -> CGFloat {
    let share = min(max(rate.rawValue, 0.5), 0.99999)
    return -1 / (1000 * log(share))
  }

  /// Content let go at `place` with `velocity`: it glides, is caught by the spring where it crosses an edge, or is drawn back.
  static func release(
    at place: CGFloat, velocity: CGFloat, low: CGFloat, high: CGFloat, time: CGFloat, bounces: Bool
  ) -> ScrollAxisMotion {
    if place < low { return .spring(edge: low, displacement: place - low, velocity: velocity) }
    if place > high { return .spring(edge: high, displacement: place - high, velocity: velocity) }
    let end = place + velocity * time
    guard end < low || end > high else {
      return velocity == 0 ? .still(place) : .glide(from: place, velocity: velocity, time: time)
    }
    let edge = end < low ? low : high
    let left = 1 - (edge - place) / (velocity * time)
    let moment = -time * log(max(left, .leastNormalMagnitude))
    let after: ScrollAxisMotion = bounces ? .spring(edge: edge, displacement: 0, velocity: velocity * left) : .still(edge)
    return .sequence(.glide(from: place, velocity: velocity, time: time), until: Double(moment), after)
  }

  /// The place at a moment.
  func position(at seconds: TimeInterval) -> CGFloat {
    let t = CGFloat(seconds)
    switch self {
    case .still(let place): return place
    case .glide(let from, let velocity, let time): return from + velocity * time * (1 - exp(-t / time))
    case .spring(let edge, let displacement, let velocity):
      return edge + (displacement + (velocity + Self.pull * displacement) * t) * exp(-Self.pull * t)
    case .ease(let from, let to, let duration):
      let share = min(max(t / CGFloat(duration), 0), 1)
      return from + (to - from) * share * share * (3 - 2 * share)
    case .sequence(let first, let moment, let second):
      return seconds < moment ? first.position(at: seconds) : second.position(at: seconds - moment)
    }
  }

  /// The speed at a moment, in points a second.
  func velocity(at seconds: TimeInterval) -> CGFloat {
    let t = CGFloat(seconds)
    switch self {
    case .still: return 0
    case .glide(_, let velocity, let time): return velocity * exp(-t / time)
    case .spring(_, let displacement, let velocity):
      return (velocity - Self.pull * (velocity + Self.pull * displacement) * t) * exp(-Self.pull * t)
    case .ease(let from, let to, let duration):
      let share = min(max(t / CGFloat(duration), 0), 1)
      return 6 * share * (1 - share) * (to - from) / CGFloat(duration)
    case .sequence(let first, let moment, let second):
      return seconds < moment ? first.velocity(at: seconds) : second.velocity(at: seconds - moment)
    }
  }

  /// Whether the way that is left at a moment is shorter than `tolerance`, and stays so.
  func isOver(at seconds: TimeInterval, tolerance: CGFloat) -> Bool {
    let t = CGFloat(seconds)
    switch self {
    case .still: return true
    case .glide(_, let velocity, let time): return abs(velocity * time) * exp(-t / time) < tolerance
    case .spring(_, let displacement, let velocity):
      // Past its furthest point the envelope only falls; before it, the factor keeps the bound above any place to come.
      let bound = (abs(displacement) + abs(velocity + Self.pull * displacement) * max(t, 1 / Self.pull)) * exp(-Self.pull * t)
      return bound < tolerance
    case .ease(_, _, let duration): return seconds >= duration
    case .sequence(_, let moment, let second):
      return seconds >= moment && second.isOver(at: seconds - moment, tolerance: tolerance)
    }
  }

  /// Where the movement ends.
  var end: CGFloat {
    switch self {
    case .still(let place): place
    case .glide(let from, let velocity, let time): from + velocity * time
    case .spring(let edge, _, _): edge
    case .ease(_, let to, _): to
    case .sequence(_, _, let second): second.end
    }
  }
}
