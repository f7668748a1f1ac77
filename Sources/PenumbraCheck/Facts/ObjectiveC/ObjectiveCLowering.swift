/// Turns declarations of Objective-C into the flat list of facts that Swift sources have: this file the list and the declarations,
/// the next ones statements and expressions.
struct ObjectiveCLowering {
  /// The nodes so far.
  private var nodes: [SwiftNode] = []
  /// The strings so far.
  private var strings: [String] = []
  /// The index of each string.
  private var indices: [String: Int32] = [:]

  /// The facts.
  var facts: SwiftFacts { SwiftFacts(nodes: nodes, strings: strings) }

  /// Adds a node and, in the body, its parts.
  mutating func node(
    _ kind: SwiftNodeKind, _ name: String? = nil, flags: SwiftNodeFlags = [], line: Int, column: Int,
    parts: (inout ObjectiveCLowering) -> Void = { _ in }
  ) {
    let index = nodes.count
    nodes.append(
      SwiftNode(
        kindCode: kind.rawValue, flagBits: flags.rawValue, nameIndex: name.map { string($0) } ?? -1, size: 1,
        line: UInt32(clamping: line), column: UInt32(clamping: column)))
    parts(&self)
    nodes[index].size = UInt32(nodes.count - index)
  }

  /// The index of a string, which is kept once.
  private mutating func string(_ text: String) -> Int32 {
    if let known = indices[text] { return known }
    let index = Int32(strings.count)
    strings.append(text)
    indices[text] = index
    return index
  }

  // MARK: Declarations

  /// Lowers a whole source.
  mutating func lower(_ declarations: [ObjectiveCDeclaration]) {
    node(.file, line: 1, column: 1) { for declaration in declarations { $0.declaration(declaration) } }
  }

  private mutating func declaration(_ declaration: ObjectiveCDeclaration) {
    let (line, column) = (declaration.line, declaration.column)
    switch declaration.shape {
    case .type(let type):
      // A class is declared where its superclass is; categories and implementations extend it.
      let flags: SwiftNodeFlags = type.isImplementation ? .isImplementation : []
      node(type.superclass == nil ? .extensionDecl : .classDecl, type.name, flags: flags, line: line, column: column) {
        if let superclass = type.superclass { $0.node(.inherited, superclass, line: line, column: column) }
        for name in type.protocols { $0.node(.inherited, name, line: line, column: column) }
        for variable in type.variables { $0.statement(variable) }
        for method in type.methods { $0.method(method) }
      }
    case .function(let type, let name, let parameters, let body, let isStatic):
      let labels = parameters.map { _ in "_:" }.joined()
      node(.function, "\(name)(\(labels))", flags: isStatic ? .isPrivate : [], line: line, column: column) {
        $0.parameters(parameters)
        $0.result(type, line: line, column: column)
        $0.block(body, line: line, column: column)
      }
    case .variable(let statement): self.statement(statement)
    }
  }

  /// A method under the name that Swift gives it.
  private mutating func method(_ method: ObjectiveCMethod) {
    guard let body = method.body else { return }
    let name = CocoaNames.function(words: method.words, hasArguments: !method.parameters.isEmpty, isDeclared: true)
    var flags: SwiftNodeFlags = method.isClassMethod ? .isStatic : []
    if CocoaNames.overridden.contains(method.words.joined(separator: ":")) { flags.insert(.isOverride) }
    let (line, column) = (method.line, method.column)
    if method.words[0].hasPrefix("init"), !method.isClassMethod {
      let labels = CocoaNames.initializerLabels(words: method.words, hasArguments: !method.parameters.isEmpty)
      node(.initializer, "init(" + labels.map { $0 + ":" }.joined() + ")", flags: flags, line: line, column: column) {
        $0.parameters(method.parameters)
        $0.block(body, line: line, column: column)
      }
      return
    }
    let labels = name.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    node(.function, "\(name.base)(\(labels))", flags: flags, line: line, column: column) {
      $0.parameters(method.parameters)
      $0.result(method.type, line: line, column: column)
      $0.block(body, line: line, column: column)
    }
  }

  mutating func parameters(_ parameters: [ObjectiveCParameter]) {
    for parameter in parameters {
      node(.parameter, parameter.name, line: parameter.line, column: parameter.column) {
        $0.node(.typeRef, CocoaNames.type(parameter.type), line: parameter.line, column: parameter.column)
      }
    }
  }

  private mutating func result(_ type: String, line: Int, column: Int) {
    guard type != "void", type != "IBAction" else { return }
    node(.typeRef, CocoaNames.type(type), line: line, column: column)
  }

  mutating func block(_ statements: [ObjectiveCStatement], line: Int, column: Int) {
    node(.block, line: line, column: column) { for statement in statements { $0.statement(statement) } }
  }
}
