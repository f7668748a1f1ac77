import Foundation
import PenumbraCheck
import Testing

@testable import PenumbraCommand

/// Every sentence that the command says when it cannot run, and the code with which it ends.
@Suite struct CommandTests {
  /// Runs words in a folder of their own.
  private func run(_ words: [String], in folder: String = NSTemporaryDirectory()) -> Outcome {
    Command.run(words, folder: folder, environment: [:], terminal: .none)
  }

  /// A folder with files, gone after the body.
  private func folder<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("penumbra-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: url) }
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(url.path)
  }

  @Test(arguments: [
    ("chek", "unknown subcommand 'chek'; did you mean 'check'?"),
    ("frobnicate", "unknown subcommand 'frobnicate'; see penumbra --help"),
    ("rules stale-layer-boarder", "unknown rule 'stale-layer-boarder'; did you mean 'stale-layer-border'?"),
    ("rules xyzzy", "unknown rule 'xyzzy'; 'penumbra rules' lists them"),
    ("rules a b", "'rules' explains one rule at a time"),
    ("rules --hepl", "unknown option '--hepl'; did you mean '--help'?"),
    ("check --formt json", "unknown option '--formt'; did you mean '--format'?"),
    ("check --whatever", "unknown option '--whatever'"),
    ("check --format", "'--format' needs a format"),
    ("check --format=", "'--format' needs a format"),
    ("check --format jsn", "'--format' cannot be 'jsn'; did you mean 'json'?"),
    ("check --min-severity loud", "'--min-severity' cannot be 'loud'; it is one of info, warning, error"),
    ("check --no-cache=yes", "'--no-cache' takes no value"),
    ("check --only", "'--only' needs a rule"),
    ("check --only stale-gradiant", "unknown rule 'stale-gradiant'; did you mean 'stale-gradient'?"),
    ("check --disable qqqqqqq", "unknown rule 'qqqqqqq'; 'penumbra rules' lists them"),
    ("check --jobs none", "'--jobs' needs a number from 1 to 256, not 'none'"),
    ("check --jobs 0", "'--jobs' needs a number from 1 to 256, not '0'"),
    ("check --changed-since -x", "'-x' is not a revision"),
    ("check --config nowhere.json", "the configuration 'nowhere.json' cannot be read"),
    ("check nowhere-at-all", "no file or folder 'nowhere-at-all'"),
  ])
  func whatCannotRunIsRefusedInOneSentence(words: String, sentence: String) throws {
    try folder([:]) { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      #expect(run(words.split(separator: " ").map(String.init), in: path) == .refused(sentence))
    }
  }

  @Test func aPathThatIsNearlyThereIsSuggested() throws {
    try folder(["Sources/A.swift": ""]) { path in
      #expect(run(["check", "Sorces"], in: path) == .refused("no file or folder 'Sorces'; did you mean 'Sources'?"))
    }
  }

  @Test(arguments: [
    ("{\"exclud\": []}", "1:2: unknown key 'exclud'; did you mean 'exclude'?"),
    ("{\n  // why\n  \"disable\": [\"stale-gradent\"]\n}", "3:15: unknown rule 'stale-gradent'; did you mean 'stale-gradient'?"),
    ("{\"severities\": {\"stale-gradient\": \"loud\"}}", "1:35: expected 'info', 'warning' or 'error'"),
    ("{\"exclude\": \"Pods\"}", "1:13: expected an array of texts"),
    ("{\"exclude\": [1]}", "1:14: expected a text"),
    ("{\"exclude\": [], \"exclude\": []}", "1:17: 'exclude' is there twice"),
    ("{\"maximumFileSize\": \"big\"}", "1:21: expected a number of bytes"),
    ("[]", "1:1: expected an object"),
    ("{\"exclude\": [}", "1:14: expected a value"),
    ("", "1:1: expected a value, found the end of the file"),
  ])
  func aWrongConfigurationIsRefusedWithItsPlace(text: String, sentence: String) throws {
    try folder([".penumbra.json": text]) { path in
      #expect(run(["check", "--no-cache"], in: path) == .refused(".penumbra.json:" + sentence))
    }
  }

  private static let faulty = """
    import UIKit
    final class Pill: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderColor = UIColor.separator.cgColor
      }
    }

    """

  @Test func aFindingEndsWithOneAndACleanTreeWithZero() throws {
    try folder(["Pill.swift": Self.faulty]) { path in
      let outcome = run(["check", "--no-cache"], in: path)
      #expect(outcome.code == 1)
      #expect(outcome.complaint == "")
      #expect(
        outcome.output == """
          Pill.swift:5:5: warning: The border keeps the colour of the style in which it was set, because a CGColor does not adapt and \
          nothing sets it again [stale-layer-border]
            fix: Set borderColor again in traitCollectionDidChange(_:) or a handler of registerForTraitChanges(_:) of Pill

            1  stale-layer-border
          1 finding in 1 file

          """)
      #expect(run(["check", "--no-cache", "--disable", "stale-layer-border"], in: path).code == 0)
      #expect(run(["check", "--no-cache", "--min-severity", "error"], in: path).output == "no findings in 1 file\n")
      #expect(run(["check", "--no-cache", "--only", "stale-gradient"], in: path).code == 0)
    }
  }

  @Test(arguments: [
    ("    // penumbra:disable:next stale-layer-border meant\n", 0), ("    // penumbra:disable:next A1 meant\n", 0),
    ("    // penumbra:disable:next all\n", 0), ("    // penumbra:disable:next stale-gradient\n", 1),
  ])
  func commentsSwitchFindingsOff(comment: String, code: Int32) throws {
    let source = Self.faulty.replacing("    layer.", with: comment + "    layer.")
    try folder(["Pill.swift": source]) { path in
      let outcome = run(["check", "--no-cache"], in: path)
      #expect(outcome.code == code, "\(outcome.output)")
      if code == 1 {
        #expect(outcome.output.contains("This comment switches off stale-gradient, but nothing is found [unused-suppression]"))
      }
    }
  }

  @Test func aSecondCheckWithACacheSaysTheSame() throws {
    try folder(["a/Pill.swift": Self.faulty, "cache/x": ""]) { path in
      let environment = ["XDG_CACHE_HOME": path + "/cache"]
      func check() -> (hits: Int, findings: String) {
        let outcome = Command.run(["check", "a", "--format", "json"], folder: path, environment: environment, terminal: .none)
        let object = (try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8))) as? [String: Any]
        let summary = object?["summary"] as? [String: Any]
        let findings = try? JSONSerialization.data(withJSONObject: object?["findings"] ?? [], options: .sortedKeys)
        return (summary?["cacheHits"] as? Int ?? -1, String(decoding: findings ?? Data(), as: UTF8.self))
      }
      let first = check()
      let second = check()
      #expect(first.hits == 0)
      #expect(second.hits == 1)
      #expect(first.findings == second.findings)
      #expect(first.findings.contains("stale-layer-border"))
    }
  }

  @Test func addedLinesAreReadOffADifference() {
    let difference = """
      diff --git a/A.swift b/A.swift
      --- a/A.swift
      +++ b/A.swift
      @@ -3,0 +4,2 @@ func x
      +a
      +b
      @@ -9 +11 @@
      -c
      +d
      @@ -20,3 +21,0 @@
      --- a/B.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      """
    #expect(ChangedLines.parse(difference) == ["A.swift": [4...5, 11...11]])
  }

  @Test func helpAndTheListOfRulesEndWithZero() {
    #expect(run(["--help"]) == Outcome(output: Command.help))
    #expect(run(["check", "--help"]) == Outcome(output: CheckCommand.help))
    #expect(run(["rules"]).output.split(separator: "\n").count == RuleBook.rules.count)
    #expect(run(["rules", "A1"]).output == run(["rules", "stale-layer-border"]).output)
    #expect(run(["rules", "A1"]).output.contains("## Blind spots"))
  }
}
