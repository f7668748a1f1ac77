/// A hairline is hardly seen in one mode, or as strong as text in it, while it is fine in the other.
///
/// ## Example
///
///     tableView.separatorColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.02, alpha: 1) : .lightGray }
///
/// ## Fix
///
/// Use `.separator` or `.opaqueSeparator`, or a value of that mode with a contrast of 1.2 to 3 against the ground.
///
/// ## Blind spots
///
/// A ground that is not known is taken to be white in light mode and black in dark mode.
enum SeparatorContrast: Rule {
  static let identifier = "separator-contrast"
  static let kinds = ["B16"]
  static let severity = Severity.info
  static let abstract = "hairlines that are too weak or too strong in one mode"

  /// Parts of names of views that are hairlines.
  private static let names = ["separator", "divider", "hairline"]

  static func check(_ project: ProjectFacts) -> [Finding] {
    var found: [Finding] = []
    var seen: Set<Node> = []
    let surfaces = project.surfaces
    for owner in surfaces.owners {
      for paint in surfaces.paints(owner, "separatorColor") + surfaces.paints(owner, "backgroundColor")
      where isHairline(paint.event) {
        let ground = ground(of: paint, in: owner, surfaces)
        guard let what = fault(light: paint.value.light, dark: paint.value.dark, on: ground),
          seen.insert(paint.event.site).inserted
        else { continue }
        found.append(
          finding(at: paint.event.site.place, what, fix: "Use .separator, or choose a value between the ground and the text"))
      }
    }
    let resources = project.resources
    for document in resources.interfaces {
      for use in document.facts.colors where use.property == "separatorColor" {
        let face = ColorFace(use.color, in: resources, from: document.path)
        guard let what = fault(light: face.light, dark: face.dark, on: page) else { continue }
        found.append(
          finding(at: document.place(use.position), what, fix: "Choose the separator colour, or another that adapts"))
      }
    }
    return found
  }

  /// Whether a write colours a hairline.
  private static func isHairline(_ event: Event) -> Bool {
    if event.name == "separatorColor" { return true }
    guard event.name == "backgroundColor" else { return false }
    let owners = [event.target.names.last, event.target.type, event.target.isOwn ? event.responsible : nil].compactMap { $0 }
    return event.target.names.last == "self"
      ? owners.contains { owner in
        names.contains { owner.lowercased().hasSuffix($0) || owner.lowercased().hasSuffix($0 + "view") }
      }
      : event.target.names.last.map { last in names.contains { last.lowercased().contains($0) } } ?? false
  }

  /// A page that nothing is known of.
  private static let page = (light: RGBA(1, 1, 1), dark: RGBA(0, 0, 0))

  /// The colours under a hairline.
  private static func ground(of paint: Surfaces.Paint, in owner: String, _ surfaces: Surfaces) -> (light: RGBA, dark: RGBA) {
    let own = paint.event.name == "separatorColor" ? surfaces.background(of: paint.path, in: owner) : nil
    guard paint.path != "self", let value = own ?? surfaces.ground(under: paint.path, in: owner).value, let light = value.light,
      let dark = value.dark
    else { return page }
    return (light.over(page.light), dark.over(page.dark))
  }

  /// What is wrong with two values, as a sentence; nil when nothing is.
  private static func fault(light: RGBA?, dark: RGBA?, on ground: (light: RGBA, dark: RGBA)) -> String? {
    guard let light, let dark, light.alpha > 0, dark.alpha > 0 else { return nil }
    let day = light.contrast(on: ground.light)
    let night = dark.contrast(on: ground.dark)
    switch (day, night) {
    case (1.15..., ..<1.1): return "In dark mode this hairline is hardly seen"
    case (..<1.1, 1.15...): return "In light mode this hairline is hardly seen"
    case (..<3, 9...): return "In dark mode this hairline is as strong as text"
    case (9..., ..<3): return "In light mode this hairline is as strong as text"
    default: return nil
    }
  }
}
