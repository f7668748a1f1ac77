// Whether the user asks for bold text.

/// Whether the user asks for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bolder than usual.
  case bold = 1
}

/// The trait of the weight of text that the user asks for.
public enum UITraitLegibilityWeight: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 21 }
}

extension UITraitCollection {
  /// Makes a collection in which only the weight of text that the user asks for is set.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
  }

  /// The weight of text that the user asks for.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
}

extension UIMutableTraits {
  /// The weight of text that the user asks for.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}
