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
/// The ground is taken to be white in light mode and black in dark mode.
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
    for entry in project.swift.entries(where: { $0 == "separatorColor" || $0 == "backgroundColor" }) {
      for event in entry.events where event.kind == .write && isHairline(event) {
        guard let what = fault(light: event.value.light, dark: event.value.dark), seen.insert(event.site).inserted else {
          continue
        }
        found.append(
          finding(at: event.site.place, what, fix: "Use .separator, or choose a value between the ground and the text"))
      }
    }
    let resources = project.resources
    for document in resources.interfaces {
      for use in document.facts.colors where use.property == "separatorColor" {
        let face = ColorFace(use.color, in: resources, from: document.path)
        guard let what = fault(light: face.light, dark: face.dark) else { continue }
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

  /// What is wrong with two values, as a sentence; nil when nothing is.
  private static func fault(light: RGBA?, dark: RGBA?) -> String? {
    guard let light, let dark, light.alpha > 0, dark.alpha > 0 else { return nil }
    let (white, black) = (RGBA(1, 1, 1), RGBA(0, 0, 0))
    let day = light.contrast(on: white)
    let night = dark.contrast(on: black)
    switch (day, night) {
    case (1.15..., ..<1.1): return "In dark mode this hairline is hardly seen"
    case (..<1.1, 1.15...): return "In light mode this hairline is hardly seen"
    case (..<3, 9...): return "In dark mode this hairline is as strong as text"
    case (9..., ..<3): return "In light mode this hairline is as strong as text"
    default: return nil
    }
  }
}
