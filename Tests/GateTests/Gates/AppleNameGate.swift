/// Keeps the list of the names that the example takes from Apple's frameworks, so that a new one is looked up before it lands.
///
/// Cards must build on iOS, where nobody here can build it; a name that exists only on Linux would not be noticed. The list holds the names
/// with a framework's prefix and everything that stands after a dot, without what Cards declares itself.
struct AppleNameGate {
  /// The list: one name a line; `#` begins a comment.
  static let path = "Examples/Cards/AppleNames.txt"
  static let sources = "Examples/Cards/Sources"

  private static let prefixes = ["UI", "CA", "CG", "NS"]
  private static let declaring: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The names that sources take from elsewhere.
  static func names(in sources: [String]) -> Set<String> {
    var used: Set<String> = []
    var declared: Set<String> = []
    for source in sources {
      let tokens = SwiftText(source).tokens()
      for (index, token) in tokens.enumerated() where token.text.first?.isLetter == true {
        let previous = index > 0 ? tokens[index - 1].text : ""
        // `case .a` uses a name; `case a` declares one. An override declares what Apple has.
        let overrides = index > 1 && tokens[max(0, index - 3)..<index].contains { $0.text == "override" && $0.line == token.line }
        if declaring.contains(previous) && !overrides { declared.insert(token.text) }
        let isPrefixed = prefixes.contains { prefix in
          token.text.hasPrefix(prefix) && token.text.dropFirst(prefix.count).first?.isUppercase == true
        }
        if previous == "." || isPrefixed && previous != "import" || declaring.contains(previous) && overrides {
          used.insert(token.text)
        }
      }
    }
    // `self` and `init` are Swift's own.
    return used.subtracting(declared).subtracting(["self", "Self", "init", "Type"])
  }

  /// Names that are used and not listed, then names that are listed and not used.
  static func faults(in tree: Tree) -> [Finding] {
    let used = names(in: tree.paths(under: sources, extensions: ["swift"]).compactMap(tree.text))
    let lines = (tree.text(path) ?? "").split(separator: "\n").map { $0.prefix { $0 != "#" }.filter { !$0.isWhitespace } }
    let listed = Set(lines.filter { !$0.isEmpty })
    return used.subtracting(listed).sorted().map {
      Finding(path: path, line: 1, sentence: "'\($0)' is used and not listed: look it up in Apple's documentation, then add it")
    }
      + listed.subtracting(used).sorted().map {
        Finding(path: path, line: 1, sentence: "'\($0)' is listed and not used: take it off")
      }
  }
}
