// A set of kinds of traits in one word.

/// A set of kinds of traits: those that changed, were read, or are set.
///
/// An app's traits beyond the first 31 share one member. Where a mask decides what is done again, that only means doing too much;
/// nothing that must be exact relies on that member.
package struct TraitMask: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One bit a kind; the last one stands for all kinds numbered so or higher.
  package var bits: UInt64

  /// The number of the member that several kinds share.
  static let shared = 63

  /// Makes the set with the given bits.
  package init(bits: UInt64) {
    self.bits = bits
  }

  /// Makes a set of the given kinds.
  package init(arrayLiteral slots: TraitSlot...) {
    bits = 0
    for slot in slots { insert(slot) }
  }

  /// Makes the set of the kinds in a list.
  package init(_ traits: [UITrait]) {
    bits = 0
    for trait in traits { insert(TraitSlot.of(trait)) }
  }

  /// Makes a set of one kind.
  package init(_ type: (some UITraitDefinition).Type) {
    self = [TraitSlot.of(type)]
  }

  /// Every kind there is or will be.
  package static let all = TraitMask(bits: .max)

  /// Whether nothing is in the set.
  package var isEmpty: Bool { bits == 0 }

  /// Whether the kind, or one that shares its member, is in the set.
  package func contains(_ slot: TraitSlot) -> Bool { bits & Self.bit(slot) != 0 }

  /// Whether the kind, or one that shares its member, is in the set.
  package func contains(_ type: (some UITraitDefinition).Type) -> Bool { contains(TraitSlot.of(type)) }

  /// Puts a kind into the set.
  package mutating func insert(_ slot: TraitSlot) { bits |= Self.bit(slot) }

  /// Puts the members of another set into this one.
  package mutating func formUnion(_ other: TraitMask) { bits |= other.bits }

  /// The members of either set.
  package func union(_ other: TraitMask) -> TraitMask { TraitMask(bits: bits | other.bits) }

  /// The members of both sets.
  package func intersection(_ other: TraitMask) -> TraitMask { TraitMask(bits: bits & other.bits) }

  /// The members that the other set does not have; the shared member stays, as it may mean another kind there.
  package func subtracting(_ other: TraitMask) -> TraitMask { TraitMask(bits: bits & ~(other.bits & (1 << Self.shared - 1))) }

  /// Whether the sets have no member in common.
  package func isDisjoint(with other: TraitMask) -> Bool { bits & other.bits == 0 }

  /// How many members come before the kind's own.
  func countBelow(_ slot: TraitSlot) -> Int { (bits & (Self.bit(slot) - 1)).nonzeroBitCount }

  /// The bit of a kind.
  private static func bit(_ slot: TraitSlot) -> UInt64 { 1 << UInt64(min(slot.index, shared)) }
}
