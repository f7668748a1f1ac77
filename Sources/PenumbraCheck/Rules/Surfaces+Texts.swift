// The texts of a class: those that turn light in dark mode, and those that stay dark.

extension Surfaces {
  /// Whether anything in the project is given a colour that adapts.
  var adapts: Bool {
    boards.values.contains { board in
      ["backgroundColor", "textColor"].contains {
        board.paints[$0]?.contains { $0.value.adapts == .yes && $0.value.form == .color } ?? false
      }
    }
  }

  /// Whether anything in the project gives bars a ground of their own.
  var colorsBars: Bool { boards.values.contains { $0.paints["barTintColor"] != nil || $0.paints["barStyle"] != nil } }

  /// The views of a class that are labels and get no colour of their own: they show in the adaptive colour of labels.
  func plainLabels(_ owner: String) -> [String] {
    guard let board = boards[owner] else { return [] }
    let own =
      program.tables.types[owner]?.properties.values.filter { property in
        !property.isShared && program.tables.type(of: property) == "UILabel"
          && !(property.initial?.mentions(["textColor", "attributedText"]) ?? false)
      }.map { "self." + $0.name } ?? []
    let locals = board.holders.keys.filter { $0.contains("@") && board.types[$0] == "UILabel" }
    return (own + locals).filter { !isColored($0, in: board) }.sorted()
  }

  /// The labels that a cell has by itself, when it gives them a text and no colour.
  private func partLabels(_ owner: String) -> [String] {
    guard let board = boards[owner] else { return [] }
    let labels = ["self.textLabel", "self.detailTextLabel"].filter { path in
      board.paints["text"]?.contains { $0.path == path } == true && !isColored(path, in: board)
    }
    let content = "self.contentConfiguration"
    let isSet = board.paints["contentConfiguration"]?.contains { $0.path == "self" } == true
    let isInked = board.paints["textColor"]?.contains { $0.path.contains("extProperties") } == true
    return labels + (isSet && !isInked ? [content] : [])
  }

  /// Whether a text gets a colour of its own.
  private func isColored(_ path: String, in board: Board) -> Bool {
    ["textColor", "attributedText"].contains { property in
      board.touched.contains([property, path]) || board.paints[property]?.contains { $0.path == path } ?? false
    }
  }

  /// The views with texts of a class that turn light in dark mode.
  func turningTexts(_ owner: String) -> [String] {
    let painted = ["textColor", "titleColor"].flatMap { paints(owner, $0) }.filter {
      $0.value.adapts == .yes && Self.turnsLight($0.value)
    }
    return painted.map(\.path) + plainLabels(owner) + partLabels(owner)
  }

  /// Whether a colour that adapts is light in dark mode, as far as it is known.
  private static func turnsLight(_ value: Value) -> Bool { value.dark.map { $0.over(RGBA(0, 0, 0)).luminance > 0.3 } ?? true }

  /// Dark texts and tints of a class that do not adapt.
  func fixedInks(_ owner: String) -> [Paint] {
    ["textColor", "titleColor", "tintColor"].flatMap { paints(owner, $0) }.filter {
      // Items of bars lie on the bar.
      $0.value.isFixed && ($0.value.light?.isDarkInk ?? false) && $0.event.target.type != "UIBarButtonItem"
        && !$0.event.target.names.contains { ["navigationItem", "navigationBar", "tabBar", "toolbar"].contains($0) }
    }
  }

  /// Each text of a class with the ground on which it lies: its own background, or that of the nearest view around it.
  func pairs(_ owner: String) -> [(text: Paint, ground: Ground, isOwn: Bool)] {
    let backgrounds = paints(owner, "backgroundColor").filter { Self.covers($0) && $0.value.form == .color }
    return ["textColor", "titleColor"].flatMap { paints(owner, $0) }.compactMap { text in
      if let own = background(of: text.path, in: owner, near: text) {
        return (text, Ground(value: own, source: text.path, isSure: true), true)
      }
      var ground = ground(under: text.path, in: owner, near: text)
      guard !ground.isHidden, ground.value != nil else { return nil }
      // Text in a container with a ground of its own does not lie on that of the class.
      ground.isSure = ground.isSure || backgrounds.count { $0.path != "self" && !$0.path.hasSuffix("view") } <= 1
      return (text, ground, false)
    }
  }
}
