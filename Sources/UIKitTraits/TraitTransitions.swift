// What a set of trait values became when one more value was written. Apps write the same few values again and again; remembered,
// such a write needs no box, no hash and no look at the table of all sets.

import UIKitBase

/// The writes that a thread made last, each with what came of it.
///
/// What is remembered stays alive, so there is room for few. No code of an app runs in here, which could write, too.
struct TraitTransitions {
  /// A write: bits only, so that comparing it with another one retains nothing.
  struct Write: Equatable {
    /// The set that was written to.
    let base: ObjectIdentifier
    /// The trait's number.
    let index: Int
    /// The value's bits.
    let bits: UInt64

    /// A write of a value that is nothing but bits, at most eight bytes: equal bits then mean equal values. Nil for other values.
    @inline(__always)
    init?<Value>(to base: TraitStorage, _ slot: TraitSlot, _ value: Value) {
      guard _isPOD(Value.self), MemoryLayout<Value>.size <= MemoryLayout<UInt64>.size else { return nil }
      var bits: UInt64 = 0
      withUnsafeBytes(of: value) { source in withUnsafeMutableBytes(of: &bits) { $0.copyMemory(from: source) } }
      self.base = ObjectIdentifier(base)
      index = slot.index
      self.bits = bits
    }

    /// One of 32 places.
    fileprivate var place: Int {
      ((Int(bitPattern: base) >> 5) ^ (Int(truncatingIfNeeded: bits) &* 5) ^ (index &* 3)) & 31
    }
  }

  /// The writes, each in its place.
  private var writes: [Write?] = Array(repeating: nil, count: 32)
  /// What came of them.
  private var results: [TraitStorage?] = Array(repeating: nil, count: 32)
  /// What they were made to, so that no other set can have its address.
  private var bases: [TraitStorage?] = Array(repeating: nil, count: 32)

  /// What came of a write, if it is remembered.
  func result(of write: Write) -> TraitStorage? {
    let place = write.place
    return writes[place] == write ? results[place] : nil
  }

  /// Remembers what came of a write. What is forgotten for it is handed out, to be released where an app's code may run.
  mutating func remember(_ write: Write, to base: TraitStorage, result: TraitStorage) -> [TraitStorage?] {
    let place = write.place
    let forgotten = [results[place], bases[place]]
    (writes[place], results[place], bases[place]) = (write, result, base)
    return forgotten
  }
}

extension TraitStorage {
  /// These values with another one in the place of the trait's; its default means that nothing is set.
  func setting<T: UITraitDefinition>(_ trait: T.Type, at slot: TraitSlot, to value: T.Value) -> TraitStorage {
    let write = TraitTransitions.Write(to: self, slot, value)
    if let write, let result = ThreadTraits.here.transitions.result(of: write) { return result }
    var builder = TraitBuilder(self)
    builder.overlay([.make(trait, value)])
    let result = builder.storage
    if let write {
      let forgotten = ThreadTraits.here.transitions.remember(write, to: self, result: result)
      withExtendedLifetime(forgotten) {}
    }
    return result
  }
}
