/// A blur in the style `.light`, `.extraLight` or `.dark` does not adapt.
///
/// ## Example
///
///     UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
///
/// ## Fix
///
/// Use a system material: `.systemMaterial`, `.systemThinMaterial`, or `.regular`.
///
/// ## Blind spots
///
/// A dark blur, and one over pictures, is often meant; it is only worth a look. Of a style that is a name, the value that the name
/// begins with counts.
enum FixedBlur: Rule {
  static let identifier = "fixed-blur"
  static let kinds = ["B22"]
  static let severity = Severity.warning
  static let abstract = "a blur in a style that does not adapt"

  static func check(_ project: ProjectFacts) -> [Finding] {
    var found: [Finding] = []
    for unit in project.swift.tables.units where unit.mayHold("UIBlurEffect") {
      for node in Node(unit: unit, index: 0).tree
      where node.kind == .call && (node.calleeName == "UIBlurEffect" || node.first?.first?.name == "UIBlurEffect") {
        guard let written = node.argument("style"), let style = style(written)
        else { continue }
        let isMeant = style.name == "dark" || liesOnPicture(node, project.surfaces)
        found.append(
          finding(
            at: style == written ? node.place : style.place,
            "A blur in the style .\(style.name) stays \(style.name == "dark" ? "dark in light" : "bright in dark") mode",
            fix: "Use a system material, such as .systemMaterial", severity: isMeant ? .info : .warning,
            related: style == written ? [] : [RelatedPlace(node.place, note: "the blur is made here")]))
      }
    }
    return found
  }

  /// The styles that do not adapt.
  private static let fixed: Set<String> = ["light", "extraLight", "dark"]

  /// The style that does not adapt which an expression is: as it is written, or as a name begins; nil for others.
  private static func style(_ node: Node) -> Node? {
    if node.kind == .implicitMember || node.kind == .member, fixed.contains(node.name), node.first?.name != "self" { return node }
    guard node.kind == .name || node.kind == .member && node.first?.name == "self" else { return nil }
    let parameter =
      node.kind == .name ? node.functionAround?.all(.parameter).first { $0.name == node.name }?.first(.initial)?.first : nil
    guard let initial = parameter ?? node.variable(named: node.name)?.initial else { return nil }
    return (initial.kind == .implicitMember || initial.kind == .member) && fixed.contains(initial.name) ? initial : nil
  }

  /// Whether the blur is put over a picture or a map, which it is to dim.
  private static func liesOnPicture(_ node: Node, _ surfaces: Surfaces) -> Bool {
    guard let variable = node.around([.variable, .function]), variable.kind == .variable, let type = node.typeAround,
      let owner = surfaces.program.tables.type(type.name)?.key, let board = surfaces.boards[owner]
    else { return false }
    let holders = board.holders.filter { $0.key == "self." + variable.name || $0.key.hasPrefix(variable.name + "@") }.map(\.value)
    return holders.contains { holder in
      surfaces.type(of: holder, in: owner).map { type in
        ["UIImageView", "MKMapView"].contains { surfaces.program.tables.isKind(type, of: $0) }
      } ?? false
    }
  }
}
