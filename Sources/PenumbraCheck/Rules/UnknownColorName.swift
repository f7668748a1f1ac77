/// A colour is asked for by a name that no catalog of the project has, so that the result is nil, and the view has no colour.
///
/// ## Example
///
///     UIColor(named: "CardBackgruond")
///
/// ## Fix
///
/// Correct the name, or add the colour set.
///
/// ## Blind spots
///
/// Catalogs of packages and of libraries are not read; a name with a bundle is left alone.
enum UnknownColorName: Rule {
  static let identifier = "unknown-color-name"
  static let kinds = ["B24"]
  static let severity = Severity.warning
  static let abstract = "a colour is asked for by a name that no catalog has"

  static func check(_ project: ProjectFacts) -> [Finding] {
    guard project.colors.hasCatalogs else { return [] }
    let names = project.colors.entries.keys.sorted()
    var found: [Finding] = []
    for unit in project.swift.tables.units where unit.facts.strings.contains("named") {
      for node in Node(unit: unit, index: 0).tree
      where node.kind == .call && node.calleeName == "UIColor" && node.arguments.count == 1 {
        guard let name = node.argument("named")?.literalText, project.colors.entries[name] == nil else { continue }
        let hint = Nearest.suggestion(for: name, among: names).map { "Did you mean '\($0)'?" }
        found.append(
          finding(
            at: node.place, "No catalog has a colour '\(name)', so this is nil",
            fix: hint.map { String($0.dropLast()) } ?? "Add a colour set of this name"))
      }
    }
    return found
  }
}
