import Synchronization

/// A Swift source of the program: its facts, its path and its number among the units.
package final class SwiftUnit: Sendable {
  /// The path relative to the root.
  package let path: String
  /// The nodes and strings.
  let facts: SwiftFacts
  /// Its number, in the order of the paths.
  let number: Int
  /// The marks of the strings, rising, each with the number of its string: most questions for a name end here, without a walk.
  private let marks: [NameMark]
  /// What stands around its nodes, once it was asked for.
  private let known = Mutex<Surroundings?>(nil)

  init(path: String, facts: SwiftFacts, number: Int) {
    self.path = path
    self.facts = facts
    self.number = number
    marks = facts.strings.enumerated().map { NameMark(hash: NameMark.hash($1), string: Int32($0)) }.sorted { $0.hash < $1.hash }
  }

  /// The node that holds all others; nil when there is none.
  var root: Node? { facts.nodes.isEmpty ? nil : Node(unit: self, index: 0) }

  /// What stands around its nodes.
  var surroundings: Surroundings {
    known.withLock { known in
      let made = known ?? Surroundings(facts)
      known = made
      return made
    }
  }

  /// Whether a string is among its strings; with other names of the same mark, a yes may be wrong, a no is certain.
  func mayHold(_ string: String) -> Bool { place(of: NameMark.hash(string)) != nil }

  /// Whether one of some names may be among its strings; a no is certain.
  func mayHold(_ names: Names) -> Bool { names.hashes.contains { place(of: $0) != nil } }

  /// The numbers of the strings that are among some names.
  func strings(among names: Names) -> [Int32] {
    names.hashes.flatMap { hash -> [Int32] in
      // Strings of one mark lie side by side.
      guard let place = place(of: hash) else { return [] }
      return marks[place...].prefix { $0.hash == hash }.map(\.string).filter { names.strings.contains(facts.strings[Int($0)]) }
    }
  }

  /// Where the first string with a mark stands among the marks.
  private func place(of hash: UInt64) -> Int? {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low].hash == hash ? low : nil
  }
}

/// The mark of a string of a unit.
private struct NameMark: Sendable {
  /// The mark.
  let hash: UInt64
  /// The number of the string.
  let string: Int32

  /// The mark of a string: 64 bits, so that two names of a project practically never share one.
  static func hash(_ string: String) -> UInt64 {
    var string = string
    return string.withUTF8 { text in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash ^ hash &>> 32
    }
  }
}

/// Names that are looked for in many units: their marks are made once.
struct Names: Sendable, ExpressibleByArrayLiteral {
  /// The names.
  let strings: Set<String>
  /// Their marks.
  fileprivate let hashes: [UInt64]

  init(_ strings: Set<String>) {
    self.strings = strings
    hashes = strings.map { NameMark.hash($0) }
  }

  init(arrayLiteral elements: String...) { self.init(Set(elements)) }

  /// Whether a name is one of them.
  func contains(_ name: String) -> Bool { strings.contains(name) }

  /// These and others.
  func union(_ others: [String]) -> Names { Names(strings.union(others)) }
}

/// A node of a unit, with what rules ask of it.
package struct Node: Sendable, Hashable {
  /// Where it comes from.
  let unit: SwiftUnit
  /// Its index among the nodes of the unit.
  let index: Int

  package static func == (a: Node, b: Node) -> Bool { a.index == b.index && a.unit === b.unit }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(unit.number)
    hasher.combine(index)
  }

  /// The stored node.
  private var stored: SwiftNode { unit.facts.nodes[index] }
  /// What it is.
  package var kind: SwiftNodeKind { SwiftNodeKind(rawValue: stored.kindCode) ?? .other }
  /// What is said of it.
  package var flags: SwiftNodeFlags { SwiftNodeFlags(rawValue: stored.flagBits) }
  /// Its name, empty when it has none.
  package var name: String {
    let index = stored.nameIndex
    return index < 0 ? "" : unit.facts.strings[Int(index)]
  }
  /// Its line, from 1.
  package var line: Int { Int(stored.line) }
  /// The index after its last part.
  var end: Int { index + Int(stored.size) }
  /// Where it stands.
  package var place: Place { Place(path: unit.path, line: line, column: Int(stored.column)) }

  /// Its parts, in the order of the text.
  package var parts: Parts { Parts(unit: unit, position: index + 1, end: end) }
  /// Its first part.
  package var first: Node? { index + 1 < end ? Node(unit: unit, index: index + 1) : nil }
  /// A part by its number.
  package func part(_ number: Int) -> Node? { parts.dropFirst(number).first { _ in true } }
  /// The first part of a kind.
  package func first(_ kind: SwiftNodeKind) -> Node? { parts.first { $0.kind == kind } }
  /// The parts of a kind.
  package func all(_ kind: SwiftNodeKind) -> [Node] { parts.filter { $0.kind == kind } }
  /// It and everything below it, in the order of the text.
  package var tree: Tree { Tree(unit: unit, position: index, end: end) }

  /// The parts of a node.
  package struct Parts: Sequence, IteratorProtocol {
    let unit: SwiftUnit
    var position: Int
    let end: Int
    package mutating func next() -> Node? {
      guard position < end else { return nil }
      let node = Node(unit: unit, index: position)
      position = node.end
      return node
    }
  }

  /// A node and everything below it.
  package struct Tree: Sequence, IteratorProtocol {
    let unit: SwiftUnit
    var position: Int
    let end: Int
    package mutating func next() -> Node? {
      guard position < end else { return nil }
      defer { position += 1 }
      return Node(unit: unit, index: position)
    }
  }

  // MARK: Common shapes

  /// The text of a string literal without values in it.
  package var literalText: String? {
    guard kind == .string else { return nil }
    var text = ""
    for part in parts {
      guard part.kind == .text else { return nil }
      text += part.name
    }
    return text
  }

  /// The name that a call calls: the last name of its callee, `init` for a type's.
  package var calleeName: String {
    guard kind == .call, let callee = first else { return "" }
    switch callee.kind {
    case .name, .member, .implicitMember: return callee.name
    default: return ""
    }
  }

  /// The arguments of a call.
  package var arguments: [Node] { all(.argument) }

  /// The labels of a call's arguments: `_` for none, nil for a trailing closure, which fits any.
  var argumentLabels: [String?] {
    arguments.map { $0.name.isEmpty ? $0.flags.contains(.isTrailing) ? nil : "_" : $0.name }
  }

  /// The value of the argument with a label.
  package func argument(_ label: String) -> Node? { parts.first { $0.kind == .argument && $0.name == label }?.first }

  /// The names along `a.b.c`, calls and subscripts in it as their names; empty when it begins otherwise.
  package var chain: [String] {
    switch kind {
    case .name: return [name]
    case .implicitMember: return ["", name]
    case .member: return (first?.chain).map { $0.isEmpty ? [] : $0 + [name] } ?? []
    case .call, .subscriptCall: return first?.chain ?? []
    case .cast: return first?.chain ?? []
    default: return []
    }
  }

  /// Whether one of some names stands somewhere in it.
  func mentions(_ names: Names) -> Bool {
    let wanted = unit.strings(among: names)
    guard !wanted.isEmpty else { return false }
    let nodes = unit.facts.nodes
    return (index..<end).contains { wanted.contains(nodes[$0].nameIndex) && Self.isName(nodes[$0].kindCode) }
  }

  /// Whether a kind is that of a name as code uses it.
  private static func isName(_ kindCode: UInt8) -> Bool {
    kindCode == SwiftNodeKind.name.rawValue || kindCode == SwiftNodeKind.member.rawValue
      || kindCode == SwiftNodeKind.implicitMember.rawValue
  }
}
