/// A file that was not checked, or not wholly, and why.
package struct Note: Codable, Sendable, Hashable {
  /// The path relative to the root.
  package var path: String
  /// Why, a phrase without a full stop, such as `larger than 2 MB`.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// What a check has found, and what it has read to find it.
package struct Report: Sendable {
  /// The folder to which all paths are relative.
  package var root: String
  /// The findings in `Finding.inOrder`.
  package var findings: [Finding] = []
  /// What was left out, by path.
  package var notes: [Note] = []
  /// Files read.
  package var files = 0
  /// Bytes of these files.
  package var bytes = 0
  /// Files whose facts came from the cache.
  package var cacheHits = 0
  /// Files that a look at their bytes showed not to matter.
  package var scannedOnly = 0
  /// Bytes of these.
  package var scannedBytes = 0
  /// The time the check took.
  package var seconds = 0.0
  /// Findings that comments in the sources switched off.
  package var suppressed = 0
  /// Findings that the baseline already holds.
  package var baselined = 0

  package init(root: String) { self.root = root }
}
