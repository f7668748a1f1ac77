// The closure behind a dynamic colour, and what it has answered so far.

import UIKitBase
import UIKitTraits

/// A closure that finds a colour for any traits, called once for traits that are the same to it.
///
/// Traits are the same to a closure when those that affect colours are. One that read another trait is asked again when that or
/// any other trait changes: what it read once says nothing about what it would read under other traits.
package final class ColorProvider: ColorRule, @unchecked Sendable {
  /// The closure.
  private let provider: @Sendable (UITraitCollection) -> UIColor

  /// Keeps a closure without calling it (spec 3.1.4).
  init(_ provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.provider = provider
  }

  /// The colour with fixed components under the given traits.
  override func color(for storage: TraitStorage) -> UIColor {
    if let (color, reads) = answers.answer(for: storage.colorKeyIdentity, exactly: ObjectIdentifier(storage)) {
      note(reads, of: storage)
      return color
    }
    let (color, reads) = ask(storage)
    note(reads, of: storage)
    return color
  }

  /// Notes, where someone tracks it, that traits were read: those that affect colours and those that the closure read.
  private func note(_ reads: TraitMask, of storage: TraitStorage) {
    guard TraitTracking.isActive else { return }
    TraitTracking.recordColorTraits(of: storage)
    TraitTracking.record(reads, of: storage)
  }

  /// Calls the closure, with the traits also in force as the current ones, and goes on until there are fixed components.
  @inline(never)
  private func ask(_ storage: TraitStorage) -> (color: UIColor, reads: TraitMask) {
    guard Resolution.begin(self, storage) else { return (Resolution.endless, .all) }
    var reads: TraitMask = []
    let color = TraitTracking.track(storage, into: &reads) {
      UITraitCollection.withCurrent(storage) { provider(storage.collection).resolved(storage) }
    }
    let isCutShort = Resolution.end()
    guard !isCutShort else { return (color, reads) }
    let isForAllTraits = !reads.subtracting(TraitSlot.colorMask).isEmpty
    answers.keep(color, for: isForAllTraits ? storage : storage.colorKey, isExact: isForAllTraits, reads: reads)
    return (color, reads)
  }
}
