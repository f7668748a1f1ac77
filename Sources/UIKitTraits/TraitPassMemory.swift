// What a pass remembers while it runs, so that ten thousand nodes in the same situation cost one piece of work.

import Synchronization
import UIKitBase

/// The memory that a pass and the passes nested in it share; it goes away with the outermost.
@MainActor
final class TraitPassMemory {
  /// What a composition is made of.
  private struct Parts: Hashable {
    /// The inherited traits.
    let inherited: ObjectIdentifier
    /// The overrides.
    let overrides: ObjectIdentifier
  }

  /// A composition, with what it was made of: while the parts are alive no other object has their addresses.
  private struct Composition {
    /// The inherited traits.
    let inherited: TraitStorage
    /// The overrides.
    let overrides: TraitOverrides
    /// The inherited traits with the overrides on top.
    let result: TraitStorage
  }

  /// A difference between two storages.
  private struct Change {
    /// The traits before.
    let old: TraitStorage
    /// The traits after.
    let new: TraitStorage
    /// Those that differ.
    let mask: TraitMask
  }

  /// The compositions made so far.
  private var compositions: [Parts: Composition] = [:]
  /// The difference that was asked for last; neighbours mostly change alike.
  private var lastChange: Change?
  /// How many more owners may be called.
  private var callsLeft = 64 * TraitNode.alive.load(ordering: .relaxed) + 4096
  /// Whether the pass is to stop where it stands.
  private(set) var isExhausted = false

  /// The inherited traits with the overrides on top, and whether that had to be worked out.
  func composition(of inherited: TraitStorage, _ overrides: TraitOverrides) -> (TraitStorage, isNew: Bool) {
    let parts = Parts(inherited: ObjectIdentifier(inherited), overrides: overrides.identity)
    if let known = compositions[parts] { return (known.result, false) }
    let result = inherited.composed(with: overrides)
    compositions[parts] = Composition(inherited: inherited, overrides: overrides, result: result)
    return (result, true)
  }

  /// The traits that differ between two storages.
  func changes(from old: TraitStorage, to new: TraitStorage) -> TraitMask {
    if let lastChange, lastChange.old === old, lastChange.new === new { return lastChange.mask }
    let mask = TraitStorage.changedMask(from: old, to: new)
    lastChange = Change(old: old, new: new, mask: mask)
    return mask
  }

  /// Counts a call of an owner; more than any sensible tree needs end the pass.
  func countCall() {
    callsLeft -= 1
    if callsLeft == 0 { giveUp() }
  }

  /// Ends the pass and says so.
  func giveUp() {
    isExhausted = true
    Diagnostics.report(
      "Traits keep changing: handlers of trait changes set overrides that make other handlers set them again. What is left is "
        + "done in the next frame. Set overrides outside such handlers, or only when they differ from what is wanted.",
      once: "UIKitTraits.giveUp")
  }
}
