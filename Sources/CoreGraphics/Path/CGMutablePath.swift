public import Foundation

/// A path that is being put together; one thread at a time may use it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(outline: PathOutline) {
    super.init(outline: outline)
  }

  /// A path without elements.
  public convenience init() {
    self.init(outline: PathOutline())
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  /// Begins a new part at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    outline.move(to: first.applying(transform))
    for point in points.dropFirst() { outline.line(to: point.applying(transform)) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.quad(to: end.applying(transform), control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    outline.cubic(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  /// Adds a rectangle as a part of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addRect(rect, transform)
  }

  /// Adds rectangles, each a part of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { outline.addRect(rect, transform) }
  }

  /// Adds an ellipse as a part of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addEllipse(in: rect, transform)
  }

  /// Adds a rectangle with elliptic corners as a part of its own; radii larger than half of a side are made to fit.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform)
  }

  /// Adds an arc between two angles in radians; with `clockwise` the angle falls, which looks counterclockwise where y points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathOutline.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    outline.addArc(center: center, radius: radius, from: startAngle, by: sweep, transform)
  }

  /// Adds an arc that begins at an angle and goes on by another, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addArc(center: center, radius: radius, from: startAngle, by: delta, transform)
  }

  /// Adds the arc that rounds the corner at the first point on the way to the second.
  public func addArc(
    tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addArc(first: first, second: second, radius: radius, transform)
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }

  /// Draws a line back to where the part began, and ends it.
  public func closeSubpath() {
    outline.close()
  }
}
