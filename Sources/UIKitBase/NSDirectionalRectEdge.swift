// Sides of a rectangle, by the direction in which the user reads.

/// A set of sides of a rectangle. The raw values are those of iOS.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit a side.
  public let rawValue: UInt
  /// Sides out of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side on which lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side on which lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
