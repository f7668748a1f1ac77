/// A card has the colour of the page and a soft black shadow as its only edge; in dark mode neither can be seen.
///
/// ## Example
///
///     backgroundColor = .systemBackground
///     layer.shadowColor = UIColor.black.cgColor
///     layer.shadowOpacity = 0.1
///
/// ## Fix
///
/// Give the card a border or a lighter ground in dark mode.
///
/// ## Blind spots
///
/// The page on which the card lies is not known; it is taken to be `.systemBackground`.
enum ShadowOnlyEdge: Rule {
  static let identifier = "shadow-only-edge"
  static let kinds = ["B17"]
  static let severity = Severity.info
  static let abstract = "a card has no edge in dark mode but a dark shadow"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let surfaces = project.surfaces
    return surfaces.owners.compactMap { owner in
      guard let ground = surfaces.ground(owner), ground.adapts == .yes, ground.dark == RGBA(0, 0, 0),
        !surfaces.sets(owner, "borderColor"),
        let shadow = surfaces.paints(owner, "shadowColor").first(where: { $0.path == "self.layer" }),
        shadow.value.light?.luminance == 0,
        let opacity = surfaces.paints(owner, "shadowOpacity").first?.value.literal.flatMap({ Double($0) }), opacity <= 0.3
      else { return nil }
      return finding(
        at: shadow.event.site.place, "In dark mode this card has no edge: its shadow is black on black",
        fix: "Add a border or a lighter ground in dark mode")
    }
  }
}
