/// A trait callback leaves early, or does nothing, unless another trait has changed; the colours that it sets are not set again
/// after a switch of the style.
///
/// ## Example
///
///     guard traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory else { return }
///     layer.borderColor = UIColor.tertiaryLabel.cgColor
///
/// ## Fix
///
/// Make only the work for the other trait conditional.
///
/// ## Blind spots
///
/// The order in which parents and children set their colours is not seen.
enum CallbackGuard: Rule {
  static let identifier = "callback-guard"
  static let kinds = ["D1"]
  static let severity = Severity.warning
  static let abstract = "a trait callback leaves before it sets colours"

  static func check(_ project: ProjectFacts) -> [Finding] {
    var found: [Finding] = []
    for entry in project.swift.entries {
      guard let function = entry.function, function.name == "traitCollectionDidChange(_:)", let body = function.body else {
        continue
      }
      let colors = entry.events.filter { event in
        event.kind == .write && event.guards.contains(.otherTrait) && (event.value.frozen > .no || event.value.adapts > .no)
          && [.color, .cgColor, .image].contains(event.value.form)
      }
      guard let first = colors.first, !project.swift.isRefreshed(first, in: project.swift.refreshed) else { continue }
      let check = body.tree.filter { node in
        [.guardStatement, .ifStatement].contains(node.kind) && node.line <= first.site.line
          && (node.first?.mentions(Evaluator.otherTraits) ?? false)
      }.last
      found.append(
        finding(
          at: (check ?? first.site).place,
          "Unless another trait has changed too, the colours that are set here stay those of the old style",
          fix: "Set the colours whatever has changed, and make only the other work conditional",
          related: [RelatedPlace(first.site.place, note: "set only when the other trait has changed")]))
    }
    return found
  }
}
