// The table that makes trait storages unique. It holds them weakly: a set of values that nobody uses takes no room.

import Synchronization
import UIKitBase

/// All trait storages of the process, by the hash of their contents.
package enum TraitTable {
  /// A storage that the table knows but does not keep alive.
  private struct Entry {
    /// The storage, until its last user lets go.
    weak var storage: TraitStorage?
    /// Tells entries apart when the reference is gone already.
    let serial: Int
  }

  /// The entries behind their lock; no storage is released and no app code runs under it.
  private static let entries = Mutex<[Int: [Entry]]>([:])

  /// How many storages there are.
  package static var count: Int { entries.withLock { $0.values.reduce(0) { $0 + $1.count } } }

  /// The storage with the given values: the one there is, or a new one.
  static func storage(_ boxes: [AnyTraitBox], hash: Int, colorPart: TraitStorage?) -> TraitStorage {
    while true {
      // Values are compared with their own `==`, which may be an app's code: outside the lock. What the lock lets out stays alive
      // until after it, for the last release of a storage takes the lock too.
      let (candidates, seen) = entries.withLock { entries in
        let row = entries[hash] ?? []
        return (row.compactMap(\.storage), row.map(\.serial))
      }
      if let found = candidates.first(where: { hasSameValues($0.boxes, boxes) }) { return found }
      let new = TraitStorage(boxes, hash: hash, colorPart: colorPart)
      let isAlone = entries.withLock { entries in
        // Another thread may have made the same one since.
        guard (entries[hash] ?? []).allSatisfy({ seen.contains($0.serial) }) else { return false }
        entries[hash, default: []].append(Entry(storage: new, serial: new.serial))
        return true
      }
      if isAlone { return new }
    }
  }

  /// Drops the entry of a storage that is going away.
  static func forget(serial: Int, hash: Int) {
    entries.withLock { entries in
      guard var row = entries[hash] else { return }
      row.removeAll { $0.serial == serial }
      entries[hash] = row.isEmpty ? nil : row
    }
  }

  /// Whether two lists hold equal values of the same traits.
  private static func hasSameValues(_ one: [AnyTraitBox], _ other: [AnyTraitBox]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { $0 === $1 || ($0.slot == $1.slot && $0.hasSameValue(as: $1)) }
  }
}
