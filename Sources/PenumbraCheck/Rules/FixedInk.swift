/// What the rules for dark texts and tints share: a fixed dark colour on a ground that adapts.
enum FixedInk {
  /// The findings for some properties.
  static func findings(_ rule: any Rule.Type, _ properties: [String], noun: String, fix: String, in project: ProjectFacts)
    -> [Finding]
  {
    let surfaces = project.surfaces
    let tables = project.swift.tables
    var found: [Finding] = []
    var seen: Set<Node> = []
    for owner in surfaces.owners where !surfaces.isPinned(owner) {
      let backgrounds = surfaces.paints(owner, "backgroundColor")
      let isPage = pages.contains { tables.isKind(owner, of: $0) }
      let isCell = pages.dropFirst(2).contains { tables.isKind(owner, of: $0) }
      let isPlain = backgrounds.allSatisfy { $0.value.adapts == .yes || $0.value.isClear }
      for property in properties {
        for paint in surfaces.paints(owner, property) {
          guard paint.value.isFixed, paint.value.frozen == .no, let ink = paint.value.light, ink.isDarkInk,
            !hasOwnGround(paint, of: owner, surfaces), seen.insert(paint.event.site).inserted
          else { continue }
          let ground = surfaces.ground(under: paint.path, in: owner, near: paint)
          let adapts = ground.value?.adapts == .yes
          if ground.isHidden || ground.value != nil && !adapts { continue }
          // Some colours that adapt are bright in both styles, and carry dark text.
          if let dark = ground.value?.dark, dark.alpha > 0.5, ink.contrast(with: dark.over(RGBA(0, 0, 0))) >= 3 { continue }
          guard adapts || isPage || property != "tintColor" else { continue }
          // What a document puts around an outlet in a cell is not known.
          let isOutlet = isCell && surfaces.isOutlet(paint.path, in: owner)
          let isAlone = (isPlain || ground.isSure) && !isOutlet
          found.append(
            Finding(
              place: paint.event.site.place, rule: rule.identifier, kind: rule.kinds[0],
              severity: adapts || isPage && isAlone && ground.value == nil && property != "tintColor"
                ? .warning : .info,
              message: adapts
                ? "This \(noun) stays dark on a ground that turns dark in dark mode"
                : "This \(noun) stays dark in dark mode, where the ground is dark unless something else makes it light",
              fix: fix))
        }
      }
    }
    return found
  }

  /// The classes whose own ground adapts, or shows a page below that does, when nothing else is said.
  private static let pages = ["UIViewController", "UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]

  /// Whether a view has a background of its own: a pair, which another rule looks at, or something that no rule knows.
  private static func hasOwnGround(_ paint: Surfaces.Paint, of owner: String, _ surfaces: Surfaces) -> Bool {
    // The ground of the class is not that of the text itself, but when it is a label.
    let isRoot = paint.path == "self" && surfaces.ground(owner)?.adapts == .yes
    if !isRoot, surfaces.background(of: paint.path, in: owner) != nil { return true }
    let layer = paint.path + ".layer"
    if surfaces.paints(owner, "backgroundColor").contains(where: { $0.path == layer && !$0.value.isClear }) { return true }
    if surfaces.paints(owner, "backgroundImage").contains(where: { $0.path == paint.path }) { return true }
    return paint.event.name == "baseForegroundColor" && isFilled(paint)
  }

  /// Configurations of buttons whose ground is the tint.
  private static let filled: Set<String> = ["filled", "borderedProminent", "prominentGlass"]

  /// Whether a button's configuration has a ground of its own.
  private static func isFilled(_ paint: Surfaces.Paint) -> Bool {
    guard let base = paint.event.node.first?.first, base.kind == .name,
      let initial = paint.event.node.variable(named: base.name)?.initial
    else { return false }
    return filled.contains(initial.calleeName)
  }
}
