/// The names of catalog colours and pictures in expressions.
enum NamedAsset {
  /// The name in `UIColor(named: "X")`, `Color("X")`, or of the symbol `.x` that Xcode makes for a set.
  static func color(_ node: Int, in tree: SourceTree, known: Set<String>) -> String? {
    name(node, in: tree, types: ["UIColor", "Color"], known: known)
  }

  /// The name in `UIImage(named: "X")`, or of the symbol that Xcode makes for a set.
  static func image(_ node: Int, in tree: SourceTree, known: Set<String>) -> String? {
    name(node, in: tree, types: ["UIImage", "Image"], known: known)
  }

  private static func name(_ node: Int, in tree: SourceTree, types: Set<String>, known: Set<String>) -> String? {
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

  /// The set whose symbol an expression is: `overlayText` stands for “OverlayText” and “overlay-text”.
  private static func symbol(_ node: Int, in tree: SourceTree, known: Set<String>) -> String? {
    guard tree.kind(node) != .name else { return nil }
    let folded = tree.lastName(node).lowercased()
    guard !folded.isEmpty else { return nil }
    return known.sorted().first { $0.lowercased().filter { $0.isLetter || $0.isNumber } == folded }
  }

  /// The set of a constant in the same source.
  private static func constant(_ node: Int, in tree: SourceTree, types: Set<String>, known: Set<String>) -> String? {
    guard let variable = tree.variable(named: tree.lastName(node), near: node), let value = tree.initial(of: variable),
      tree.kind(value) == .call
    else { return nil }
    return name(value, in: tree, types: types, known: known)
  }
}
