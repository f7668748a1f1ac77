// A container of traits that can be written: what a mutations closure gets. The typed properties stand with their traits.

/// Traits that can be read and written (spec 1.3.4).
public protocol UIMutableTraits {
  /// The value of a trait; its default where it was not set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The traits inside a mutations closure.
struct TraitMutations: UIMutableTraits {
  /// The values so far.
  var storage: TraitStorage

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { storage.value(of: trait, at: TraitSlot.of(trait)) }
    set { storage = storage.setting(trait, at: TraitSlot.of(trait), to: newValue) }
  }
}
