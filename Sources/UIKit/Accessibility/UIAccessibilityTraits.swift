/// What a view is for those who use it by assistive technology; the bits are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// A set with the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It was chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It does not answer.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It is a title that others stand under.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It holds the tabs of a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
