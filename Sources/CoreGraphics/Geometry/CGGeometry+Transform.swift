public import Foundation

extension CGPoint {
  /// Where the map takes this point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// What the map makes of this size; its shift does not count.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around what the map makes of this one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    var low = corners[0]
    var high = corners[0]
    for corner in corners.dropFirst() {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether the point lies inside, the lower edges included.
  ///
  /// Foundation's `contains` ends the process when an edge is not a number; here such a rectangle contains nothing.
  package func encloses(_ point: CGPoint) -> Bool {
    let (x0, x1) = size.width < 0 ? (origin.x + size.width, origin.x) : (origin.x, origin.x + size.width)
    let (y0, y1) = size.height < 0 ? (origin.y + size.height, origin.y) : (origin.y, origin.y + size.height)
    return point.x >= x0 && point.x < x1 && point.y >= y0 && point.y < y1
  }

  /// Whether all four numbers are finite.
  package var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
