/// A text is given black or a dark grey that does not adapt, on a ground that turns dark in dark mode.
///
/// ## Example
///
///     backgroundColor = .systemBackground
///     name.textColor = UIColor(hex: 0x2B3442)
///
/// ## Fix
///
/// Use `.label` or another colour that adapts.
///
/// ## Blind spots
///
/// A text lies on the nearest view around it that has a colour, as far as `addSubview` and its like tell; otherwise on the ground of
/// its class. A text in a view that a document makes, with a fixed light ground that a document gives, is reported. In
/// SwiftUI the modifiers and stacks of the same body tell the ground.
enum FixedTextColor: Rule {
  static let identifier = "fixed-text-color"
  static let kinds = ["B2"]
  static let severity = Severity.warning
  static let abstract = "dark text on a ground that turns dark"

  static func check(_ project: ProjectFacts) -> [Finding] {
    FixedInk.findings(
      Self.self, ["textColor", "titleColor"], noun: "text", fix: "Use .label or another colour that adapts", in: project)
      + SwiftUIBodies(project.swift).darkInks.map { ink in
        finding(
          at: ink.place,
          ink.isSure
            ? "This text stays dark on a ground that turns dark in dark mode"
            : "This text stays dark in dark mode, where the ground is dark unless something else makes it light",
          fix: "Use .primary or another colour that adapts", severity: ink.isSure ? .warning : .info)
      }
  }
}
