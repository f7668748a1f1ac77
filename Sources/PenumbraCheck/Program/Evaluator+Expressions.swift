// Expressions: what a value can be.

extension Evaluator {
  /// What an expression can be; `expected` is the type of the place that it is for, when that is known.
  func evaluate(_ node: Node, _ frame: Frame, expected: String? = nil) -> Value {
    switch node.kind {
    case .name: return name(node, frame)
    case .implicitMember: return implicitMember(node, frame, expected: expected)
    case .member: return memberValue(node, frame)
    case .call: return call(node, frame, expected: expected)
    case .subscriptCall:
      for argument in node.arguments { if let value = argument.first { _ = evaluate(value, frame) } }
      return node.first.map { evaluate($0, frame) } ?? Value()
    case .ternary: return ternary(node, frame, expected: expected)
    case .binary: return binary(node, frame, expected: expected)
    case .unary: return unary(node, frame)
    case .cast: return node.first.map { evaluate($0, frame, expected: node.name) } ?? Value()
    case .typeCheck:
      if let inner = node.first { _ = evaluate(inner, frame) }
      return .of(.boolean)
    case .array: return row(node, frame, expected: expected)
    case .dictionary: return dictionary(node, frame)
    case .string: return string(node, frame)
    case .integer, .float:
      var value = Value.of(.number)
      value.literal = node.name
      value.isFixed = true
      return value
    case .boolean:
      var value = Value.of(.boolean)
      value.literal = node.name
      return value
    case .nilLiteral:
      var value = Value()
      value.isFixed = true
      return value
    case .closure:
      // A closure that is only kept: what it does, it does later.
      within(frame, guards: .later) { closure(node, frame, arguments: []) }
      return Value()
    case .ifStatement: return branch(node, frame) ?? Value()
    case .switchStatement: return choose(node, frame) ?? Value()
    case .tuple, .other, .reference:
      // What is handed over to be changed is not what it was.
      if node.kind == .reference, let local = node.first?.chain.first, frame.locals[local]?.value != nil {
        frame.locals[local]?.value?.literal = nil
        frame.locals[local]?.value?.truth = nil
        frame.locals[local]?.value?.fields = [:]
      }
      var result = Value()
      for part in node.parts {
        let inner = part.kind == .argument ? part.first.map { evaluate($0, frame) } ?? Value() : evaluate(part, frame)
        result = result.joined(inner)
      }
      return result
    case .selector, .keyPath, .wildcard, .binding: return Value()
    case .assign:
      assign(node, frame)
      return Value()
    default: return Value()
    }
  }

  /// A plain name.
  private func name(_ node: Node, _ frame: Frame) -> Value {
    let name = node.name
    if let local = frame.locals[name] { return local.value ?? unknown(of: local.type) }
    if let field = field(name, of: frame.locals["self"]) { return field }
    if name == "self" || name == "super" { return frame.locals["self"]?.value ?? unknown(of: frame.own?.type) }
    if let own = frame.own?.type ?? frame.lexical, let property = tables.property(name, of: own) {
      return value(of: property, on: frame.own, frame, selfValue: frame.locals["self"]?.value)
    }
    if let lexical = frame.lexical, let property = tables.property(name, of: lexical) {
      return value(of: property, on: frame.own, frame)
    }
    if let around = frame.lexical.flatMap({ TypeName.around($0) }), let property = tables.property(name, of: around),
      property.isShared
    {
      return value(of: property, on: nil, frame)
    }
    if let global = tables.globals[name] { return value(of: global, on: nil, frame) }
    if name == "rawValue", let raw = rawValue(of: frame.locals["self"]?.value, type: frame.lexical) { return raw }
    return builtin(name, at: node, of: frame.locals["self"]?.value, frame)
  }

  /// What a property can be: what its getter returns, or what it is made with.
  func value(of property: PropertyInfo, on object: Path?, _ frame: Frame, selfValue: Value? = nil) -> Value {
    if tables.configuration.dynamicColors.contains(property.name) { return .adaptive(light: nil, dark: nil) }
    if let getter = property.getter {
      guard tables.isRelevant(property), let body = getter.body else { return unknown(of: tables.type(of: property)) }
      return inline(getter, body: body, own: object, selfValue: selfValue, arguments: [:], at: nil, frame)
        ?? unknown(of: tables.type(of: property))
    }
    let typed = unknown(of: tables.type(of: property))
    let fields = selfValue?.fields ?? [:]
    if let field = fields[property.name] { return field }
    if fields.isEmpty, let known = memo[property.node] { return known }
    guard let initial = property.initial else { return assigned(to: property, typed, frame) }
    guard open.insert(property.node).inserted, calls < Self.mostCalls, frame.depth < Self.deepest else { return typed }
    defer { open.remove(property.node) }
    calls += 1
    // What a property is made with has no locals and nothing around it; what it writes on the way is its own matter.
    let kept = (events, drawn, assumed)
    let inner = Frame(
      function: nil, lexical: property.owner,
      own: property.isShared ? nil : property.owner.map { Path(names: ["self"], type: $0) },
      depth: frame.depth + 1, site: nil, responsible: nil, isOwn: false)
    if !fields.isEmpty { inner.locals["self"] = Local(value: selfValue, type: property.owner, path: inner.own) }
    assumed = nil
    drawn = []
    var value = evaluate(initial, inner, expected: tables.type(of: property))
    (events, drawn, assumed) = kept
    value.parameters = 0
    // What a variable begins with is not what it is later.
    if !property.node.flags.contains(.isLet) { (value.literal, value.fields) = (nil, [:]) }
    if value.form == .unknown { value.form = typed.form }
    // A variable can be given another colour: what it is made with is then only one of its values.
    if !property.node.flags.contains(.isLet), value.form == .color {
      value.isFixed = value.isFixed && property.node.flags.contains(.isPrivate)
    }
    if fields.isEmpty { memo[property.node] = value }
    return value
  }

  /// What initialisers give to a constant that is declared without a value; `typed` when they do not tell.
  private func assigned(to property: PropertyInfo, _ typed: Value, _ frame: Frame) -> Value {
    guard property.node.flags.contains(.isLet), let owner = property.owner, [.color, .cgColor, .image].contains(typed.form),
      let initializers = tables.types[owner]?.functions["init"], initializers.count <= 4
    else { return typed }
    guard open.insert(property.node).inserted, calls < Self.mostCalls, frame.depth < Self.deepest else { return typed }
    defer { open.remove(property.node) }
    let kept = (events, drawn, assumed)
    // What an initialiser does beside is its own matter.
    let beside = (posted, waiting, handlers, observed)
    (drawn, assumed) = ([], nil)
    var result: Value?
    for initializer in initializers {
      guard let body = initializer.body else { continue }
      calls += 1
      events = []
      let inner = Frame(
        function: initializer, lexical: owner, own: Path(names: ["self"], type: owner), depth: frame.depth + 1, site: nil,
        responsible: nil, isOwn: false)
      for parameter in initializer.parameters {
        inner.locals[parameter.name] = Local(value: unknown(of: parameter.plainType), type: parameter.plainType, path: nil)
      }
      run(body, inner)
      for event in events
      where event.kind == .write && event.name == property.name && event.target.names == ["self"] && event.depth == inner.depth {
        result = result.map { $0.joined(event.value) } ?? event.value
      }
    }
    (events, drawn, assumed) = kept
    (posted, waiting, handlers, observed) = beside
    guard var value = result, value.form == typed.form else { return typed }
    value.parameters = 0
    // What was cut off depends on who asked first.
    if calls < Self.mostCalls, frame.depth + 1 < Self.deepest { memo[property.node] = value }
    return value
  }

  // MARK: Objects of the project

  /// What an object that a local holds was made with under a name; nil where a getter answers, or nothing is known.
  private func field(_ name: String, of local: Local?) -> Value? {
    guard let local, let field = local.value?.fields[name], tables.property(name, of: local.type)?.getter == nil else {
      return nil
    }
    return field
  }

  /// What the object that an expression means was made with or which case it is, as far as a property of a colour or picture depends
  /// on it; nil otherwise.
  private func actor(_ node: Node, asked property: PropertyInfo, _ frame: Frame) -> Value? {
    if property.owner.flatMap({ tables.types[$0] })?.kind == .enumDecl { return caseValue(node, of: property.owner, frame) }
    guard !property.isShared, let type = tables.type(of: property), [.color, .cgColor, .image].contains(unknown(of: type).form),
      property.owner != "UIColor", property.owner != "UIImage"
    else { return nil }
    let value = evaluate(node, frame)
    return value.fields.isEmpty ? nil : value
  }

  /// What an expression is, when it is a known case of an enumeration of the project; nil otherwise.
  func caseValue(_ node: Node, of type: String?, _ frame: Frame) -> Value? {
    guard let type, let info = tables.types[type], info.kind == .enumDecl else { return nil }
    let value = evaluate(node, frame, expected: type)
    return value.literal.map { info.cases.contains($0) } == true ? value : nil
  }

  /// The raw value of the case of an enumeration that acts or is asked, when it is a known text.
  private func rawValue(of value: Value?, type: String?) -> Value? {
    guard let name = value?.literal, let type, let raw = tables.type(type)?.rawValues[name] else { return nil }
    var result = Value.of(.text)
    result.literal = raw
    return result
  }

  /// `.name`: a member of the type that the place asks for; UIColor's when nothing else is known.
  private func implicitMember(_ node: Node, _ frame: Frame, expected: String?) -> Value {
    let name = node.name
    if let expected, let type = tables.type(expected, from: frame.lexical), let property = type.properties[name],
      property.isShared
    {
      return value(of: property, on: nil, frame)
    }
    if let property = tables.types["UIColor"]?.properties[name], property.isShared { return value(of: property, on: nil, frame) }
    if let color = SystemColors.value(name) { return color }
    if let color = assetSymbol(name), expected == nil || expected == "UIColor" { return color }
    var value = Value()
    value.literal = name
    return value
  }

  /// `base.name`.
  private func memberValue(_ node: Node, _ frame: Frame) -> Value {
    guard let base = node.first else { return Value() }
    let name = node.name
    // A type's own constants.
    if base.kind == .name, base.name.startsUppercase || base.name == "Self", frame.locals[base.name] == nil {
      if base.name == "UIColor" || base.name == "Color" {
        let extended = tables.types[base.name]?.properties[name]
        if let extended { return value(of: extended, on: nil, frame) }
        if let color = SystemColors.value(name) { return color }
        if let color = assetSymbol(name) { return color }
        return unknown(of: "UIColor")
      }
      let key = base.name == "Self" ? frame.lexical : tables.type(base.name, from: frame.lexical)?.key
      if let property = tables.property(name, of: key) {
        return value(of: property, on: Path(names: [base.name], type: key.map { "#" + $0 }), frame)
      }
      if let key, let info = tables.types[key], info.kind == .enumDecl, info.cases.contains(name) {
        var value = Value()
        value.literal = name
        return value
      }
    }
    if base.kind == .name, let field = field(name, of: frame.locals[base.name]) { return field }
    // R.swift: the names of the catalog as members.
    if base.chain == ["R", "color"] {
      var value = assetSymbol(name) ?? .adaptive(light: nil, dark: nil)
      value.literal = name
      return value
    }
    let path = object(base, frame)
    if let plain = path.plainType {
      if let property = tables.property(name, of: plain) {
        if property.getter != nil || property.initial != nil || !["UIColor", "CGColor", "UIImage"].contains(plain) {
          var result = value(of: property, on: path, frame, selfValue: actor(base, asked: property, frame))
          // What a parameter carries depends on the parameter.
          if base.kind == .name, let local = frame.locals[base.name]?.value { result.parameters |= local.parameters }
          return property.owner == "UIColor" && property.getter != nil
            ? extended(property, base: evaluate(base, frame), node, frame) : result
        }
      }
    }
    let inner = evaluate(base, frame)
    if name == "rawValue", let raw = rawValue(of: inner, type: path.plainType) { return raw }
    if inner.form == .color, let property = tables.types["UIColor"]?.properties[name], property.getter != nil {
      return extended(property, base: inner, node, frame)
    }
    if inner.form == .image, let property = tables.types["UIImage"]?.properties[name], property.getter != nil {
      return extended(property, base: inner, node, frame)
    }
    let known = builtin(name, at: node, of: inner, frame)
    if known.form != .unknown || path.type != nil { return known }
    // The receiver's type is not known: a property of that name that all types of the project agree about will do.
    if let candidates = tables.members[name], candidates.count <= 4, !candidates.isEmpty, FrameworkTypes.property[name] == nil {
      let values = candidates.map { value(of: $0, on: path, frame) }
      let joined = values.dropFirst().reduce(values[0]) { $0.joined($1) }
      return joined
    }
    return known
  }

  /// A computed property that the project adds to UIColor or UIImage.
  private func extended(_ property: PropertyInfo, base: Value, _ node: Node, _ frame: Frame) -> Value {
    guard let getter = property.getter, let body = getter.body else { return unknown(of: tables.type(of: property)) }
    return inline(
      getter, body: body, own: Path(names: ["self"], type: property.owner), selfValue: base, arguments: [:], at: nil, frame)
      ?? unknown(of: tables.type(of: property))
  }

  /// `a ? b : c`.
  private func ternary(_ node: Node, _ frame: Frame, expected: String?) -> Value {
    let parts = Array(node.parts)
    guard parts.count == 3 else { return Value() }
    let check = condition(parts[0], frame)
    if let constant = check.constant { return evaluate(parts[constant ? 1 : 2], frame, expected: expected) }
    let first = evaluate(parts[1], frame, expected: expected)
    let second = evaluate(parts[2], frame, expected: expected)
    var value = first.joined(second)
    if check.tested == nil { value.depend(on: choice(in: parts[0], frame)) }
    value.parameters |= check.parameters
    if let tested = check.tested, value.form != .object, value.form != .style {
      (value.frozen, value.loss, value.lossNode) = (.yes, .styleTest, tested)
      value.isFixed = false
    }
    // `.dark : .unspecified` and the like keep their names for rules that look at overrides.
    if value.form == .unknown { value.literal = [first.literal, second.literal].compactMap { $0 }.joined(separator: "|") }
    return value
  }

  /// Two or more values with operators between them.
  private func binary(_ node: Node, _ frame: Frame, expected: String?) -> Value {
    switch node.name {
    case "<", ">", "<=", ">=":
      // A comparison of sizes says nothing of the style unless what is compared does.
      let values = node.parts.map { evaluate($0, frame) }
      var value = Value.of(.boolean)
      if let frozen = values.first(where: { $0.frozen == .yes && $0.loss == .styleTest }) {
        (value.frozen, value.loss, value.lossNode) = (.yes, .styleTest, frozen.lossNode)
      }
      return value
    case "==", "!=", "===", "!==", "&&", "||":
      let check = condition(node, frame)
      var value = Value.of(.boolean)
      if let tested = check.tested {
        (value.frozen, value.loss, value.lossNode) = (.yes, .styleTest, tested)
        value.truth =
          node.parts.contains { $0.name == "dark" }
          ? node.name == "==" : node.parts.contains { $0.name == "light" } ? node.name == "!=" : nil
      }
      if let constant = check.constant { value.literal = constant ? "true" : "false" }
      return value
    case "??":
      let values = node.parts.map { evaluate($0, frame, expected: expected) }
      guard let first = values.first else { return Value() }
      return values.dropFirst().reduce(first) { first, other in
        // What stands in for a missing value adds doubt, but the usual case is the first.
        var joined = first.joined(other)
        if first.form != .unknown { (joined.light, joined.dark, joined.isFixed) = (first.light, first.dark, first.isFixed) }
        return joined
      }
    default:
      let values = node.parts.map { evaluate($0, frame, expected: expected) }
      guard let first = values.first else { return Value() }
      var value = values.dropFirst().reduce(first) { $0.joined($1) }
      value.literal = nil
      return value
    }
  }

  /// An operator before or after a value.
  private func unary(_ node: Node, _ frame: Frame) -> Value {
    guard let inner = node.first else { return Value() }
    if node.name == "!" {
      // Evaluated once: a row of negations must not double the work with each.
      var value = evaluate(inner, frame)
      value.form = .boolean
      value.truth = value.truth.map { !$0 }
      value.literal = value.literal == "true" ? "false" : value.literal == "false" ? "true" : nil
      return value
    }
    return evaluate(inner, frame)
  }

  /// An array: what any of its elements can be.
  private func row(_ node: Node, _ frame: Frame, expected: String?) -> Value {
    let element = expected.flatMap { TypeName.element($0) }
    let values = node.parts.map { evaluate($0, frame, expected: element) }
    guard let first = values.first else {
      var empty = Value()
      empty.isFixed = true
      return empty
    }
    var value = values.dropFirst().reduce(first) { $0.joined($1) }
    if value.form == .object || value.form == .unknown { value.objects = objects(in: node, frame) }
    return value
  }

  /// A text; with values in it, what they bring.
  private func string(_ node: Node, _ frame: Frame) -> Value {
    var value = Value.of(.text)
    value.literal = node.literalText
    for part in node.parts where part.kind == .entry {
      for argument in part.arguments {
        guard let inner = argument.first.map({ evaluate($0, frame) }) else { continue }
        value.parameters |= inner.parameters
        if inner.frozen == .yes, Self.isMarkup(node) {
          emit(.call, "interpolated", target: Path(names: []), value: inner, node: part, frame)
        }
        value.takeLoss(of: inner)
      }
    }
    return value
  }

  /// Whether a text looks like HTML, CSS or a script for a page.
  static func isMarkup(_ node: Node) -> Bool {
    node.parts.contains { part in
      part.kind == .text && ["<", "color:", "background", "style", "--", "document."].contains { part.name.contains($0) }
    }
  }

  // MARK: Attributed text

  /// The keys of attributes.
  private static let attributeKeys: Set<String> = [
    "font", "foregroundColor", "backgroundColor", "paragraphStyle", "kern", "underlineStyle", "baselineOffset",
    "strikethroughStyle",
    "shadow", "strokeColor", "underlineColor", "ligature", "obliqueness", "link", "attachment", "tracking", "strokeWidth",
  ]

  /// A dictionary; one of attributes of text is looked at for its colours.
  private func dictionary(_ node: Node, _ frame: Frame) -> Value {
    var value = Value()
    var keys: Set<String> = []
    for entry in node.all(.entry) {
      guard let key = entry.first, let item = entry.part(1) else { continue }
      let inner = evaluate(item, frame, expected: key.name.hasSuffix("Color") ? "UIColor" : nil)
      keys.insert(key.name)
      note(inner, under: key.name, at: item, in: &value)
    }
    guard !keys.isDisjoint(with: Self.attributeKeys), keys.isSubset(of: Self.attributeKeys) else { return value }
    value.form = .attributes
    if !keys.contains("foregroundColor"), !keys.contains("link"), !keys.contains("attachment") { value.bare = [node] }
    emit(.call, "attributes", target: Path(names: []), value: value, node: node, frame)
    return value
  }

  /// Takes a colour attribute into account.
  func note(_ inner: Value, under key: String, at node: Node, in value: inout Value) {
    guard ["foregroundColor", "backgroundColor", "strokeColor", "underlineColor"].contains(key) else { return }
    value.adapts = max(value.adapts, inner.adapts)
    value.takeLoss(of: inner)
    if inner.isFixed, let color = inner.light, key == "foregroundColor" || key == "backgroundColor" {
      value.inks.append(Value.Ink(node: node, isBackground: key == "backgroundColor", color: color))
    }
  }
}
