import Foundation
import PenumbraCPango

extension CGContext {
  /// The device pixels beyond which nothing is made a mask; it depends on the state but never on the clip.
  private var limit: CGRect {
    let whole = layers.last?.limit ?? CGRect(x: 0, y: 0, width: width, height: height)
    return state.shadow?.area(of: .everything, clip: whole) ?? whole
  }

  /// The pixels that a rectangle of user space covers.
  func coverage(of rect: CGRect) -> Coverage? {
    if state.transform.keepsRectangles, let aligned = Coverage.aligned(rect.applying(state.transform)) { return aligned }
    var shape = PathOutline()
    shape.addRect(rect, state.transform)
    return coverage(of: shape, .winding)
  }

  /// The pixels that an outline in device pixels encloses; nil when there are none.
  func coverage(of shape: PathOutline, _ rule: CGPathFillRule) -> Coverage? {
    if let aligned = shape.rectangle.flatMap(Coverage.aligned) { return aligned }
    return mask(shape.boundsOfPoints) { cairo in
      shape.append(to: cairo)
      cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(cairo)
    }.map(Coverage.mask)
  }

  /// The pixels that the line of an outline in device pixels covers; nil when there are none.
  func coverage(ofLine shape: PathOutline) -> Coverage? {
    let width = state.lineWidth
    guard width.isFinite, width > 0 else { return nil }
    let pen = min(width, farthestPixel / max(state.transform.largestStretch, 1))
    let dashes = state.dashes(along: shape)
    return mask(shape.extents(with: state)) { cairo in
      shape.append(to: cairo)
      // The path is there already; the matrix shapes the pen.
      setMatrix(of: cairo, to: state.transform)
      cairo_set_line_width(cairo, Double(pen))
      cairo_set_line_cap(cairo, state.lineCap.cairoCap)
      cairo_set_line_join(cairo, state.lineJoin.cairoJoin)
      cairo_set_miter_limit(cairo, state.miterLimit.isFinite ? Double(max(state.miterLimit, 1)) : 10)
      cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(state.dashPhase))
      cairo_stroke(cairo)
    }.map(Coverage.mask)
  }

  /// A mask of finished size, with room for the rounding at the edges.
  private func mask(_ extents: CGRect, _ body: (OpaquePointer) -> Void) -> Mask? {
    guard state.canDraw, !extents.isNull else { return nil }
    let area = extents.insetBy(dx: -1, dy: -1).shared(with: limit)
    return area.isNull ? nil : Mask(area: area.integral, antialias: state.antialiasing, body)
  }
}

extension CGRect {
  /// All that can be counted.
  static let everything = CGRect(x: -farthestPixel, y: -farthestPixel, width: 2 * farthestPixel, height: 2 * farthestPixel)
}

extension DrawingState {
  /// More dashes than this are a line that nobody can tell from an unbroken one, and would take minutes.
  private static let mostDashes: CGFloat = 100_000

  /// The lengths of dashes and gaps for an outline in device pixels; none when they would be too many to draw.
  fileprivate func dashes(along shape: PathOutline) -> [Double] {
    let period = dashLengths.reduce(0, +)
    let stretch = abs(transform.determinant) / transform.largestStretch
    guard period * stretch * Self.mostDashes > shape.lengthOfPolygon else { return [] }
    return dashLengths.map(Double.init)
  }
}

extension CGAffineTransform {
  /// At most how many times as long a line can become.
  fileprivate var largestStretch: CGFloat { hypot(hypot(a, b), hypot(c, d)) }
}

extension PathOutline {
  /// The length of the lines between all points, as far as Cairo can count; no curve through them is longer.
  fileprivate var lengthOfPolygon: CGFloat {
    func near(_ length: CGFloat) -> CGFloat { min(abs(length), 2 * farthestPixel) }
    return zip(points, points.dropFirst()).reduce(0) { $0 + near($1.1.x - $1.0.x) + near($1.1.y - $1.0.y) }
  }

  /// The device pixels that filling touches, or stroking with the given state.
  func extents(with stroke: DrawingState?) -> CGRect {
    let box = boundsOfPoints
    guard let stroke, !box.isNull else { return box }
    let growth = stroke.transform.largestStretch
    let miter = stroke.lineJoin == .miter ? max(stroke.miterLimit, 1.5) : 1.5
    let reach = stroke.lineWidth / 2 * growth * miter
    return reach.isFinite ? box.insetBy(dx: -reach, dy: -reach) : box
  }
}
