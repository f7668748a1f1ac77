public import UIKitTraits

extension UIFont {
  /// The role that a text has; its size follows the user's preferred content size.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The large title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first level of titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second level of titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third level of titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading, as large as running text and semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What stands below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark set apart from running text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The interface font of a text style, at the size that the current traits prefer.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The interface font of a text style, at the size that some traits prefer; nil means the current ones.
  ///
  /// An unknown style counts as `body`, an unspecified size as Large.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    let category = (traits ?? UITraitCollection.current).preferredContentSizeCategory
    return preferredFont(forTextStyle: style, sizeIndex: TextStyleSizes.index(of: category))
  }

  /// The interface font of a text style at a column of the size table.
  package static func preferredFont(forTextStyle style: TextStyle, sizeIndex: Int) -> UIFont {
    let sizes = TextStyleSizes.points[style] ?? TextStyleSizes.points[.body] ?? []
    let size = sizes.indices.contains(sizeIndex) ? sizes[sizeIndex] : labelFontSize
    let weight = style == .headline ? Weight.semibold : Weight.regular
    return UIFont(face: FontFace(weight: weight.css), size: size, textStyle: style)
  }
}
