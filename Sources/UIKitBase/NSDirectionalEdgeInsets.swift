// Distances from the four sides of a rectangle, by the direction in which the user reads.

/// Distances, in points, by which the sides of a rectangle move inwards, along the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// No distance on any side.
  public static let zero = NSDirectionalEdgeInsets()

  /// How far the top side moves down.
  public var top: CGFloat
  /// How far the side on which lines begin moves inwards.
  public var leading: CGFloat
  /// How far the bottom side moves up.
  public var bottom: CGFloat
  /// How far the side on which lines end moves inwards.
  public var trailing: CGFloat

  /// Makes insets of the given distances in points; negative ones move a side outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of no distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
