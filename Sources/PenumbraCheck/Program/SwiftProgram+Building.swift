// How the declarations of all units become the tables of the program.

/// Collects declarations; used once, while the program is made.
struct DeclarationCollector {
  /// A type whose declaration and extensions are being put together.
  struct CollectedType {
    let key: String
    let name: String
    var kind: SwiftNodeKind?
    var node: Node?
    var parents: [String] = []
    var functions: [String: [FunctionInfo]] = [:]
    var properties: [String: PropertyInfo] = [:]
    var cases: [String] = []
    var rawValues: [String: String] = [:]
    var nodes: [Node] = []
  }

  /// The types by key.
  var types: [String: CollectedType] = [:]
  /// The free functions by name without labels.
  var functions: [String: [FunctionInfo]] = [:]
  /// The global variables by name.
  var globals: [String: PropertyInfo] = [:]
  /// All functions, by number.
  var all: [FunctionInfo] = []
  /// All properties.
  var properties: [PropertyInfo] = []
  /// What type aliases stand for.
  var aliases: [String: String] = [:]

  /// Collects the declarations of a unit.
  mutating func collect(_ unit: SwiftUnit) {
    for part in Node(unit: unit, index: 0).parts { declaration(part, within: nil) }
  }

  /// Takes implementations whose header is not at hand for classes; what they come from is told by what they override and are called.
  mutating func finish() {
    for (key, info) in types where info.kind == nil && info.nodes.contains(where: { $0.flags.contains(.isImplementation) }) {
      types[key]?.kind = .classDecl
      types[key]?.node = info.nodes.first { $0.flags.contains(.isImplementation) }
      types[key]?.parents.insert(Self.likelyParent(of: info), at: 0)
    }
  }

  /// Methods that only controllers have, and those that only views have.
  private static let telling: [(parent: String, methods: [String])] = [
    ("UIViewController", ["viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews"]),
    ("UITableViewCell", ["setSelected", "setHighlighted", "prepareForReuse"]),
    ("UIView", ["layoutSubviews", "awakeFromNib", "didMoveToWindow", "didMoveToSuperview", "intrinsicContentSize"]),
    ("CALayer", ["layoutSublayers"]),
  ]

  /// What a class most likely comes from.
  private static func likelyParent(of info: CollectedType) -> String {
    let named = FrameworkTypes.likelyParent(of: info.name)
    if let named, info.name.hasSuffix("ViewController") || !info.name.hasSuffix("Controller") { return named }
    if let told = telling.first(where: { $0.methods.contains { info.functions[$0] != nil } }) { return told.parent }
    let makesView = info.functions["init"]?.contains { $0.name == "init(frame:)" } ?? false
    return makesView ? "UIView" : named ?? "NSObject"
  }

  /// Takes one declaration, in a type or outside.
  private mutating func declaration(_ node: Node, within owner: String?) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl: type(node, within: owner)
    case .function, .initializer, .subscriptDecl, .deinitializer: _ = function(node, within: owner)
    case .variable: variable(node, within: owner)
    case .enumCase:
      guard let owner else { return }
      types[owner]?.cases.append(node.name)
      let text = node.first(.string)?.literalText
      if text != nil || types[owner]?.parents.contains("String") == true {
        types[owner]?.rawValues[node.name] = text ?? node.name
      }
    case .typeAlias: if let type = node.first(.typeRef) { aliases[node.name] = type.name }
    default: break
    }
  }

  /// Takes a type or an extension.
  private mutating func type(_ node: Node, within owner: String?) {
    var name = node.name
    if node.kind == .extensionDecl { name = TypeName.plain(name) }
    let key = owner.map { $0 + "." + name } ?? name
    let last = TypeName.last(name)
    var info = types.removeValue(forKey: key) ?? CollectedType(key: key, name: last)
    if node.kind != .extensionDecl {
      info.kind = node.kind
      info.node = node
    }
    info.nodes.append(node)
    info.parents += node.all(.inherited).map { TypeName.plain($0.name) }
    types[key] = info
    for part in node.parts where part.kind != .inherited { declaration(part, within: key) }
  }

  /// Takes a function and gives it a number.
  private mutating func function(_ node: Node, within owner: String?) -> FunctionInfo {
    let name = node.name
    let labels =
      name.firstIndex(of: "(").map { name[name.index(after: $0)...].dropLast().split(separator: ":").map(String.init) } ?? []
    let parameters = node.all(.parameter).enumerated().map { index, part in
      FunctionInfo.Parameter(
        label: index < labels.count ? labels[index] : "_", name: part.name, type: part.first(.typeRef)?.name ?? "",
        initial: part.first(.initial)?.first)
    }
    let role: FunctionInfo.Role =
      switch node.kind {
      case .initializer: .initializer
      case .deinitializer: .deinitializer
      default: .function
      }
    let info = FunctionInfo(
      number: all.count, node: node, role: role, name: name, owner: owner, isStatic: node.flags.contains(.isStatic),
      parameters: parameters, returnType: node.first(.typeRef)?.name, body: node.first(.block))
    all.append(info)
    if let owner {
      types[owner]?.functions[info.base, default: []].append(info)
    } else {
      functions[info.base, default: []].append(info)
    }
    return info
  }

  /// Takes a property with its accessors.
  private mutating func variable(_ node: Node, within owner: String?) {
    let type = node.first(.typeRef)?.name
    let accessors = node.all(.accessor).map { part in
      let role: FunctionInfo.Role =
        switch part.name {
        case "get", "_read": .getter
        case "set", "_modify": .setter
        default: .observer
        }
      let parameter = part.first(.parameter)?.name ?? (part.name == "didSet" ? "oldValue" : "newValue")
      let info = FunctionInfo(
        number: all.count, node: part, role: role, name: node.name, owner: owner, isStatic: node.flags.contains(.isStatic),
        parameters: role == .getter ? [] : [.init(label: "_", name: parameter, type: type ?? "", initial: nil)],
        returnType: role == .getter ? type : nil, body: part.first(.block))
      all.append(info)
      return info
    }
    let info = PropertyInfo(
      number: properties.count, node: node, name: node.name, owner: owner, type: type, initial: node.first(.initial)?.first,
      accessors: accessors)
    properties.append(info)
    if let owner { types[owner]?.properties[node.name] = info } else { globals[node.name] = info }
  }
}

/// Types as text.
enum TypeName {
  /// A type without marks of optionals and without generic arguments: `UIColor?` is `UIColor`.
  static func plain(_ text: String) -> String {
    guard let last = text.utf8.last, isMark(last) || last == UInt8(ascii: ">") || text.utf8.contains(UInt8(ascii: "<")) else {
      return text
    }
    var text = text[...]
    while let last = text.utf8.last, isMark(last) { text = text.dropLast() }
    if let open = text.utf8.firstIndex(of: UInt8(ascii: "<")), !text.hasPrefix("[") { text = text[..<open] }
    return String(text)
  }

  /// Whether a byte marks an optional.
  private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }

  /// The type of the elements of a row; nil when it is none.
  static func element(_ text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "[") else { return nil }
    let plain = plain(text)
    guard plain.hasSuffix("]") else { return nil }
    return String(plain.dropFirst().dropLast())
  }

  /// The last name of a nested type: `Inner` of `Outer.Inner`.
  static func last(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// What holds a nested type: `Outer` of `Outer.Inner`; nil for a type that is not nested.
  static func around(_ name: String) -> String? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) }
  }
}

extension String {
  /// Whether it begins with a capital, as names of types do.
  var startsUppercase: Bool {
    guard let first = utf8.first else { return false }
    guard first >= 0x80 else { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    return self.first?.isUppercase == true
  }
}
