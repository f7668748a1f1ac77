import Foundation

/// The findings that a project had when it began to be checked, so that only new ones are shown.
///
/// A finding is known again by its rule, its kind, its file and the text of its line: lines may be added and removed around it. The
/// same line may have several; as many as were there are known.
package struct Baseline: Sendable, Equatable {
  /// The version of the form; it rises when a field changes its meaning or goes.
  package static let version = 1

  /// A finding that is known.
  private struct Item: Hashable, Comparable, Codable {
    var path: String
    var rule: String
    var kind: String
    /// The text of the line without its spaces.
    var line: String

    static func < (one: Item, other: Item) -> Bool {
      (one.path, one.rule, one.kind, one.line) < (other.path, other.rule, other.kind, other.line)
    }

    init(_ finding: Finding, lines: inout SourceLines) {
      path = finding.place.path
      rule = finding.rule
      kind = finding.kind
      line = FindingMark.content(of: finding, line: lines.line(finding.place))
    }

    init(path: String, rule: String, kind: String, line: String) {
      self.path = path
      self.rule = rule
      self.kind = kind
      self.line = line
    }
  }

  /// How often each is known.
  private var counts: [Item: Int] = [:]

  /// How many findings are known.
  package var count: Int { counts.values.reduce(0, +) }

  /// The baseline that knows all findings of a report.
  package init(of report: Report) {
    var lines = SourceLines(root: report.root)
    for finding in report.findings { counts[Item(finding, lines: &lines), default: 0] += 1 }
  }

  // MARK: Use

  /// A report without the findings that are known, and the number of them.
  package func applied(to report: Report) -> Report {
    var report = report
    var lines = SourceLines(root: report.root)
    var left = counts
    report.findings = report.findings.filter { finding in
      let item = Item(finding, lines: &lines)
      guard let count = left[item], count > 0 else { return true }
      left[item] = count - 1
      report.baselined += 1
      return false
    }
    return report
  }

  // MARK: Text

  /// The text of the file: one finding a line, sorted, so that changes to it can be read.
  package var text: String {
    let items = counts.sorted { $0.key < $1.key }.map { item, count in
      let fields = [
        ("path", quoted(item.path)), ("rule", quoted(item.rule)), ("kind", quoted(item.kind)), ("line", quoted(item.line)),
        ("count", "\(count)"),
      ]
      return "    { " + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + " }"
    }
    let list = items.isEmpty ? "[]" : "[\n\(items.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  /// Reads the text of a baseline; the fault says what is wrong and where.
  package init(json bytes: [UInt8]) throws(PlacedJSON.Fault) {
    let document = try PlacedJSON.read(bytes, allowsComments: true)
    func fault(_ value: PlacedJSON, _ message: String) -> PlacedJSON.Fault {
      PlacedJSON.Fault(line: value.line, column: value.column, message: message)
    }
    guard let version = document["version"]?.number else {
      throw fault(document, "expected a baseline: an object with a version")
    }
    guard version == Double(Self.version) else {
      throw fault(
        document["version"] ?? document,
        version > Double(Self.version)
          ? "a newer penumbra wrote this baseline; write it anew with --write-baseline"
          : "this baseline has an old form; write it anew with --write-baseline")
    }
    guard let findings = document["findings"]?.array else { throw fault(document, "expected an array “findings”") }
    for finding in findings {
      guard let path = finding["path"]?.string, let rule = finding["rule"]?.string, let kind = finding["kind"]?.string,
        let line = finding["line"]?.string
      else { throw fault(finding, "expected an object with path, rule, kind and line") }
      let count = finding["count"]?.number ?? 1
      guard count >= 1, count <= 1e9 else { throw fault(finding, "expected a count of 1 or more") }
      counts[Item(path: path, rule: rule, kind: kind, line: line), default: 0] += Int(count)
    }
  }

  /// A text in quotes, as JSON writes it.
  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
