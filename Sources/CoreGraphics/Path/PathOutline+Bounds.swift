import Foundation

/// The smallest rectangle around points that come one after another.
private struct Hull {
  /// The smallest coordinates so far.
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  /// The largest coordinates so far.
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  /// Makes the rectangle hold a point too.
  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// The rectangle; null without any point.
  var rect: CGRect {
    low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension PathOutline {
  /// The smallest rectangle around all points, those that only guide curves too; null without elements.
  var boundsOfPoints: CGRect {
    var hull = Hull()
    for point in points { hull.add(point) }
    return hull.rect
  }

  /// The smallest rectangle around what the elements touch; null without elements.
  var boundsOfCurves: CGRect {
    var hull = Hull()
    var here = CGPoint.zero
    forEach { verb, points in
      let given = Array(points)
      switch verb {
      case .close: return
      case .move, .line: break
      case .quad:
        let control = given[0]
        for t in Self.turns(ofQuad: here.x, control.x, given[1].x) + Self.turns(ofQuad: here.y, control.y, given[1].y) {
          hull.add(Self.quad(here, control, given[1], t))
        }
      case .cubic:
        for t in Self.turns(ofCubic: here.x, given[0].x, given[1].x, given[2].x)
          + Self.turns(ofCubic: here.y, given[0].y, given[1].y, given[2].y)
        {
          hull.add(Self.cubic(here, given[0], given[1], given[2], t))
        }
      }
      if let end = given.last {
        hull.add(end)
        here = end
      }
    }
    return hull.rect
  }

  /// The point of a quadratic at a parameter from 0 to 1.
  static func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    return CGPoint(x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
  }

  /// The point of a cubic at a parameter from 0 to 1.
  static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }

  /// Where a quadratic's coordinate turns back.
  private static func turns(ofQuad a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let bend = a - 2 * b + c
    guard bend != 0 else { return [] }
    let t = (a - b) / bend
    return t > 0 && t < 1 ? [t] : []
  }

  /// Where a cubic's coordinate turns back.
  private static func turns(ofCubic a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (two, one, none) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    var roots: [CGFloat] = []
    if abs(two) < 1e-12 {
      if one != 0 { roots = [-none / one] }
    } else {
      let under = one * one - 4 * two * none
      if under >= 0 {
        let root = under.squareRoot()
        roots = [(-one + root) / (2 * two), (-one - root) / (2 * two)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
