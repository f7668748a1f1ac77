/// The style is asked of the screen, of an object made a moment ago, or of an override, none of which knows the style in which the
/// view is shown.
///
/// The screen reports the system's style although the app has pinned its window.
///
/// ## Example
///
///     let dark = UIScreen.main.traitCollection.userInterfaceStyle == .dark
///
/// ## Fix
///
/// Ask the traits of the view or controller that is shown.
///
/// ## Blind spots
///
/// A style that is kept in an object of the app is not followed.
enum WrongModeSource: Rule {
  static let identifier = "wrong-mode-source"
  static let kinds = ["C6"]
  static let severity = Severity.warning
  static let abstract = "the style is asked of something that does not know it"

  static func check(_ project: ProjectFacts) -> [Finding] {
    var found: [Finding] = []
    for unit in project.swift.tables.units
    where unit.mayHold("userInterfaceStyle") || unit.mayHold("overrideUserInterfaceStyle")
      || unit.mayHold("isInvertColorsEnabled")
    {
      for node in Node(unit: unit, index: 0).tree where node.kind == .member {
        if node.name == "isInvertColorsEnabled", isDarkName(around: node, in: unit) {
          found.append(
            finding(
              at: node.place, "Smart Invert is not dark mode", fix: "Ask traitCollection.userInterfaceStyle", severity: .info))
        }
        if node.name == "overrideUserInterfaceStyle", let test = node.parent, test.kind == .binary, test.name == "==",
          test.parts.contains(where: { ["dark", "light"].contains($0.lastName) })
        {
          found.append(
            finding(
              at: node.place, "An override is what was asked for, not the style in which this is shown",
              fix: "Ask traitCollection.userInterfaceStyle", severity: .info))
        }
        guard node.name == "userInterfaceStyle", let sentence = sentence(node) else { continue }
        found.append(finding(at: node.place, sentence, fix: "Ask the traitCollection of the view or controller that is shown"))
      }
    }
    return found
  }

  /// What is wrong with where the style is asked; nil when nothing is.
  private static func sentence(_ node: Node) -> String? {
    guard let base = node.first else { return nil }
    let chain = base.chain
    if chain.first == "UIScreen" || chain.contains("screen") {
      return "The screen reports the style of the system, not the one in which this is shown"
    }
    if base.kind == .call, base.calleeName == "UITraitCollection", base.arguments.isEmpty { return "New traits have no style" }
    if base.name == "traitCollection", let object = base.first, object.kind == .call, object.first?.kind == .name,
      object.calleeName.startsUppercase
    {
      return "An object made a moment ago is in no window, and has the style of the system at best"
    }
    return nil
  }

  /// Whether the line around speaks of dark mode.
  private static func isDarkName(around node: Node, in unit: SwiftUnit) -> Bool {
    Node(unit: unit, index: 0).tree.contains { $0.line == node.line && $0.name.lowercased().contains("dark") }
  }
}
