// Whether text without an alignment goes by its own direction or by the interface's.

/// The trait of whether natural alignment follows the text's own writing direction.
public enum UITraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTrait {
  /// Nothing set, which collections answer with true (spec 1.2).
  public static var defaultValue: Bool? { nil }

  /// Its number among UIKit's traits.
  package static var number: Int { 30 }

  /// Yes or no.
  package static func text(of value: Bool?) -> String { value == false ? "No" : "Yes" }
}

extension UITraitCollection {
  /// Makes a collection in which only whether natural alignment follows the text's own writing direction is set.
  public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
    self.init(
      UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self, value: resolvesNaturalAlignmentWithBaseWritingDirection)
  }

  /// Whether natural alignment follows the text's own writing direction; true when not set.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] ?? true
  }
}

extension UIMutableTraits {
  /// Whether natural alignment follows the text's own writing direction; true when not set.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] ?? true }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
}
