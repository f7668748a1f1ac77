/// A colour is asked for by a name that no catalog of the target has, so that the result is nil, and the view has no colour.
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
/// Catalogs of packages and of libraries are not read; a name with a bundle is left alone, as is one that is put together. Which
/// file belongs to which target is read from `project.pbxproj`; of frameworks, whose code looks into the app's bundle, and without
/// a project, any catalog is taken for theirs.
enum UnknownColorName: Rule {
  static let identifier = "unknown-color-name"
  static let kinds = ["B24"]
  static let severity = Severity.warning
  static let abstract = "a colour is asked for by a name that no catalog of the target has"

  static func check(_ project: ProjectFacts) -> [Finding] {
    guard project.colors.hasCatalogs else { return [] }
    let names = project.colors.entries.keys.sorted()
    var found: [Finding] = []
    for unit in project.swift.tables.units where unit.mayHold("named") || unit.mayHold("Color") {
      for node in Node(unit: unit, index: 0).tree where node.kind == .call && node.arguments.count == 1 {
        guard let name = name(in: node, project.swift.tables) else { continue }
        let sets = project.resources.sets(named: name, isColor: true)
        guard sets.isEmpty else {
          if let lack = lack(of: name, sets.map(\.path), at: node.place, project.resources.membership) { found.append(lack) }
          continue
        }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let hint = Nearest.suggestion(for: last, among: names).map { "Did you mean '\($0)'?" }
        found.append(
          finding(
            at: node.place, "No catalog has a colour '\(name)', so this is \(node.calleeName == "Color" ? "clear" : "nil")",
            fix: hint.map { String($0.dropLast()) } ?? "Add a colour set of this name"))
      }
    }
    return found
  }

  /// The name that a colour is asked for by, of UIKit or SwiftUI; nil for other calls.
  private static func name(in node: Node, _ tables: ProgramTables) -> String? {
    switch node.calleeName {
    case "UIColor": node.argument("named")?.literalText
    case "Color" where node.first?.kind == .name && tables.types["Color"]?.isDeclared != true: node.argument("")?.literalText
    default: nil
    }
  }

  /// What is to be said of a name that only catalogs of other targets have.
  private static func lack(
    of name: String, _ paths: [String], at place: Place, _ membership: TargetMembership
  ) -> Finding? {
    let asked = membership.missing(paths, from: place.path)
    let missing = asked.missing.filter { membership.targets[$0].isMainBundle }
    guard !missing.isEmpty, let path = paths.first else { return nil }
    // A source that an extension shares with its app may hold code that the extension never runs.
    let isSeen = missing.contains { membership.targets[$0].kind == .app } || asked.missing == asked.targets
    return finding(
      at: place,
      "The target \(membership.names(missing)) has no catalog with a colour '\(name)', only \(membership.names(asked.owners)) has, so this is nil there",
      fix: "Add the catalog to the target, or name the bundle", severity: isSeen ? .warning : .info,
      related: [RelatedPlace(Place(path: path, line: 1, column: 1), note: "the colour is here")])
  }
}
