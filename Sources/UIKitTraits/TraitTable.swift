// The table that makes trait storages unique, and forgets those that nobody uses any more.

import Synchronization
import UIKitBase

/// All trait storages of the process, by the hash of their contents.
///
/// The table holds its storages strongly, and drops those that only it holds whenever it has doubled since it did so last.
/// OPTIMIZATION: weak references would be simpler, but an object that ever had one pays for it at each retain and release, four
/// times over; a pass does little else.
package enum TraitTable {
  /// What the lock protects.
  private struct Contents {
    /// The storages with each hash.
    var rows: [Int: [TraitStorage]] = [:]
    /// How many storages there are.
    var count = 0
    /// At so many, those that nobody uses are dropped.
    var limit = TraitTable.smallestLimit

    /// Takes out the storages that only the table holds. Nobody else can get hold of one meanwhile: that takes the lock.
    mutating func takeUnused() -> [TraitStorage] {
      var unused: [TraitStorage] = []
      for hash in Array(rows.keys) {
        var row = rows.removeValue(forKey: hash) ?? []
        for index in row.indices.reversed() {
          row[index].dropUnusedCollection()
          if isKnownUniquelyReferenced(&row[index]) { unused.append(row.remove(at: index)) }
        }
        if !row.isEmpty { rows[hash] = row }
      }
      count -= unused.count
      limit = max(TraitTable.smallestLimit, 2 * count)
      return unused
    }
  }

  /// A table of fewer storages is not worth looking through.
  private static let smallestLimit = 256

  /// The table behind its lock; no storage is released and no app code runs under it.
  private static let contents = Guarded(Contents())

  /// How many storages there are.
  package static var count: Int { contents.withLock { $0.count } }

  /// The storage with the given values: the one there is, or a new one.
  static func storage(_ boxes: [AnyTraitBox], hash: Int, colorPart: TraitStorage?) -> TraitStorage {
    while true {
      // Values are compared with their own `==`, which may be an app's code: outside the lock.
      let candidates = contents.withLock { $0.rows[hash] ?? [] }
      if let found = candidates.first(where: { hasSameValues($0.boxes, boxes) }) { return found }
      let new = TraitStorage(boxes, hash: hash, colorPart: colorPart)
      let (isAlone, unused) = contents.withLock { contents -> (Bool, [TraitStorage]) in
        // Another thread may have made the same one since.
        let isAlone = (contents.rows[hash] ?? []).allSatisfy { known in candidates.contains { $0 === known } }
        guard isAlone else { return (false, []) }
        contents.rows[hash, default: []].append(new)
        contents.count += 1
        return (true, contents.count > contents.limit ? contents.takeUnused() : [])
      }
      withExtendedLifetime(unused) {}
      if isAlone { return new }
    }
  }

  /// Drops the storages that nobody uses, and those that only dropped ones used.
  ///
  /// What other threads remember of their last writes counts as used.
  package static func dropUnused() {
    ThreadTraits.here.forgetTransitions()
    while !contents.withLock({ $0.takeUnused() }).isEmpty {}
  }

  /// Whether two lists hold equal values of the same traits.
  private static func hasSameValues(_ one: [AnyTraitBox], _ other: [AnyTraitBox]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        $0 === $1 || ($0.slot == $1.slot && $0.valueHash == $1.valueHash && $0.hasSameValue(as: $1))
      }
  }
}
