/// The declarations of a program, and the questions that they answer: which type, which member, which function.
struct ProgramTables: Sendable {
  /// The units.
  let units: [SwiftUnit]
  /// The types by key.
  let types: [String: TypeInfo]
  /// The keys of the types with a last name.
  let keys: [String: [String]]
  /// Free functions by name without labels.
  let functions: [String: [FunctionInfo]]
  /// Global variables.
  let globals: [String: PropertyInfo]
  /// All functions.
  let all: [FunctionInfo]
  /// All properties.
  let properties: [PropertyInfo]
  /// The methods of all types by full name, for receivers of unknown type.
  let methods: [String: [FunctionInfo]]
  /// The properties of all types by name, for receivers of unknown type.
  let members: [String: [PropertyInfo]]
  /// What type aliases stand for.
  let aliases: [String: String]
  /// Which functions and which properties may matter, directly or through what they call, by their numbers.
  private let relevant: (functions: [Bool], properties: [Bool])
  /// The named colours.
  let colors: NamedColors
  /// The settings.
  let configuration: Configuration
  /// The keys of the classes that come from each class of the project.
  let children: [String: [String]]
  /// The last names of types, and the names of aliases: other names are no types of the project.
  private let typeNames: Set<String>
  /// The last names of types within types.
  private let nestedNames: Set<String>
  /// For each type that is known the types above it, itself first: asked for so often that it is worked out once.
  private var lineage: [String: [String]] = [:]
  /// For each type where its members are looked for, as far as the project says anything: the types above it, then its protocols.
  private var searched: [String: [TypeInfo]] = [:]
  /// The types of the properties, by their numbers.
  private var propertyTypes: [PropertyType] = []

  /// The type of a property.
  private struct PropertyType: Sendable {
    /// As it is written, or read off the value that the property is made with.
    var name: String?
    /// As a key.
    var key: String?
  }

  init(units: [SwiftUnit], colors: NamedColors, configuration: Configuration, jobs: Int) {
    var collector = DeclarationCollector()
    for unit in units { collector.collect(unit) }
    collector.finish()
    self.units = units
    types = collector.types.mapValues { TypeInfo($0) }
    keys = Dictionary(grouping: types.keys.sorted()) { TypeName.last($0) }
    functions = collector.functions
    globals = collector.globals
    all = collector.all
    properties = collector.properties
    aliases = collector.aliases
    typeNames = Set(keys.keys).union(aliases.keys)
    nestedNames = Set(keys.filter { $0.value.contains { $0.utf8.contains(UInt8(ascii: ".")) } }.keys)
    methods = Dictionary(grouping: collector.all.filter { $0.owner != nil && $0.role == .function }, by: \.name)
    members = Dictionary(grouping: collector.properties.filter { $0.owner != nil }, by: \.name)
    let relevant = Relevance.names(units: units, all: collector.all, properties: collector.properties, jobs: jobs)
    self.relevant = (all.map { relevant.contains($0.base) }, properties.map { relevant.contains($0.name) })
    self.colors = colors
    self.configuration = configuration
    var children: [String: [String]] = [:]
    for type in types.values where type.kind == .classDecl {
      if let parent = type.parents.first { children[parent, default: []].append(type.key) }
    }
    self.children = children.mapValues { $0.sorted() }
    let known = Set(types.keys).union(FrameworkTypes.parent.keys)
    for key in known { lineage[key] = chain(key) }
    for key in known {
      let rows = (ancestry(key) + protocols(key)).compactMap { types[$0] }
      if !rows.isEmpty { searched[key] = rows }
    }
    propertyTypes = propertyTypes(jobs: jobs)
  }

  /// Works out the types of all properties.
  private func propertyTypes(jobs: Int) -> [PropertyType] {
    let size = 512
    let slots = Slots<[PropertyType]>(count: (properties.count + size - 1) / size)
    Crew.run(count: slots.count, workers: jobs) { [self] turn in
      slots[turn] = properties[turn * size..<min(properties.count, (turn + 1) * size)].map { property in
        let name = findType(of: property)
        return PropertyType(
          name: name, key: name.map { findKey(ofType: $0, of: property) } ?? FrameworkTypes.property[property.name])
      }
    }
    return (0..<slots.count).flatMap { slots[$0] ?? [] }
  }

  // MARK: What matters

  /// Whether a function may matter, directly or through what it calls.
  func isRelevant(_ function: FunctionInfo) -> Bool { relevant.functions[function.number] }

  /// Whether a property may matter, directly or through what it is made with.
  func isRelevant(_ property: PropertyInfo) -> Bool { relevant.properties[property.number] }

  // MARK: Types

  /// The type of a name as seen from a type; nil when the project neither declares nor extends it.
  func type(_ name: String, from owner: String? = nil) -> TypeInfo? {
    let last = TypeName.last(name)
    guard typeNames.contains(last) else { return nil }
    if nestedNames.contains(last) {
      var scope = owner
      while let around = scope {
        if let found = types[around + "." + name] { return found }
        scope = TypeName.around(around)
      }
    }
    if let found = types[name] { return found }
    if let alias = aliases[name], alias != name, let found = types[alias] { return found }
    if let only = keys[last], only.count == 1 { return types[only[0]] }
    return nil
  }

  /// The types from a class upwards: those of the project first, then Apple's.
  func ancestry(_ key: String) -> [String] { lineage[key] ?? chain(key) }

  /// Works out the types from a class upwards.
  private func chain(_ key: String) -> [String] {
    var chain: [String] = []
    var next: String? = key
    while let name = next, chain.count < 32, !chain.contains(name) {
      chain.append(name)
      if let type = types[name], type.isDeclared, type.kind == .classDecl {
        next = type.parents.first.map { self.type($0, from: name)?.key ?? aliases[$0] ?? $0 }
      } else {
        // A class of another module is told by the end of its name, where a class of the project comes from it.
        next =
          FrameworkTypes.parent[name]
          ?? (chain.count > 1 && types[name] == nil ? FrameworkTypes.likelyParent(ofForeign: name) : nil)
      }
    }
    return chain
  }

  /// Whether a class is another or comes from it.
  func isKind(_ key: String?, of name: String) -> Bool {
    guard let key else { return false }
    return ancestry(key).contains(name)
  }

  /// The protocols that a type conforms to, its own and those of the types above it.
  func protocols(_ key: String) -> [String] {
    var seen: [String] = []
    var open = ancestry(key).flatMap { types[$0]?.parents ?? [] }
    while let name = open.popLast() {
      guard !seen.contains(name), seen.count < 64 else { continue }
      seen.append(name)
      open += types[name]?.parents ?? []
    }
    return seen
  }

  // MARK: Members

  /// The property of a type, its own or inherited.
  func property(_ name: String, of type: String?) -> PropertyInfo? {
    guard let type, let rows = searched[type] else { return nil }
    for row in rows { if let found = row.properties[name] { return found } }
    return nil
  }

  /// The functions of a type with a name without labels: the most derived first.
  func functions(_ base: String, of type: String?) -> [FunctionInfo] {
    guard let type, let rows = searched[type] else { return [] }
    var found: [FunctionInfo] = []
    for row in rows { if let own = row.functions[base] { found += own } }
    return found
  }

  /// The type of a property: written, or read off the value that it is made with.
  func type(of property: PropertyInfo) -> String? { propertyTypes[property.number].name }

  /// The type of a property as a key; a type that nothing tells is that of properties of its name.
  func key(of property: PropertyInfo) -> String? { propertyTypes[property.number].key }

  /// Works out the type of a property.
  private func findType(of property: PropertyInfo) -> String? {
    if let type = property.type { return TypeName.plain(type) }
    return property.initial.flatMap { Self.typeOfInitial($0) ?? enumeration(ofCase: $0) }
  }

  /// Works out the key of the type of a property.
  private func findKey(ofType type: String, of property: PropertyInfo) -> String {
    if let element = TypeName.element(type) { return "[" + (self.type(element, from: property.owner)?.key ?? element) + "]" }
    return self.type(type, from: property.owner)?.key ?? type
  }

  /// The enumeration of the project of which an expression such as `Theme.day` is a case.
  private func enumeration(ofCase node: Node) -> String? {
    guard node.kind == .member, let base = node.first, base.kind == .name, let info = types[base.name] else { return nil }
    return info.kind == .enumDecl && info.cases.contains(node.name) ? info.key : nil
  }

  /// The type that an expression makes, when its text says so.
  static func typeOfInitial(_ node: Node) -> String? {
    switch node.kind {
    case .cast: return TypeName.plain(node.name)
    case .string: return "String"
    case .boolean: return "Bool"
    case .array: return node.first.flatMap { typeOfInitial($0) }.map { "[" + $0 + "]" }
    case .call:
      guard let callee = node.first else { return nil }
      switch callee.kind {
      case .name: return callee.name.startsUppercase ? callee.name : nil
      case .member:
        guard let base = callee.first, base.kind == .name || base.kind == .member, base.name.startsUppercase else {
          return nil
        }
        if callee.name == "init" { return base.name }
        // `Outer.Inner()` makes an Inner; `Type.make()` is taken to make a Type only for UIKit's own makers.
        if callee.name.startsUppercase { return base.name + "." + callee.name }
        return nil
      case .closure: return callee.first(.block).flatMap { typeOfReturned($0) }
      default: return nil
      }
    case .member:
      guard let base = node.first, base.kind == .name, base.name.startsUppercase else { return nil }
      return ["shared", "main", "default", "standard", "current"].contains(node.name)
        ? base.name : base.name == "UIColor" ? "UIColor" : nil
    default: return nil
    }
  }

  /// The type of the local that a body returns.
  private static func typeOfReturned(_ block: Node) -> String? {
    let parts = Array(block.parts)
    guard let value = parts.last(where: { $0.kind == .returnStatement })?.first ?? (parts.count == 1 ? parts[0] : nil) else {
      return nil
    }
    guard value.kind == .name else { return typeOfInitial(value) }
    let local = parts.first { $0.kind == .variable && $0.name == value.name }
    return local?.first(.typeRef).map { TypeName.plain($0.name) } ?? local?.first(.initial)?.first.flatMap { typeOfInitial($0) }
  }
}
