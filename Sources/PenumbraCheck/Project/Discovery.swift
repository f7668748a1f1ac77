import Foundation

/// Finds the files of a project that can hold facts: downwards from a folder, each folder once, in the order of the names.
package struct Discovery {
  /// Folders that are never entered: what tools put there is not the project's own.
  package static let ignoredFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages"]

  /// The files found so far.
  package private(set) var files: [SourceFile] = []
  /// What was left out, and why.
  package private(set) var notes: [Note] = []

  /// Patterns of paths to leave out.
  private let excluded: [PathPattern]
  /// The most bytes of a file that is read, but for Xcode projects.
  private let maximumSize: Int
  /// The folders that were entered, by device and number, so that links in circles end.
  private var entered: Set<FolderIdentity> = []

  /// A folder, whatever name leads to it.
  private struct FolderIdentity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// Prepares a search; files larger than `maximumSize` bytes, or than 16 MB for Xcode projects, become notes.
  package init(excluding patterns: [String] = [], maximumSize: Int) {
    excluded = patterns.map { PathPattern($0) }
    self.maximumSize = maximumSize
  }

  /// Searches a folder, or takes a single file. Paths become relative to `root`.
  package mutating func search(_ path: String, root: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let relative = Self.relative(path, to: root)
    if status.st_mode & S_IFMT == S_IFDIR {
      enter(path, relative: relative, status: status, depth: 0)
    } else {
      take(path, relative: relative.isEmpty ? (path as NSString).lastPathComponent : relative, size: Int(status.st_size))
    }
  }

  /// The path below a root; empty for the root itself.
  package static func relative(_ path: String, to root: String) -> String {
    if path == root { return "" }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Enters a folder unless it was entered before.
  private mutating func enter(_ path: String, relative: String, status: stat, depth: Int) {
    guard entered.insert(FolderIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))).inserted else { return }
    guard depth < 200 else {
      notes.append(Note(path: relative, reason: "nested too deeply; not entered"))
      return
    }
    guard let names = list(path) else {
      notes.append(Note(path: relative.isEmpty ? "." : relative, reason: "folder cannot be read"))
      return
    }
    for name in names {
      guard let name else {
        notes.append(Note(path: relative.isEmpty ? "." : relative, reason: "holds a name that is not UTF-8; left out"))
        continue
      }
      visit(path + "/" + name, relative: relative.isEmpty ? name : relative + "/" + name, name: name, depth: depth)
    }
  }

  /// Looks at one entry of a folder.
  private mutating func visit(_ path: String, relative: String, name: String, depth: Int) {
    guard !name.hasPrefix(".") else { return }
    guard !excluded.contains(where: { $0.matches(relative) }) else { return }
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A link that leads nowhere is common in caches and worth a word only when it pretends to be a source.
      if FileKind(path: relative) != nil { notes.append(Note(path: relative, reason: "link leads nowhere")) }
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      guard !Self.ignoredFolders.contains(name), !name.hasSuffix(".framework"), !name.hasSuffix(".app") else { return }
      enter(path, relative: relative, status: status, depth: depth + 1)
    case S_IFREG: take(path, relative: relative, size: Int(status.st_size))
    default: break
    }
  }

  /// Takes a file if its name says that it can hold facts.
  private mutating func take(_ path: String, relative: String, size: Int) {
    guard let kind = FileKind(path: relative) else { return }
    let limit = kind.limit(maximumSize)
    guard size <= limit else {
      notes.append(Note(path: relative, reason: "larger than \(Self.megabytes(limit)); not read"))
      return
    }
    var file = SourceFile(path: relative, absolutePath: path, kind: kind, size: size)
    if kind == .assetSet {
      let folder = (path as NSString).deletingLastPathComponent
      let names = (list(folder) ?? []).compactMap { $0 }.filter { $0 != "Contents.json" && !$0.hasPrefix(".") }
      file.companions = names.map { folder + "/" + $0 }
    }
    files.append(file)
  }

  /// A size in words.
  private static func megabytes(_ bytes: Int) -> String {
    bytes % (1024 * 1024) == 0 ? "\(bytes / (1024 * 1024)) MB" : "\(bytes) bytes"
  }

  /// The names in a folder, sorted; nil for a name that is not UTF-8; nil altogether when it cannot be read.
  private func list(_ path: String) -> [String?]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String?] = []
    while let entry = readdir(folder) {
      let name: String? = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { ($0 ?? "") < ($1 ?? "") }
  }
}

/// A pattern of paths, as in `Pods/*` or `**/Generated`: `*` stands for anything within a name, `**` for anything.
///
/// A pattern without `/` is compared with each name of a path, one with `/` with the path and with the folders above it.
package struct PathPattern: Sendable {
  /// The pattern, split at `/`.
  private let parts: [String]
  /// Whether it speaks of single names.
  private let isName: Bool

  package init(_ text: String) {
    parts = text.split(separator: "/").map(String.init)
    isName = !text.contains("/")
  }

  /// Whether a path, or a folder above it, matches.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    guard let first = parts.first else { return false }
    if isName { return names.contains { Self.matches(Array($0), Array(first)) } }
    return (1...max(1, names.count)).contains { matches(names.prefix($0)[...], parts[...]) }
  }

  /// Whether a row of names matches a row of patterns.
  private func matches(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" { return (0...names.count).contains { matches(names.dropFirst($0), parts.dropFirst()) } }
    guard let name = names.first else { return false }
    return Self.matches(Array(name), Array(part)) && matches(names.dropFirst(), parts.dropFirst())
  }

  /// Whether a name matches a pattern with `*`.
  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (index, other) = (0, 0)
    var (star, mark) = (-1, 0)
    while index < name.count {
      if other < pattern.count, pattern[other] == "*" {
        (star, mark) = (other, index)
        other += 1
      } else if other < pattern.count, pattern[other] == name[index] {
        index += 1
        other += 1
      } else if star >= 0 {
        mark += 1
        (index, other) = (mark, star + 1)
      } else {
        return false
      }
    }
    return pattern[other...].allSatisfy { $0 == "*" }
  }
}
