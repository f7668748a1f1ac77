// Results remembered for pairs of trait storages.

import UIKitBase

/// Results by two trait storages, which are kept alive: no other storage can have their addresses.
struct PairMemo<Result> {
  /// The addresses of the two.
  private struct Key: Hashable {
    /// The first storage's.
    let one: ObjectIdentifier
    /// The second storage's.
    let other: ObjectIdentifier

    /// One of 32 places; storages lie far enough apart for these bits to differ.
    var place: Int { ((Int(bitPattern: one) >> 5) ^ (Int(bitPattern: other) >> 7)) & 31 }
  }

  /// A result with what it is the result of, so that both stay alive.
  private struct Entry {
    /// The first storage.
    let one: TraitStorage
    /// The second storage.
    let other: TraitStorage
    /// The result.
    let result: Result
  }

  /// What was asked for last in each of a few places, so that neighbours that are alike hash nothing and retain nothing.
  private var recentKeys: [Key?] = Array(repeating: nil, count: 32)
  /// The results of those.
  private var recentResults: [Result?] = Array(repeating: nil, count: 32)
  /// All results.
  private var all: [Key: Entry] = [:]

  /// The result for two storages, and whether it had to be worked out now.
  mutating func result(
    _ one: TraitStorage, _ other: TraitStorage, _ make: (TraitStorage, TraitStorage) -> Result
  ) -> (Result, isNew: Bool) {
    let key = Key(one: ObjectIdentifier(one), other: ObjectIdentifier(other))
    let place = key.place
    if recentKeys[place] == key, let result = recentResults[place] { return (result, false) }
    let known = all[key]
    let entry = known ?? Entry(one: one, other: other, result: make(one, other))
    if known == nil { all[key] = entry }
    recentKeys[place] = key
    recentResults[place] = entry.result
    return (entry.result, known == nil)
  }
}
