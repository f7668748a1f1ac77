/// Where the focus is to go from where it is; the bits are UIKit's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit a direction.
  public let rawValue: UInt
  /// A set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To what is above.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// To what is below.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To what is at the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To what is at the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To what comes next in reading order.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what comes before in reading order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first in reading order.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last in reading order.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
