/// A class has the method that the app's theme calls, but does not declare the protocol, so the theme passes it over.
///
/// The theme walks the views that conform to a protocol. A view with the right method and without the conformance keeps its old
/// colours.
///
/// ## Example
///
///     protocol Skinned { func wear(dark: Bool) }
///     final class IntroCell: UITableViewCell { func wear(dark: Bool) { … } }
///
/// ## Fix
///
/// Declare the conformance.
///
/// ## Blind spots
///
/// A view that the theme forgets altogether is not seen.
enum ThemeMethodWithoutConformance: Rule {
  static let identifier = "theme-method-without-conformance"
  static let kinds = ["A12"]
  static let severity = Severity.warning
  static let abstract = "a class has the method of the theme's protocol, but does not conform"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let tables = project.swift.tables
    let protocols = tables.types.values.filter { $0.kind == .protocolDecl }.sorted { $0.key < $1.key }
    guard !protocols.isEmpty else { return [] }
    // Protocols that something is asked for at run time.
    var asked: Set<String> = []
    for unit in tables.units {
      for node in Node(unit: unit, index: 0).tree where node.kind == .cast || node.kind == .typeCheck {
        asked.insert(TypeName.plain(node.name))
      }
    }
    let classes = tables.types.keys.sorted().compactMap { tables.types[$0] }.filter { $0.kind == .classDecl }
    var found: [Finding] = []
    for theme in protocols where asked.contains(theme.name) {
      let wanted = theme.nodes.filter { $0.kind == .protocolDecl }.flatMap { $0.all(.function).map(\.name) }
      guard !wanted.isEmpty else { continue }
      guard classes.contains(where: { tables.protocols($0.key).contains(theme.name) }) else { continue }
      for type in classes where !tables.protocols(type.key).contains(theme.name) {
        let own = type.functions.values.flatMap { $0 }
        let methods = wanted.compactMap { name in own.first { $0.name == name } }
        guard methods.count == wanted.count, let node = type.node, methods.contains(where: { paints($0) }) else { continue }
        found.append(
          finding(
            at: node.place,
            "'\(type.name)' has the methods of '\(theme.name)' but does not conform to it, so a change of theme passes it over",
            fix: "Declare that '\(type.name)' conforms to '\(theme.name)'"))
      }
    }
    return found
  }

  /// Whether a method sets a colour.
  private static func paints(_ function: FunctionInfo) -> Bool {
    function.body?.tree.contains { $0.kind == .assign && Evaluator.isColorName($0.first?.name ?? "") } ?? false
  }
}
