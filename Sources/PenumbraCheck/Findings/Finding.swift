/// A place in a file of the project.
package struct Place: Codable, Sendable, Hashable {
  /// The path relative to the root of the check, with `/`.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column in UTF-8 bytes, from 1.
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// A second place that a finding speaks of, such as the helper that writes the colour.
package struct RelatedPlace: Codable, Sendable, Hashable {
  /// Where it is.
  package var place: Place
  /// What is there, a short phrase without a full stop.
  package var note: String

  package init(_ place: Place, note: String) {
    self.place = place
    self.note = note
  }
}

/// One fault in one place: what will be seen and in which mode, and how to mend it.
package struct Finding: Codable, Sendable, Hashable {
  /// Where the fault is.
  package var place: Place
  /// The identifier of the rule, such as `stale-layer-border`.
  package var rule: String
  /// The code of the kind in the taxonomy, such as `A1`.
  package var kind: String
  /// How sure and how bad.
  package var severity: Severity
  /// One sentence without a full stop: what will be seen, and in which mode.
  package var message: String
  /// How to mend it, one sentence without a full stop.
  package var fix: String
  /// Other places that take part.
  package var related: [RelatedPlace]

  package init(
    place: Place, rule: String, kind: String, severity: Severity, message: String, fix: String, related: [RelatedPlace] = []
  ) {
    self.place = place
    self.rule = rule
    self.kind = kind
    self.severity = severity
    self.message = message
    self.fix = fix
    self.related = related
  }

  /// The order of all reports: path, line, column, rule, message; it depends on nothing but the findings.
  package static func inOrder(_ left: Finding, _ right: Finding) -> Bool {
    let (a, b) = (left.place, right.place)
    if a.path != b.path { return a.path < b.path }
    if a.line != b.line { return a.line < b.line }
    if a.column != b.column { return a.column < b.column }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.kind != right.kind { return left.kind < right.kind }
    return left.message < right.message
  }
}
