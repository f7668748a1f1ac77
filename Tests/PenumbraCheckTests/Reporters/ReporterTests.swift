import Foundation
import Testing

@testable import PenumbraCheck

@Suite("Reports for services, editors and people")
struct ReporterTests {
  /// A report on a folder that does not exist, with a finding whose path and words try to break out.
  private func report(root: String = "/nowhere/at all") -> Report {
    var report = Report(root: root)
    report.files = 2
    report.findings = [
      Finding(
        place: Place(path: "a,b:c\n%<i>.swift", line: 3, column: 5), rule: "color-components", kind: "F5", severity: .error,
        message: "50% of </pre><script>alert(1)</script>\nare broken", fix: "write & \"quote\"",
        related: [RelatedPlace(Place(path: "d.swift", line: 1, column: 1), note: "here")]),
      Finding(
        place: Place(path: "e.swift", line: 1, column: 1), rule: "empty-dark-slot", kind: "B11", severity: .info, message: "m",
        fix: "f"),
    ]
    report.notes = [Note(path: "n<1>.xib", reason: "binary")]
    return report
  }

  @Test func commandsOfGitHubAreOneLineEach() {
    let text = GitHubReporter.text(of: report())
    #expect(
      text.split(separator: "\n").map(String.init) == [
        "::error file=a%2Cb%3Ac%0A%25<i>.swift,line=3,col=5,title=color-components (F5)::50%25 of </pre><script>alert(1)</script>%0Aare broken%0Afix: write & \"quote\"",
        "::notice file=e.swift,line=1,col=1,title=empty-dark-slot (B11)::m%0Afix: f",
      ])
  }

  @Test func linesOfXcodeHaveWholePaths() {
    let lines = XcodeReporter.text(of: report()).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last == "/nowhere/at all/e.swift:1:1: note: m; f [empty-dark-slot]")
    #expect(lines.first?.hasPrefix("/nowhere/at all/a,b:c\\u{a}%<i>.swift:3:5: error: ") == true)
  }

  @Test func theLogHasTheFormOfSARIF() throws {
    let text = SARIFReporter.text(of: report())
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(driver["name"] as? String == "penumbra")
    #expect(rules.map { $0["id"] as? String } == ["color-components", "empty-dark-slot"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "note"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1])
    #expect(text.contains("\"uri\" : \"a%2Cb%3Ac%0A%25%3Ci%3E.swift\""))
    #expect(text.contains("\"uri\" : \"file:///nowhere/at%20all/\""))
    let notes = ((run["invocations"] as? [[String: Any]])?.first?["toolExecutionNotifications"] as? [[String: Any]]) ?? []
    #expect(notes.count == 1)
  }

  @Test func theLogObeysTheSchema() throws {
    for report in [report(), report(root: "/"), Report(root: "/a b/é")] {
      let log = try JSONSerialization.jsonObject(with: Data(SARIFReporter.text(of: report).utf8))
      #expect(SARIFShape.object("log").faults(log) == [])
    }
  }

  @Test(arguments: [
    ("\"ruleId\"", "\"ruleID\"", "a result has no “ruleID”"), ("\"startLine\" : 3", "\"startLine\" : 0", "0 is below 1"),
    ("\"level\" : \"note\"", "\"level\" : \"info\"", "“info” is not one of"),
    ("\"executionSuccessful\" : true,", "", "needs “executionSuccessful”"),
    ("%3Ci%3E", "<i>", "is no URI reference"), ("\"columnKind\" : \"unicodeCodePoints\"", "\"columnKind\" : 1", "not a text"),
  ])
  func theSchemaRefusesWhatItShould(part: String, other: String, fault: String) throws {
    let text = SARIFReporter.text(of: report())
    #expect(text.contains(part))
    let log = try JSONSerialization.jsonObject(with: Data(text.replacing(part, with: other).utf8))
    #expect(SARIFShape.object("log").faults(log).contains { $0.contains(fault) })
  }

  @Test func nothingInThePageIsMarkupButItsOwn() {
    let text = HTMLReporter.text(of: report())
    #expect(!text.contains("<script"))
    #expect(!text.contains("<i>.swift"))
    #expect(text.contains("50% of &lt;/pre&gt;&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("src="))
    #expect(text.contains("color-scheme: light dark"))
    #expect(HTMLReporter.escaped("a\u{202e}b\u{2066}") == "a\u{fffd}b\u{fffd}")
    #expect(HTMLReporter.text(of: Report(root: "/x")).contains("Nothing was found."))
  }

  @Test func columnsCountCodePointsAndCodeIsShown() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("penumbra-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("one\n\té é x < y\nthree\r\n".utf8).write(to: folder.appendingPathComponent("a.swift"))
    var report = Report(root: folder.path)
    report.findings = [
      Finding(
        place: Place(path: "a.swift", line: 2, column: 8), rule: "color-components", kind: "F5", severity: .warning, message: "m",
        fix: "f")
    ]
    #expect(SARIFReporter.text(of: report).contains("\"startColumn\" : 6"))
    let page = HTMLReporter.text(of: report)
    #expect(page.contains("<span class=\"here\"><i>2</i>    é é x &lt; y</span>"))
    #expect(page.contains("<i>3</i>three</span>"))
  }

  @Test func theSameReportGivesTheSameBytes() {
    #expect(SARIFReporter.text(of: report()) == SARIFReporter.text(of: report()))
    #expect(HTMLReporter.text(of: report()) == HTMLReporter.text(of: report()))
  }
}
