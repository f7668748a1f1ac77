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
      let ground = surfaces.ground(owner)
      let backgrounds = surfaces.paints(owner, "backgroundColor")
      let isPage = tables.isKind(owner, of: "UIViewController") || tables.isKind(owner, of: "UITableViewCell")
      for property in properties {
        for paint in surfaces.paints(owner, property) {
          guard paint.value.isFixed, paint.value.frozen == .no, paint.value.light?.isDarkInk == true,
            seen.insert(paint.event.site).inserted
          else {
            continue
          }
          // A background of its own makes a pair, which another rule looks at.
          guard
            !backgrounds.contains(where: { $0.path == paint.path && !$0.value.isClear })
              || paint.path == "self" && ground?.adapts == .yes
          else { continue }
          let adapts = ground?.adapts == .yes
          if let ground, !adapts, ground.isFixed || ground.frozen > .no || ground.adapts == .no { continue }
          guard adapts || isPage || property != "tintColor" else { continue }
          let isAlone = backgrounds.allSatisfy { $0.value.adapts == .yes || $0.value.isClear }
          found.append(
            Finding(
              place: paint.event.site.place, rule: rule.identifier, kind: rule.kinds[0],
              severity: adapts || isPage && isAlone && ground == nil && property != "tintColor" ? .warning : .info,
              message: adapts
                ? "This \(noun) stays dark on a ground that turns dark in dark mode"
                : "This \(noun) stays dark in dark mode, where the ground is dark unless something else makes it light",
              fix: fix))
        }
      }
    }
    return found
  }
}
