public import Foundation

extension CGContext {
  /// Forgets the path.
  public func beginPath() { outline = PathOutline() }

  /// Begins a new part at a point.
  public func move(to point: CGPoint) { outline.move(to: point.applying(state.transform)) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { outline.line(to: point.applying(state.transform)) }

  /// Begins a new part at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let transform = state.transform
    outline.cubic(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.quad(to: end.applying(state.transform), control.applying(state.transform))
  }

  /// Adds a rectangle as a part of its own.
  public func addRect(_ rect: CGRect) { outline.addRect(rect, state.transform) }

  /// Adds rectangles, each a part of its own.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { outline.addRect(rect, state.transform) }
  }

  /// Adds an ellipse as a part of its own.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, state.transform) }

  /// Adds an arc between two angles in radians; with `clockwise` the angle falls, which looks counterclockwise where y points down.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let sweep = PathOutline.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    outline.addArc(center: center, radius: radius, from: startAngle, by: sweep, state.transform)
  }

  /// Adds the arc that rounds the corner at the first point on the way to the second.
  public func addArc(tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat) {
    outline.addArc(first: first, second: second, radius: radius, state.transform)
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { outline.append(path.outline.applying(state.transform)) }

  /// Draws a line back to where the part began, and ends it.
  public func closePath() { outline.close() }

  /// The path so far, in user space; nil without one.
  public var path: CGPath? {
    outline.verbs.isEmpty ? nil : CGPath(outline: outline.applying(state.transform.inverted()))
  }

  /// Whether there is no path.
  public var isPathEmpty: Bool { outline.verbs.isEmpty }

  /// The end of the path's last element, or (0, 0).
  public var currentPointOfPath: CGPoint { outline.current?.applying(state.transform.inverted()) ?? .zero }

  /// The smallest rectangle around all points of the path; null without one.
  public var boundingBoxOfPath: CGRect { outline.boundsOfPoints.applying(state.transform.inverted()) }
}
