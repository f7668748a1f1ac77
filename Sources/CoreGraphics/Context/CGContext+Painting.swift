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
    draw(covering: shape.extents(with: mode.strokes ? state : nil)) { painter in
      if mode.fills, let coverage = coverage(of: shape, mode.isEvenOdd ? .evenOdd : .winding) {
        painter.paint(coverage) { setSource(state.fill, on: $0) }
      }
      if mode.strokes, let coverage = coverage(ofLine: shape) {
        painter.paint(coverage) { setSource(state.stroke, on: $0) }
      }
    }
  }

  /// Fills a rectangle; the path is forgotten.
  public func fill(_ rect: CGRect) {
    outline = PathOutline()
    guard state.canDraw, let box = usable(rect) else { return }
    draw(covering: box.applying(state.transform)) { painter in
      guard let coverage = coverage(of: box) else { return }
      painter.paint(coverage) { setSource(state.fill, on: $0) }
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
    guard state.canDraw, let box = usable(rect), let coverage = coverage(of: box) else { return }
    noteDrawing()
    let painter = Painter(cairo: handle, clipMask: state.clipMask, blendOperator: CAIRO_OPERATOR_CLEAR)
    painter.paint(coverage) { cairo_set_source_rgb($0, 0, 0, 0) }
  }

  /// The one way to the pixels: sets how they are blended, and puts the shadow of what the body draws under it.
  ///
  /// `shape` holds, in device pixels, all that the body may touch.
  func draw(covering shape: CGRect, _ body: (Painter) -> Void) {
    guard state.canDraw else { return }
    noteDrawing()
    let cairo = handle
    guard let shadow = state.shadow else {
      return body(Painter(cairo: cairo, clipMask: state.clipMask, blendOperator: state.blendMode.cairoOperator))
    }
    guard let sheet = Sheet(area: shadow.area(of: shape, clip: Device.clip(of: cairo))) else { return }
    body(Painter(cairo: sheet.cairo, clipMask: nil, blendOperator: CAIRO_OPERATOR_OVER))
    composite(sheet, shadow: shadow, alpha: 1)
  }

  /// The same for what calls Cairo itself, such as text; `extents`, in user space, hold all that the body may touch.
  ///
  /// The body gets a Cairo context whose matrix is set. It has to paint with `setSource`, and to leave clip and matrix as they were.
  package func draw(extents: CGRect, _ body: (OpaquePointer) -> Void) {
    guard state.canDraw else { return }
    noteDrawing()
    let cairo = handle
    if state.shadow == nil && state.clipMask == nil {
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      return body(cairo)
    }
    let shape = extents.applying(state.transform).insetBy(dx: -1, dy: -1)
    let clip = Device.clip(of: cairo)
    let area = state.shadow.map { $0.area(of: shape, clip: clip) } ?? shape.shared(with: clip).integral
    guard let sheet = Sheet(area: area) else { return }
    setMatrix(of: sheet.cairo, to: state.transform)
    body(sheet.cairo)
    composite(sheet, shadow: state.shadow, alpha: 1)
  }

  /// The part of a rectangle that Cairo can count; nil when there is none.
  func usable(_ rect: CGRect) -> CGRect? {
    guard !rect.isNull, !rect.origin.x.isNaN, !rect.origin.y.isNaN, !rect.width.isNaN, !rect.height.isNaN else { return nil }
    let transform = state.transform
    let growth = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d), 1)
    let limit = farthestPixel / growth
    guard rect.minX < -limit || rect.minY < -limit || rect.maxX > limit || rect.maxY > limit else { return rect.standardized }
    let (minX, minY) = (max(rect.minX, -limit), max(rect.minY, -limit))
    let (maxX, maxY) = (min(rect.maxX, limit), min(rect.maxY, limit))
    return maxX >= minX && maxY >= minY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : nil
  }
}

extension CGPathDrawingMode {
  /// Whether the inside is painted.
  fileprivate var fills: Bool { self != .stroke }
  /// Whether the line is painted.
  fileprivate var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
  /// Whether the inside is told by parity.
  fileprivate var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}
