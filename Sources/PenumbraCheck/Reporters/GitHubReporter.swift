/// The report for GitHub Actions: one workflow command a finding, shown beside the line in a pull request.
package enum GitHubReporter: Reporter {
  package static func text(of report: Report) -> String {
    report.findings.map { finding in
      let place = finding.place
      let level =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      let properties = [
        ("file", place.path), ("line", "\(place.line)"), ("col", "\(place.column)"),
        ("title", "\(finding.rule) (\(finding.kind))"),
      ]
      let head = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
      return "::\(level) \(head)::\(message("\(finding.message)\nfix: \(finding.fix)"))\n"
    }.joined()
  }

  /// A message; a line end in it would end the command.
  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A property, which a comma or colon would end as well.
  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
