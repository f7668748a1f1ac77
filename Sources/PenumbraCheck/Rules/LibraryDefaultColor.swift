/// A public colour of a type, or a parameter of a public initialiser, has black or white as its default, so that whoever sets nothing gets black on black in dark mode.
///
/// ## Example
///
///     public var labelColor: UIColor = .black
///
/// ## Fix
///
/// Make the default `.label` or another colour that adapts.
///
/// ## Blind spots
///
/// What a colour is for is told by its name. White text is taken to be for a coloured ground. Defaults that are chosen in the body of
/// an initialiser are not seen.
enum LibraryDefaultColor: Rule {
  static let identifier = "library-default-color"
  static let kinds = ["B23"]
  static let severity = Severity.warning
  static let abstract = "a public property or parameter has black or white as its default"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let tables = project.swift.tables
    var defaults = project.swift.constants.compactMap { constant -> Default? in
      let node = constant.property.node
      guard node.flags.contains(.isPublic), !node.flags.contains(.isLet), !constant.property.isShared,
        constant.property.initial?.kind != .array
      else { return nil }
      return Default(name: constant.property.name, owner: constant.property.owner ?? "", value: constant.value, node: node)
    }
    for function in tables.all where function.node.flags.contains(.isPublic) && function.owner != "UIColor" {
      for parameter in function.parameters {
        guard let initial = parameter.initial, parameter.plainType == "UIColor" || parameter.plainType == "Color",
          function.role == .initializer || isInk(parameter.name)
        else { continue }
        let evaluator = Evaluator(tables: tables)
        let frame = Evaluator.Frame(
          function: nil, lexical: function.owner, own: nil, depth: 0, site: nil, responsible: nil, isOwn: false)
        let value = evaluator.evaluate(initial, frame, expected: "UIColor")
        defaults.append(
          Default(name: parameter.name, owner: "\(function.owner ?? "").\(function.number)", value: value, node: initial))
      }
    }
    let siblings = Dictionary(grouping: defaults) { $0.owner }
    return defaults.compactMap { one in
      guard let color = fault(one), !goes(color, one, with: siblings[one.owner] ?? []) else { return nil }
      return finding(
        at: one.node.place, "Whoever sets no colour gets \(color.isNearWhite ? "white in light" : "dark on dark in dark") mode",
        fix: "Make the default a colour that adapts, such as .label")
    }
  }

  /// A colour that whoever uses a type or function gets when nothing is said.
  private struct Default {
    var name: String
    /// The type, or the function, that has it among others.
    var owner: String
    var value: Value
    var node: Node
  }

  /// The colour of a default that is at fault by itself; nil when there is none.
  private static func fault(_ one: Default) -> RGBA? {
    guard one.value.form == .color, !isShade(one.name), one.value.frozen == .no, one.value.adapts == .no,
      let color = one.value.light, color == one.value.dark, color.alpha > 0.3, color.chroma < 0.1
    else { return nil }
    // White text is for a coloured ground, and a dark ground for white text.
    return color.isNearWhite && !isInk(one.name) || color.isDarkInk && !isGround(one.name) ? color : nil
  }

  /// Whether a dark text has a coloured ground beside it, on which it is read in both modes.
  private static func goes(_ color: RGBA, _ one: Default, with siblings: [Default]) -> Bool {
    guard color.isDarkInk else { return false }
    return siblings.contains { other in
      guard isGround(other.name), other.value.adapts == .no, other.value.frozen == .no, let ground = other.value.light,
        ground.alpha > 0.5, !ground.isNearWhite
      else { return false }
      return color.contrast(with: ground) >= 3
    }
  }

  /// Whether a name speaks of something that is drawn on a ground.
  private static func isInk(_ name: String) -> Bool {
    let name = name.lowercased()
    return !isGround(name)
      && ["text", "title", "label", "foreground", "ink", "icon", "glyph", "tint", "font", "message", "placeholder", "checkmark"]
        .contains { name.contains($0) }
  }

  /// Whether a name speaks of a ground.
  private static func isGround(_ name: String) -> Bool {
    ["background", "fill", "surface", "card"].contains { name.lowercased().contains($0) }
  }

  /// Whether a colour is meant to be dark in both styles: a shadow, or what dims the screen.
  private static func isShade(_ name: String) -> Bool {
    ["shadow", "dim", "overlay", "scrim"].contains { name.lowercased().contains($0) }
  }
}
