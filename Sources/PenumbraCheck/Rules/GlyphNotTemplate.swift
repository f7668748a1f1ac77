/// A glyph of one colour insists on its own colours.
///
/// With the rendering “Original” a black glyph stays black in dark mode, whatever tint its button or image view has.
///
/// ## Example
///
///     "properties": { "template-rendering-intent": "original" }
///
/// ## Fix
///
/// Render the glyph as a template, so that it takes the tint; or give it a file for dark.
///
/// ## Blind spots
///
/// A glyph whose file cannot be looked at is reported when code gives a tint to what shows it.
enum GlyphNotTemplate: Rule {
  static let identifier = "glyph-not-template"
  static let kinds = ["B9"]
  static let severity = Severity.warning
  static let abstract = "glyphs of one colour that ignore the tint"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    let fixed = resources.sets.filter { !$0.facts.isColor && !$0.facts.adapts && $0.facts.intent == "original" }
    let tinted = tintedUses(of: Set(fixed.map { ProjectResources.name(of: $0.path) }), in: project)
    let inCatalogs = fixed.compactMap { set -> Finding? in
      let tone = set.facts.plainEntries.compactMap(\.tone).first
      let use = tinted[ProjectResources.name(of: set.path)]
      var severity = Severity.warning
      if let tone {
        guard tone.isGlyph else { return nil }
        // A white glyph is meant for a dark ground, unless code tints it.
        guard tone.vanishesOnDark || use != nil else { return nil }
      } else {
        guard use != nil || speaksOfGlyph(ProjectResources.name(of: set.path)) else { return nil }
        if use == nil { severity = .info }
      }
      if resources.pinnedStyle(of: set.path) != nil { severity = .info }
      return finding(
        at: set.place(set.facts.intentPosition ?? set.facts.listPosition),
        use == nil
          ? "the glyph keeps its own colour in dark mode, where it vanishes"
          : "the glyph keeps its own colour in dark mode: the tint of what shows it does nothing",
        fix: "set “Render As” to Template Image", severity: severity,
        related: use.map { [RelatedPlace($0, note: "shown here, with a tint")] } ?? [])
    }
    return inCatalogs + withoutIntent(project, resources: resources) + inCode(project, resources: resources)
  }

  /// Glyphs that say nothing of their rendering, in an image view to which code gives a tint: only buttons and bars tint those.
  private static func withoutIntent(_ project: ProjectFacts, resources: ProjectResources) -> [Finding] {
    let open = resources.sets.filter { !$0.facts.isColor && !$0.facts.adapts && $0.facts.intent == nil }
    let tinted = tintedUses(of: Set(open.map { ProjectResources.name(of: $0.path) }), in: project, onlyImageViews: true)
    return open.compactMap { set -> Finding? in
      guard let use = tinted[ProjectResources.name(of: set.path)] else { return nil }
      if let tone = set.facts.plainEntries.compactMap(\.tone).first, !tone.isGlyph { return nil }
      return finding(
        at: set.place(set.facts.listPosition),
        "the glyph keeps its own colour in dark mode: the tint of its image view does nothing",
        fix: "set “Render As” to Template Image", severity: resources.pinnedStyle(of: set.path) != nil ? .info : .warning,
        related: [RelatedPlace(use, note: "shown here, with a tint")])
    }
  }

  private static func speaksOfGlyph(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["ic_", "icon", "glyph", "_ic", "symbol", "arrow", "chevron"].contains { name.contains($0) }
  }

  // MARK: Uses with a tint

  /// Where pictures are shown by something to which code gives a tint.
  private static func tintedUses(
    of names: Set<String>, in project: ProjectFacts, onlyImageViews: Bool = false
  ) -> [String: Place] {
    guard !names.isEmpty else { return [:] }
    let names = NamedAsset.Names(names, isColor: false)
    var uses: [String: Place] = [:]
    for unit in project.swift.tables.units where unit.mayHold("tintColor") {
      guard let root = unit.root else { continue }
      for node in root.tree {
        guard let shown = receiver(of: node), let name = NamedAsset.image(node, known: names), names.contains(name),
          uses[name] == nil
        else { continue }
        if onlyImageViews, !isImageView(shown, near: node) { continue }
        let isTinted = (node.typeAround ?? root).tree.contains { inner in
          guard let (target, _) = inner.assignment, target.lastName == "tintColor" else { return false }
          return target.receiver?.lastName == shown
        }
        if isTinted { uses[name] = node.place }
      }
    }
    return uses
  }

  /// Whether a name is declared as an image view.
  private static func isImageView(_ name: String, near node: Node) -> Bool {
    guard let variable = node.variable(named: name) else { return false }
    return variable.declaredType == "UIImageView" || variable.initial?.calleeName == "UIImageView"
  }

  /// The last name of what shows a picture: `mic` in `mic.setImage(picture, for: .normal)` and `mic.image = picture`.
  private static func receiver(of picture: Node) -> String? {
    var node = picture
    while let parent = node.parent {
      if ["setImage", "setBackgroundImage"].contains(parent.calleeName) { return parent.receiver?.lastName }
      if parent.calleeName == "UIImageView" {
        node = parent
        continue
      }
      if parent.calleeName == "withRenderingMode" { return nil }
      if let (target, _) = parent.assignment {
        return target.lastName == "image" ? target.receiver?.lastName : target.lastName
      }
      if parent.kind == .variable { return parent.name }
      guard [.argument, .member, .initial, .binary].contains(parent.kind) else { return nil }
      node = parent
    }
    return nil
  }

  // MARK: Always original

  /// `withRenderingMode(.alwaysOriginal)` on a dark glyph with one variant.
  private static func inCode(_ project: ProjectFacts, resources: ProjectResources) -> [Finding] {
    let dark = resources.sets.filter { set in
      !set.facts.isColor && !set.facts.adapts
        && set.facts.plainEntries.contains { $0.tone.map { $0.isGlyph && $0.vanishesOnDark } ?? false }
    }
    let names = NamedAsset.Names(Set(dark.map { ProjectResources.name(of: $0.path) }), isColor: false)
    return project.swift.tables.units.flatMap { unit -> [Finding] in
      guard unit.mayHold("alwaysOriginal"), let root = unit.root else { return [] }
      return root.tree.compactMap { node -> Finding? in
        guard node.kind == .call, node.mentions(["alwaysOriginal"]), let picture = node.receiver else { return nil }
        switch node.calleeName {
        case "withRenderingMode":
          // What is tinted afterwards has the colour of the tint.
          if node.parent?.kind == .member, node.parent?.name == "withTintColor" { return nil }
          // A symbol of the system is black in its own colours.
          let isSymbol = picture.calleeName == "UIImage" && picture.argument("systemName") != nil
          let isDark = NamedAsset.image(picture, known: names).map(names.contains) ?? false
          guard isSymbol || isDark else { return nil }
        case "withTintColor":
          guard let color = node.argument(""), ["black", "darkText"].contains(color.lastName) else { return nil }
        default: return nil
        }
        return finding(
          at: node.place, "the glyph is black whatever the mode is, and vanishes in dark mode",
          fix: "use .alwaysTemplate and a tint that adapts, or give the picture a file for dark")
      }
    }
  }
}
