/// The names of catalog colours and pictures in expressions.
enum NamedAsset {
  /// The names that a question is about, with the symbols that Xcode makes of them.
  struct Names: Sendable {
    /// The names.
    private let all: Set<String>
    /// The names by folded symbol; of names that share one, the first.
    private let symbols: [String: String]
    /// The word for the kind of the sets, which symbols leave out.
    private let suffix: String

    init(_ names: Set<String>, isColor: Bool) {
      let suffix = isColor ? "color" : "image"
      all = names
      symbols = Dictionary(
        names.sorted().map { (AssetSymbol.folded($0, suffix: suffix), $0) }, uniquingKeysWith: { first, _ in first })
      self.suffix = suffix
    }

    /// Whether a name is one of them.
    func contains(_ name: String) -> Bool { all.contains(name) }

    /// The name of a symbol: `overlayText` stands for “OverlayText” and “overlay-text”.
    func name(ofSymbol symbol: String) -> String? { symbol.isEmpty ? nil : symbols[AssetSymbol.folded(symbol, suffix: suffix)] }
  }

  /// The name in `UIColor(named: "X")`, `Color("X")`, or of the symbol `.x` that Xcode makes for a set.
  static func color(_ node: Int, in tree: SourceTree, known: Names) -> String? {
    name(node, in: tree, types: ["UIColor", "Color"], known: known)
  }

  /// The name in `UIImage(named: "X")`, or of the symbol that Xcode makes for a set.
  static func image(_ node: Int, in tree: SourceTree, known: Names) -> String? {
    name(node, in: tree, types: ["UIImage", "Image"], known: known)
  }

  private static func name(_ node: Int, in tree: SourceTree, types: Set<String>, known: Names) -> String? {
    switch tree.kind(node) {
    case .call where types.contains(tree.callee(node)):
      if let text = (tree.argument(node, "named") ?? tree.argument(node, "")).flatMap(tree.literal) { return text }
      return tree.argument(node, "resource").flatMap { symbol($0, in: tree, known: known) }
    case .member, .implicitMember:
      if let name = symbol(node, in: tree, known: known) { return name }
      return constant(node, in: tree, types: types, known: known)
    case .name: return constant(node, in: tree, types: types, known: known)
    case .binary where tree.name(node) == "??":
      return tree.parts(node).first.flatMap { name($0, in: tree, types: types, known: known) }
    default: return nil
    }
  }

  /// The set whose symbol an expression is.
  private static func symbol(_ node: Int, in tree: SourceTree, known: Names) -> String? {
    guard tree.kind(node) != .name else { return nil }
    return known.name(ofSymbol: tree.lastName(node))
  }

  /// The set of a constant in the same source.
  private static func constant(_ node: Int, in tree: SourceTree, types: Set<String>, known: Names) -> String? {
    guard let variable = tree.variable(named: tree.lastName(node), near: node), let value = tree.initial(of: variable),
      tree.kind(value) == .call
    else { return nil }
    return name(value, in: tree, types: types, known: known)
  }
}
