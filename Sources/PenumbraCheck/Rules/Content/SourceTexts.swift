/// The pages and style sheets in the string literals of a source.
struct SourceTexts {
  /// One literal that is a page, a piece of one, or a style sheet.
  struct Text {
    /// The node of the literal.
    let node: Node
    let facts: WebFacts
  }

  let texts: [Text]

  /// Reads the literals in a node.
  init(_ root: Node) {
    texts = root.tree.compactMap { node -> Text? in
      guard node.kind == .string else { return nil }
      var pieces: [(text: String, origin: TextPosition)] = []
      var values = 0
      var format = Self.formatValues(of: node)
      // A value leaves its number in the text.
      func addValue(at position: TextPosition) {
        pieces.append(("\\(\(values))", position))
        values += 1
      }
      for part in node.parts {
        guard part.kind == .text else {
          addValue(at: part.position)
          continue
        }
        var rest = part.name[...]
        var position = part.position
        while format > 0, let mark = rest.firstRange(of: "%@") {
          let before = rest[..<mark.lowerBound]
          pieces.append((String(before), position))
          position = position.advanced(over: before)
          addValue(at: position)
          format -= 1
          position.column += 2
          rest = rest[mark.upperBound...]
        }
        pieces.append((String(rest), position))
      }
      let text = pieces.map(\.text).joined()
      guard text.utf8.count > 6, Self.mayHold(text) else { return nil }
      guard let facts = WebReader.fragment(text, lines: TextLines(pieces: pieces)) else { return nil }
      return Text(node: node, facts: facts)
    }
  }

  /// How many values a format takes, when a literal is one: `String(format: "…", a, b)`.
  private static func formatValues(of literal: Node) -> Int {
    guard let argument = literal.parent, argument.kind == .argument, let call = argument.parent,
      ["format", "stringByAppendingFormat", "appendFormat"].contains(argument.name) || call.calleeName.hasSuffix("ormat")
    else { return 0 }
    return call.arguments.count { $0.index > argument.index && $0.first != nil }
  }

  /// Whether a text of a source can be part of a page or sheet, so that its source is worth a look.
  static func mayHold(_ text: String) -> Bool { text.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") } }
}
