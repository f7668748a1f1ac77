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
    return inCatalogs + inCode(project, resources: resources)
  }

  private static func speaksOfGlyph(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["ic_", "icon", "glyph", "_ic", "symbol", "arrow", "chevron"].contains { name.contains($0) }
  }

  // MARK: Uses with a tint

  /// Where pictures are shown by something to which code gives a tint.
  private static func tintedUses(of names: Set<String>, in project: ProjectFacts) -> [String: Place] {
    guard !names.isEmpty else { return [:] }
    var uses: [String: Place] = [:]
    for file in project.files {
      guard let tree = SourceTree(file, mentioning: { $0 == "tintColor" }) else { continue }
      for node in tree.nodes {
        guard let name = NamedAsset.image(node, in: tree, known: names), names.contains(name), uses[name] == nil,
          let shown = receiver(of: node, in: tree)
        else { continue }
        let scope = tree.inside(tree.type(around: node) ?? 0)
        let isTinted = scope.contains { index in
          guard let (target, _) = tree.assignment(index), tree.lastName(target) == "tintColor", let owner = tree.receiver(target)
          else {
            return false
          }
          return tree.lastName(owner) == shown
        }
        if isTinted { uses[name] = tree.place(node) }
      }
    }
    return uses
  }

  /// The last name of what shows a picture: `mic` in `mic.setImage(picture, for: .normal)` and `mic.image = picture`.
  private static func receiver(of picture: Int, in tree: SourceTree) -> String? {
    var node = picture
    while let parent = tree.parent(node) {
      if tree.kind(parent) == .call, ["setImage", "setBackgroundImage"].contains(tree.callee(parent)) {
        return tree.receiver(parent).map(tree.lastName)
      }
      if tree.kind(parent) == .call, tree.callee(parent) == "UIImageView" {
        node = parent
        continue
      }
      if tree.callee(parent) == "withRenderingMode" { return nil }
      if let (target, _) = tree.assignment(parent) {
        return tree.lastName(target) == "image" ? tree.receiver(target).map(tree.lastName) : tree.lastName(target)
      }
      if tree.kind(parent) == .variable { return tree.name(parent) }
      guard [.argument, .member, .initial, .binary].contains(tree.kind(parent)) else { return nil }
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
    let names = Set(dark.map { ProjectResources.name(of: $0.path) })
    guard !names.isEmpty else { return [] }
    return project.files.flatMap { file -> [Finding] in
      guard let tree = SourceTree(file, mentioning: { $0 == "alwaysOriginal" }) else { return [] }
      return tree.nodes.compactMap { node -> Finding? in
        guard tree.callee(node) == "withRenderingMode", tree.mentions(["alwaysOriginal"], in: tree.inside(node)),
          let picture = tree.receiver(node), let name = NamedAsset.image(picture, in: tree, known: names), names.contains(name)
        else { return nil }
        return finding(
          at: tree.place(node), "the glyph is black whatever the mode is, and vanishes in dark mode",
          fix: "use .alwaysTemplate and a tint that adapts, or give the picture a file for dark")
      }
    }
  }
}
