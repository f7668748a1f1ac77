/// A file that the check will read: found, not yet opened.
package struct SourceFile: Sendable, Hashable {
  /// The path relative to the root, with `/`.
  package var path: String
  /// The path by which it is opened.
  package var absolutePath: String
  /// What it is.
  package var kind: FileKind
  /// Its size in bytes when it was found.
  package var size: Int
  /// Other files whose bytes belong to its facts: the pictures beside the `Contents.json` of an image set. Absolute paths, sorted.
  package var companions: [String] = []

  package init(path: String, absolutePath: String, kind: FileKind, size: Int, companions: [String] = []) {
    self.path = path
    self.absolutePath = absolutePath
    self.kind = kind
    self.size = size
    self.companions = companions
  }
}
