/// A place that keeps words under keys: what a back end of `AppearanceStore` has to be able to do.
package protocol AppearanceStorage: Sendable {
  /// The word kept under the key; nil when there is none. Called on the way to the first frame: one small read, no waiting.
  func word(for key: String) throws(AppearanceStoreError) -> String?

  /// Keeps the word and returns once it would survive the process and the machine going down; other keys keep theirs.
  ///
  /// With `onlyIfAbsent`, a word that is already there stays.
  func keep(_ word: String, for key: String, onlyIfAbsent: Bool) throws(AppearanceStoreError)
}
