/// A keyboard is forced dark or light by a literal, or a text input is given an override that its keyboard takes over.
///
/// ## Example
///
///     query.keyboardAppearance = .dark
///     code.overrideUserInterfaceStyle = .dark
///
/// ## Fix
///
/// Leave the keyboard at `.default` and set the colours of the input instead.
///
/// ## Blind spots
///
/// An app that is dark as a whole may want a dark keyboard.
enum KeyboardStyle: Rule {
  static let identifier = "keyboard-style"
  static let kinds = ["C5"]
  static let severity = Severity.warning
  static let abstract = "a keyboard or a text input is forced into one style"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var seen: Set<Node> = []
    return program.entries(where: { $0 == "keyboardAppearance" || $0 == "overrideUserInterfaceStyle" }).flatMap { entry in
      entry.events.compactMap { event -> Finding? in
        let isKeyboard = event.name == "keyboardAppearance"
        guard isKeyboard || event.name == "overrideUserInterfaceStyle", event.kind == .write, event.depth == 0,
          let right = event.node.part(1), right.kind == .implicitMember || right.kind == .member,
          ["dark", "light", "alert"].contains(right.name)
        else { return nil }
        let inputs = ["UITextField", "UITextView", "UISearchBar"]
        let isInput =
          event.name == "overrideUserInterfaceStyle" && inputs.contains { program.tables.isKind(event.target.type, of: $0) }
        guard isKeyboard || isInput, !(entry.owner.map { project.surfaces.isPinned($0) } ?? false),
          !event.guards.contains(.styleTest), seen.insert(event.site).inserted
        else { return nil }
        return finding(
          at: event.site.place, "The keyboard is \(right.name == "light" ? "light in dark" : "dark in light") mode too",
          fix: isKeyboard ? "Leave keyboardAppearance at .default" : "Set the colours of the input, not its style")
      }
    }
  }
}
