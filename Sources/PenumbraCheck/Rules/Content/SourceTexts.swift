/// The pages and style sheets in the string literals of a source.
struct SourceTexts {
  /// One literal that is a page, a piece of one, or a style sheet.
  struct Text {
    /// The node of the literal.
    let node: Int
    let facts: WebFacts
    /// The nodes of the values between its texts, in their order.
    let values: [Int]
  }

  let texts: [Text]

  /// Reads the literals of a tree.
  init(_ tree: SourceTree) {
    texts = tree.nodes.compactMap { node -> Text? in
      guard tree.kind(node) == .string else { return nil }
      var pieces: [(text: String, origin: TextPosition)] = []
      var values: [Int] = []
      for part in tree.parts(node) {
        if tree.kind(part) == .text {
          pieces.append((tree.name(part), tree.position(part)))
        } else {
          // The value itself is looked at in the tree; in the text it leaves its number.
          pieces.append(("\\(\(values.count))", tree.position(part)))
          values.append(part)
        }
      }
      let text = pieces.map(\.text).joined()
      guard text.utf8.count > 6, text.contains("<") || text.contains("{") else { return nil }
      guard let facts = WebReader.fragment(text, lines: TextLines(pieces: pieces)) else { return nil }
      return Text(node: node, facts: facts, values: values)
    }
  }

  /// Whether a text of a source can be part of a page or sheet, so that its source is worth a look.
  static func mayHold(_ text: String) -> Bool { text.contains("<") || text.contains("{") }
}
