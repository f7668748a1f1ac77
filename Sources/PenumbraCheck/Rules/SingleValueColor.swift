/// A colour set has one value although its role needs two.
///
/// A near-white background or near-black text from a catalog looks as if it adapted, and does not.
///
/// ## Example
///
///     backgroundColor = UIColor(named: "Surface")     // one value: #FAFAFA
///
/// ## Fix
///
/// Give the set a value for dark.
///
/// ## Blind spots
///
/// Middle tones are taken for accents, which may be the same in both modes. Roles are told by uses and names.
enum SingleValueColor: Rule {
  static let identifier = "single-value-color"
  static let kinds = ["B10"]
  static let severity = Severity.warning
  static let abstract = "colour sets with one value in a role that needs two"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    let single = resources.sets.filter { $0.facts.isColor && !$0.facts.adapts && $0.facts.entry(for: .light)?.color != nil }
    guard !single.isEmpty else { return [] }
    let uses = uses(of: Set(single.map { ProjectResources.name(of: $0.path) }), in: project, resources: resources)
    return single.compactMap { set -> Finding? in
      guard let color = set.facts.entry(for: .light)?.color, color.alpha > 0.5, color.isNearWhite || color.isNearBlack else {
        return nil
      }
      let name = ProjectResources.name(of: set.path)
      let use = color.isNearWhite ? uses.grounds[name] : uses.texts[name]
      let siblings = siblings(of: set, in: resources)
      guard use != nil || (siblings && speaksOfRole(name, isLight: color.isNearWhite)) else { return nil }
      let isMeant = ["always", "static", "fixed", "overlay", "shadow"].contains { name.lowercased().contains($0) }
      return finding(
        at: set.place(set.facts.listPosition),
        color.isNearWhite
          ? "the colour is near white in dark mode too, and is used as a background"
          : "the colour is near black in dark mode too, and is used for text",
        fix: "give the colour set a value for dark",
        severity: isMeant || resources.pinnedStyle(of: set.path) != nil ? .info : .warning,
        related: use.map { [RelatedPlace($0, note: "used here")] } ?? [])
    }
  }

  /// Whether most other colours of the same catalog tell light from dark.
  private static func siblings(of set: ProjectResources.Located<AssetSetFacts>, in resources: ProjectResources) -> Bool {
    let catalog = set.path.firstRange(of: ".xcassets/").map { set.path[..<$0.upperBound] } ?? ""
    let others = resources.sets.filter { $0.facts.isColor && $0.path != set.path && $0.path.hasPrefix(catalog) }
    return others.count >= 2 && others.count { $0.facts.adapts } * 2 > others.count
  }

  private static func speaksOfRole(_ name: String, isLight: Bool) -> Bool {
    let name = name.lowercased()
    let roles = isLight ? ["background", "surface", "canvas", "page", "paper"] : ["text", "label", "ink", "title", "foreground"]
    return roles.contains { name.contains($0) }
  }

  // MARK: Uses

  /// Where colours are used as backgrounds and for texts.
  private static func uses(
    of names: Set<String>, in project: ProjectFacts, resources: ProjectResources
  ) -> (grounds: [String: Place], texts: [String: Place]) {
    let names = NamedAsset.Names(names, isColor: true)
    var (grounds, texts): ([String: Place], [String: Place]) = ([:], [:])
    for unit in project.swift.tables.units where unit.mayHold("backgroundColor") || unit.mayHold("textColor") {
      guard let root = unit.root else { continue }
      for node in root.tree {
        // The property is asked first: to find what a name stands for is a walk through its function and type.
        guard let (target, value) = node.assignment else { continue }
        let property = target.lastName
        guard property == "backgroundColor" || property == "textColor",
          let name = NamedAsset.color(value, known: names), names.contains(name)
        else { continue }
        if property == "backgroundColor" {
          grounds[name] = grounds[name] ?? target.place
        } else {
          texts[name] = texts[name] ?? target.place
        }
      }
    }
    for document in resources.interfaces where !document.facts.isLaunchScreen {
      for use in document.facts.colors {
        guard case .named(let name) = use.color, names.contains(name) else { continue }
        if use.property == "backgroundColor" { grounds[name] = grounds[name] ?? document.place(use.position) }
        if use.property == "textColor" { texts[name] = texts[name] ?? document.place(use.position) }
      }
    }
    return (grounds, texts)
  }
}
