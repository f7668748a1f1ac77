/// The colours that an SVG drawing paints with.
enum SVGPaints {
  /// Elements that draw something.
  private static let shapes: Set = ["path", "rect", "circle", "ellipse", "polygon", "polyline", "line", "text", "use"]

  /// The fixed colours of the shapes, each once, in their order; a shape that names none is black. Clear and `currentColor` are none.
  static func read(_ text: String) -> [RGBA] {
    var paints: [RGBA] = []
    var scanner = TagScanner(Array(text.utf8))
    // What the groups around a shape set; a group without a fill passes on that of its own group.
    var groups: [String?] = []
    while let piece = scanner.next() {
      switch piece {
      case .start(let tag):
        let fill = paint("fill", of: tag) ?? groups.last.flatMap { $0 }
        if tag.name == "g" || tag.name == "svg" {
          if !tag.isClosed { groups.append(fill) }
        } else if tag.name == "style" || tag.name == "defs" || tag.name == "clipPath" || tag.name == "mask" {
          let range = scanner.skipContent(of: tag.name)
          if tag.name == "style" { paints += sheetPaints(String(decoding: scanner.bytes[range], as: UTF8.self)) }
        } else if shapes.contains(tag.name) {
          let hasClass = tag.value("class") != nil
          if fill != nil || !hasClass { add(fill ?? "black", to: &paints) }
          if let stroke = paint("stroke", of: tag) { add(stroke, to: &paints) }
        }
      case .end(let name, _):
        if name == "g" || name == "svg" { _ = groups.popLast() }
      }
    }
    return paints
  }

  private static func add(_ paint: String, to paints: inout [RGBA]) {
    guard let color = CSSColor.color(paint), !color.isClear, !paints.contains(color) else { return }
    paints.append(color)
  }

  /// The colours in the style sheet of a drawing.
  private static func sheetPaints(_ text: String) -> [RGBA] {
    WebReader.sheet(text).colors.filter { ($0.property == "fill" || $0.property == "stroke") && !$0.color.isClear }.map(\.color)
  }

  /// An attribute of a shape, or the same property in its `style`.
  private static func paint(_ name: String, of tag: Tag) -> String? {
    for part in tag.value("style")?.split(separator: ";") ?? [] {
      let halves = part.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix { $0 == " " } }
      if halves.count == 2, halves[0] == name { return String(halves[1]) }
    }
    return tag.value(name)
  }
}
