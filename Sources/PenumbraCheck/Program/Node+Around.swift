// What stands around a node, and what names near it stand for.

/// The nodes around the nodes of a unit, and its variables by name: made once for a unit when a rule asks.
struct Surroundings: Sendable {
  /// The index of the node around each node, -1 for none.
  private let parents: [Int32]
  /// The indices of the variables of each name, rising.
  private let variables: [String: [Int]]

  init(_ facts: SwiftFacts) {
    var parents = [Int32](repeating: -1, count: facts.nodes.count)
    var variables: [String: [Int]] = [:]
    var open: [(index: Int, end: Int)] = []
    for (index, node) in facts.nodes.enumerated() {
      while let last = open.last, index >= last.end { open.removeLast() }
      if let last = open.last { parents[index] = Int32(last.index) }
      open.append((index, index + Int(node.size)))
      if node.kindCode == SwiftNodeKind.variable.rawValue, node.nameIndex >= 0 {
        variables[facts.strings[Int(node.nameIndex)], default: []].append(index)
      }
    }
    self.parents = parents
    self.variables = variables
  }

  /// The index of the node around a node.
  func parent(of index: Int) -> Int? { parents[index] >= 0 ? Int(parents[index]) : nil }

  /// The first variable of a name in a range of nodes.
  func variable(named name: String, in range: Range<Int>) -> Int? { variables[name]?.first { range.contains($0) } }
}

extension Node {
  // MARK: Around

  /// The node around it.
  var parent: Node? { unit.surroundings.parent(of: index).map { Node(unit: unit, index: $0) } }

  /// The nearest node of some kinds around it.
  func around(_ kinds: Set<SwiftNodeKind>) -> Node? {
    let surroundings = unit.surroundings
    var next = surroundings.parent(of: index)
    while let index = next {
      let node = Node(unit: unit, index: index)
      if kinds.contains(node.kind) { return node }
      next = surroundings.parent(of: index)
    }
    return nil
  }

  /// The function, initialiser or accessor around it.
  var functionAround: Node? { around([.function, .initializer, .accessor, .deinitializer]) }

  /// The type or extension around it.
  var typeAround: Node? { around([.classDecl, .structDecl, .enumDecl, .extensionDecl, .actorDecl]) }

  /// The bodies of branches around it within its function, the innermost first.
  var branches: [Node] {
    var found: [Node] = []
    var inner = self
    while let outer = inner.parent, ![.function, .initializer, .accessor, .deinitializer].contains(outer.kind) {
      if [.ifStatement, .caseClause, .guardStatement].contains(outer.kind), inner.kind == .block { found.append(inner) }
      inner = outer
    }
    return found
  }

  /// Its position, for texts inside of it.
  var position: TextPosition { TextPosition(line: place.line, column: place.column) }

  // MARK: Expressions

  /// The last name of a chain; empty for other expressions.
  var lastName: String {
    switch kind {
    case .name, .member, .implicitMember: name
    default: ""
    }
  }

  /// A chain of names as it is written: `UIColor.label`, `self.web`, `.label`; empty for other expressions.
  var dotted: String {
    switch kind {
    case .name: return name
    case .implicitMember: return "." + name
    case .member:
      guard let first else { return "." + name }
      let start = first.dotted
      return start.isEmpty ? "" : start + "." + name
    default: return ""
    }
  }

  /// What a method is called on, or what a member belongs to.
  var receiver: Node? {
    guard let member = kind == .member ? self : first, member.kind == .member else { return nil }
    return member.first
  }

  /// Both sides of an assignment.
  var assignment: (target: Node, value: Node)? {
    guard kind == .assign, name == "=", let target = first, let value = part(1), part(2) == nil else { return nil }
    return (target, value)
  }

  // MARK: Variables

  /// The variable that a name stands for here: in the function around it, or else in its type or file.
  func variable(named wanted: String) -> Node? {
    let surroundings = unit.surroundings
    for scope in [functionAround, typeAround].compactMap({ $0 }).map({ $0.index..<$0.end }) + [0..<Int.max] {
      if let index = surroundings.variable(named: wanted, in: scope) { return Node(unit: unit, index: index) }
    }
    return nil
  }

  /// The value that a variable begins with.
  var initial: Node? { first(.initial)?.first }

  /// The type that a variable or parameter is declared with, without the marks of optionals; empty when it is not.
  var declaredType: String {
    var text = first(.typeRef)?.name[...] ?? ""
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    return String(text)
  }
}
