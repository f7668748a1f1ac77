// A container of traits that can be written: what a mutations closure gets. The typed properties stand with their traits.

/// Traits that can be read and written (spec 1.3.4).
public protocol UIMutableTraits {
  /// The value of a trait; its default where it was not set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The traits inside a mutations closure.
struct TraitMutations: UIMutableTraits {
  /// The values so far.
  var builder: TraitBuilder

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      guard let box = builder[TraitSlot.of(trait)] else { return T.defaultValue }
      return unsafeDowncast(box, to: TraitBox<T>.self).value
    }
    set { builder.overlay([TraitBox<T>(newValue, slot: TraitSlot.of(trait))]) }
  }
}
