/// A shape or text layer keeps the colours of the style in which it was made.
///
/// Shape layers are often made once, behind a check for nil, in `layoutSubviews`. That UIKit lays out again after a switch does
/// not help then: the colours are behind the check.
///
/// ## Example
///
///     if face == nil {
///       let disc = CAShapeLayer()
///       disc.fillColor = UIColor.secondarySystemBackground.cgColor
///       layer.addSublayer(disc)
///       face = disc
///     }
///
/// ## Fix
///
/// Make the layer once, but set its colours on every pass or when the style changes.
///
/// ## Blind spots
///
/// As for borders.
enum StaleShapeLayer: Rule {
  static let identifier = "stale-shape-layer"
  static let kinds = ["A4"]
  static let severity = Severity.warning
  static let abstract = "a shape or text layer keeps the colours of the style in which it was made"

  static func check(_ project: ProjectFacts) -> [Finding] {
    StaleLayer.findings(
      Self.self, ["fillColor", "strokeColor", "foregroundColor", "pathColor", "emitterColor"], what: "shape", in: project)
  }
}
