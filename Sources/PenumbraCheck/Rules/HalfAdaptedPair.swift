/// Of a text and its ground one adapts and the other does not, so that one style has dark on dark or light on light.
///
/// ## Example
///
///     backgroundColor = UIColor(white: 0.12, alpha: 0.95)
///     line.textColor = .label
///
/// ## Fix
///
/// Let both adapt, or neither.
///
/// ## Blind spots
///
/// Which ground a text lies on is taken from its class: its own background, else that of the class. Pairs whose colours are not
/// known are left alone.
enum HalfAdaptedPair: Rule {
  static let identifier = "half-adapted-pair"
  static let kinds = ["B12"]
  static let severity = Severity.warning
  static let abstract = "of a text and its ground one adapts and the other does not"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let surfaces = project.surfaces
    var found: [Finding] = []
    var seen: Set<Node> = []
    for owner in surfaces.owners where !surfaces.isPinned(owner) {
      let backgrounds = surfaces.paints(owner, "backgroundColor").filter { !$0.value.isClear && $0.value.form == .color }
      for property in ["textColor", "titleColor"] {
        for text in surfaces.paints(owner, property) {
          let own = backgrounds.first { $0.path == text.path }
          guard let ground = own?.value ?? surfaces.ground(owner), let worst = worst(text.value, on: ground) else { continue }
          // Fixed dark text on the ground of its class is the matter of another rule.
          guard own != nil || !text.value.isFixed || text.value.light?.isDarkInk != true else { continue }
          // Text in a container with a ground of its own does not lie on that of the class.
          let sure = own != nil || backgrounds.count { $0.path != "self" && !$0.path.hasSuffix("view") } <= 1
          guard seen.insert(text.event.site).inserted else { continue }
          found.append(
            finding(
              at: text.event.site.place,
              "In \(worst) mode this text has nearly the colour of its ground: one of the two adapts, the other does not",
              fix: "Let both adapt, or give both a fixed colour", severity: sure ? .warning : .info))
        }
      }
    }
    return found + surfaces.owners.flatMap { bars($0, surfaces) }
  }

  /// The titles of a bar on the ground that the same appearance has.
  private static func bars(_ owner: String, _ surfaces: Surfaces) -> [Finding] {
    var seen: Set<Node> = []
    let grounds = surfaces.paints(owner, "backgroundColor").filter { !$0.value.isClear && $0.value.form == .color }
    return ["titleTextAttributes", "largeTitleTextAttributes"].flatMap { surfaces.paints(owner, $0) }.compactMap { title in
      guard title.value.frozen == .no, let ground = grounds.first(where: { $0.path == title.path }),
        let worst = worst(title: title.value, on: ground.value),
        seen.insert(title.entry.function?.node ?? title.event.site).inserted
      else { return nil }
      return finding(
        at: title.event.site.place,
        "In \(worst) mode this title has nearly the colour of its bar: one of the two adapts, the other does not",
        fix: "Let both adapt, or give both a fixed colour",
        related: [RelatedPlace(ground.event.site.place, note: "the ground is set here")])
    }
  }

  /// The style in which a title cannot be read on a ground; nil when it can.
  private static func worst(title: Value, on ground: Value) -> String? {
    if ground.isFixed, ground.frozen == .no, title.adapts == .yes, title.inks.isEmpty, let color = ground.light {
      // A title that adapts is dark in light mode and light in dark mode.
      return color.isNearWhite ? "dark" : color.isDarkInk ? "light" : nil
    }
    guard ground.adapts == .yes, title.adapts == .no, let light = ground.light, let dark = ground.dark,
      let ink = title.inks.first(where: { !$0.isBackground })?.color, ink.alpha > 0.5
    else { return nil }
    if ink.contrast(with: dark) < 2, ink.contrast(with: light) > 4 { return "dark" }
    return ink.contrast(with: light) < 2 && ink.contrast(with: dark) > 4 ? "light" : nil
  }

  /// The style in which a text cannot be read on its ground; nil when it can, or when both adapt or neither does.
  private static func worst(_ text: Value, on ground: Value) -> String? {
    guard text.isFixed != ground.isFixed, text.adapts == .yes || ground.adapts == .yes, text.frozen == .no, ground.frozen == .no
    else { return nil }
    guard let textLight = text.light, let textDark = text.dark, let groundLight = ground.light, let groundDark = ground.dark
    else { return nil }
    let page = (light: RGBA(1, 1, 1), dark: RGBA(0, 0, 0))
    let (light, dark) = (groundLight.over(page.light), groundDark.over(page.dark))
    let (inLight, inDark) = (textLight.contrast(on: light), textDark.contrast(on: dark))
    if inDark < 2, inLight > inDark { return "dark" }
    if inLight < 2, inDark > inLight { return "light" }
    return nil
  }
}
