/// The choice to follow the system pins the style of the moment, or there is no way back to it.
///
/// An override of `.unspecified` follows the system; a style that is read from the traits and written to the override stays.
///
/// ## Example
///
///     case .system: overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
///
/// ## Fix
///
/// Write `.unspecified`.
///
/// ## Blind spots
///
/// Overrides that are computed elsewhere are not followed.
enum CannotFollowSystem: Rule {
  static let identifier = "cannot-follow-system"
  static let kinds = ["C3"]
  static let severity = Severity.warning
  static let abstract = "the choice 'system' pins a style"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var found: [Finding] = []
    var seen: Set<Node> = []
    var pins: [Event] = []
    var gives = false
    for entry in program.entries(named: "overrideUserInterfaceStyle") {
      for event in entry.events where event.kind == .write && event.name == "overrideUserInterfaceStyle" && event.depth == 0 {
        guard let right = event.node.part(1), seen.insert(event.node).inserted else { continue }
        // The style of another object, such as the window below, is copied on purpose.
        if event.value.form == .style, event.value.frozen == .yes,
          Self.asksTraits(right.chain) || Self.asksTraits(event.value.lossNode?.chain ?? [])
        {
          found.append(
            finding(
              at: event.site.place, "This pins the style of the moment, so that the system's later changes are not followed",
              fix: "Write .unspecified to follow the system"))
          continue
        }
        let names = Set(right.tree.filter { $0.kind == .implicitMember || $0.kind == .member }.map(\.name))
        if names.contains("unspecified") || !names.contains("dark") && !names.contains("light") {
          gives = true
        } else {
          pins.append(event)
        }
      }
    }
    guard found.isEmpty, !gives, offersSystem(program.tables) else { return found }
    // One screen may be pinned for good; a choice pins one style here and the other there.
    let styles = Set(pins.compactMap { $0.node.part(1)?.name })
    let isChoice = styles.isSuperset(of: ["dark", "light"])
    return found
      + pins.filter { $0.node.part(1)?.kind == .ternary || isChoice }.prefix(1).map {
        finding(
          at: $0.site.place, "The app offers to follow the system, but no override is ever .unspecified",
          fix: "Write .unspecified for the choice to follow the system")
      }
  }

  /// Whether a chain of names asks traits for their style, and not an object of the app for the kept choice.
  private static func asksTraits(_ chain: [String]) -> Bool {
    guard chain.last == "userInterfaceStyle" else { return false }
    return chain.dropLast().contains { $0.lowercased().contains("trait") }
  }

  /// Whether the project has a choice between light, dark and the system.
  private static func offersSystem(_ tables: ProgramTables) -> Bool {
    tables.types.values.contains { type in
      let cases = Set(type.cases.map { $0.lowercased() })
      return ["dark", "light"].allSatisfy { style in cases.contains { $0.contains(style) } }
        && cases.contains { name in ["system", "auto", "default", "device"].contains { name.contains($0) } }
    }
  }
}
