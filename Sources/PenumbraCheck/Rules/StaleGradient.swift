/// A gradient keeps the colours of the style in which it was set.
///
/// `CAGradientLayer.colors` holds CGColors. Set once, they stay as they were when the style changes.
///
/// ## Example
///
///     fade.colors = [top, bottom].map(\.cgColor)   // in init
///
/// ## Fix
///
/// Keep the UIColors and set `colors` again when the style changes.
///
/// ## Blind spots
///
/// As for borders.
enum StaleGradient: Rule {
  static let identifier = "stale-gradient"
  static let kinds = ["A3"]
  static let severity = Severity.warning
  static let abstract = "a gradient keeps the colours of the style in which it was set"

  static func check(_ project: ProjectFacts) -> [Finding] {
    StaleLayer.findings(Self.self, ["colors"], what: "gradient", in: project)
  }
}
