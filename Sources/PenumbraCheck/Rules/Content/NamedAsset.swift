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
  static func color(_ node: Node, known: Names) -> String? { name(node, types: ["UIColor", "Color"], known: known) }

  /// The name in `UIImage(named: "X")`, or of the symbol that Xcode makes for a set.
  static func image(_ node: Node, known: Names) -> String? { name(node, types: ["UIImage", "Image"], known: known) }

  /// The name in an expression of some types.
  private static func name(_ node: Node, types: Set<String>, known: Names) -> String? {
    switch node.kind {
    case .call where types.contains(node.calleeName):
      if let text = (node.argument("named") ?? node.argument(""))?.literalText { return text }
      return node.argument("resource").flatMap { symbol($0, known: known) }
    case .member, .implicitMember: return symbol(node, known: known) ?? constant(node, types: types, known: known)
    case .name: return constant(node, types: types, known: known)
    case .binary where node.name == "??": return node.first.flatMap { name($0, types: types, known: known) }
    default: return nil
    }
  }

  /// The set whose symbol an expression is.
  private static func symbol(_ node: Node, known: Names) -> String? {
    node.kind == .name ? nil : known.name(ofSymbol: node.lastName)
  }

  /// The set of a constant in the same source.
  private static func constant(_ node: Node, types: Set<String>, known: Names) -> String? {
    guard let value = node.variable(named: node.lastName)?.initial, value.kind == .call else { return nil }
    return name(value, types: types, known: known)
  }
}
