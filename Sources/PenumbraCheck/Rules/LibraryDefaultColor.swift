/// A public colour of a class has black or white as its default, so that whoever sets nothing gets black on black in dark mode.
///
/// ## Example
///
///     public var labelColor: UIColor = .black
///
/// ## Fix
///
/// Make the default `.label` or another colour that adapts.
///
/// ## Blind spots
///
/// Defaults that are chosen in an initialiser are not seen.
enum LibraryDefaultColor: Rule {
  static let identifier = "library-default-color"
  static let kinds = ["B23"]
  static let severity = Severity.warning
  static let abstract = "a public property has black or white as its default"

  static func check(_ project: ProjectFacts) -> [Finding] {
    project.swift.constants.compactMap { constant in
      let node = constant.property.node
      let initial = constant.property.initial
      guard node.flags.contains(.isPublic), !node.flags.contains(.isLet), !constant.property.isShared,
        constant.value.form == .color, !isShade(constant.property.name),
        constant.value.frozen == .no, constant.value.adapts == .no, initial?.kind != .array,
        let color = constant.value.light, constant.value.light == constant.value.dark, color.alpha > 0.3, color.chroma < 0.1,
        color.isDarkInk || color.isNearWhite
      else { return nil }
      return finding(
        at: node.place, "Whoever sets no colour gets \(color.isNearWhite ? "white in light" : "dark on dark in dark") mode",
        fix: "Make the default a colour that adapts, such as .label")
    }
  }

  /// Whether a colour is meant to be dark in both styles: a shadow, or what dims the screen.
  private static func isShade(_ name: String) -> Bool {
    ["shadow", "dim", "overlay", "scrim"].contains { name.lowercased().contains($0) }
  }
}
