import Penumbra

/// A back end without a disk that counts what it is asked for.
final class MemoryStorage: AppearanceStorage, @unchecked Sendable {
  /// The words that were kept, oldest first.
  private(set) var words: [String]
  /// How often it was read.
  private(set) var reads = 0
  /// Whether keeping works.
  var isWritable = true

  /// A back end in which these words were kept before.
  init(_ words: String...) { self.words = words }

  func word(for key: String) -> String? {
    reads += 1
    return words.last
  }

  func keep(_ word: String, for key: String, onlyIfAbsent: Bool) throws(AppearanceStoreError) {
    guard isWritable else { throw AppearanceStoreError(.unwritable, at: "/memory", code: 28) }
    words.append(word)
  }
}
