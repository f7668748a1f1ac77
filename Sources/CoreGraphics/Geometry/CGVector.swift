public import Foundation

/// A difference of two points.
public struct CGVector: Hashable, Codable, Sendable {
  /// The difference along x.
  public var dx: CGFloat
  /// The difference along y.
  public var dy: CGFloat

  /// The difference of a point from itself.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// No difference.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A difference of (dx, dy).
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
