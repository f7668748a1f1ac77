// The number of each kind of trait: fixed for UIKit's own, given out at first use for an app's. Nobody keeps a list of all traits.

import Synchronization
import UIKitBase

/// The number of a kind of trait, with what must be known of it without asking the type.
package struct TraitSlot: Hashable, Sendable {
  /// The number: UIKit's traits from 0, an app's own from `firstCustom`.
  package let index: Int

  /// Whether dynamic colours may depend on the trait.
  package let affectsColor: Bool

  /// Whether UIKit defines the trait; only such traits merge in `init(traitsFrom:)` (spec 1.3.2).
  package var isSystem: Bool { index < Self.firstCustom }

  /// The number of UIKit's first trait that does not affect colours: the number itself tells, so that all are known before any is
  /// used.
  static let firstWithoutColor = 16
  /// The number of the first trait that an app defines.
  static let firstCustom = 32

  /// Makes a number.
  private init(index: Int, affectsColor: Bool) {
    self.index = index
    self.affectsColor = affectsColor
  }

  /// The number of one of UIKit's traits.
  init(system number: Int) {
    self.init(index: number, affectsColor: number < Self.firstWithoutColor)
  }

  /// The number of any trait, given out now if this is its first use.
  package static func of<T: UITraitDefinition>(_ type: T.Type) -> TraitSlot {
    let thread = ThreadTraits.here
    if let slot = thread.slots.slot(of: type) { return slot }
    let slot = find(type)
    thread.slots.remember(slot, of: type)
    return slot
  }

  /// Looks a number up or gives it out; the type's own code runs before the lock is taken.
  private static func find<T: UITraitDefinition>(_ type: T.Type) -> TraitSlot {
    if let type = type as? any SystemTrait.Type { return type.slot }
    let affectsColor = type.affectsColorAppearance
    let slot = registry.withLock { registry in
      if let slot = registry.slots[ObjectIdentifier(type)] { return slot }
      let slot = TraitSlot(index: firstCustom + registry.slots.count, affectsColor: affectsColor)
      registry.slots[ObjectIdentifier(type)] = slot
      registry.definitions[slot.index] = type
      return slot
    }
    if affectsColor { colors.bitwiseOr(TraitMask(arrayLiteral: slot).bits, ordering: .relaxed) }
    return slot
  }

  /// The traits on which dynamic colours may depend: all of UIKit's that do, and an app's that are in use.
  package static var colorMask: TraitMask { TraitMask(bits: colors.load(ordering: .relaxed)) }

  /// The bits of `colorMask`; read for each view that changes, so without a lock.
  private static let colors = Atomic<UInt64>(0xFFFF)

  // MARK: Back to the type

  /// The kind of trait that has this number; known for each trait that a storage ever held.
  package var definition: UITrait { Self.registry.withLock { $0.definitions[index] } ?? UITraitUserInterfaceStyle.self }

  /// Remembers which kind of trait has a number, and checks that no other one has it.
  static func note(_ type: UITrait, at slot: TraitSlot) {
    guard slot.isSystem else { return }
    registry.withLock { registry in
      let known = registry.definitions[slot.index] ?? type
      precondition(known == type, "\(known) and \(type) have the same number, \(slot.index).")
      precondition(type.affectsColorAppearance == slot.affectsColor, "\(type) has a number that says otherwise of colours.")
      registry.definitions[slot.index] = type
    }
  }

  /// What has been given out, and which kind each number is.
  private struct Registry {
    /// The number of each kind that an app defines.
    var slots: [ObjectIdentifier: TraitSlot] = [:]
    /// The kind of each number.
    var definitions: [Int: UITrait] = [:]
  }

  /// The numbers of the process, behind their lock.
  private static let registry = Guarded(Registry())
}

/// The numbers that a thread looked up last, so that looking one up again takes no lock.
struct TraitSlotMemory {
  /// A kind of trait and its number.
  private struct Entry {
    /// The kind.
    let type: ObjectIdentifier
    /// Its number.
    let slot: TraitSlot
  }

  /// By some bits of the address of the type.
  private var entries: [Entry?] = Array(repeating: nil, count: 64)

  /// The number of a kind of trait, if it is remembered.
  func slot(of type: UITrait) -> TraitSlot? {
    let identity = ObjectIdentifier(type)
    guard let entry = entries[place(of: identity)], entry.type == identity else { return nil }
    return entry.slot
  }

  /// Remembers the number of a kind of trait.
  mutating func remember(_ slot: TraitSlot, of type: UITrait) {
    let identity = ObjectIdentifier(type)
    entries[place(of: identity)] = Entry(type: identity, slot: slot)
  }

  /// One of 64 places.
  private func place(of identity: ObjectIdentifier) -> Int { (Int(bitPattern: identity) >> 4) & 63 }
}
