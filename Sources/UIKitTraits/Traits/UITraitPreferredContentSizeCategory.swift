// The size of text that the user asks for.

import UIKitBase

/// The size of text that the user asks for.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name of the size, as in archives.
  public let rawValue: String

  /// Makes a size of any name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not set.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps below the usual size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the usual size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the usual size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the usual size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the usual size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the usual size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size for readers who need large text.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for readers who need large text.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for readers who need large text.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for readers who need large text.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The fifth size for readers who need large text.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All sizes, smallest first.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is one of the five sizes for readers who need large text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first size is smaller; sizes that are not known come before all others.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (ascending.firstIndex(of: one) ?? -1) < (ascending.firstIndex(of: other) ?? -1)
  }
}

/// The trait of the size of text that the user asks for.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 19 }

  /// The name of the size, without what all names begin with.
  package static func text(of value: UIContentSizeCategory) -> String {
    value.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
  }
}

extension UITraitCollection {
  /// Makes a collection in which only the size of text that the user asks for is set.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }

  /// The size of text that the user asks for.
  public var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
}

extension UIMutableTraits {
  /// The size of text that the user asks for.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}
