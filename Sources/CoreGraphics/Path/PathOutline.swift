import Foundation

/// The elements of a path as a value: what to do, and the points with which to do it.
///
/// Coordinates that are not finite are never taken in; the element that has one is left out.
struct PathOutline: Hashable, Sendable {
  /// What an element does, and with it how many points it takes.
  enum Verb: UInt8, Sendable {
    /// The elements that Core Graphics has.
    case move, line, quad, cubic, close

    /// How many points the element takes.
    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// What to do, in order.
  private(set) var verbs: [Verb] = []
  /// The points of all elements, one after another.
  private(set) var points: [CGPoint] = []
  /// Where the present part began.
  private var start: CGPoint?

  /// The end of the last element.
  private(set) var current: CGPoint?

  /// Begins a new part.
  mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    append(.move, point)
    start = point
  }

  /// Without a current point a line begins where it should end, as do curves: nothing is drawn, nothing traps.
  mutating func line(to point: CGPoint) {
    guard point.isFinite else { return }
    guard current != nil else { return move(to: point) }
    append(.line, point)
  }

  /// Adds a curve with one control point.
  mutating func quad(to point: CGPoint, _ control: CGPoint) {
    guard point.isFinite, control.isFinite else { return }
    guard current != nil else { return move(to: point) }
    points.append(control)
    append(.quad, point)
  }

  /// Adds a curve with two control points.
  mutating func cubic(to point: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    guard point.isFinite, first.isFinite, second.isFinite else { return }
    guard current != nil else { return move(to: point) }
    points.append(first)
    points.append(second)
    append(.cubic, point)
  }

  /// Ends the part with a line back to its start.
  mutating func close() {
    guard current != nil, verbs.last != .close else { return }
    verbs.append(.close)
    current = start
  }

  /// Adds an element by its last point.
  private mutating func append(_ verb: Verb, _ point: CGPoint) {
    // After a close the next element begins a new part at the same start, which readers of the elements must not have to know.
    verbs.append(verb)
    points.append(point)
    current = point
  }

  /// Adds all elements of another outline.
  mutating func append(_ other: PathOutline) {
    guard !other.verbs.isEmpty else { return }
    verbs += other.verbs
    points += other.points
    start = other.start
    current = other.current
  }

  /// Goes through the elements; each gets the points it takes.
  func forEach(_ body: (Verb, ArraySlice<CGPoint>) -> Void) {
    var next = 0
    for verb in verbs {
      let end = next + verb.pointCount
      body(verb, points[next..<end])
      next = end
    }
  }

  /// The same elements after a map.
  func applying(_ transform: CGAffineTransform) -> PathOutline {
    if transform.isIdentity { return self }
    var result = self
    result.points = points.map { $0.applying(transform) }
    result.start = start?.applying(transform)
    result.current = current?.applying(transform)
    return result
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
