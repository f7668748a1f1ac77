/// A colour that is chosen by the style of the moment is written into HTML, CSS or a script, and stays when the style changes.
///
/// HTML that is turned into attributed text carries its own black as well.
///
/// ## Example
///
///     let paper = traitCollection.userInterfaceStyle == .dark ? "#111" : "#fff"
///     web.loadHTMLString("<body style='background:\(paper)'>…", baseURL: nil)
///
/// ## Fix
///
/// Let the page decide: `color-scheme: light dark` and `@media (prefers-color-scheme: dark)`.
///
/// ## Blind spots
///
/// A page that is loaded again after each switch by other means is reported.
enum ColorInPage: Rule {
  static let identifier = "color-in-page"
  static let kinds = ["E2"]
  static let severity = Severity.warning
  static let abstract = "a colour of the moment is written into a page"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var seen: Set<Node> = []
    var found: [Finding] = []
    for entry in program.entries(where: { $0 == "interpolated" || $0 == "attributedText" }) {
      for event in entry.events where event.kind == .call && event.name == "interpolated" && event.isOwn {
        guard [.text, .color, .number].contains(event.value.form),
          let node = event.value.loss == .styleTest ? event.value.lossNode : event.node,
          seen.insert(node).inserted
        else { continue }
        let again = program.refreshed.nodes.contains(event.node)
        found.append(
          finding(
            at: node.place, "This is chosen by the style of the moment and written into a page, which keeps it after a switch",
            fix: "Let the page decide with color-scheme and prefers-color-scheme", severity: again ? .info : .warning))
      }
      let colored = Set(entry.events.filter { $0.kind == .write && $0.name == "textColor" }.map(\.target))
      for event in entry.events
      where event.kind == .write && event.name == "attributedText" && event.value.literal == "imported-html" {
        guard event.isOwn, !colored.contains(event.target), !(entry.function?.body?.mentions(["foregroundColor"]) ?? false),
          seen.insert(event.site).inserted
        else { continue }
        found.append(
          finding(
            at: event.site.place, "Text from HTML carries its own black, in dark mode too",
            fix: "Set .foregroundColor over the whole text after loading it"))
      }
    }
    return found
  }
}
