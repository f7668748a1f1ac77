/// A function of the program: also an initialiser, an accessor, an observer of a property.
final class FunctionInfo: Sendable, Hashable {
  /// What kind of function it is.
  enum Role: Sendable {
    case function, initializer, getter, setter, observer, deinitializer
  }

  /// A parameter.
  struct Parameter: Sendable {
    /// The label at calls, `_` for none.
    var label: String
    /// The name in the body.
    var name: String
    /// The type.
    var type: String
    /// The value when it is left out.
    var initial: Node?
    /// The type without marks of optionals and generic arguments.
    let plainType: String

    init(label: String, name: String, type: String, initial: Node?) {
      self.label = label
      self.name = name
      self.type = type
      self.initial = initial
      plainType = TypeName.plain(type)
    }
  }

  /// Its number in the program.
  let number: Int
  /// Its node.
  let node: Node
  /// What kind it is.
  let role: Role
  /// Its name with labels; for accessors the property's name.
  let name: String
  /// Its name without labels.
  let base: String
  /// The key of the type that holds it; nil for a free function.
  let owner: String?
  /// Whether it is `static`.
  let isStatic: Bool
  /// Its parameters.
  let parameters: [Parameter]
  /// The type that it returns, if written.
  let returnType: String?
  /// Its body, if it has one.
  let body: Node?

  init(
    number: Int, node: Node, role: Role, name: String, owner: String?, isStatic: Bool, parameters: [Parameter],
    returnType: String?,
    body: Node?
  ) {
    self.number = number
    self.node = node
    self.role = role
    self.name = name
    base = Self.base(of: name)
    self.owner = owner
    self.isStatic = isStatic
    self.parameters = parameters
    self.returnType = returnType
    self.body = body
  }

  /// Whether it can be called with such labels, as ``Node/argumentLabels`` gives them; parameters with a value may be left out.
  func takes(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let next = rest.first, next == nil || next == parameter.label {
        rest = rest.dropFirst()
      } else if parameter.initial == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  /// A name without its labels.
  static func base(of name: String) -> String { name.utf8.firstIndex(of: UInt8(ascii: "(")).map { String(name[..<$0]) } ?? name }

  static func == (a: FunctionInfo, b: FunctionInfo) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A stored or computed property, or a global variable.
final class PropertyInfo: Sendable {
  /// Its number in the program.
  let number: Int
  /// Its node.
  let node: Node
  /// Its name.
  let name: String
  /// The key of the type that holds it; nil for a global one.
  let owner: String?
  /// Its written type.
  let type: String?
  /// The value that it is made with.
  let initial: Node?
  /// Its getter, when it is computed.
  let getter: FunctionInfo?
  /// All its accessors and observers.
  let accessors: [FunctionInfo]

  init(number: Int, node: Node, name: String, owner: String?, type: String?, initial: Node?, accessors: [FunctionInfo]) {
    self.number = number
    self.node = node
    self.name = name
    self.owner = owner
    self.type = type
    self.initial = initial
    self.accessors = accessors
    getter = accessors.first { $0.role == .getter }
  }

  /// Whether it is `static` or global.
  var isShared: Bool { owner == nil || node.flags.contains(.isStatic) }
}

/// A type of the program, its declaration and its extensions taken together; also the project's extensions of a framework's type.
final class TypeInfo: Sendable {
  /// Its key: its name, with the names of the types around it.
  let key: String
  /// Its last name.
  let name: String
  /// What it is; nil when only extensions are known.
  let kind: SwiftNodeKind?
  /// Its declaration.
  let node: Node?
  /// What it inherits from or conforms to, as written, in order.
  let parents: [String]
  /// Its functions by name without labels.
  let functions: [String: [FunctionInfo]]
  /// Its properties by name.
  let properties: [String: PropertyInfo]
  /// The names of its cases.
  let cases: [String]
  /// The texts that its cases stand for, by their names.
  let rawValues: [String: String]
  /// Its declaration and extensions.
  let nodes: [Node]

  init(_ collected: DeclarationCollector.CollectedType) {
    key = collected.key
    name = collected.name
    kind = collected.kind
    node = collected.node
    parents = collected.parents
    functions = collected.functions
    properties = collected.properties
    cases = collected.cases
    rawValues = collected.rawValues
    nodes = collected.nodes
  }

  /// Whether its declaration is known.
  var isDeclared: Bool { kind != nil }
}
