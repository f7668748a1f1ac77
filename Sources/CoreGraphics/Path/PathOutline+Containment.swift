import Foundation

extension PathOutline {
  /// Whether the point is enclosed; curves are followed by short lines, of which a curve gets 32.
  func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    guard point.isFinite, !verbs.isEmpty else { return false }
    var winding = 0
    var start = CGPoint.zero
    var here = CGPoint.zero

    // A line counts when it passes the height of the point to its right; its lower end belongs to it and its upper one does not.
    func pass(to end: CGPoint) {
      if (here.y <= point.y) != (end.y <= point.y) {
        let x = here.x + (point.y - here.y) / (end.y - here.y) * (end.x - here.x)
        if x > point.x { winding += end.y > here.y ? 1 : -1 }
      }
      here = end
    }

    forEach { verb, points in
      let given = Array(points)
      let from = here
      switch verb {
      case .move:
        pass(to: start)
        start = given[0]
        here = start
      case .line: pass(to: given[0])
      case .quad: for step in 1...32 { pass(to: Self.quad(from, given[0], given[1], CGFloat(step) / 32)) }
      case .cubic: for step in 1...32 { pass(to: Self.cubic(from, given[0], given[1], given[2], CGFloat(step) / 32)) }
      case .close: pass(to: start)
      }
    }
    pass(to: start)
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }
}
