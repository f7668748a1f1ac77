/// A field gets text and ground from the app's theme, but its placeholder keeps the system's colour, which follows the system's
/// style.
///
/// ## Example
///
///     backgroundColor = skin.fill
///     textColor = skin.ink
///     placeholder = "Host name"
///
/// ## Fix
///
/// Set `attributedPlaceholder` with a colour of the theme.
///
/// ## Blind spots
///
/// Fields that are coloured by another class are not seen.
enum PlaceholderColor: Rule {
  static let identifier = "placeholder-color"
  static let kinds = ["B21"]
  static let severity = Severity.warning
  static let abstract = "a themed field leaves its placeholder to the system"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var found: [Finding] = []
    for entry in program.entries(named: "placeholder") {
      for event in entry.events where event.kind == .write && event.name == "placeholder" && event.depth == 0 {
        guard program.tables.isKind(event.target.type, of: "UITextField"), let owner = event.responsible else { continue }
        let surfaces = entry.events.filter {
          $0.kind == .write && $0.target == event.target && $0.value.form == .color && $0.value.adapts != .yes
            && !$0.value.isClear
        }
        guard surfaces.contains(where: { $0.name == "backgroundColor" }), surfaces.contains(where: { $0.name == "textColor" })
        else { continue }
        let has = program.entries(named: "attributedPlaceholder").contains { $0.owner == owner }
        guard !has else { continue }
        found.append(
          finding(
            at: event.site.place, "The placeholder follows the style of the system, the field around it does not",
            fix: "Set attributedPlaceholder with a colour that goes with the field"))
      }
    }
    return found
  }
}
