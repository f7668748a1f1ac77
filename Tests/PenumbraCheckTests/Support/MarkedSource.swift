import Testing

@testable import PenumbraCheck

/// A source in which a rule is to find something exactly where a numbered mark stands, and nowhere else.
enum MarkedSource {
  /// The marks, in the order of the text.
  private static let marks: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣"]

  /// Asks a rule about a source without its marks, and the files beside it, and compares places and severities with them.
  static func check(
    _ rule: any Rule.Type, _ severities: [Severity], _ text: String, in path: String = "A.swift", beside: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var plain = ""
    var (line, column) = (1, 1)
    var expected: [String] = []
    for character in text {
      if marks.contains(character) {
        let severity = expected.count < severities.count ? severities[expected.count].rawValue : "too few severities"
        expected.append("\(line):\(column) \(severity)")
        continue
      }
      plain.append(character)
      if character == "\n" { (line, column) = (line + 1, 1) } else { column += character.utf8.count }
    }
    let others = beside.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
    let findings = Probe.findings(in: [(path, plain)] + others, rules: [rule])
    let found = findings.map {
      "\($0.place.path == path ? "" : $0.place.path + ":")\($0.place.line):\($0.place.column) \($0.severity.rawValue)"
    }
    #expect(found == expected, "\(findings.map(\.message))", sourceLocation: sourceLocation)
    #expect(findings.allSatisfy { rule.kinds.contains($0.kind) }, sourceLocation: sourceLocation)
    #expect(expected.count == severities.count && !expected.isEmpty, sourceLocation: sourceLocation)
  }
}
