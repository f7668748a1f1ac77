/// A tint, symbol or spinner has a fixed colour and can hardly be seen in one style.
///
/// The spinner styles `.gray`, `.white` and `.whiteLarge` are from before dark mode and do not adapt.
///
/// ## Example
///
///     let spinner = UIActivityIndicatorView(style: .whiteLarge)
///
/// ## Fix
///
/// Use `.medium` or `.large`, and tints that adapt.
///
/// ## Blind spots
///
/// A spinner that gets a colour of its own is left alone.
enum FixedTint: Rule {
  static let identifier = "fixed-tint"
  static let kinds = ["B3"]
  static let severity = Severity.warning
  static let abstract = "a dark tint or an old spinner on a ground that turns dark"

  static func check(_ project: ProjectFacts) -> [Finding] {
    FixedInk.findings(
      Self.self, ["tintColor"], noun: "tint", fix: "Use .label, .tintColor or another colour that adapts", in: project)
      + spinners(project)
  }

  /// The styles of spinners that do not adapt.
  private static let oldStyles: Set<String> = ["gray", "white", "whiteLarge"]

  /// Spinners in styles that do not adapt.
  private static func spinners(_ project: ProjectFacts) -> [Finding] {
    var found: [Finding] = []
    for unit in project.swift.tables.units
    where unit.mayHold("UIActivityIndicatorView") || unit.mayHold("activityIndicatorViewStyle") {
      var colored = false
      var places: [(Node, String)] = []
      for node in Node(unit: unit, index: 0).tree {
        guard node.kind == .call || node.kind == .assign else { continue }
        if node.kind == .call,
          node.calleeName == "UIActivityIndicatorView" || node.first?.first?.name == "UIActivityIndicatorView",
          let style = node.argument("style") ?? node.argument("activityIndicatorStyle"), oldStyles.contains(style.name)
        {
          places.append((node, style.name))
        }
        if node.kind == .assign, let left = node.first, let right = node.part(1), oldStyles.contains(right.name),
          right.kind != .name,
          left.name == "activityIndicatorViewStyle" || left.name == "style" && left.first.map({ isSpinner($0.name) }) == true
        {
          places.append((node, right.name))
        }
        if node.kind == .assign, let left = node.first, left.name == "color", left.first.map({ isSpinner($0.name) }) == true {
          colored = true
        }
      }
      guard !colored else { continue }
      found += places.filter { !isReadable($0.0, $0.1, project.surfaces) }.map { node, style in
        finding(
          at: node.place,
          "A spinner in the style .\(style) does not adapt and is hard to see in \(style == "gray" ? "dark" : "light") mode",
          fix: "Use .\(style == "whiteLarge" ? "large" : "medium")")
      }
    }
    return found
  }

  /// Whether a spinner lies on a ground that is known and on which its style is seen in both modes.
  private static func isReadable(_ node: Node, _ style: String, _ surfaces: Surfaces) -> Bool {
    guard let name = Surfaces.variable(of: node) ?? node.first?.first?.lastName, let type = node.typeAround,
      let owner = surfaces.program.tables.type(type.name)?.key
    else { return false }
    let ground = surfaces.ground(under: "self." + name, in: owner)
    guard ground.isSure, let value = ground.value, value.frozen == .no, let light = value.light, let dark = value.dark
    else { return ground.isHidden }
    let color = style == "gray" ? RGBA(0.5, 0.5, 0.5) : RGBA(1, 1, 1)
    return color.contrast(with: light.over(RGBA(1, 1, 1))) >= 2 && color.contrast(with: dark.over(RGBA(0, 0, 0))) >= 2
  }

  /// Whether a name speaks of a spinner.
  private static func isSpinner(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("spinner") || name.contains("activity") || name.contains("indicator") || name.contains("loader")
  }
}
