/// The shadow or the background of a layer keeps the colour of the style in which it was set.
///
/// `shadowColor` and `backgroundColor` of a layer are fixed colours. A shadow that is made for light is too strong or invisible
/// in dark.
///
/// ## Example
///
///     layer.shadowColor = UIColor(named: "cardShadow")?.cgColor   // in awakeFromNib, and never again
///
/// ## Fix
///
/// Set it again when the style changes; for a background, use the view's `backgroundColor`, which adapts.
///
/// ## Blind spots
///
/// As for borders. Colours that are equal in both styles, such as black, are left alone.
enum StaleLayerShadow: Rule {
  static let identifier = "stale-layer-shadow"
  static let kinds = ["A2"]
  static let severity = Severity.warning
  static let abstract = "a layer's shadow or background keeps the colour of the style in which it was set"

  static func check(_ project: ProjectFacts) -> [Finding] {
    StaleLayer.findings(Self.self, ["shadowColor"], what: "shadow", in: project)
      + StaleLayer.findings(Self.self, ["backgroundColor"], what: "layer's background", in: project)
  }
}
