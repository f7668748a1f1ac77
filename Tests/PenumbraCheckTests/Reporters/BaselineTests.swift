import Foundation
import Testing

@testable import PenumbraCheck

@Suite("A baseline knows findings again")
struct BaselineTests {
  /// A folder with one file, and a report with findings on some of its lines.
  private func report(_ text: String, lines: [Int], in folder: URL) throws -> Report {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("a.swift"))
    var report = Report(root: folder.path)
    report.findings = lines.map {
      Finding(
        place: Place(path: "a.swift", line: $0, column: 1), rule: "r", kind: "A1", severity: .warning, message: "m", fix: "f")
    }
    return report
  }

  @Test func findingsMoveWithTheirLines() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("penumbra-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = Baseline(of: try report("let a = 1\nlet b = 2\nlet a = 1\n", lines: [1, 2, 3], in: folder))
    let known = try Baseline(json: Array(before.text.utf8))
    #expect(known == before)
    #expect(known.count == 3)
    // Two lines above, other indentation, one line changed, and one more of the same.
    let after = try report("//\n//\n  let  a = 1\nlet b = 3\nlet a = 1\nlet a = 1\n", lines: [3, 4, 5, 6], in: folder)
    let applied = known.applied(to: after)
    #expect(applied.findings.map(\.place.line) == [4, 6])
    #expect(applied.baselined == 2)
  }

  @Test(
    "What is no baseline is refused with its place",
    arguments: [
      ("{}", "expected a baseline: an object with a version"),
      ("{\"version\": 9, \"findings\": []}", "a newer penumbra wrote this baseline; write it anew with --write-baseline"),
      ("{\"version\": 1}", "expected an array “findings”"),
      ("{\"version\": 1, \"findings\": [{}]}", "expected an object with path, rule, kind and line"),
    ])
  func refusals(_ text: String, message: String) {
    #expect { try Baseline(json: Array(text.utf8)) } throws: { ($0 as? PlacedJSON.Fault)?.message == message }
  }

  @Test func textsWithQuotesAndSignsComeBack() throws {
    var report = Report(root: "/nowhere")
    report.findings = [
      Finding(
        place: Place(path: "a\"\\\n\u{1}é.swift", line: 1, column: 1), rule: "r", kind: "A1", severity: .info,
        message: "m\t\"x\"", fix: "f")
    ]
    let baseline = Baseline(of: report)
    #expect(try Baseline(json: Array(baseline.text.utf8)) == baseline)
    #expect(baseline.applied(to: report).findings.isEmpty)
  }
}
