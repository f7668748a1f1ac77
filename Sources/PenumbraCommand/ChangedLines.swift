import Foundation
import PenumbraCheck

/// The lines that a branch has added, as git tells them.
enum ChangedLines {
  /// The added lines since a revision, by path relative to the root: those of commits, of the working tree and of new files.
  static func since(_ revision: String, root: String) throws(OptionReader.Refusal) -> [String: [ClosedRange<Int>]] {
    guard !revision.hasPrefix("-") else { throw OptionReader.Refusal(sentence: "'\(revision)' is not a revision") }
    guard
      let base = git(["merge-base", revision, "HEAD"], in: root) ?? git(["rev-parse", "--verify", "--quiet", revision], in: root)
    else {
      throw OptionReader.Refusal(sentence: "git knows no revision '\(revision)' in this folder")
    }
    let from = base.trimmingCharacters(in: .whitespacesAndNewlines)
    guard
      let difference = git(
        ["-c", "core.quotePath=false", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--relative", from], in: root)
    else {
      throw OptionReader.Refusal(sentence: "git cannot compare with '\(revision)'")
    }
    var lines = parse(difference)
    for path in (git(["ls-files", "--others", "--exclude-standard", "-z"], in: root) ?? "").split(separator: "\0") {
      lines[String(path)] = [1...Int.max]
    }
    return lines
  }

  /// The added lines of a difference in git's form without context.
  static func parse(_ difference: String) -> [String: [ClosedRange<Int>]] {
    var lines: [String: [ClosedRange<Int>]] = [:]
    var path: String?
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("+++ ") {
        path = line.hasPrefix("+++ b/") ? String(line.dropFirst(6)) : nil
      } else if line.hasPrefix("@@ "), let path, let added = line.split(separator: " ").first(where: { $0.hasPrefix("+") }) {
        let numbers = added.dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let start = numbers.first else { continue }
        let count = numbers.count > 1 ? numbers[1] : 1
        if count > 0 { lines[path, default: []].append(start...(start + count - 1)) }
      }
    }
    return lines
  }

  /// What git says; nil when it fails.
  private static func git(_ words: [String], in folder: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
