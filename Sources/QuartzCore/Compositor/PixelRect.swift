// A rectangle of whole device pixels.

package import CoreGraphics

/// Whole device pixels from (x0, y0) up to, not including, (x1, y1).
package struct PixelRect: Equatable, Sendable {
  /// The first column.
  package var x0: Int32
  /// The first row.
  package var y0: Int32
  /// The column after the last.
  package var x1: Int32
  /// The row after the last.
  package var y1: Int32

  /// No pixels.
  package static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
  /// All pixels there can be.
  package static let everything = PixelRect(x0: -limit, y0: -limit, x1: limit, y1: limit)
  /// Coordinates stay within this, so that sums never overflow.
  static let limit: Int32 = 1 << 28

  /// The pixels between given columns and rows.
  package init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// The pixels a rectangle of device coordinates touches; edges within 1/1000 of the grid count as on it.
  package init(covering r: CGRect) {
    self.init(minX: r.origin.x, minY: r.origin.y, maxX: r.origin.x + r.size.width, maxY: r.origin.y + r.size.height)
  }

  /// The pixels touched between edges.
  init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    x0 = Self.floor(minX + Grid.tolerance)
    y0 = Self.floor(minY + Grid.tolerance)
    x1 = Self.ceiling(maxX - Grid.tolerance)
    y1 = Self.ceiling(maxY - Grid.tolerance)
    if x1 <= x0 || y1 <= y0 { self = .empty }
  }

  /// Clamps to what is representable; what is not a number counts as 0.
  static func whole(_ v: CGFloat) -> Int32 {
    v >= CGFloat(limit) ? limit : v <= -CGFloat(limit) ? -limit : v == v ? Int32(v) : 0
  }

  /// The grid line at or before `v`. OPTIMIZATION: by conversion, because the C library's rounding is a call for each edge of
  /// each layer.
  static func floor(_ v: CGFloat) -> Int32 {
    let i = whole(v)
    return CGFloat(i) > v ? i - 1 : i
  }

  /// The grid line at or after `v`.
  static func ceiling(_ v: CGFloat) -> Int32 {
    let i = whole(v)
    return CGFloat(i) < v ? i + 1 : i
  }

  /// Whether there are no pixels.
  package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  /// How many columns.
  package var width: Int { Int(x1) - Int(x0) }
  /// How many rows.
  package var height: Int { Int(y1) - Int(y0) }
  /// How many pixels.
  package var area: Int { isEmpty ? 0 : width * height }

  /// The same rectangle in floating point.
  package var cgRect: CGRect {
    CGRect(x: Int(x0), y: Int(y0), width: width, height: height)
  }

  /// Whether the two share a pixel.
  @inline(__always)
  package func intersects(_ o: PixelRect) -> Bool {
    x0 < o.x1 && o.x0 < x1 && y0 < o.y1 && o.y0 < y1
  }

  /// Whether all pixels of `o` are in this.
  package func contains(_ o: PixelRect) -> Bool {
    o.isEmpty || (x0 <= o.x0 && y0 <= o.y0 && x1 >= o.x1 && y1 >= o.y1)
  }

  /// The shared pixels.
  package func intersection(_ o: PixelRect) -> PixelRect {
    let r = PixelRect(x0: max(x0, o.x0), y0: max(y0, o.y0), x1: min(x1, o.x1), y1: min(y1, o.y1))
    return r.isEmpty ? .empty : r
  }

  /// The smallest rectangle around both.
  package func union(_ o: PixelRect) -> PixelRect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return PixelRect(x0: min(x0, o.x0), y0: min(y0, o.y0), x1: max(x1, o.x1), y1: max(y1, o.y1))
  }

  /// The rectangle moved.
  package func offset(x: Int32, y: Int32) -> PixelRect {
    PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }
}

/// The device pixel grid.
enum Grid {
  /// Edges this near to the grid are on it.
  static let tolerance: CGFloat = 1.0 / 1000

  /// `v`, or the grid line it is within the tolerance of.
  @inline(__always)
  static func snapped(_ v: CGFloat) -> CGFloat {
    guard abs(v) < CGFloat(PixelRect.limit) else { return v }
    let r = CGFloat(PixelRect.floor(v + 0.5))
    return abs(v - r) <= tolerance ? r : v
  }
}
