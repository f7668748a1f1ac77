// What an object sets on top of the traits that it inherits.

import UIKitBase

/// Trait values that go on top of inherited ones; equal sets are the same object, so that comparing them costs nothing.
///
/// Setting one of UIKit's own traits to its default, which means "unspecified", takes the override away. An app's trait set to
/// its default stays an override: it hides what would be inherited (spec 2.7.6).
package struct TraitOverrides: Equatable, Sendable {
  /// The values. Unlike in a collection's storage, an app's trait may be here with its default.
  private(set) var values: TraitStorage

  /// Makes overrides of nothing.
  package init() {
    values = .empty
  }

  /// Makes the overrides that the given collection's traits amount to.
  package init(_ collection: UITraitCollection) {
    values = collection.storage
  }

  /// Whether nothing is overridden.
  package var isEmpty: Bool { values === TraitStorage.empty }

  /// The traits that are overridden.
  package var mask: TraitMask { values.specified }

  /// Whether the trait is overridden.
  package func contains(_ trait: UITrait) -> Bool { values.box(at: TraitSlot.of(trait)) != nil }

  /// Takes an override away.
  package mutating func remove(_ trait: UITrait) {
    var builder = TraitBuilder(values)
    builder.remove(TraitSlot.of(trait))
    values = builder.storage
  }

  /// The value that a trait is overridden with, or nil.
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
    get { contains(trait) ? values[trait] : nil }
    set {
      let slot = TraitSlot.of(trait)
      var builder = TraitBuilder(values)
      if let newValue {
        let box = AnyTraitBox.make(trait, newValue)
        if slot.isSystem, box.isDefault { builder.remove(slot) } else { builder.set(box) }
      } else {
        builder.remove(slot)
      }
      values = builder.storage
    }
  }

  /// The overridden traits for logs, by name.
  package var text: String { values.text }

  /// The name and the value, as text, of each trait that is overridden; by name.
  package var entries: [(name: String, text: String)] { values.entries }

  /// These overrides with others on top.
  package func overlaid(with others: TraitOverrides) -> TraitOverrides {
    if others.isEmpty { return self }
    if isEmpty { return others }
    var builder = TraitBuilder(values)
    for box in others.values.boxes { builder.set(box) }
    return TraitOverrides(values: builder.storage)
  }

  /// Makes overrides of values that exist already.
  private init(values: TraitStorage) {
    self.values = values
  }

  /// Whether the same traits are overridden with the same values.
  package static func == (one: TraitOverrides, other: TraitOverrides) -> Bool { one.values === other.values }
}

extension TraitStorage {
  /// These traits with overrides on top: what an object has of its own, given what it inherits (spec 2.2).
  package func composed(with overrides: TraitOverrides) -> TraitStorage {
    if overrides.isEmpty { return self }
    var builder = TraitBuilder(self)
    builder.overlay(overrides.values.boxes)
    return builder.storage
  }
}
