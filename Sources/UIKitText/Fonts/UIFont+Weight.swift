public import Foundation

extension UIFont {
  /// How heavy a face is, from −1 to 1; 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The place on the scale from −1 to 1.
    public let rawValue: CGFloat

    /// A weight at any place on the scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight at any place on the scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thinner than light.
    public static let thin = Weight(-0.6)
    /// Thinner than regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// The weight of emphasis.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// The CSS weight, 100 to 900, nearest to this one.
    package var css: Int {
      guard rawValue.isFinite else { return 400 }
      let nearest = FontWeights.scale.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
      return nearest?.css ?? 400
    }
  }
}
