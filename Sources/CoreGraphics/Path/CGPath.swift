public import Foundation

/// Which parts a path encloses.
public enum CGPathFillRule: Int, Sendable {
  /// Every place around which the path winds more often one way than the other.
  case winding = 0
  /// Every place that is separated from the outside by an odd number of lines.
  case evenOdd = 1
}

/// Lines and curves.
///
/// A path that was not made as a `CGMutablePath` never changes and may be used by any thread. Two paths are equal when their elements are.
public class CGPath: @unchecked Sendable {
  /// The elements; written only by `CGMutablePath`, which one thread owns at a time.
  final var outline: PathOutline

  /// A path of the elements of an outline.
  init(outline: PathOutline) {
    self.outline = outline
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addRect(rect, transform?.pointee ?? .identity)
    self.init(outline: outline)
  }

  /// The largest ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addEllipse(in: rect, transform?.pointee ?? .identity)
    self.init(outline: outline)
  }

  /// A rectangle whose corners are quarters of an ellipse; radii larger than half of a side are made to fit.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = PathOutline()
    outline.addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform?.pointee ?? .identity)
    self.init(outline: outline)
  }

  /// Whether there is no element at all.
  public final var isEmpty: Bool { outline.verbs.isEmpty }

  /// The end of the last element, or (0, 0) when there is none.
  public final var currentPoint: CGPoint { outline.current ?? .zero }

  /// The smallest rectangle around all points, those that only guide curves too; null for an empty path.
  public final var boundingBox: CGRect { outline.boundsOfPoints }

  /// The smallest rectangle around what the path itself touches; null for an empty path.
  public final var boundingBoxOfPath: CGRect { outline.boundsOfCurves }

  /// A path of the same elements that never changes.
  public final func copy() -> CGPath? { CGPath(outline: outline) }

  /// A path of the same elements after a map.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// A path of the same elements that can be gone on with.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  /// A path of the same elements after a map, that can be gone on with.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path, every part of it closed, encloses the point.
  public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity)
    -> Bool
  {
    (transform.isIdentity ? outline : outline.applying(transform)).contains(point, rule)
  }
}

extension CGPath: Hashable {
  /// Whether two paths have the same elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.outline == other.outline }

  /// Feeds what makes paths equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}
