// The colours of UIKit's own palette, by name; each is always the same object. Their components stand in `Palettes/`.

import UIKitBase

extension UIColor {
  /// A red for accents.
  public static let systemRed = UIColor(.system(.systemRed))
  /// An orange for accents.
  public static let systemOrange = UIColor(.system(.systemOrange))
  /// A yellow for accents.
  public static let systemYellow = UIColor(.system(.systemYellow))
  /// A green for accents.
  public static let systemGreen = UIColor(.system(.systemGreen))
  /// A mint for accents.
  public static let systemMint = UIColor(.system(.systemMint))
  /// A teal for accents.
  public static let systemTeal = UIColor(.system(.systemTeal))
  /// A cyan for accents.
  public static let systemCyan = UIColor(.system(.systemCyan))
  /// A blue for accents.
  public static let systemBlue = UIColor(.system(.systemBlue))
  /// An indigo for accents.
  public static let systemIndigo = UIColor(.system(.systemIndigo))
  /// A purple for accents.
  public static let systemPurple = UIColor(.system(.systemPurple))
  /// A pink for accents.
  public static let systemPink = UIColor(.system(.systemPink))
  /// A brown for accents.
  public static let systemBrown = UIColor(.system(.systemBrown))
  /// A gray.
  public static let systemGray = UIColor(.system(.systemGray))
  /// A gray, the second of six, each nearer to the ground.
  public static let systemGray2 = UIColor(.system(.systemGray2))
  /// A gray, the third of six, each nearer to the ground.
  public static let systemGray3 = UIColor(.system(.systemGray3))
  /// A gray, the fourth of six, each nearer to the ground.
  public static let systemGray4 = UIColor(.system(.systemGray4))
  /// A gray, the fifth of six, each nearer to the ground.
  public static let systemGray5 = UIColor(.system(.systemGray5))
  /// A gray, the sixth of six, each nearer to the ground.
  public static let systemGray6 = UIColor(.system(.systemGray6))
  /// Text.
  public static let label = UIColor(.system(.label))
  /// Text of second rank.
  public static let secondaryLabel = UIColor(.system(.secondaryLabel))
  /// Text of third rank.
  public static let tertiaryLabel = UIColor(.system(.tertiaryLabel))
  /// Text of fourth rank.
  public static let quaternaryLabel = UIColor(.system(.quaternaryLabel))
  /// Text that stands where the user has not written yet.
  public static let placeholderText = UIColor(.system(.placeholderText))
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(.system(.systemFill))
  /// The fill of middle-sized shapes.
  public static let secondarySystemFill = UIColor(.system(.secondarySystemFill))
  /// The fill of large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(.system(.tertiarySystemFill))
  /// The fill of large areas with much in them.
  public static let quaternarySystemFill = UIColor(.system(.quaternarySystemFill))
  /// The ground of a window.
  public static let systemBackground = UIColor(.system(.systemBackground))
  /// The ground of what lies on a window's ground.
  public static let secondarySystemBackground = UIColor(.system(.secondarySystemBackground))
  /// The ground of what lies on a ground of second rank.
  public static let tertiarySystemBackground = UIColor(.system(.tertiarySystemBackground))
  /// The ground of a list in groups.
  public static let systemGroupedBackground = UIColor(.system(.systemGroupedBackground))
  /// The ground of a group.
  public static let secondarySystemGroupedBackground = UIColor(.system(.secondarySystemGroupedBackground))
  /// The ground of what lies on a group.
  public static let tertiarySystemGroupedBackground = UIColor(.system(.tertiarySystemGroupedBackground))
  /// A thin line through which what is behind may show.
  public static let separator = UIColor(.system(.separator))
  /// A thin line through which nothing shows.
  public static let opaqueSeparator = UIColor(.system(.opaqueSeparator))
  /// Text that leads elsewhere.
  public static let link = UIColor(.system(.link))

  /// What marks the things that can be touched: the tint of the views around, at last `systemBlue` (spec 3.7.1).
  public static let tintColor = UIColor(.tint)

  /// The ground of a list in groups, under the name that it had before iOS 13.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
