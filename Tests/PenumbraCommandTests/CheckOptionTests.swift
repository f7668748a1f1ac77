import Foundation
import PenumbraCheck
import Testing

@testable import PenumbraCommand

/// What the options of `penumbra check` do, as seen from the command line: what is said, and the code with which it ends.
@Suite struct CheckOptionTests {
  /// A view whose border is stale, on line 5.
  private static let faulty = """
    import UIKit
    final class Pill: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderColor = UIColor.separator.cgColor
      }
    }

    """

  /// A folder with files, gone after the body.
  private func folder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("penumbra-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path, in: url) }
    return try body(url)
  }

  /// Writes a file with the folders around it.
  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs `penumbra check` without a cache.
  private func check(_ words: [String], in folder: URL) -> Outcome {
    Command.run(["check", "--no-cache"] + words, folder: folder.path, environment: [:], terminal: .none)
  }

  // MARK: Formats

  @Test(arguments: [
    ("text", "Pill.swift:5:5: warning: "), ("json", "{\n"), ("sarif", "{\n"),
    ("github", "::warning file=Pill.swift,line=5,col=5,"),
    ("xcode", "/"), ("html", "<!doctype html>"),
  ])
  func eachFormatIsWrittenAndEndsWithOne(format: String, beginning: String) throws {
    try folder(["Pill.swift": Self.faulty]) { url in
      let outcome = check(["--format", format], in: url)
      #expect(outcome.code == 1)
      #expect(outcome.complaint == "")
      #expect(outcome.output.lowercased().hasPrefix(beginning.lowercased()), "\(outcome.output.prefix(80))")
      #expect(outcome.output.contains("stale-layer-border"))
      #expect(check(["--format=\(format)", "--disable", "stale-layer-border"], in: url).code == 0)
    }
  }

  // MARK: Baselines

  @Test func aBaselineLetsOnlyNewFindingsThrough() throws {
    try folder(["Pill.swift": Self.faulty]) { url in
      let kept = check(["--write-baseline", "known.json"], in: url)
      #expect(kept == Outcome(output: "known.json: 1 finding kept\n"))
      let quiet = check(["--baseline", "known.json"], in: url)
      #expect(quiet == Outcome(output: "no findings (1 in the baseline) in 1 file\n"))
      try write(Self.faulty.replacing("Pill", with: "Chip"), to: "Chip.swift", in: url)
      let loud = check(["--baseline", "known.json"], in: url)
      #expect(loud.code == 1)
      #expect(loud.output.hasPrefix("Chip.swift:5:5: warning: "))
      #expect(!loud.output.contains("Pill.swift:"))
    }
  }

  @Test(arguments: [
    (["--baseline", "knwon.json"], "the baseline 'knwon.json' cannot be read; did you mean 'known.json'?"),
    (["--baseline", "known.json"], "known.json:1:1: expected a baseline: an object with a version"),
    (["--baseline", "empty.json"], "empty.json:1:1: expected a value, found the end of the file"),
    (["--write-baseline", "none/known.json"], "the baseline 'none/known.json' cannot be written"),
    (["--config", "setings.json"], "the configuration 'setings.json' cannot be read; did you mean 'settings.json'?"),
    (["--config", "settings.json"], "settings.json:1:3: unknown key 'disabel'; did you mean 'disable'?"),
    (["--changed-since", "HEAD"], "git knows no revision 'HEAD' in this folder"),
    (["--format", "sraif"], "'--format' cannot be 'sraif'; did you mean 'sarif'?"),
  ])
  func whatCannotRunEndsWithTwoAndSaysWhy(words: [String], sentence: String) throws {
    let files = ["Pill.swift": Self.faulty, "known.json": "[]", "empty.json": "", "settings.json": "{ \"disabel\": [] }"]
    try folder(files) { url in
      let outcome = check(words, in: url)
      #expect(outcome == .refused(sentence))
      #expect(outcome.code == 2)
      #expect(outcome.output == "")
    }
  }

  // MARK: Settings

  @Test func settingsOfAnotherFileAreUsedWhenNamed() throws {
    let files = ["app/Pill.swift": Self.faulty, "quiet.json": "// why\n{ \"disable\": [\"stale-layer-border\"] }"]
    try folder(files) { url in
      #expect(check(["app", "--config", "quiet.json"], in: url).code == 0)
      #expect(check(["app"], in: url).code == 1)
      try write("{ \"severities\": { \"stale-layer-border\": \"error\" } }", to: "app/.penumbra.json", in: url)
      #expect(check(["app"], in: url).output.hasPrefix("Pill.swift:5:5: error: "))
    }
  }

  // MARK: Branches

  /// Runs git in a folder, as nobody in particular.
  private func git(_ words: String..., in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let person = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", "-c", "init.defaultBranch=main"]
    process.arguments = ["git", "-C", folder.path] + person + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words.joined(separator: " "))")
  }

  @Test func onlyWhatABranchAddsIsReported() throws {
    try folder(["app/Pill.swift": Self.faulty]) { url in
      try git("init", "--quiet", in: url)
      try git("add", ".", in: url)
      try git("commit", "--quiet", "-m", "a", in: url)
      try git("checkout", "--quiet", "-b", "topic", in: url)
      #expect(check(["app", "--changed-since", "main"], in: url) == Outcome(output: "no findings in 1 file\n"))
      // A line above moves the old fault; it is still not the branch's.
      try write("// A pill.\n" + Self.faulty, to: "app/Pill.swift", in: url)
      try write(Self.faulty.replacing("Pill", with: "Chip"), to: "app/é \"x\".swift", in: url)
      try git("add", ".", in: url)
      try git("commit", "--quiet", "-m", "b", in: url)
      try write(Self.faulty.replacing("Pill", with: "Knob"), to: "app/Knob.swift", in: url)
      for revision in ["main", "HEAD~1"] {
        let outcome = check(["app", "--changed-since", revision, "--format", "github"], in: url)
        #expect(outcome.code == 1)
        let places = outcome.output.split(separator: "\n").map { $0.split(separator: ",")[0] }
        #expect(places == ["::warning file=Knob.swift", "::warning file=é \"x\".swift"])
      }
      #expect(check(["app", "--changed-since", "mian"], in: url) == .refused("git knows no revision 'mian' in this folder"))
    }
  }
}
