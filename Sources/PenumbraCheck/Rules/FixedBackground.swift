/// A page, cell, popover or preview is given white, or nearly white, as its background, and is a bright box in dark mode.
///
/// Labels in it that adapt turn white on white.
///
/// ## Example
///
///     view.backgroundColor = .white
///     hello.textColor = .label
///
/// ## Fix
///
/// Use `.systemBackground` or another colour that adapts.
///
/// ## Blind spots
///
/// A white ground under dark content that does not adapt either, such as a code to scan, is left alone. Pictures that need white
/// are not known.
enum FixedBackground: Rule {
  static let identifier = "fixed-background"
  static let kinds = ["B1"]
  static let severity = Severity.warning
  static let abstract = "a page, cell, popover or preview is white in dark mode too"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let surfaces = project.surfaces
    var seen: Set<Node> = []
    var found: [Finding] = []
    for owner in surfaces.owners where !surfaces.isPinned(owner) {
      let isController = project.swift.tables.isKind(owner, of: "UIViewController")
      for paint in surfaces.paints(owner, "backgroundColor") {
        guard paint.value.isFixed, paint.value.frozen == .no, paint.value.light?.isNearWhite == true,
          paint.event.depth == 0 || paint.event.isOwn
        else {
          continue
        }
        let always = ["UIPreviewParameters", "UIPopoverPresentationController", "UIPreviewTarget"].contains(
          paint.event.target.type ?? "")
        guard always || surfaces.grounds(owner).contains(paint.path) else { continue }
        let adapts = !surfaces.adaptiveTexts(owner).isEmpty || !surfaces.plainLabels(owner).isEmpty
        let isPair = !surfaces.fixedInks(owner).isEmpty
        // A fixed dark text on a fixed white ground is readable in both styles.
        guard always || adapts || isController, always || adapts || !isPair else { continue }
        guard seen.insert(paint.event.site).inserted else { continue }
        found.append(
          finding(
            at: paint.event.site.place,
            adapts
              ? "This background is white in dark mode too, where the text on it turns white"
              : "This background is white in dark mode too",
            fix: "Use .systemBackground or another colour that adapts", severity: isPair && !always ? .info : .warning,
            related: paint.event.depth > 0 ? [RelatedPlace(paint.event.node.place, note: "it is set here")] : []))
      }
    }
    return found
  }
}
