import Penumbra

/// A back end without a disk that remembers what was kept.
final class MemoryStorage: AppearanceStorage, @unchecked Sendable {
  /// The words that were kept, oldest first.
  private(set) var words: [String]
  /// Whether keeping works.
  var isWritable = true

  /// A back end in which these words were kept before.
  init(_ words: String...) { self.words = words }

  func word(for key: String) -> String? { words.last }

  func keep(_ word: String, for key: String, onlyIfAbsent: Bool) throws(AppearanceStoreError) {
    guard isWritable else { throw AppearanceStoreError(.unwritable) }
    words.append(word)
  }
}
