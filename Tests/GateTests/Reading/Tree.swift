import Foundation

/// A folder of files that the gates read: this package, or a copy of it with something planted.
struct Tree {
  /// The folder that all paths are relative to.
  let root: URL

  /// This package, found from the place of this file.
  static let package = Tree(
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent())

  /// Folders that hold products, not sources.
  private static let skipped: Set<String> = [".build", ".git", ".swiftpm", "out"]

  /// Paths below `folder` whose names end in one of the extensions (all files when none is given), sorted.
  func paths(under folder: String = "", extensions: Set<String> = []) -> [String] {
    let start = folder.isEmpty ? root : root.appending(path: folder)
    guard let walk = FileManager.default.enumerator(at: start, includingPropertiesForKeys: [.isDirectoryKey]) else { return [] }
    let base = root.standardizedFileURL.path
    var found: [String] = []
    for case let url as URL in walk {
      if Self.skipped.contains(url.lastPathComponent) {
        walk.skipDescendants()
        continue
      }
      if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { continue }
      if !extensions.isEmpty && !extensions.contains(url.pathExtension) { continue }
      found.append(String(url.standardizedFileURL.path.dropFirst(base.count + 1)))
    }
    return found.sorted()
  }

  /// The text of a file; nil when it is not UTF-8 (a picture) or not there.
  func text(_ path: String) -> String? {
    guard let data = try? Data(contentsOf: root.appending(path: path)) else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// Whether a file or folder is there.
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}

/// One fault, in the form that editors and build services link: `path:line: sentence`.
struct Finding: CustomStringConvertible, Equatable {
  let path: String
  let line: Int
  let sentence: String

  var description: String { "\(path):\(line): \(sentence)" }
}

extension [Finding] {
  /// All findings, one a line, for the comment of an expectation.
  var listing: String { "\n" + map(\.description).joined(separator: "\n") }
}
