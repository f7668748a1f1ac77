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
/// Which ground a text lies on is told by its own background, by the views that it is put into, and else by its class. Of several
/// backgrounds that which is set in the same branch counts. Pairs whose colours are not known are left alone.
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
      for (text, ground, isOwn) in surfaces.pairs(owner) {
        guard let value = ground.value, let worst = worst(text.value, on: value) else { continue }
        // Fixed dark text on the ground of its class is the matter of another rule.
        guard isOwn || !text.value.isFixed || text.value.light?.isDarkInk != true else { continue }
        // Whoever wrote it has seen it in light mode: there the ground must be another one than what is taken for it.
        guard worst == "dark" || isOwn || ground.isSure && !ground.isUsual, seen.insert(text.event.site).inserted else {
          continue
        }
        found.append(
          finding(
            at: text.event.site.place,
            "In \(worst) mode this text has nearly the colour of its ground: one of the two adapts, the other does not",
            fix: "Let both adapt, or give both a fixed colour", severity: ground.isSure ? .warning : .info))
      }
    }
    return found + surfaces.owners.flatMap { bars($0, surfaces) }
  }

  /// The titles of a bar on the ground that the same appearance has, or on the system's, which adapts.
  private static func bars(_ owner: String, _ surfaces: Surfaces) -> [Finding] {
    var seen: Set<Node> = []
    let grounds = surfaces.paints(owner, "backgroundColor").filter { !$0.value.isClear && $0.value.form == .color }
    return ["titleTextAttributes", "largeTitleTextAttributes"].flatMap { surfaces.paints(owner, $0) }.compactMap { title in
      let ground = grounds.first { $0.path == title.path }
      guard title.value.frozen == .no, ground != nil || isPlain(title, surfaces),
        let value = ground?.value ?? SystemColors.value("systemBackground"), let worst = worst(title: title.value, on: value),
        ground != nil || worst == "dark", seen.insert(title.entry.function?.node ?? title.event.site).inserted
      else { return nil }
      return finding(
        at: title.event.site.place,
        "In \(worst) mode this title has nearly the colour of its bar: one of the two adapts, the other does not",
        fix: "Let both adapt, or give both a fixed colour",
        related: ground.map { [RelatedPlace($0.event.site.place, note: "the ground is set here")] } ?? [])
    }
  }

  /// What gives a bar another ground than the system's.
  private static let grounds: Names = [
    "configureWithTransparentBackground", "barTintColor", "backgroundImage", "setBackgroundImage", "backgroundEffect",
    "backgroundColor", "barStyle",
  ]

  /// Whether a title is that of a bar whose ground nothing in the project sets.
  private static func isPlain(_ title: Surfaces.Paint, _ surfaces: Surfaces) -> Bool {
    let type = title.event.target.type ?? ""
    guard ["UINavigationBar", "UIBarAppearance", "UINavigationBarAppearance"].contains(type),
      let body = title.entry.function?.body
    else { return false }
    return !body.mentions(grounds) && !surfaces.colorsBars
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
