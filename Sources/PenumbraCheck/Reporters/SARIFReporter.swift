import Foundation

/// The report as a SARIF 2.1.0 log (OASIS), for code scanning services and editors.
package enum SARIFReporter: Reporter {
  package static func text(of report: Report) -> String {
    var lines = SourceLines(root: report.root)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(SARIFLog(report, lines: &lines)) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// The log; names are those of the schema.
private struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ report: Report, lines: inout SourceLines) {
    let used = Set(report.findings.map(\.rule))
    let rules = used.sorted()
    let index = Dictionary(rules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: [String: Int] = [:]
    var results: [Result] = []
    for finding in report.findings {
      let mark = FindingMark.text(of: finding, line: lines.line(finding.place))
      seen[mark, default: 0] += 1
      results.append(
        Result(
          ruleId: finding.rule, ruleIndex: index[finding.rule] ?? -1, level: Self.level(finding.severity),
          message: Message(text: "\(finding.message). Fix: \(finding.fix)."),
          locations: [Location(finding.place, note: nil, id: nil, lines: &lines)],
          relatedLocations: finding.related.isEmpty
            ? nil : Self.related(finding.related, lines: &lines),
          partialFingerprints: ["penumbra/v1": Self.fingerprint(mark, number: seen[mark] ?? 1)],
          properties: Properties(kind: finding.kind)))
    }
    let notes = report.notes.map { note in
      Notification(
        level: "note", message: Message(text: note.reason),
        locations: [FileLocation(physicalLocation: FileLocation.Physical(artifactLocation: Artifact(note.path)))])
    }
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: rules.map(Rule.init))), results: results,
        invocations: [Invocation(executionSuccessful: true, toolExecutionNotifications: notes)],
        originalUriBaseIds: ["ROOT": Base(report.root)], columnKind: "unicodeCodePoints")
    ]
  }

  private static func related(_ places: [RelatedPlace], lines: inout SourceLines) -> [Location] {
    var locations: [Location] = []
    for (number, related) in places.enumerated() {
      locations.append(Location(related.place, note: related.note, id: number + 1, lines: &lines))
    }
    return locations
  }

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    let invocations: [Invocation]
    let originalUriBaseIds: [String: Base]
    let columnKind: String
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "penumbra"
    let rules: [Rule]
  }

  /// One rule that found something.
  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let help: Help
    let defaultConfiguration: Configuration
    let properties: Kinds

    init(_ identifier: String) {
      let rule = RuleBook.rule(identifier)
      id = identifier
      shortDescription = Message(text: rule?.abstract ?? identifier)
      let page = RulePages.pages[identifier] ?? rule?.abstract ?? identifier
      help = Help(text: page, markdown: page)
      defaultConfiguration = Configuration(level: level(rule?.severity ?? .warning))
      properties = Kinds(kinds: rule?.kinds ?? [])
    }

    struct Configuration: Encodable { let level: String }
    struct Kinds: Encodable { let kinds: [String] }
    struct Help: Encodable {
      let text: String
      let markdown: String
    }
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let properties: Properties
  }

  struct Properties: Encodable { let kind: String }
  struct Message: Encodable { let text: String }

  /// A place; columns count code points, as the log says.
  struct Location: Encodable {
    let id: Int?
    let message: Message?
    let physicalLocation: Physical

    init(_ place: Place, note: String?, id: Int?, lines: inout SourceLines) {
      self.id = id
      message = note.map { Message(text: $0) }
      let column = lines.line(place).map { codePoints(in: $0, before: place.column) } ?? place.column
      physicalLocation = Physical(
        artifactLocation: Artifact(place.path),
        region: Physical.Region(startLine: max(1, place.line), startColumn: max(1, column)))
    }

    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region

      struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
      }
    }
  }

  /// A file as a whole.
  struct FileLocation: Encodable {
    let physicalLocation: Physical

    struct Physical: Encodable { let artifactLocation: Artifact }
  }

  struct Artifact: Encodable {
    let uri: String
    let uriBaseId = "ROOT"

    init(_ path: String) { uri = escaped(path) }
  }

  struct Base: Encodable {
    let uri: String

    init(_ root: String) { uri = "file://" + escaped(root.hasSuffix("/") ? root : root + "/") }
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [FileLocation]
  }

  /// A mark and its number among equal ones, as digits.
  private static func fingerprint(_ mark: String, number: Int) -> String {
    let hash = ContentHash(Array(mark.utf8))
    return hash.digits + "-\(number)"
  }

  /// A path as a URI reference: what is not plain is written in percent.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
        || "-._~/".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  /// The column in code points of one in UTF-8 bytes.
  private static func codePoints(in line: String, before column: Int) -> Int {
    let bytes = line.utf8.prefix(max(0, column - 1))
    return bytes.count { $0 & 0xc0 != 0x80 } + 1
  }

  /// The level of a severity.
  private static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }
}
