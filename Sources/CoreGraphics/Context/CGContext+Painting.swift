public import Foundation
import PenumbraCPango

extension CGContext {
  /// Fills what the path encloses, and forgets the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws the line of the path, and forgets the path.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills or strokes the path or both, and forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let shape = outline
    outline = PathOutline()
    guard !shape.verbs.isEmpty else { return }
    draw(covering: shape.extents(with: mode.strokes ? state : nil)) { cairo in
      self.add(shape, to: cairo)
      if mode.fills {
        cairo_set_fill_rule(cairo, mode.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        self.setSource(self.state.fill, on: cairo)
        cairo_fill_preserve(cairo)
      }
      if mode.strokes { self.stroke(on: cairo) }
      cairo_new_path(cairo)
    }
  }

  /// Fills a rectangle; the path is forgotten.
  public func fill(_ rect: CGRect) {
    outline = PathOutline()
    guard let box = usable(rect) else { return }
    draw(covering: box.applying(state.transform)) { cairo in
      cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      self.setSource(self.state.fill, on: cairo)
      cairo_fill(cairo)
    }
  }

  /// Fills rectangles; the path is forgotten.
  public func fill(_ rects: [CGRect]) {
    outline = PathOutline()
    addRects(rects)
    fillPath()
  }

  /// Fills the largest ellipse inside a rectangle; the path is forgotten.
  public func fillEllipse(in rect: CGRect) {
    outline = PathOutline()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the line around a rectangle, half of it inside; the path is forgotten.
  public func stroke(_ rect: CGRect) {
    outline = PathOutline()
    addRect(rect)
    strokePath()
  }

  /// Draws the line around a rectangle in a width of its own; the path is forgotten.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = before
  }

  /// Draws the line around the largest ellipse inside a rectangle; the path is forgotten.
  public func strokeEllipse(in rect: CGRect) {
    outline = PathOutline()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line from the first point to the second, the third to the fourth and so on; the path is forgotten.
  public func strokeLineSegments(between points: [CGPoint]) {
    outline = PathOutline()
    for index in Swift.stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the pixels of a rectangle transparent.
  public func clear(_ rect: CGRect) {
    guard state.canDraw, let box = usable(rect) else { return }
    noteDrawing()
    let cairo = handle
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
    cairo_fill(cairo)
  }

  /// The one way to the pixels: sets how they are blended, and puts the shadow of what the body draws under it.
  ///
  /// `shape` holds, in device pixels, all that the body may touch; the body draws on the Cairo context it is given, whose matrix is set.
  func draw(covering shape: CGRect, _ body: (OpaquePointer) -> Void) {
    guard state.canDraw else { return }
    noteDrawing()
    let cairo = handle
    guard let shadow = state.shadow else {
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      cairo_set_antialias(cairo, state.antialiasing)
      return body(cairo)
    }
    guard let canvas = Canvas(area: shadow.area(of: shape, clip: Device.clip(of: cairo))) else { return }
    setMatrix(of: canvas.cairo, to: state.transform)
    cairo_set_antialias(canvas.cairo, state.antialiasing)
    body(canvas.cairo)
    composite(canvas, shadow: shadow, alpha: 1, blendMode: state.blendMode)
  }

  /// The same for parts of the drawing that are written elsewhere, such as text; `extents` are in user space.
  package func draw(extents: CGRect, _ body: (OpaquePointer) -> Void) {
    draw(covering: extents.applying(state.transform), body)
  }

  /// Makes an outline in device pixels Cairo's path.
  func add(_ shape: PathOutline, to cairo: OpaquePointer) {
    Device.withoutMatrix(cairo) {
      cairo_new_path(cairo)
      shape.append(to: cairo)
    }
  }

  /// Strokes Cairo's path, and keeps it.
  private func stroke(on cairo: OpaquePointer) {
    let width = state.lineWidth
    guard width.isFinite, width > 0 else { return }
    cairo_set_line_width(cairo, Double(min(width, farthestPixel)))
    cairo_set_line_cap(cairo, state.lineCap.cairoCap)
    cairo_set_line_join(cairo, state.lineJoin.cairoJoin)
    cairo_set_miter_limit(cairo, state.miterLimit.isFinite ? Double(max(state.miterLimit, 1)) : 10)
    cairo_set_dash(cairo, state.dashLengths.map(Double.init), Int32(state.dashLengths.count), Double(state.dashPhase))
    setSource(state.stroke, on: cairo)
    cairo_stroke_preserve(cairo)
  }

  /// The part of a rectangle that Cairo can count; nil when there is none.
  func usable(_ rect: CGRect) -> CGRect? {
    guard !rect.isNull, !rect.origin.x.isNaN, !rect.origin.y.isNaN, !rect.width.isNaN, !rect.height.isNaN else { return nil }
    let transform = state.transform
    let growth = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d), 1)
    let limit = farthestPixel / growth
    guard rect.minX < -limit || rect.minY < -limit || rect.maxX > limit || rect.maxY > limit else { return rect.standardized }
    let part = rect.intersection(CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
    return part.isNull ? nil : part
  }
}

extension CGPathDrawingMode {
  fileprivate var fills: Bool { self != .stroke }
  fileprivate var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
  fileprivate var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}

extension PathOutline {
  /// The device pixels that filling touches, or stroking with the given state.
  fileprivate func extents(with stroke: DrawingState?) -> CGRect {
    let box = boundsOfPoints
    guard let stroke else { return box }
    let transform = stroke.transform
    let growth = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let miter = stroke.lineJoin == .miter ? max(stroke.miterLimit, 1.5) : 1.5
    let reach = stroke.lineWidth / 2 * growth * miter
    return box.insetBy(dx: -reach, dy: -reach)
  }
}
