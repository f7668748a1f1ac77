// Distances from the four sides of a rectangle, by their fixed names.

/// Distances, in points, by which the sides of a rectangle move inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// No distance on any side.
  public static let zero = UIEdgeInsets()

  /// How far the top side moves down.
  public var top: CGFloat
  /// How far the left side moves right.
  public var left: CGFloat
  /// How far the bottom side moves up.
  public var bottom: CGFloat
  /// How far the right side moves left.
  public var right: CGFloat

  /// Makes insets of the given distances in points; negative ones move a side outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of no distance.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }
}

extension CGRect {
  /// The rectangle with its sides moved inwards by `insets`; its size may become negative, as on iOS.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
