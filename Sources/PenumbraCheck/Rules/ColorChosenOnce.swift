/// A colour is chosen by the style once, and stays.
///
/// A test of `userInterfaceStyle`, `resolvedColor(with:)` or arithmetic on the components of dynamic colours gives a plain colour. Given
/// to a view when it is set up, it is right on a fresh start and wrong after a switch.
///
/// ## Example
///
///     label.textColor = traitCollection.userInterfaceStyle == .dark ? .white : .black   // in init
///
/// ## Fix
///
/// Use a dynamic colour (`.label`, a colour set with two values, `UIColor { traits in … }`), or set the colour again when the style changes.
///
/// ## Blind spots
///
/// A colour that a theme object of the app chooses is not told from any other; the theme has to be refreshed by its own means.
enum ColorChosenOnce: Rule {
  static let identifier = "color-chosen-once"
  static let kinds = ["A8"]
  static let severity = Severity.warning
  static let abstract = "a colour is chosen by the style once, and stays"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let writes = program.staleWrites { event in
      guard Evaluator.isColorName(event.name), event.value.form == .color || event.value.form == .attributes else { return false }
      guard let loss = event.value.loss, [.styleTest, .resolved, .components].contains(loss) else { return false }
      // What a class of the project keeps under a name of its own is not yet seen by anyone.
      return program.tables.property(event.name, of: event.target.type) == nil && !event.target.names.contains("appearance()")
    }
    return writes.compactMap { write in
      guard write.sureness == .yes || write.event.value.loss != .resolved else { return nil }
      return finding(
        at: write.place, message(write.event.value.loss),
        fix: "Use a colour that adapts, or set \(write.event.name) again when the style changes", severity: write.severity,
        related: write.related)
    }
  }

  /// What will be seen.
  private static func message(_ loss: Value.Loss?) -> String {
    switch loss {
    case .resolved: "This colour is resolved for the style of the moment and stays as it is after a switch"
    case .components:
      "This colour is computed from the components that dynamic colours have at the moment, and stays after a switch"
    default: "This colour is chosen by a test of the style and stays as it is after a switch"
    }
  }
}
