// A list of traits that somebody watches; what of them differs between two storages: exactly, however many kinds there are.

import UIKitBase

/// The traits that a registration names.
package struct TraitWatch {
  /// The traits that have a member of a mask for themselves.
  private var mask: TraitMask = []

  /// The others, which a mask cannot tell apart.
  private var others: [TraitSlot] = []

  /// Watches the given traits.
  package init(_ traits: [UITrait]) {
    for trait in traits {
      let slot = TraitSlot.of(trait)
      if slot.index < TraitMask.shared { mask.insert(slot) } else { others.append(slot) }
    }
  }

  /// Whether one of the traits is among those that `changed` from `old` to `new`.
  package func sees(_ changed: TraitMask, from old: TraitStorage, to new: TraitStorage) -> Bool {
    if !mask.isDisjoint(with: changed) { return true }
    return others.contains { slot in
      guard changed.contains(slot) else { return false }
      switch (old.box(at: slot), new.box(at: slot)) {
      case (nil, nil): return false
      case (let before?, let after?): return !before.hasSameValue(as: after)
      default: return true
      }
    }
  }
}

extension TraitStorage {
  /// The traits that differ from those of another storage, each with how its value read there and reads here; "default" where it is
  /// not set.
  package func changes(from old: TraitStorage) -> [(name: String, old: String, new: String)] {
    var changes: [(name: String, old: String, new: String)] = []
    Self.forEachDifference(from: old, to: self) { slot in
      changes.append((slot.definition.name, old.box(at: slot)?.text ?? "default", box(at: slot)?.text ?? "default"))
    }
    return changes
  }
}

extension TraitOverrides {
  /// The overridden traits as a collection; nil where nothing is overridden.
  package var collection: UITraitCollection? { isEmpty ? nil : TraitStorage.empty.composed(with: self).collection }
}
