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
      var format = Self.formatValues(of: node, in: tree)[...]
      // A value itself is looked at in the tree; in the text it leaves its number.
      func add(_ value: Int, at position: TextPosition) {
        pieces.append(("\\(\(values.count))", position))
        values.append(value)
      }
      for part in tree.parts(node) {
        guard tree.kind(part) == .text else {
          add(part, at: tree.position(part))
          continue
        }
        var rest = tree.name(part)[...]
        var position = tree.position(part)
        while !format.isEmpty, let mark = rest.firstRange(of: "%@") {
          let before = rest[..<mark.lowerBound]
          pieces.append((String(before), position))
          position = position.advanced(over: before)
          add(format.removeFirst(), at: position)
          position.column += 2
          rest = rest[mark.upperBound...]
        }
        pieces.append((String(rest), position))
      }
      let text = pieces.map(\.text).joined()
      guard text.utf8.count > 6, Self.mayHold(text) else { return nil }
      guard let facts = WebReader.fragment(text, lines: TextLines(pieces: pieces)) else { return nil }
      return Text(node: node, facts: facts, values: values)
    }
  }

  /// The values that a format takes, when a literal is one: `String(format: "…", a, b)`.
  private static func formatValues(of literal: Int, in tree: SourceTree) -> [Int] {
    guard let argument = tree.parent(literal), tree.kind(argument) == .argument, let call = tree.parent(argument),
      ["format", "stringByAppendingFormat", "appendFormat"].contains(tree.name(argument)) || tree.callee(call).hasSuffix("ormat")
    else { return [] }
    return tree.parts(call).filter { $0 > argument && tree.kind($0) == .argument }.compactMap { tree.parts($0).first }
  }

  /// Whether a text of a source can be part of a page or sheet, so that its source is worth a look.
  static func mayHold(_ text: String) -> Bool { text.contains("<") || text.contains("{") }
}
