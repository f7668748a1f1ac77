import Foundation

/// The habits that can be read off the text of a file: words that stay out of sources, names of files, lengths, paths of a machine.
struct HabitGate {
  let tree: Tree

  /// Files that may be longer than `longestFile`, each with its reason.
  ///
  /// A class body must declare every member that a subclass can override, and a table of values is one thing however long it is.
  static let longFiles: [String: String] = [
    "Sources/PenumbraCheck/Rules/RulePages.swift": "a table that a script writes"
  ]

  /// The most lines of a file.
  static let longestFile = 450

  // MARK: Words in the code of a Swift source

  /// Words that a source must not say, with the reason.
  private static let forbidden: [(word: String, reason: String)] = [
    ("fatalError(", "a programmer's error is a precondition with a message, and bad input never traps"),
    ("try!", "errors are handled or passed on"),
  ]

  /// Marks of unfinished work; looked for in comments too. Split here, so that this file does not find itself.
  private static let unfinished = ["TO" + "DO", "FIX" + "ME"]

  /// Faults in the words of one source; `prints` says whether the file may write to the terminal.
  static func faults(swift source: String, path: String, prints: Bool) -> [Finding] {
    let text = SwiftText(source)
    var findings: [Finding] = []
    for (index, code) in text.code.enumerated() {
      for (word, reason) in forbidden where code.contains(word) {
        findings.append(Finding(path: path, line: index + 1, sentence: "'\(word)' stays out: \(reason)"))
      }
      if !prints, code.drop(while: \.isWhitespace).hasPrefix("print(") || code.contains(" print(") || code.contains("NSLog(") {
        findings.append(Finding(path: path, line: index + 1, sentence: "a library never prints; report a diagnostic instead"))
      }
      for mark in unfinished where text.lines[index].contains(mark) {
        findings.append(
          Finding(
            path: path, line: index + 1, sentence: "'\(mark)' stays out: finish it, or leave it out and say so in CHANGELOG.md"))
      }
    }
    return findings
  }

  /// Faults in the words of all sources that are shipped.
  func wordFaults() -> [Finding] {
    let programs = ["Sources/PenumbraCommand/", "Examples/"]
    return (tree.paths(under: "Sources", extensions: ["swift"]) + tree.paths(under: "Examples", extensions: ["swift"])).flatMap {
      path in
      Self.faults(swift: tree.text(path) ?? "", path: path, prints: programs.contains { path.hasPrefix($0) })
    }
  }

  // MARK: Names and lengths

  /// Whether a path names a drawer (a place for things that have no place) instead of a thing.
  static func isDrawer(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      let name = part.split(separator: ".").first.map(String.init) ?? ""
      return name.firstMatch(
        of: /(Utils?|Utilities|Helpers?|Managers?|Common|Misc|Miscellaneous|Extensions|Everything)$/.ignoresCase()) != nil
    }
  }

  /// Files that are drawers.
  func drawerFaults() -> [Finding] {
    tree.paths(extensions: ["swift", "c", "h", "md"]).filter(Self.isDrawer).map {
      Finding(path: $0, line: 1, sentence: "the name is a drawer's; name the thing")
    }
  }

  /// Files that are too long, and reasons for files that are not (any more).
  func lengthFaults() -> [Finding] {
    var findings: [Finding] = []
    for path in tree.paths(extensions: ["swift", "c", "h"]) {
      let lines = (tree.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false).count - 1
      if lines > Self.longestFile, Self.longFiles[path] == nil {
        findings.append(Finding(path: path, line: lines, sentence: "\(lines) lines: what is the second thing in it?"))
      }
      if lines <= Self.longestFile, Self.longFiles[path] != nil {
        findings.append(Finding(path: path, line: lines, sentence: "no longer long: take it off HabitGate.longFiles"))
      }
    }
    for path in Self.longFiles.keys.sorted() where !tree.has(path) {
      findings.append(Finding(path: path, line: 1, sentence: "no longer there: take it off HabitGate.longFiles"))
    }
    return findings
  }

  // MARK: Paths of a machine

  /// Faults in one text: folders that exist on the machine of whoever wrote it.
  static func pathFaults(_ text: String, path: String) -> [Finding] {
    let folders = ["work", "farm", "tmp", "home", "root", "Users"].joined(separator: "|")
    guard let pattern = try? Regex("(^|[^A-Za-z0-9_.}/$-])/(\(folders))/[A-Za-z]") else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      line.contains(pattern) ? Finding(path: path, line: index + 1, sentence: "a path of one machine") : nil
    }
  }

  /// Faults in all texts of the tree.
  func pathFaults() -> [Finding] {
    tree.paths().flatMap { path in tree.text(path).map { Self.pathFaults($0, path: path) } ?? [] }
  }
}
