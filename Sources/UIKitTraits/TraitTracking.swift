// Automatic trait tracking: which traits a method read decides when it is run again (spec 2.10).

import Synchronization
import UIKitBase

/// Notes which traits are read from one storage on one thread.
package enum TraitTracking {
  /// How many trackers run in the process; while none does, a read costs no more than looking at this.
  private static let running = Atomic<Int>(0)

  /// Runs the body and adds to the mask the traits that it reads from collections over the storage.
  ///
  /// Inside another call of this, the outer one notes nothing: a method's reads are its own, not those of the method that led to it.
  package static func track<R>(_ storage: TraitStorage, into mask: inout TraitMask, _ body: () throws -> R) rethrows -> R {
    let thread = ThreadTraits.here
    let (oldTracked, oldReads) = (thread.tracked, thread.reads)
    thread.tracked = storage
    thread.reads = []
    running.wrappingAdd(1, ordering: .relaxed)
    defer {
      running.wrappingSubtract(1, ordering: .relaxed)
      mask.formUnion(thread.reads)
      thread.tracked = oldTracked
      thread.reads = oldReads
    }
    return try body()
  }

  /// Whether any thread is tracking, so that there may be something to note.
  package static var isActive: Bool { running.load(ordering: .relaxed) > 0 }

  /// Notes that a trait was read.
  static func record(_ slot: TraitSlot, of storage: TraitStorage) {
    if isActive { record([slot], of: storage) }
  }

  /// Notes that traits were read.
  package static func record(_ traits: TraitMask, of storage: TraitStorage) {
    guard isActive else { return }
    let thread = ThreadTraits.here
    if thread.tracked === storage { thread.reads.formUnion(traits) }
  }

  /// Notes that all traits on which colours may depend were read, as resolving a dynamic colour does.
  package static func recordColorTraits(of storage: TraitStorage) {
    if isActive { record(TraitSlot.colorMask, of: storage) }
  }

  /// Notes that the whole storage was looked at.
  package static func recordAll(of storage: TraitStorage) {
    record(.all, of: storage)
  }
}
