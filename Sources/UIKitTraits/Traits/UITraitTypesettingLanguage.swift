// The language whose rules text is set by.

/// The trait of the language by whose rules text is set.
public enum UITraitTypesettingLanguage: SystemTrait {
  /// No tag.
  public static var defaultValue: String? { nil }

  /// Where the value stands in a storage.
  package static let slot = TraitSlot.system(Self.self)

  /// The tag itself.
  package static func text(of value: String?) -> String { value ?? "" }
}

extension UITraitCollection {
  /// Makes a collection in which only the language by whose rules text is set is set.
  public convenience init(typesettingLanguage: String?) {
    self.init(UITraitTypesettingLanguage.self, typesettingLanguage)
  }

  /// The language by whose rules text is set, as a BCP 47 tag.
  public var typesettingLanguage: String? { self[UITraitTypesettingLanguage.self] }
}

extension UIMutableTraits {
  /// The language by whose rules text is set, as a BCP 47 tag.
  public var typesettingLanguage: String? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}
