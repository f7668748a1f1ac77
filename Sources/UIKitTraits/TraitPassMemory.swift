// What a pass remembers while it runs, so that ten thousand nodes in the same situation cost one piece of work.

import Synchronization
import UIKitBase

/// The memory that a pass and the passes nested in it share; it goes away with the outermost.
@MainActor
final class TraitPassMemory {
  /// Inherited traits with overrides on top.
  @exclusivity(unchecked)
  private var compositions = PairMemo<TraitStorage>()
  /// The traits that differ between two storages.
  @exclusivity(unchecked)
  private var changes = PairMemo<TraitMask>()
  /// The pair that was asked for last; `changes` keeps both alive.
  @exclusivity(unchecked)
  private var lastChange: (old: ObjectIdentifier?, new: ObjectIdentifier?, mask: TraitMask) = (nil, nil, [])
  /// How many more owners may be called.
  @exclusivity(unchecked)
  private var callsLeft = 64 * TraitNode.alive.load(ordering: .relaxed) + 4096
  /// Whether the pass is to stop where it stands.
  @exclusivity(unchecked)
  private(set) var isExhausted = false

  /// The inherited traits with the overrides on top, and whether that had to be worked out.
  func composition(of inherited: TraitStorage, _ overrides: TraitOverrides) -> (TraitStorage, isNew: Bool) {
    compositions.result(inherited, overrides.values) { inherited, _ in inherited.composed(with: overrides) }
  }

  /// The traits that differ between two storages.
  func changes(from old: TraitStorage, to new: TraitStorage) -> TraitMask {
    // In most passes, all nodes come from the same traits and get the same.
    if lastChange.old == ObjectIdentifier(old), lastChange.new == ObjectIdentifier(new) { return lastChange.mask }
    let mask = changes.result(old, new, TraitStorage.changedMask).0
    lastChange = (ObjectIdentifier(old), ObjectIdentifier(new), mask)
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
