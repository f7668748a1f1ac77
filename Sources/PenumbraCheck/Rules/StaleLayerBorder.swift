/// The border of a layer keeps the colour of the style in which it was set.
///
/// A layer takes a `CGColor`, which is one fixed colour. When a dynamic colour is converted once, in an initialiser or when a view is set
/// up, the border stays light in dark mode (or dark in light mode) until the view is made anew.
///
/// ## Example
///
///     override init(frame: CGRect) {
///       super.init(frame: frame)
///       layer.borderColor = UIColor.separator.cgColor
///     }
///
/// ## Fix
///
/// Set the border again in `traitCollectionDidChange(_:)`, in a handler of `registerForTraitChanges(_:handler:)`, or where UIKit lays
/// out or draws the view.
///
/// ## Blind spots
///
/// Helpers of other modules are not seen. A colour of unknown origin is reported as worth a look. A class that is made anew by
/// its owner after each switch is reported although nobody sees the fault.
enum StaleLayerBorder: Rule {
  static let identifier = "stale-layer-border"
  static let kinds = ["A1"]
  static let severity = Severity.warning
  static let abstract = "a layer's border keeps the colour of the style in which it was set"

  static func check(_ project: ProjectFacts) -> [Finding] {
    StaleLayer.findings(Self.self, ["borderColor"], what: "border", in: project)
  }
}
