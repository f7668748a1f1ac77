import UIKitTraits

extension TextStyleSizes {
  /// The column of `points` for a content size category, the columns being in ascending order; Large when it is unspecified.
  static func index(of category: UIContentSizeCategory) -> Int {
    UIContentSizeCategory.ascending.firstIndex(of: category) ?? large
  }
}
