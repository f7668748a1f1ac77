import UIKitTraits

extension TextStyleSizes {
  /// The column of `points` for a content size category; Large when it is unspecified.
  static func index(of category: UIContentSizeCategory) -> Int {
    categories.firstIndex(of: category) ?? large
  }

  /// The categories in the order of the columns.
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
