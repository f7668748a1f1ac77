/// A run of attributed text has a dark colour that does not adapt, and can hardly be read in dark mode.
///
/// Text that is loaded from RTF carries black as well.
///
/// ## Example
///
///     out.addAttribute(.foregroundColor, value: UIColor.darkGray, range: range)
///
/// ## Fix
///
/// Use `.label`, `.secondaryLabel` or another colour that adapts.
///
/// ## Blind spots
///
/// Where the text ends up is not followed: text for paper is left alone when the same function prints, or when its type makes
/// nothing but paper.
enum AttributedTextFixedColor: Rule {
  static let identifier = "attributed-text-fixed-color"
  static let kinds = ["B7"]
  static let severity = Severity.warning
  static let abstract = "a run of text has a dark colour that does not adapt"

  static func check(_ project: ProjectFacts) -> [Finding] {
    var seen: Set<Node> = []
    var found: [Finding] = []
    let paper = Paper(project.swift)
    let names: Set<String> = ["attributes", "addAttribute", "attributedText"]
    for entry in project.swift.entries(where: names.contains) {
      let body = entry.function?.body ?? entry.property?.node
      guard let body, !paper.holds(entry) else { continue }
      // Titles of bars lie on a ground that the same code colours.
      let barred = Set(
        entry.events.filter { $0.kind == .write && $0.name.hasSuffix("TextAttributes") }.flatMap { $0.value.inks.map(\.node) })
      for event in entry.events
      where event.kind == .call && ["attributes", "addAttribute"].contains(event.name) && event.isOwn && event.depth == 0 {
        let isPair = event.value.inks.contains(where: \.isBackground)
        for ink in event.value.inks where !ink.isBackground && ink.color.isDarkInk && seen.insert(ink.node).inserted {
          found.append(
            finding(
              at: ink.node.place, "This run of text stays dark in dark mode", fix: "Use .label or another colour that adapts",
              severity: isPair || barred.contains(ink.node) ? .info : .warning))
        }
      }
      for event in entry.events
      where event.kind == .write && event.name == "attributedText" && event.value.literal == "imported-rtf" {
        guard event.isOwn, !body.mentions(["foregroundColor"]), seen.insert(event.site).inserted else { continue }
        found.append(
          finding(
            at: event.site.place, "Text from RTF carries its own black, in dark mode too",
            fix: "Set .foregroundColor over the whole text after loading it"))
      }
    }
    return found
  }
}
