internal import SwiftIfConfig
internal import SwiftSyntax

/// Turns a tree of SwiftSyntax into the flat list of facts: this file the list, the next ones declarations, statements, expressions.
struct SwiftLowering {
  /// The nodes so far.
  private var nodes: [SwiftNode] = []
  /// The strings so far.
  private var strings: [String] = []
  /// The index of each string.
  private var indices: [String: Int32] = [:]
  /// The lines of the source.
  private let lines: LineTable
  /// How deep the tree is where the lowering stands.
  private var depth = 0
  /// Whether parts were left out because they lie too deep.
  private(set) var wasCut = false

  /// The most levels that are lowered; a source that a person wrote has fewer than a hundred.
  private static let deepest = 400

  init(lines: LineTable) { self.lines = lines }

  /// The facts.
  var facts: SwiftFacts { SwiftFacts(nodes: nodes, strings: strings) }

  /// Lowers a whole source.
  mutating func lower(_ tree: SourceFileSyntax) {
    node(.file, at: tree) { $0.items(tree.statements) }
  }

  // MARK: The list

  /// Adds a node and, in the body, its parts.
  mutating func node(
    _ kind: SwiftNodeKind, _ name: String? = nil, flags: SwiftNodeFlags = [], at place: some SyntaxProtocol,
    parts: (inout SwiftLowering) -> Void = { _ in }
  ) {
    node(kind, name, flags: flags, offset: place.positionAfterSkippingLeadingTrivia.utf8Offset, parts: parts)
  }

  /// Adds a node that stands at an offset.
  mutating func node(
    _ kind: SwiftNodeKind, _ name: String? = nil, flags: SwiftNodeFlags = [], offset: Int,
    parts: (inout SwiftLowering) -> Void = { _ in }
  ) {
    let index = nodes.count
    let place = lines.place(offset)
    nodes.append(
      SwiftNode(
        kindCode: kind.rawValue, flagBits: flags.rawValue, nameIndex: name.map { string($0) } ?? -1, size: 1,
        line: UInt32(clamping: place.line), column: UInt32(clamping: place.column)))
    if depth < Self.deepest {
      depth += 1
      parts(&self)
      depth -= 1
      nodes[index].size = UInt32(nodes.count - index)
    } else {
      wasCut = true
    }
  }

  /// Says something more of a node that is already there.
  mutating func mark(_ index: Int, _ flags: SwiftNodeFlags) {
    guard index < nodes.count else { return }
    nodes[index].flagBits |= flags.rawValue
  }

  /// The index that the next node will have.
  var next: Int { nodes.count }

  /// The index of a string, which is kept once.
  private mutating func string(_ text: String) -> Int32 {
    if let known = indices[text] { return known }
    let index = Int32(strings.count)
    strings.append(text)
    indices[text] = index
    return index
  }

  // MARK: Conditional compilation

  /// The part of an `#if` that iOS compiles.
  func active(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.activeClause(in: IOSBuild()).clause
  }
}

/// The build that sources are read for: a release build for an iOS device.
struct IOSBuild: BuildConfiguration {
  /// Modules that iOS has not.
  private static let absent: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "ClockKit", "Glibc", "Musl", "Carbon"]

  func isCustomConditionSet(name: String) -> Bool { false }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    !Self.absent.contains(importPath.first?.1 ?? "")
  }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6, 0) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
