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
        path = name(line.dropFirst(4))
      } else if line.hasPrefix("@@ "), let path, let added = line.split(separator: " ").first(where: { $0.hasPrefix("+") }) {
        let numbers = added.dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let start = numbers.first else { continue }
        let count = numbers.count > 1 ? numbers[1] : 1
        if count > 0 { lines[path, default: []].append(start...(start + count - 1)) }
      }
    }
    return lines
  }

  /// The path in `b/PATH`, which git quotes as C does when there are quotes, backslashes or control characters in it; nil for none.
  private static func name(_ text: Substring) -> String? {
    // A name with a space ends in a tab.
    let text = text.last == "\t" ? text.dropLast() : text
    guard text.hasPrefix("\"b/"), text.hasSuffix("\"") else { return text.hasPrefix("b/") ? String(text.dropFirst(2)) : nil }
    let bytes = Array(text.dropFirst(3).dropLast().utf8)
    let letters: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8,
      UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
    ]
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      let digits = bytes[(index + 1)...].prefix(3)
      if digits.count == 3, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
        plain.append(value)
        index += 4
      } else {
        plain.append(letters[bytes[index + 1]] ?? bytes[index + 1])
        index += 2
      }
    }
    return String(decoding: plain, as: UTF8.self)
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
