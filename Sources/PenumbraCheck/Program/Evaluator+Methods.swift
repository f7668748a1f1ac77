// Calls of methods: `receiver.name(…)`.

extension Evaluator {
  /// `receiver.name(…)`.
  func methodCall(_ node: Node, _ callee: Node, _ frame: Frame, expected: String?) -> Value {
    guard let receiver = callee.first else { return Value() }
    let name = callee.name
    // A type's initialiser or a nested type's.
    if receiver.kind == .name || receiver.kind == .member, receiver.name.startsUppercase, name == "init" {
      return construct(node, receiver.name, frame)
    }
    if name.startsUppercase, receiver.kind == .name, receiver.name.startsUppercase {
      return construct(node, tables.type(receiver.name + "." + name)?.key ?? name, frame)
    }
    if (receiver.name == "self" || receiver.name == "super"), name == "init" { return delegated(node, receiver, frame) }
    if receiver.chain == ["R", "color"], node.arguments.isEmpty { return evaluate(callee, frame) }
    let path = object(receiver, frame)
    let type = path.plainType
    // A call of super begins above the type in whose text it stands.
    var candidates = tables.functions(name, of: type)
    if receiver.name == "super", receiver.kind == .name, let lexical = frame.lexical {
      let above = tables.ancestry(lexical).dropFirst()
      candidates = candidates.filter { function in above.contains { $0 == function.owner } }
    }
    if let function = pick(candidates, node) {
      // What methods that the project adds to UIColor and UIImage see as themselves is a value.
      let isValue = function.owner == "UIColor" || function.owner == "UIImage" || function.owner == "NSMutableAttributedString"
      let value = isValue && !function.isStatic ? evaluate(receiver, frame) : caseValue(receiver, of: function.owner, frame)
      return follow(function, node, own: path, selfValue: value, frame)
    }
    if name == "registerForTraitChanges" { return register(node, frame) }
    if let result = notification(name, node, frame) { return result }
    let base = evaluate(receiver, frame)
    if base.form == .color, let function = pick(tables.types["UIColor"]?.functions[name] ?? [], node) {
      return follow(function, node, own: Path(names: ["self"], type: "UIColor"), selfValue: base, frame)
    }
    if base.form == .image, let function = pick(tables.types["UIImage"]?.functions[name] ?? [], node) {
      return follow(function, node, own: Path(names: ["self"], type: "UIImage"), selfValue: base, frame)
    }
    if let result = colorMethod(name, node, of: base, frame) { return result }
    if let result = drawing(name, node, receiver: receiver, base, path, frame) { return result }
    if let result = text(name, node, receiver: receiver, base, path, frame) { return result }
    if let property = Self.settingCalls[name] { return set(property, of: path, by: name, node, frame) }
    if Self.isMapping(name), let closure = node.arguments.first?.first { return mapped(name, closure, base, path, node, frame) }
    // The receiver's type is not known: a method that only one type of the project has will do.
    if path.type == nil || tables.types[type ?? ""]?.kind == .protocolDecl {
      let labels = node.arguments.map { $0.name.isEmpty ? "_" : $0.name }
      let full = name + "(" + labels.map { $0 + ":" }.joined() + ")"
      if let methods = tables.methods[full], methods.count <= 6 {
        for function in methods.prefix(6) {
          let own = Path(names: path.names.isEmpty ? ["?"] : path.names, type: function.owner)
          let result = follow(function, node, own: own, selfValue: nil, frame)
          if methods.count == 1 { return result }
        }
        return Value()
      }
    }
    if let property = tables.property(name, of: type) { posted.insert(Self.hook(property)) }
    let values = runs(name, node, path, frame)
    if Self.notable.contains(name) {
      emit(.call, name, target: path, value: placed(by: name, node, values, frame), arguments: values, node: node, frame)
    }
    if name.hasPrefix("reload") || name == "reconfigureItems" || name == "applySnapshotUsingReloadData" { reload(path, frame) }
    if base.form == .image || base.form == .attributed || base.form == .attributes { return base }
    // What comes of an unknown method still depends on what went in.
    var value = Value()
    for argument in values { value.parameters |= argument.value.parameters }
    value.parameters |= base.parameters
    return value
  }

  /// `self.init(…)` in an extension of UIColor or UIImage: the value that self becomes.
  private func delegated(_ node: Node, _ receiver: Node, _ frame: Frame) -> Value {
    guard receiver.name == "self", let type = frame.lexical else {
      _ = arguments(node, frame)
      return Value()
    }
    if type == "UIColor" || type == "UIImage" {
      var value = construct(node, type, frame)
      if type == "UIImage", let inner = node.arguments.first?.first { value = evaluate(inner, frame).joined(.of(.image)) }
      frame.locals["self"] = Local(value: value, type: type, path: frame.own)
      return value
    }
    if let function = pick(tables.functions("init", of: type), node) {
      return follow(function, node, own: frame.own, selfValue: nil, frame)
    }
    _ = arguments(node, frame)
    return Value()
  }

  /// Methods that hand elements to a closure, or take a key path along.
  private func mapped(_ name: String, _ closure: Node, _ base: Value, _ path: Path, _ node: Node, _ frame: Frame) -> Value {
    if closure.kind == .keyPath {
      let names = closure.name.split(separator: ".").map(String.init)
      return names.reduce(base) { builtin($1, at: closure, of: $0, frame) }
    }
    guard closure.kind == .closure else {
      place(base, by: closure, at: node, frame)
      // `windows.forEach(dress)`: a function by its name.
      if closure.kind == .name,
        let function = (tables.functions(closure.name, of: frame.own?.type) + (tables.functions[closure.name] ?? [])).first,
        let body = function.body, let parameter = function.parameters.first
      {
        let element = Local(
          value: base, type: parameter.plainType,
          path: Path(names: path.names + ["[]"], type: parameter.plainType))
        return inline(function, body: body, own: frame.own, selfValue: nil, arguments: [parameter.name: element], at: node, frame)
          ?? Value()
      }
      return base
    }
    let elementType = path.type.flatMap { TypeName.element($0) }
    let element = Local(
      value: base, type: elementType, path: path.names.isEmpty ? nil : Path(names: path.names + ["[]"], type: elementType))
    let result = self.closure(closure, frame, arguments: [element])
    return name == "forEach" || name == "filter" || name == "first" ? base : result
  }

  /// The arguments of a call of something unknown; closures among them run later, or with given traits, or on another queue.
  private func runs(_ name: String, _ node: Node, _ path: Path, _ frame: Frame) -> [(label: String, value: Value)] {
    var guards: Event.Guards = .later
    switch name {
    case "performAsCurrent": guards = .withTraits
    case "async", "sync", "asyncAfter", "addOperation":
      guards = path.names.contains("main") ? [.later, .queued] : [.later, .queued, .background]
    case "detached" where path.names == ["Task"]: guards = [.later, .queued, .background]
    case "dataTask", "downloadTask", "uploadTask": guards = [.later, .queued, .background]
    case "run" where path.names == ["MainActor"]: guards = []
    case "performWithoutAnimation", "transition", "animate": guards = []
    default: break
    }
    let isMain = path.names.contains("main") || path.names == ["MainActor"]
    var values: [(label: String, value: Value)] = []
    for argument in node.arguments {
      guard let value = argument.first else { continue }
      if value.kind == .closure {
        let before = frame.guards
        frame.guards.formUnion(guards)
        if isMain { frame.guards.remove(.background) }
        let result = closure(value, frame, arguments: [])
        frame.guards = before
        if name == "performAsCurrent" { values.append((argument.name, result)) }
      } else {
        values.append((argument.name, evaluate(value, frame, expected: Self.isColorName(argument.name) ? "UIColor" : nil)))
      }
    }
    return values
  }

  // MARK: What runs again

  /// The name under which closures that a property holds wait for the property to be called, as others wait for a notification.
  static func hook(_ property: PropertyInfo) -> String { "()" + (property.owner ?? "") + "." + property.name }

  /// `registerForTraitChanges(…)`: its closure or method runs after a switch, if it asks for the style.
  func register(_ node: Node, _ frame: Frame) -> Value {
    let traits = node.arguments.first?.first
    let listed =
      (traits?.tree).map { tree in tree.filter { $0.kind == .name }.map(\.name).filter { $0.hasPrefix("UITrait") } } ?? []
    emit(.call, "registerForTraitChanges", target: frame.own ?? Path(names: []), value: Value(), node: node, frame)
    let asksForStyle = listed.isEmpty || listed.contains { $0 == "UITraitUserInterfaceStyle" || $0 == "UITraitCollection" }
    for argument in node.arguments {
      guard let value = argument.first else { continue }
      if value.kind == .closure {
        let parameter = Local(value: nil, type: frame.own?.type, path: frame.own)
        within(frame, guards: asksForStyle ? [.later, .refreshing] : [.later, .otherTrait]) {
          closure(value, frame, arguments: [parameter])
        }
        if asksForStyle { handlers.append(Waiting(name: "", owner: frame.own?.type, closure: value, function: nil)) }
      } else if value.kind == .selector, asksForStyle, let named = value.first {
        let base = FunctionInfo.base(of: named.name)
        if let function = tables.functions(base, of: frame.own?.type ?? frame.lexical).first {
          handlers.append(Waiting(name: "", owner: frame.own?.type, closure: nil, function: function))
        }
      }
    }
    return Value()
  }

  /// The name under which code waits for a subject to send, or for a published property to change: `$theme` is that of `theme`.
  static func subject(_ name: String) -> String { "send " + (name.hasPrefix("$") ? String(name.dropFirst()) : name) }

  /// The name of a notification, as its last name or text.
  private func notificationName(_ node: Node?) -> String? {
    guard let node else { return nil }
    if let text = node.tree.lazy.compactMap(\.literalText).first(where: { !$0.isEmpty }) { return text }
    return node.name.isEmpty ? node.first.flatMap { notificationName($0) } : node.name
  }

  /// Posts and observations.
  private func notification(_ name: String, _ node: Node, _ frame: Frame) -> Value? {
    switch name {
    case "post":
      guard let posted = notificationName(node.argument("name") ?? node.arguments.first?.first) else { return nil }
      self.posted.insert(posted)
      return Value()
    case "addObserver":
      guard let waited = notificationName(node.argument("name") ?? node.argument("forName")) else { return nil }
      if let selector = node.argument("selector")?.first {
        let base = FunctionInfo.base(of: selector.name)
        if let function = tables.functions(base, of: frame.own?.type ?? frame.lexical).first {
          waiting.append(Waiting(name: waited, owner: frame.own?.type, closure: nil, function: function))
        }
      }
      wait(for: waited, node, frame)
      return Value()
    case "send":
      guard let subject = node.receiver?.lastName, !subject.isEmpty else { return nil }
      self.posted.insert(Self.subject(subject))
      return nil
    case "sink", "assign":
      if let source = node.tree.first(where: { $0.kind == .call && $0.calleeName == "publisher" }) {
        guard let waited = notificationName(source.argument("for")) else { return nil }
        wait(for: waited, node, frame)
        return Value()
      }
      guard let subject = node.receiver?.chain.first(where: { $0 != "self" }) else { return nil }
      let property = tables.property(subject.hasPrefix("$") ? String(subject.dropFirst()) : subject, of: frame.own?.type)
      let element = Local(value: nil, type: property.flatMap { tables.key(of: $0) }, path: nil)
      wait(for: Self.subject(subject), node, frame, handing: [element])
      return Value()
    default: return nil
    }
  }

  /// Keeps the closures of a call that wait for a notification.
  private func wait(for name: String, _ node: Node, _ frame: Frame, handing arguments: [Local] = []) {
    for argument in node.arguments {
      guard let closure = argument.first, closure.kind == .closure else { continue }
      waiting.append(Waiting(name: name, owner: frame.own?.type, closure: closure, function: nil))
      within(frame, guards: .later) { self.closure(closure, frame, arguments: arguments) }
    }
  }

  /// A table or collection asks for its cells again.
  private func reload(_ path: Path, _ frame: Frame) {
    emit(
      .call, "reloadData", target: path, value: Value(),
      node: frame.site ?? frame.function?.node ?? Node(unit: tables.units[0], index: 0), frame)
  }
}
