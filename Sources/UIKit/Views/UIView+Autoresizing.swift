import CoreGraphics
import UIKitBase

extension UIView {
  /// Which distances and sizes of a view take their share when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each member, as on iOS.
    public let rawValue: UInt
    /// A mask out of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge stretches.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width stretches.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge stretches.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge stretches.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height stretches.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge stretches.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether subviews follow a change of the view's size by their ``autoresizingMask``; true unless set.
  public final var autoresizesSubviews: Bool {
    get { bits.contains(.autoresizesSubviews) }
    set { bits.set(.autoresizesSubviews, newValue) }
  }

  /// Follows a change of the superview's size as the mask says.
  final func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let horizontal = Self.stretch(
      start: frame.minX, length: frame.width, whole: oldSize.width, by: newSize.width - oldSize.width,
      before: autoresizingMask.contains(.flexibleLeftMargin), inside: autoresizingMask.contains(.flexibleWidth),
      after: autoresizingMask.contains(.flexibleRightMargin))
    let vertical = Self.stretch(
      start: frame.minY, length: frame.height, whole: oldSize.height, by: newSize.height - oldSize.height,
      before: autoresizingMask.contains(.flexibleTopMargin), inside: autoresizingMask.contains(.flexibleHeight),
      after: autoresizingMask.contains(.flexibleBottomMargin))
    let target = CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    if target != frame { frame = target }
  }

  /// Shares a growth among the flexible parts of one axis, each in proportion to its size; equally when all of them are zero.
  private static func stretch(
    start: CGFloat, length: CGFloat, whole: CGFloat, by growth: CGFloat, before: Bool, inside: Bool, after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [before ? start : nil, inside ? length : nil, after ? whole - start - length : nil]
    let flexible = parts.compactMap { $0 }
    guard growth != 0, !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total > 0 ? growth * part / total : growth / CGFloat(flexible.count)
    }
    return (start + share(parts[0]), max(0, length + share(parts[1])))
  }
}
