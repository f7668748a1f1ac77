import Foundation

/// The report for programs: an object with `version`, `root`, `findings` and `summary`.
package enum JSONReporter: Reporter {
  /// The version of the form; it rises when a field changes its meaning or goes.
  package static let version = 1

  /// The whole object.
  private struct Document: Encodable {
    var version: Int
    var root: String
    var findings: [Item]
    var summary: Summary
  }

  /// One finding, its place spread out.
  private struct Item: Encodable {
    var path: String
    var line: Int
    var column: Int
    var rule: String
    var kind: String
    var severity: Severity
    var message: String
    var fix: String
    var related: [Related]
  }

  /// A place that takes part.
  private struct Related: Encodable {
    var path: String
    var line: Int
    var column: Int
    var note: String
  }

  /// What was read.
  private struct Summary: Encodable {
    var files: Int
    var bytes: Int
    var seconds: Double
    var cacheHits: Int
    var scannedOnly: Int
    var scannedBytes: Int
    var suppressed: Int
    var baselined: Int
    var skipped: [Note]
    var rules: [String: Int]
  }

  package static func text(of report: Report) -> String {
    let items = report.findings.map { finding in
      Item(
        path: finding.place.path, line: finding.place.line, column: finding.place.column, rule: finding.rule, kind: finding.kind,
        severity: finding.severity, message: finding.message, fix: finding.fix,
        related: finding.related.map {
          Related(path: $0.place.path, line: $0.place.line, column: $0.place.column, note: $0.note)
        })
    }
    let summary = Summary(
      files: report.files, bytes: report.bytes, seconds: (report.seconds * 1000).rounded() / 1000, cacheHits: report.cacheHits,
      scannedOnly: report.scannedOnly, scannedBytes: report.scannedBytes, suppressed: report.suppressed,
      baselined: report.baselined, skipped: report.notes,
      rules: Dictionary(grouping: report.findings, by: \.rule).mapValues(\.count))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(version: version, root: report.root, findings: items, summary: summary)
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
