/// `.default` is meant as dark text, but since iOS 13 it is white text in dark mode.
///
/// ## Example
///
///     override var preferredStatusBarStyle: UIStatusBarStyle { isPale(bar) ? .default : .lightContent }
///
/// ## Fix
///
/// Use `.darkContent` where the bar is light in both styles.
///
/// ## Blind spots
///
/// The colour behind the status bar is not computed.
enum StatusBarStyle: Rule {
  static let identifier = "status-bar-style"
  static let kinds = ["B19"]
  static let severity = Severity.warning
  static let abstract = "the status bar is .default where dark text is meant"

  static func check(_ project: ProjectFacts) -> [Finding] {
    project.swift.tables.properties.compactMap { property in
      guard property.name == "preferredStatusBarStyle", let body = property.getter?.body else { return nil }
      if let dark = only("darkContent", body), property.owner.flatMap({ project.surfaces.ground($0)?.adapts }) == .yes {
        return finding(
          at: dark.place, "In dark mode this is black text on a ground that has turned dark, unless a bar lies under it",
          fix: "Use .default", severity: .info)
      }
      if let plain = only("default", body), let ground = property.owner.flatMap({ project.surfaces.ground($0) }), ground.isFixed,
        ground.light.map({ $0.luminance > 0.5 }) == true
      {
        return finding(
          at: plain.place, "In dark mode .default is white text, on a ground that stays light", fix: "Use .darkContent")
      }
      let names = body.tree.filter { $0.kind == .implicitMember || $0.kind == .member }
      guard let plain = names.first(where: { $0.name == "default" }), names.contains(where: { $0.name == "lightContent" }),
        !body.mentions(["userInterfaceStyle", "darkContent"]),
        property.owner.flatMap({ project.surfaces.ground($0)?.adapts }) != .yes
      else { return nil }
      return finding(at: plain.place, "In dark mode .default is white text, where dark text is meant", fix: "Use .darkContent")
    }
  }

  /// The style of a body that says nothing else.
  private static func only(_ name: String, _ body: Node) -> Node? {
    let parts = Array(body.parts)
    guard parts.count == 1 else { return nil }
    let value = parts[0].kind == .returnStatement ? parts[0].first : parts[0]
    return value.flatMap { $0.lastName == name ? $0 : nil }
  }
}
