// The pixels that are to be drawn again.

import CoreGraphics

/// A few rectangles of whole pixels that do not overlap.
package struct DamageRegion: Equatable, Sendable {
  /// The rectangles.
  package private(set) var rects: [PixelRect] = []
  /// The smallest rectangle around them.
  package private(set) var bounds = PixelRect.empty

  /// More rectangles than this are merged.
  static let most = 8

  /// No pixels.
  package init() {}

  /// The pixels of one rectangle.
  init(_ rect: PixelRect) {
    add(rect)
  }

  /// Whether nothing is to be drawn.
  package var isEmpty: Bool { rects.isEmpty }

  /// The number of pixels.
  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// Adds a rectangle; what overlaps it, or would waste little when joined with it, becomes one with it.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    bounds = bounds.union(rect)
    var new = rect
    var index = 0
    while index < rects.count {
      let old = rects[index]
      if old.contains(new) { return }
      let joined = old.union(new)
      if old.intersects(new) || joined.area <= (old.area + new.area) + (old.area + new.area) / 4 {
        rects.remove(at: index)
        new = joined
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(new)
    if rects.count > Self.most { joinCheapestPair() }
  }

  /// Whether any of the pixels is in `rect`.
  package func intersects(_ rect: PixelRect) -> Bool {
    guard bounds.intersects(rect) else { return false }
    for damaged in rects where damaged.intersects(rect) { return true }
    return false
  }

  /// Joins the two whose union wastes the fewest pixels.
  private mutating func joinCheapestPair() {
    var best = (waste: Int.max, a: 0, b: 1)
    for a in rects.indices {
      for b in rects.indices where b > a {
        let waste = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
        if waste < best.waste { best = (waste, a, b) }
      }
    }
    let joined = rects[best.a].union(rects[best.b])
    rects.remove(at: best.b)
    rects.remove(at: best.a)
    add(joined)
  }
}
