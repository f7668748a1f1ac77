package import Foundation

/// Corners of a rectangle, with the bits of `CACornerMask`.
package struct CGCornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  package let rawValue: UInt

  /// A choice of corners from bits.
  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of the smallest x and y.
  package static let minXMinY = CGCornerMask(rawValue: 1)
  /// The corner of the largest x and the smallest y.
  package static let maxXMinY = CGCornerMask(rawValue: 2)
  /// The corner of the smallest x and the largest y.
  package static let minXMaxY = CGCornerMask(rawValue: 4)
  /// The corner of the largest x and y.
  package static let maxXMaxY = CGCornerMask(rawValue: 8)
  /// All four corners.
  package static let all: CGCornerMask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

extension CGPath {
  /// How far from its vertex a continuous corner leaves the sides, in radii (geometry spec 3).
  package static let continuousCornerExtent: CGFloat = 1.528_665

  /// A rectangle with some corners rounded, by arcs or by UIKit's continuous curve (geometry spec 3); radii above half a side are cut.
  package static func roundedRect(_ rect: CGRect, radius: CGFloat, corners: CGCornerMask = .all, continuous: Bool) -> CGPath {
    var outline = PathOutline()
    let box = rect.standardized
    let r = min(radius, box.width / 2, box.height / 2)
    guard rect.isFinite, r > 0, !corners.isEmpty else {
      outline.addRect(rect, .identity)
      return CGPath(outline: outline)
    }
    // A curve may take the whole side when it is alone on it, and half of it when the corner at the other end is round too.
    func room(_ side: CGFloat, _ one: CGCornerMask, _ two: CGCornerMask) -> CGFloat {
      corners.isSuperset(of: [one, two]) ? side / 2 : side
    }
    func smoothness(_ room: CGFloat) -> CGFloat {
      continuous ? min(max((room / r - 1) / (continuousCornerExtent - 1), 0), 1) : 0
    }
    let top = smoothness(room(box.width, .minXMinY, .maxXMinY))
    let bottom = smoothness(room(box.width, .minXMaxY, .maxXMaxY))
    let left = smoothness(room(box.height, .minXMinY, .minXMaxY))
    let right = smoothness(room(box.height, .maxXMinY, .maxXMaxY))

    // Clockwise where y points down. Each corner is entered along one axis and left along the other.
    func corner(
      _ mask: CGCornerMask, _ vertex: CGPoint, into entry: CGVector, out exit: CGVector, _ first: CGFloat, _ last: CGFloat
    ) {
      guard corners.contains(mask) else { return outline.line(to: vertex) }
      CornerCurve(continuous: continuous, entry: first, exit: last).add(to: &outline) { along, across in
        CGPoint(
          x: vertex.x + r * (along * entry.dx + across * exit.dx), y: vertex.y + r * (along * entry.dy + across * exit.dy))
      }
    }
    let (west, east) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (north, south) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    corner(.maxXMinY, CGPoint(x: box.maxX, y: box.minY), into: west, out: south, top, right)
    corner(.maxXMaxY, CGPoint(x: box.maxX, y: box.maxY), into: north, out: west, right, bottom)
    corner(.minXMaxY, CGPoint(x: box.minX, y: box.maxY), into: east, out: north, bottom, left)
    corner(.minXMinY, CGPoint(x: box.minX, y: box.minY), into: south, out: east, left, top)
    outline.close()
    return CGPath(outline: outline)
  }
}

/// One rounded corner of radius 1 at the vertex (0, 0), from the side along which it is entered to the other.
///
/// Both halves of the corner go from a quarter circle to the continuous curve as the room on their side grows: a capsule's short ends have
/// room for no more than the circle, while its long sides are left early.
private struct CornerCurve {
  /// Whether it is the continuous curve rather than a quarter circle.
  let continuous: Bool
  /// 0 circle, 1 continuous, on the side along which the corner is entered.
  let entry: CGFloat
  /// The same on the side along which it is left.
  let exit: CGFloat

  /// Points of the half from the side to the middle: (distance from the vertex along the side, distance from the side).
  private struct Half {
    /// Where the side is left.
    var edge: CGFloat
    /// First guide of the first curve.
    var control1: (CGFloat, CGFloat)
    /// Second guide of the first curve.
    var control2: (CGFloat, CGFloat)
    /// End of the first curve.
    var knee: (CGFloat, CGFloat)
    /// Beginning of the curve through the middle.
    var knee2: (CGFloat, CGFloat)
    /// Guide of the curve through the middle.
    var control3: (CGFloat, CGFloat)
  }

  /// The points of the continuous curve.
  private static let smooth = Half(
    edge: CGPath.continuousCornerExtent, control1: (1.088_493, 0), control2: (0.868_407, 0), knee: (0.669_934, 0.065_496),
    knee2: (0.631_494, 0.074_911),
    control3: (0.372_824, 0.169_059))

  /// The same points on the circle: its knees lie at the angles at which those of the continuous curve are seen from the centre.
  private static let round: Half = {
    func on(_ angle: CGFloat) -> (CGFloat, CGFloat) { (1 - sin(angle), 1 - cos(angle)) }
    let one = atan2(1 - smooth.knee.0, 1 - smooth.knee.1)
    let two = atan2(1 - smooth.knee2.0, 1 - smooth.knee2.1)
    let short = 4 / 3 * tan(one / 4)
    let long = 4 / 3 * tan((.pi / 2 - 2 * two) / 4)
    return Half(
      edge: 1, control1: (1 - short, 0), control2: (on(one).0 + short * cos(one), on(one).1 - short * sin(one)), knee: on(one),
      knee2: on(two), control3: (on(two).0 - long * cos(two), on(two).1 + long * sin(two)))
  }()

  /// The points for a smoothness from 0, the circle, to 1.
  private static func half(_ smoothness: CGFloat) -> Half {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * smoothness }
    func mix(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) { (mix(a.0, b.0), mix(a.1, b.1)) }
    return Half(
      edge: mix(round.edge, smooth.edge), control1: mix(round.control1, smooth.control1),
      control2: mix(round.control2, smooth.control2),
      knee: mix(round.knee, smooth.knee), knee2: mix(round.knee2, smooth.knee2), control3: mix(round.control3, smooth.control3))
  }

  /// Adds the corner; `place` takes (along the entry side, along the exit side) to a point.
  func add(to outline: inout PathOutline, _ place: (CGFloat, CGFloat) -> CGPoint) {
    guard continuous else {
      let control = 1 - quarterCircleControl
      outline.line(to: place(1, 0))
      return outline.cubic(to: place(0, 1), place(control, 0), place(0, control))
    }
    let first = Self.half(entry)
    let last = Self.half(exit)
    func entering(_ p: (CGFloat, CGFloat)) -> CGPoint { place(p.0, p.1) }
    func leaving(_ p: (CGFloat, CGFloat)) -> CGPoint { place(p.1, p.0) }
    outline.line(to: place(first.edge, 0))
    outline.cubic(to: entering(first.knee), entering(first.control1), entering(first.control2))
    outline.line(to: entering(first.knee2))
    outline.cubic(to: leaving(last.knee2), entering(first.control3), leaving(last.control3))
    outline.line(to: leaving(last.knee))
    outline.cubic(to: place(0, last.edge), leaving(last.control2), leaving(last.control1))
  }
}
