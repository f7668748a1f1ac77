/// The settings of a project, from `.penumbra.json`: JSON in which comments are allowed.
///
/// | key | value |
/// |---|---|
/// | `exclude` | patterns of paths that are left out: `Generated`, `Vendor/**` |
/// | `disable` | rules that are not asked |
/// | `severities` | a severity for a rule: `info`, `warning`, `error` |
/// | `dynamicColors` | names of functions, properties or types of the project or a library whose colours adapt |
/// | `refreshMethods` | names of methods that something calls after each switch, as in `applyTheme()` |
/// | `maximumFileSize` | bytes of the largest file that is read; 2 MB unless said, and at least 16 MB for Xcode projects |
package struct Configuration: Sendable, Equatable {
  /// Patterns of paths that are left out.
  package var exclude: [String] = []
  /// Rules that are not asked.
  package var disabled: Set<String> = []
  /// Severities of rules that differ from their own.
  package var severities: [String: Severity] = [:]
  /// Names whose colours adapt although the sources do not show it.
  package var dynamicColors: Set<String> = []
  /// Methods that something calls after each switch although the sources do not show it.
  package var refreshMethods: Set<String> = []
  /// The most bytes of a file that is read.
  package var maximumFileSize = 2 * 1024 * 1024

  package init() {}

  /// A finding with the severity that the settings give to its rule.
  func adjusted(_ finding: Finding) -> Finding {
    guard let severity = severities[finding.rule] else { return finding }
    var finding = finding
    finding.severity = severity
    return finding
  }

  /// A mark of all settings: the same for the same settings, in whatever order they were written.
  var mark: ContentHash {
    var lines = exclude
    lines += disabled.sorted().map { "-" + $0 }
    lines += severities.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value.rawValue }
    lines += dynamicColors.sorted().map { "color " + $0 } + refreshMethods.sorted().map { "method " + $0 }
    lines.append(String(maximumFileSize))
    return ContentHash(lines.map { ContentHash(Array($0.utf8)) } + [ContentHash(Array("\(exclude.count)".utf8))])
  }

  // MARK: Reading

  /// The keys, in the order of the table above.
  static let keys = ["exclude", "disable", "severities", "dynamicColors", "refreshMethods", "maximumFileSize"]

  /// Reads the text of `.penumbra.json`; the fault names the place, and the nearest key for one that does not exist.
  package init(json bytes: [UInt8], rules: [String] = RuleBook.rules.map { $0.identifier }) throws(PlacedJSON.Fault) {
    let document = try PlacedJSON.read(bytes, allowsComments: true)
    guard let members = document.members else { throw Self.fault(document, "expected an object") }
    var seen: Set<String> = []
    for member in members {
      guard seen.insert(member.name).inserted else {
        throw PlacedJSON.Fault(line: member.line, column: member.column, message: "'\(member.name)' is there twice")
      }
      switch member.name {
      case "exclude": exclude = try Self.strings(member.value)
      case "disable":
        for item in member.value.array ?? [] { disabled.insert(try Self.rule(item, rules)) }
        guard member.value.array != nil else { throw Self.fault(member.value, "expected an array of rules") }
      case "severities":
        guard let pairs = member.value.members else {
          throw Self.fault(member.value, "expected an object of rules and severities")
        }
        for pair in pairs {
          let name = PlacedJSON(value: .string(pair.name), line: pair.line, column: pair.column)
          severities[try Self.rule(name, rules)] = try Self.severity(pair.value)
        }
      case "dynamicColors": dynamicColors = Set(try Self.strings(member.value))
      case "refreshMethods": refreshMethods = Set(try Self.strings(member.value))
      case "maximumFileSize":
        guard let number = member.value.number, number >= 1, number <= 1e12 else {
          throw Self.fault(member.value, "expected a number of bytes")
        }
        maximumFileSize = Int(number)
      default:
        let hint = Nearest.suggestion(for: member.name, among: Self.keys).map { "; did you mean '\($0)'?" } ?? ""
        throw PlacedJSON.Fault(line: member.line, column: member.column, message: "unknown key '\(member.name)'\(hint)")
      }
    }
  }

  /// A fault at a value.
  private static func fault(_ value: PlacedJSON, _ message: String) -> PlacedJSON.Fault {
    PlacedJSON.Fault(line: value.line, column: value.column, message: message)
  }

  /// Texts in a row.
  private static func strings(_ value: PlacedJSON) throws(PlacedJSON.Fault) -> [String] {
    guard let items = value.array else { throw fault(value, "expected an array of texts") }
    var strings: [String] = []
    for item in items {
      guard let string = item.string else { throw fault(item, "expected a text") }
      strings.append(string)
    }
    return strings
  }

  /// The identifier of a rule.
  private static func rule(_ value: PlacedJSON, _ rules: [String]) throws(PlacedJSON.Fault) -> String {
    guard let name = value.string else { throw fault(value, "expected the name of a rule") }
    guard rules.contains(name) else {
      let hint = Nearest.suggestion(for: name, among: rules).map { "; did you mean '\($0)'?" } ?? ""
      throw fault(value, "unknown rule '\(name)'\(hint)")
    }
    return name
  }

  /// A severity.
  private static func severity(_ value: PlacedJSON) throws(PlacedJSON.Fault) -> Severity {
    guard let name = value.string, let severity = Severity(rawValue: name) else {
      throw fault(value, "expected 'info', 'warning' or 'error'")
    }
    return severity
  }
}
