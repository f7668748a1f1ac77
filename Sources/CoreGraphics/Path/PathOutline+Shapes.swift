import Foundation

/// How far a cubic's controls lie from the ends of a quarter of a circle of radius 1.
let quarterCircleControl: CGFloat = 0.552_284_749_830_793_6

extension PathOutline {
  /// Adds a rectangle as a part of its own, clockwise where y points down.
  mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform) {
    guard rect.isFinite else { return }
    let box = rect.standardized
    move(to: CGPoint(x: box.minX, y: box.minY).applying(transform))
    line(to: CGPoint(x: box.maxX, y: box.minY).applying(transform))
    line(to: CGPoint(x: box.maxX, y: box.maxY).applying(transform))
    line(to: CGPoint(x: box.minX, y: box.maxY).applying(transform))
    close()
  }

  /// Adds the largest ellipse inside a rectangle as four cubics.
  mutating func addEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
    guard rect.isFinite else { return }
    let box = rect.standardized
    let (cx, cy, rx, ry) = (box.midX, box.midY, box.width / 2, box.height / 2)
    let (kx, ky) = (rx * quarterCircleControl, ry * quarterCircleControl)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    move(to: at(cx + rx, cy))
    cubic(to: at(cx, cy + ry), at(cx + rx, cy + ky), at(cx + kx, cy + ry))
    cubic(to: at(cx - rx, cy), at(cx - kx, cy + ry), at(cx - rx, cy + ky))
    cubic(to: at(cx, cy - ry), at(cx - rx, cy - ky), at(cx - kx, cy - ry))
    cubic(to: at(cx + rx, cy), at(cx + kx, cy - ry), at(cx + rx, cy - ky))
    close()
  }

  /// Adds a rectangle with elliptic corners, whose radii are made to fit.
  mutating func addRoundedRect(_ rect: CGRect, width: CGFloat, height: CGFloat, _ transform: CGAffineTransform) {
    guard rect.isFinite else { return }
    let box = rect.standardized
    let rx = min(max(width, 0), box.width / 2)
    let ry = min(max(height, 0), box.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect, transform) }
    let (kx, ky) = (rx * (1 - quarterCircleControl), ry * (1 - quarterCircleControl))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let (x0, x1, y0, y1) = (box.minX, box.maxX, box.minY, box.maxY)
    move(to: at(x0 + rx, y0))
    line(to: at(x1 - rx, y0))
    cubic(to: at(x1, y0 + ry), at(x1 - kx, y0), at(x1, y0 + ky))
    line(to: at(x1, y1 - ry))
    cubic(to: at(x1 - rx, y1), at(x1, y1 - ky), at(x1 - kx, y1))
    line(to: at(x0 + rx, y1))
    cubic(to: at(x0, y1 - ry), at(x0 + kx, y1), at(x0, y1 - ky))
    line(to: at(x0, y0 + ry))
    cubic(to: at(x0 + rx, y0), at(x0, y0 + ky), at(x0 + kx, y0))
    close()
  }

  /// An arc from one angle to another, in pieces of a quarter turn at most; a line leads to it when there is a current point.
  mutating func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, by sweep: CGFloat, _ transform: CGAffineTransform) {
    guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite, radius >= 0 else { return }
    let sweep = Self.countable(sweep)
    func on(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
    if current == nil { move(to: on(start).applying(transform)) } else { line(to: on(start).applying(transform)) }
    let pieces = Int(clamping: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard pieces > 0 else { return }
    let step = sweep / CGFloat(pieces)
    let control = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (one, two) = (start + CGFloat(piece) * step, start + CGFloat(piece + 1) * step)
      let (from, to) = (on(one), on(two))
      cubic(
        to: to.applying(transform),
        CGPoint(x: from.x - control * sin(one), y: from.y + control * cos(one)).applying(transform),
        CGPoint(x: to.x + control * sin(two), y: to.y - control * cos(two)).applying(transform))
    }
  }

  /// A sweep of so few turns that they can be drawn; those left out would cover the others.
  private static func countable(_ sweep: CGFloat) -> CGFloat {
    let turns: CGFloat = 16 * 2 * .pi
    guard abs(sweep) > turns else { return sweep }
    return sweep.truncatingRemainder(dividingBy: 2 * .pi) + (sweep < 0 ? -turns : turns)
  }

  /// How far an arc sweeps between two angles: one turn at most, and in the direction asked for.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    guard difference.isFinite else { return 0 }
    if clockwise {
      if difference <= -turn { return -turn }
      let rest = difference.truncatingRemainder(dividingBy: turn)
      return rest > 0 ? rest - turn : rest
    }
    if difference >= turn { return turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    return rest < 0 ? rest + turn : rest
  }

  /// The arc that fits between the lines current point–`first` and `first`–`second`, with a line that leads to it.
  mutating func addArc(first: CGPoint, second: CGPoint, radius: CGFloat, _ transform: CGAffineTransform) {
    guard let here = current?.applying(transform.inverted()) else { return move(to: first.applying(transform)) }
    let one = CGVector(dx: here.x - first.x, dy: here.y - first.y)
    let two = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    let (length1, length2) = (hypot(one.dx, one.dy), hypot(two.dx, two.dy))
    let cross = one.dx * two.dy - one.dy * two.dx
    guard length1 > 0, length2 > 0, radius > 0, abs(cross) > 1e-12 * length1 * length2 else {
      return line(to: first.applying(transform))
    }
    let cosine = (one.dx * two.dx + one.dy * two.dy) / (length1 * length2)
    let half = acos(min(max(cosine, -1), 1)) / 2
    let along = radius / tan(half)
    let touch1 = CGPoint(x: first.x + one.dx / length1 * along, y: first.y + one.dy / length1 * along)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch1.x - side * one.dy / length1 * radius, y: touch1.y + side * one.dx / length1 * radius)
    let start = atan2(touch1.y - center.y, touch1.x - center.x)
    addArc(center: center, radius: radius, from: start, by: -side * (.pi - 2 * half), transform)
  }
}
