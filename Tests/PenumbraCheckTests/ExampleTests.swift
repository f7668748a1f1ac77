import Foundation
import Testing

@testable import PenumbraCheck

/// The examples, as the checker sees them.
@Suite struct ExampleTests {
  /// The folder of the package.
  private var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// What a check of a folder of the package reports.
  private func report(_ path: String) -> Report {
    let root = package.appendingPathComponent(path).resolvingSymlinksInPath().path
    return Check(Check.Options(root: root, paths: [root])).run()
  }

  @Test func cardsHasNoFinding() {
    let report = report("Examples/Cards")
    #expect(report.findings.isEmpty, "\(TextReporter.text(of: report))")
    #expect(report.files > 5)
  }

  @Test func theReadmeShowsTheReportOfFaulty() throws {
    let page = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let mark = "<!-- output of penumbra check Examples/Faulty -->\n```text\n"
    let start = try #require(page.firstRange(of: mark))
    let shown = page[start.upperBound...].prefix(upTo: try #require(page[start.upperBound...].firstRange(of: "```\n")).lowerBound)
    let text = TextReporter.text(of: report("Examples/Faulty"))
    #expect(text == shown, "copy what 'penumbra check Examples/Faulty' prints to README.md:\n\(text)")
  }

  @Test func faultyHasADozenFaultsOfManyKinds() {
    let findings = report("Examples/Faulty").findings
    #expect(Set(findings.map(\.kind)).count >= 12, "\(findings.map(\.kind))")
  }
}
