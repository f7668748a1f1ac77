/// A colour of the project looks at the style but not at the level, and is used in a sheet, where the system's grounds are lighter
/// in dark mode.
///
/// ## Example
///
///     static let card = UIColor { $0.userInterfaceStyle == .dark ? dark : light }   // in a form sheet
///
/// ## Fix
///
/// Look at `userInterfaceLevel` too.
///
/// ## Blind spots
///
/// Whether a page is presented is known only when it says so itself.
enum ElevatedLevel: Rule {
  static let identifier = "elevated-level"
  static let kinds = ["B15"]
  static let severity = Severity.info
  static let abstract = "a colour of the project does not know the elevated level"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let surfaces = project.surfaces
    var found: [Finding] = []
    for owner in surfaces.owners where surfaces.sets(owner, "modalPresentationStyle") {
      for paint in surfaces.paints(owner, "backgroundColor") {
        guard surfaces.grounds(owner).contains(paint.path), let provider = paint.value.provider,
          !provider.mentions(["userInterfaceLevel"])
        else { continue }
        found.append(
          finding(
            at: paint.event.site.place, "In a sheet in dark mode this ground does not rise with the level",
            fix: "Let the provider look at userInterfaceLevel too"))
      }
    }
    return found
  }
}
