import Foundation
import Testing

@testable import PenumbraCheck

/// A case on disk: files of a small project, what is to be found in them, and the same files without the fault.
///
/// The text begins with lines `expect PATH:LINE KIND`; then each file follows a line `=== PATH`. Files below `fixed/` are the twin.
struct CaseFile: Sendable, CustomTestStringConvertible {
  /// A finding that is to be there.
  struct Expectation: Sendable {
    var path: String
    var line: Int
    var kind: String
  }

  /// The name of the file without its ending.
  let name: String
  /// What is to be found.
  private(set) var expectations: [Expectation] = []
  /// The files with the fault.
  private(set) var files: [(path: String, text: String)] = []
  /// The files without it.
  private(set) var fixed: [(path: String, text: String)] = []

  var testDescription: String { name }

  init(name: String, text: String) {
    self.name = name
    var path: String?
    var lines: [Substring] = []
    func finish(_ path: String?, _ lines: [Substring]) {
      guard let path else { return }
      let text = lines.map { $0 + "\n" }.joined()
      if path.hasPrefix("fixed/") { fixed.append((String(path.dropFirst(6)), text)) } else { files.append((path, text)) }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        finish(path, lines)
        (path, lines) = (String(line.dropFirst(4)), [])
      } else if path == nil, line.hasPrefix("expect ") {
        let words = line.dropFirst(7).split(separator: " ")
        let place = words[0].split(separator: ":")
        expectations.append(Expectation(path: String(place[0]), line: Int(place[1]) ?? 0, kind: String(words[1])))
      } else {
        lines.append(line)
      }
    }
    finish(path, Array(lines.dropLast()))
  }

  /// All cases whose names begin with one of some letters, sorted by name.
  static func all(_ prefixes: String...) throws -> [CaseFile] {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Cases")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { name in name.hasSuffix(".txt") && prefixes.contains { name.hasPrefix($0) } }.map { name in
      CaseFile(name: String(name.dropLast(4)), text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }
}

/// Runs rules over sources that are texts in memory.
enum Probe {
  /// The findings of rules in some files, in order.
  static func findings(
    in files: [(path: String, text: String)], rules: [any Rule.Type] = RuleBook.rules, jobs: Int = 1
  ) -> [Finding] {
    let read = files.compactMap { path, text -> ReadFile? in
      guard let kind = FileKind(path: path) else { return nil }
      let bytes = Array(text.utf8)
      return FactReading.read(SourceFile(path: path, absolutePath: "/" + path, kind: kind, size: bytes.count), bytes: bytes)
    }
    return RuleRun.findings(of: rules, in: ProjectFacts(files: read), jobs: jobs).sorted(by: Finding.inOrder)
  }
}
