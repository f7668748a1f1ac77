/// A bar gets a standard appearance but none for the scroll edge, so that it changes its colour when the content is at its top.
///
/// ## Example
///
///     navigationBar.standardAppearance = look
///
/// ## Fix
///
/// Set `scrollEdgeAppearance` too.
///
/// ## Blind spots
///
/// Bars that are meant to be clear at the edge are reported.
enum BarAppearanceIncomplete: Rule {
  static let identifier = "bar-appearance-incomplete"
  static let kinds = ["B20"]
  static let severity = Severity.info
  static let abstract = "a bar gets one appearance, but none for the scroll edge"

  static func check(_ project: ProjectFacts) -> [Finding] {
    func writes(_ name: String) -> [Event] {
      project.swift.entries(named: name).flatMap(\.events).filter { $0.name == name && $0.kind == .write && $0.depth == 0 }
    }
    guard writes("scrollEdgeAppearance").isEmpty else { return [] }
    var seen: Set<Node> = []
    return writes("standardAppearance").filter { seen.insert($0.site).inserted }.map {
      finding(
        at: $0.site.place, "At the edge of the content this bar has no background of its own", fix: "Set scrollEdgeAppearance too"
      )
    }
  }
}
