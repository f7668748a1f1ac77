/// The components of a CGColor are indexed without a look at their number: white, black and greys have two, and reading a third
/// traps.
///
/// ## Example
///
///     let c = cgColor.components!
///     return c[0] * 0.3 + c[1] * 0.6 + c[2] * 0.1
///
/// ## Fix
///
/// Use `getRed(_:green:blue:alpha:)`, which converts, or look at `numberOfComponents`.
///
/// ## Blind spots
///
/// Components that are handed to another function are not followed.
enum ColorComponents: Rule {
  static let identifier = "color-components"
  static let kinds = ["F5"]
  static let severity = Severity.warning
  static let abstract = "components are read without a look at the colour space"

  /// Words that show that the number or the space is looked at.
  private static let looks: Names = ["numberOfComponents", "count", "colorSpace", "model", "converted", "indices"]

  static func check(_ project: ProjectFacts) -> [Finding] {
    let tables = project.swift.tables
    let bodies =
      tables.all.compactMap { function in function.body.map { ($0, function.node.unit) } }
      + tables.properties.compactMap { property in property.initial.map { ($0, property.node.unit) } }
    var seen: Set<Node> = []
    return bodies.compactMap { body, unit -> Finding? in
      guard unit.mayHold("components"), !body.mentions(looks) else { return nil }
      var names: Set<String> = []
      for node in body.tree where node.kind == .variable || node.kind == .binding {
        if node.tree.contains(where: { $0.kind == .member && $0.name == "components" && isColor($0.first) }) {
          names.insert(node.name)
        }
      }
      let index = body.tree.first { node in
        guard node.kind == .subscriptCall, let row = node.first, let number = node.arguments.first?.first,
          number.kind == .integer, let value = Int(number.name), value >= 2
        else { return false }
        return row.kind == .name && names.contains(row.name)
          || row.kind == .member && row.name == "components" && isColor(row.first)
      }
      guard let index, seen.insert(index).inserted else { return nil }
      return finding(
        at: index.place, "White, black and greys have two components, so this reads past the end",
        fix: "Use getRed(_:green:blue:alpha:), which converts")
    }
  }

  /// Whether components are those of a colour.
  private static func isColor(_ node: Node?) -> Bool {
    guard let node else { return false }
    return node.name == "cgColor" || node.name.lowercased().contains("color") || node.name == "self"
  }
}
