public import Foundation

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a part; one point.
  case moveToPoint = 0
  /// A line; one point.
  case addLineToPoint = 1
  /// A curve; its control point and its end.
  case addQuadCurveToPoint = 2
  /// A curve; its two control points and its end.
  case addCurveToPoint = 3
  /// Ends a part; no point.
  case closeSubpath = 4
}

/// An element of a path, as long as the closure that got it runs.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// As many points as the type says.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls the closure with each element in turn.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // Room for the three points that the largest element has.
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { room in
      guard let base = room.baseAddress else { return }
      room.initialize(repeating: .zero)
      outline.forEach { verb, points in
        for (index, point) in points.enumerated() { base[index] = point }
        var element = CGPathElement(type: verb.type, points: base)
        block(&element)
      }
    }
  }
}

extension PathOutline.Verb {
  /// The verb by its public name.
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
