/// The report for a build phase of Xcode: whole paths, so that a click on an issue opens the line.
package enum XcodeReporter: Reporter {
  package static func text(of report: Report) -> String {
    report.findings.map { finding in
      let place = finding.place
      // Xcode shows notes only below a warning; what is worth a look is not worth one.
      let level =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
      let path = TextReporter.visible(report.root.hasSuffix("/") ? report.root + place.path : report.root + "/" + place.path)
      return
        "\(path):\(place.line):\(place.column): \(level): \(TextReporter.visible(finding.message)); \(TextReporter.visible(finding.fix)) [\(finding.rule)]\n"
    }.joined()
  }
}
