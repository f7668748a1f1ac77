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
/// A dark blur over pictures is often meant; it is only worth a look.
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
        guard let style = node.argument("style"), style.kind == .implicitMember || style.kind == .member,
          ["light", "extraLight", "dark"].contains(style.name)
        else { continue }
        found.append(
          finding(
            at: node.place,
            "A blur in the style .\(style.name) stays \(style.name == "dark" ? "dark in light" : "bright in dark") mode",
            fix: "Use a system material, such as .systemMaterial", severity: style.name == "dark" ? .info : .warning))
      }
    }
    return found
  }
}
