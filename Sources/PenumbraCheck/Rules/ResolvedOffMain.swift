/// A dynamic colour is resolved on a background queue, where the current traits are not those of any view.
///
/// ## Example
///
///     DispatchQueue.global().async { self.render(UIColor.label.cgColor) }
///
/// ## Fix
///
/// Resolve before the work starts, or run it in `traitCollection.performAsCurrent`.
///
/// ## Blind spots
///
/// Work that is moved to another thread by other means is not seen.
enum ResolvedOffMain: Rule {
  static let identifier = "resolved-off-main"
  static let kinds = ["D3"]
  static let severity = Severity.warning
  static let abstract = "a dynamic colour is resolved on another queue"

  static func check(_ project: ProjectFacts) -> [Finding] {
    var seen: Set<Node> = []
    return project.swift.fixingEntries.flatMap { entry in
      entry.events.compactMap { event -> Finding? in
        guard event.guards.contains(.background), !event.guards.contains(.withTraits), event.value.frozen == .yes,
          let loss = event.value.loss, [.converted, .drawn].contains(loss), let node = event.value.lossNode,
          !event.value.wasResolved,
          seen.insert(node).inserted
        else { return nil }
        return finding(
          at: node.place, "On this queue the colour is resolved for whatever style is current there, which is not the view's",
          fix: "Resolve the colour before the work starts, or use traitCollection.performAsCurrent")
      }
    }
  }
}
