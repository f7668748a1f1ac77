/// Takes out the findings that comments switch off, and reports comments that switch off nothing.
enum SuppressionPass {
  /// The rule under which unused comments are reported.
  static let unusedRule = "unused-suppression"

  /// The findings that are left, and how many were taken out.
  ///
  /// Unused comments are reported only when all rules ran, for otherwise nothing is known of them.
  static func apply(
    to findings: [Finding], files: [ReadFile], rules: [String], reportsUnused: Bool
  ) -> (findings: [Finding], suppressed: Int) {
    var suppressions: [String: [Suppression]] = [:]
    for file in files where !file.suppressions.isEmpty { suppressions[file.path] = file.suppressions }
    guard !suppressions.isEmpty else { return (findings, 0) }
    var used: [String: Set<Int>] = [:]
    var left = findings.filter { finding in
      guard let own = suppressions[finding.place.path] else { return true }
      let covering = own.indices.filter { own[$0].covers(finding) }
      used[finding.place.path, default: []].formUnion(covering)
      return covering.isEmpty
    }
    let suppressed = findings.count - left.count
    guard reportsUnused else { return (left, suppressed) }
    for (path, own) in suppressions {
      for index in own.indices where !(used[path]?.contains(index) ?? false) {
        let suppression = own[index]
        left.append(
          Finding(
            place: Place(path: path, line: suppression.line, column: suppression.column), rule: unusedRule, kind: "",
            severity: .info,
            message: "This comment switches off \(suppression.rules.joined(separator: ", ")), but nothing is found",
            fix: "Remove the comment"))
      }
    }
    return (left, suppressed)
  }
}
