import CoreGraphics

/// Finds where the focus goes: pure geometry over the places of what can have it.
///
/// AD-HOC: Apple does not publish its search. Next and previous follow reading order and go round at the ends; a direction takes the nearest
/// place that lies that way, where a sideways miss counts double, and stays where there is none.
enum FocusSearch {
  /// The index of the place to go to from `current`; `nil` when there is none.
  static func target(from current: Int?, among places: [CGRect], heading: UIFocusHeading) -> Int? {
    let order = readingOrder(of: places)
    guard let current, places.indices.contains(current), let rank = order.firstIndex(of: current) else {
      return heading == .previous || heading == .last || heading == .up ? order.last : order.first
    }
    switch heading {
    case .next: return order[(rank + 1) % order.count]
    case .previous: return order[(rank + order.count - 1) % order.count]
    case .first: return order.first
    case .last: return order.last
    default: return nearest(to: current, among: places, heading: heading)
    }
  }

  /// The indices from top to bottom, and from left to right among those whose middles share a line.
  static func readingOrder(of places: [CGRect]) -> [Int] {
    var rows: [[Int]] = []
    for index in places.indices.sorted(by: { (places[$0].midY, $0) < (places[$1].midY, $1) }) {
      // Two share a line when the middle of the later one lies within the height of the line's first.
      if let first = rows.last?.first, places[index].midY < places[first].maxY, places[first].height <= 2 * places[index].height {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in row.sorted { (places[$0].minX, $0) < (places[$1].minX, $1) } }
  }

  /// The place nearest in a direction; `nil` when nothing lies that way.
  private static func nearest(to current: Int, among places: [CGRect], heading: UIFocusHeading) -> Int? {
    let from = places[current]
    var best: (index: Int, cost: CGFloat)?
    for (index, place) in places.enumerated() where index != current {
      // How far the place lies in the direction, and how far beside it; it lies there when all of it is beyond the middle.
      let (lies, ahead): (Bool, CGFloat)
      switch heading {
      case .up: (lies, ahead) = (place.maxY <= from.midY, from.midY - place.midY)
      case .down: (lies, ahead) = (place.minY >= from.midY, place.midY - from.midY)
      case .left: (lies, ahead) = (place.maxX <= from.midX, from.midX - place.midX)
      case .right: (lies, ahead) = (place.minX >= from.midX, place.midX - from.midX)
      default: return nil
      }
      guard lies else { continue }
      let beside =
        heading == .up || heading == .down
        ? gap(from.minX...from.maxX, place.minX...place.maxX) : gap(from.minY...from.maxY, place.minY...place.maxY)
      let cost = ahead + 2 * beside
      if best.map({ cost < $0.cost }) ?? true { best = (index, cost) }
    }
    return best?.index
  }

  /// The distance between two ranges; zero where they meet.
  private static func gap(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> CGFloat {
    max(0, max(a.lowerBound - b.upperBound, b.lowerBound - a.upperBound))
  }
}
