/// The nodes of one source as a tree that can be walked up and down.
struct SourceTree: Sendable {
  /// The path of the source.
  let path: String
  private let facts: SwiftFacts
  /// The node around each node; the first has none.
  private let parents: [Int32]

  /// The tree of a source in Swift or Objective-C; `nil` for other files, and when none of the words is among its strings.
  init?(_ file: ReadFile, mentioning isWanted: (String) -> Bool) {
    guard case .swift(let facts) = file.facts, facts.strings.contains(where: isWanted) else { return nil }
    path = file.path
    self.facts = facts
    var parents = [Int32](repeating: -1, count: facts.nodes.count)
    var open: [(index: Int, end: Int)] = []
    for index in facts.nodes.indices {
      while let last = open.last, index >= last.end { open.removeLast() }
      if let last = open.last { parents[index] = Int32(last.index) }
      open.append((index, index + Int(facts.nodes[index].size)))
    }
    self.parents = parents
  }

  /// All nodes, in the order of the text.
  var nodes: Range<Int> { facts.nodes.indices }

  func kind(_ node: Int) -> SwiftNodeKind { SwiftNodeKind(rawValue: facts.nodes[node].kindCode) ?? .other }

  /// The name or text of a node; empty when it has none.
  func name(_ node: Int) -> String {
    let index = Int(facts.nodes[node].nameIndex)
    return index >= 0 ? facts.strings[index] : ""
  }

  func flags(_ node: Int) -> SwiftNodeFlags { SwiftNodeFlags(rawValue: facts.nodes[node].flagBits) }

  func place(_ node: Int) -> Place {
    Place(path: path, line: Int(facts.nodes[node].line), column: Int(facts.nodes[node].column))
  }

  /// The position of a node, for texts inside of it.
  func position(_ node: Int) -> TextPosition {
    TextPosition(line: Int(facts.nodes[node].line), column: Int(facts.nodes[node].column))
  }

  /// A node with all that is inside of it.
  func inside(_ node: Int) -> Range<Int> { node..<node + Int(facts.nodes[node].size) }

  /// The nodes directly inside of a node.
  func parts(_ node: Int) -> [Int] {
    var parts: [Int] = []
    var next = node + 1
    let end = inside(node).upperBound
    while next < end {
      parts.append(next)
      next = inside(next).upperBound
    }
    return parts
  }

  func parent(_ node: Int) -> Int? { parents[node] >= 0 ? Int(parents[node]) : nil }

  /// The nearest node of some kinds around a node.
  func around(_ node: Int, _ kinds: Set<SwiftNodeKind>) -> Int? {
    var next = parent(node)
    while let index = next {
      if kinds.contains(kind(index)) { return index }
      next = parent(index)
    }
    return nil
  }

  /// The function, initialiser or accessor around a node.
  func function(around node: Int) -> Int? { around(node, [.function, .initializer, .accessor, .deinitializer]) }

  /// The type or extension around a node.
  func type(around node: Int) -> Int? { around(node, [.classDecl, .structDecl, .enumDecl, .extensionDecl, .actorDecl]) }

  /// The body around a node in which names belong together: its function, or its type, or the file.
  func scope(around node: Int) -> Int { function(around: node) ?? type(around: node) ?? 0 }

  // MARK: Expressions

  /// A chain of names as it is written: `UIColor.label`, `self.web`, `.label`; empty for other expressions.
  func dotted(_ node: Int) -> String {
    switch kind(node) {
    case .name: return name(node)
    case .implicitMember: return "." + name(node)
    case .member:
      guard let base = parts(node).first else { return "." + name(node) }
      let start = dotted(base)
      return start.isEmpty ? "" : start + "." + name(node)
    default: return ""
    }
  }

  /// The last name of a chain.
  func lastName(_ node: Int) -> String {
    switch kind(node) {
    case .name, .member, .implicitMember: name(node)
    default: ""
    }
  }

  /// The name that a call calls: a function, a method, or a type.
  func callee(_ call: Int) -> String {
    guard kind(call) == .call, let first = parts(call).first else { return "" }
    return lastName(first)
  }

  /// What a method is called on, or what a member belongs to.
  func receiver(_ call: Int) -> Int? {
    guard let first = kind(call) == .member ? call : parts(call).first, kind(first) == .member else { return nil }
    return parts(first).first
  }

  /// The value of an argument by its label; an empty label means the first without one.
  func argument(_ call: Int, _ label: String) -> Int? {
    for part in parts(call).dropFirst() where kind(part) == .argument && name(part) == label && !flags(part).contains(.isTrailing)
    {
      return parts(part).first
    }
    return nil
  }

  /// Whether one of some names occurs in a range as a name, a member or a call.
  func mentions(_ names: Set<String>, in range: Range<Int>) -> Bool {
    range.contains { [.name, .member, .implicitMember].contains(kind($0)) && names.contains(name($0)) }
  }

  /// Both sides of an assignment.
  func assignment(_ node: Int) -> (target: Int, value: Int)? {
    guard kind(node) == .assign, name(node) == "=" else { return nil }
    let parts = parts(node)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  /// The variable that a name stands for: in the function around it, or else in its type or file.
  func variable(named wanted: String, near node: Int) -> Int? {
    for scope in [function(around: node), type(around: node), 0].compactMap({ $0 }) {
      for index in inside(scope) where kind(index) == .variable && name(index) == wanted { return index }
    }
    return nil
  }

  /// The value that a variable begins with.
  func initial(of variable: Int) -> Int? {
    parts(variable).first { kind($0) == .initial }.flatMap { parts($0).first }
  }

  /// The type that a variable or parameter is declared with; empty when it is not.
  func declaredType(_ variable: Int) -> String {
    parts(variable).first { kind($0) == .typeRef }.map { name($0).trimmingSuffix("?!") } ?? ""
  }

  /// The text of a string literal without interpolations.
  func literal(_ node: Int) -> String? {
    guard kind(node) == .string else { return nil }
    let parts = parts(node)
    guard parts.allSatisfy({ kind($0) == .text }) else { return nil }
    return parts.map(name).joined()
  }
}

extension String {
  /// The text without some characters at its end.
  fileprivate func trimmingSuffix(_ characters: String) -> String {
    var text = self[...]
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
