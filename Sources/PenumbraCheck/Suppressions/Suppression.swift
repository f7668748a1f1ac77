/// A comment that switches rules off: `// penumbra:disable:next rule reason`, `…:this` or `…:file`.
package struct Suppression: Codable, Sendable, Hashable {
  /// What the comment reaches.
  package enum Reach: String, Codable, Sendable {
    /// The line after the comment.
    case next
    /// The line of the comment.
    case this
    /// The whole file.
    case file
  }

  /// What it reaches.
  package var reach: Reach
  /// The identifiers of the rules, or `all`.
  package var rules: [String]
  /// The line of the comment, from 1.
  package var line: Int
  /// The column of the comment in UTF-8 bytes, from 1.
  package var column: Int

  package init(reach: Reach, rules: [String], line: Int, column: Int) {
    self.reach = reach
    self.rules = rules
    self.line = line
    self.column = column
  }

  /// Whether it reaches a finding.
  package func covers(_ finding: Finding) -> Bool {
    guard rules.contains("all") || rules.contains(finding.rule) || rules.contains(finding.kind) else { return false }
    switch reach {
    case .file: return true
    case .this: return finding.place.line == line
    case .next: return finding.place.line == line + 1
    }
  }
}
