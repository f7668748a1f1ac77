/// The report for a person: `path:line:col: warning: sentence [rule]`, the fix on a second line, and a summary by rule.
package enum TextReporter: Reporter {
  package static func text(of report: Report) -> String { text(of: report, colored: false) }

  /// The report, with colours of a terminal when asked for.
  package static func text(of report: Report, colored: Bool) -> String {
    let paint = Paint(isOn: colored)
    var text = ""
    for finding in report.findings {
      let place = finding.place
      text += paint.bold("\(visible(place.path)):\(place.line):\(place.column):") + " "
      text += paint.severity(finding.severity) + " \(finding.message) [\(finding.rule)]\n"
      text += paint.faint("  fix: \(finding.fix)") + "\n"
      for related in finding.related {
        text +=
          paint.faint("  \(visible(related.place.path)):\(related.place.line):\(related.place.column): \(related.note)") + "\n"
      }
    }
    return text + summary(of: report, paint: paint)
  }

  /// The summary: how many of each rule, what was read, what was left out.
  private static func summary(of report: Report, paint: Paint) -> String {
    var text = ""
    for note in report.notes { text += "note: \(visible(note.path)): \(note.reason)\n" }
    if !report.findings.isEmpty {
      let counts = Dictionary(grouping: report.findings, by: \.rule).mapValues(\.count)
      let width = counts.values.max().map { String($0).count } ?? 1
      text += "\n"
      for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        text += String(repeating: " ", count: 2 + width - String(count).count) + "\(count)  \(rule)\n"
      }
    }
    let found = report.findings.isEmpty ? "no findings" : counted(report.findings.count, "finding")
    var extras: [String] = []
    if report.suppressed > 0 { extras.append("\(report.suppressed) switched off by comments") }
    if report.baselined > 0 { extras.append("\(report.baselined) in the baseline") }
    let beside = extras.isEmpty ? "" : " (\(extras.joined(separator: ", ")))"
    return text + "\(found)\(beside) in \(counted(report.files, "file"))\n"
  }

  /// A number with its noun.
  private static func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

  /// A path that stays on its line and cannot steer a terminal.
  static func visible(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) else { return path }
    return path.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7f ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }
}

/// Colours of a terminal, or none.
private struct Paint {
  /// Whether there are colours.
  let isOn: Bool

  /// Text between two codes.
  private func wrap(_ code: String, _ text: String) -> String { isOn ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text }

  func bold(_ text: String) -> String { wrap("1", text) }
  func faint(_ text: String) -> String { wrap("2", text) }
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: wrap("1;31", "error:")
    case .warning: wrap("1;33", "warning:")
    case .info: wrap("1;36", "info:")
    }
  }
}
