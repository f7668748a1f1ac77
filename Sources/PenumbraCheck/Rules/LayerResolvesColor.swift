/// A subclass of CALayer converts a dynamic colour by itself.
///
/// A layer has no traits. When its code converts a dynamic colour, the colour is resolved with whatever traits happen to be current, which
/// need not be those of the view that shows the layer.
///
/// ## Example
///
///     final class OutlineLayer: CALayer {
///       var outline: UIColor = .separator { didSet { borderColor = outline.cgColor } }
///     }
///
/// ## Fix
///
/// Resolve with the view that owns the layer: `outline.resolvedColor(with: view.traitCollection).cgColor`, and again when the style changes.
///
/// ## Blind spots
///
/// Conversions within `draw(in:)` are not reported when a view calls the layer's drawing.
enum LayerResolvesColor: Rule {
  static let identifier = "layer-resolves-color"
  static let kinds = ["D3"]
  static let severity = Severity.warning
  static let abstract = "a subclass of CALayer converts a dynamic colour without a view's traits"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var seen: Set<Node> = []
    return program.fixingEntries.flatMap { entry in
      entry.events.compactMap { event -> Finding? in
        guard event.kind == .write, event.isOwn, event.depth == 0 || event.responsible == entry.owner,
          event.value.form == .cgColor,
          event.value.frozen > .no, event.value.loss == .converted, !event.value.wasResolved, !event.guards.contains(.withTraits),
          program.tables.isKind(entry.owner, of: "CALayer"), seen.insert(event.site).inserted
        else { return nil }
        return finding(
          at: event.site.place,
          "A layer has no traits, so this colour is resolved with whatever style is current, not with that of the view",
          fix: "Resolve the colour with the traits of the view that owns the layer, and set it again when they change",
          severity: event.value.frozen == .yes ? .warning : .info)
      }
    }
  }
}
