// The language whose rules text is set by.

public import UIKitBase

/// The trait of the language by whose rules text is set.
public enum UITraitTypesettingLanguage: SystemTrait {
  /// None.
  public static var defaultValue: Locale.Language? { nil }

  /// Its number among UIKit's traits.
  package static var number: Int { 25 }

  /// The language's tag.
  package static func text(of value: Locale.Language?) -> String { value?.minimalIdentifier ?? "" }
}

extension UITraitCollection {
  /// Makes a collection in which only the language by whose rules text is set is set.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
  }

  /// The language by whose rules text is set; nil for none.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
}

extension UIMutableTraits {
  /// The language by whose rules text is set; nil for none.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}
