// Statements: what runs, what runs only sometimes, and what a check around it means.

extension Evaluator {
  /// Runs one statement or declaration.
  func execute(_ node: Node, _ frame: Frame) {
    switch node.kind {
    case .variable: local(node, frame)
    case .assign: assign(node, frame)
    case .returnStatement:
      guard let value = node.first else {
        frame.hasLeft = true
        return
      }
      var result = evaluate(value, frame, expected: frame.function?.returnType.map { TypeName.plain($0) })
      result.choose(at: frame.testedAt)
      frame.returned = frame.returned.map { $0.joined(result) } ?? result
      frame.hasLeft = true
    case .ifStatement: _ = branch(node, frame)
    case .guardStatement:
      guard let conditions = node.first(.conditions) else { return }
      let check = condition(conditions, frame)
      if let body = node.first(.block), check.constant == false {
        run(block: body, frame)
      } else if let body = node.first(.block), check.constant == nil {
        within(frame, guards: check.whenFalse, tested: check.tested) { run(block: body, frame) }
      }
      // The rest of the body runs only when the check holds.
      frame.guards.formUnion(check.whenTrue)
    case .switchStatement: _ = choose(node, frame)
    case .forStatement: loop(node, frame)
    case .whileStatement:
      if let conditions = node.first(.conditions) { _ = condition(conditions, frame) }
      if let body = node.first(.block) { within(frame) { run(block: body, frame) } }
    case .repeatStatement, .doStatement, .catchClause, .deferStatement:
      let hadLeft = frame.hasLeft
      for part in node.parts {
        // What a body threw may keep it from leaving.
        if part.kind == .catchClause { frame.hasLeft = hadLeft }
        if part.kind == .block { run(block: part, frame) } else { execute(part, frame) }
      }
      if node.first(.catchClause) != nil { frame.hasLeft = hadLeft }
    case .throwStatement: if let value = node.first { _ = evaluate(value, frame) }
    case .block: run(block: node, frame)
    case .function, .classDecl, .structDecl, .enumDecl, .jump: break
    default: _ = evaluate(node, frame)
    }
  }

  /// Runs a body in the same frame; what a check in it adds ends with it.
  func run(block: Node, _ frame: Frame) {
    let guards = frame.guards
    for part in block.parts where !frame.hasLeft { execute(part, frame) }
    frame.guards = guards
  }

  /// Runs something that happens only sometimes.
  func within(_ frame: Frame, guards: Event.Guards = [], tested: Node? = nil, _ body: () -> Void) {
    let (oldGuards, oldTested, oldConditional) = (frame.guards, frame.testedAt, frame.isConditional)
    let hadLeft = frame.hasLeft
    frame.guards.formUnion(guards)
    if let tested {
      frame.testedAt = tested
      frame.guards.insert(.styleTest)
    }
    frame.isConditional = true
    body()
    (frame.guards, frame.testedAt, frame.isConditional) = (oldGuards, oldTested, oldConditional)
    frame.hasLeft = hadLeft
  }

  /// Declares a local.
  private func local(_ node: Node, _ frame: Frame) {
    let written = node.first(.typeRef)?.name
    let initial = node.first(.initial)?.first
    var type = written.map { TypeName.plain($0) }
    var path = Path(names: [node.name], type: type)
    if let initial {
      let known = object(initial, frame)
      type = type ?? known.type ?? ProgramTables.typeOfInitial(initial)
      path.type = type
      // A name for something that is there already stands for it; something new is a local of its own.
      let isThere = [.name, .member, .cast, .subscriptCall].contains(initial.kind) || known.names.last == "appearance()"
      if isThere, !known.names.isEmpty {
        path = Path(names: known.names, type: type)
      }
    }
    if let later = frame.aliases[node.name], frame.locals[later.name] == nil {
      var known = object(later, frame)
      known.type = type ?? known.type
      path = known
    }
    frame.locals[node.name] = Local(value: nil, type: type, path: path)
    if let initial {
      let value = evaluate(initial, frame, expected: type)
      frame.locals[node.name]?.value =
        frame.testedAt.map { tested in
          var fixed = value
          if fixed.frozen < .yes { (fixed.frozen, fixed.loss, fixed.lossNode) = (.yes, .styleTest, tested) }
          return fixed
        } ?? value
    } else if let getter = node.first(.accessor)?.first(.block) {
      let inner = Array(getter.parts)
      if inner.count == 1, Self.isExpression(inner[0]) {
        // In two steps: what the getter reads are locals as well.
        let value = evaluate(inner[0], frame, expected: type)
        frame.locals[node.name]?.value = value
      }
    }
  }

  /// Runs a loop's body once, with the name standing for any element.
  private func loop(_ node: Node, _ frame: Frame) {
    let parts = Array(node.parts)
    guard parts.count >= 2 else { return }
    let row = object(parts[1], frame)
    let value = evaluate(parts[1], frame)
    var type = row.type.flatMap { TypeName.element($0) }
    if parts[0].kind == .cast || parts[0].kind == .typeCheck { type = parts[0].name }
    for name in parts[0].tree where name.kind == .binding {
      frame.locals[name.name] = Local(value: value, type: type, path: Path(names: row.names + ["[]"], type: type))
    }
    if let cast = parts[0].tree.first(where: { $0.kind == .cast }), let name = cast.tree.first(where: { $0.kind == .binding }) {
      frame.locals[name.name] = Local(
        value: nil, type: TypeName.plain(cast.name), path: Path(names: row.names + ["[]"], type: TypeName.plain(cast.name)))
    }
    within(frame) {
      for part in parts.dropFirst(2) { if part.kind == .block { run(block: part, frame) } else { execute(part, frame) } }
    }
  }

  // MARK: Branches

  /// Runs an `if`; its value is that of the branches' only expressions.
  func branch(_ node: Node, _ frame: Frame) -> Value? {
    let parts = Array(node.parts)
    guard parts.count >= 2 else { return nil }
    // What a condition binds is known in its branches, and not behind them.
    let bound = parts[0].tree.filter { $0.kind == .binding }.map { ($0.name, frame.locals[$0.name]) }
    defer { for (name, local) in bound { frame.locals[name] = local } }
    let check = condition(parts[0], frame)
    var result: Value?
    func take(_ part: Node, _ guards: Event.Guards) {
      let work = {
        let value = part.kind == .ifStatement ? self.branch(part, frame) : self.value(of: part, frame)
        if let value { result = result.map { $0.joined(value) } ?? value }
      }
      if check.constant != nil { work() } else { within(frame, guards: guards, tested: check.tested, work) }
    }
    if check.constant != false { take(parts[1], check.whenTrue) }
    if check.constant != true, parts.count > 2 { take(parts[2], check.whenFalse) }
    if check.constant == nil, let last = Array(parts[1].parts).last, Self.leaves(last) {
      // `if … { return }`: what follows runs only when the check fails.
      frame.guards.formUnion(check.whenFalse)
      if let tested = check.tested, assumed == nil, frame.function?.returnType != nil, parts.count == 2 {
        frame.testedAt = tested
      }
    }
    if check.constant == nil { result?.choose(at: check.tested) }
    if check.constant == nil, check.tested == nil, let choice = choice(in: parts[0], frame) {
      result?.depend(on: choice)
      frame.returned?.depend(on: choice)
    }
    return result
  }

  /// Whether a statement leaves the body.
  private static func leaves(_ node: Node) -> Bool {
    node.kind == .returnStatement || node.kind == .throwStatement || node.kind == .jump && node.name != "fallthrough"
  }

  /// Runs a body; its value is that of its only expression.
  private func value(of block: Node, _ frame: Frame) -> Value? {
    let parts = Array(block.parts)
    if parts.count == 1, Self.isExpression(parts[0]) { return evaluate(parts[0], frame) }
    run(block: block, frame)
    return nil
  }

  /// Whether the clauses of a `switch` are told by names alone, and what it asks is not changed on the way.
  private static func isPlain(_ node: Node, in frame: Frame) -> Bool {
    guard let subject = node.first, !frame.assigned.contains(subject.lastName) else { return false }
    let clauses = node.all(.caseClause)
    let items = clauses.flatMap { $0.all(.caseItem) }
    return items.allSatisfy { $0.first?.kind == .implicitMember || $0.first?.kind == .member }
      && !items.contains { $0.first(.conditions) != nil }
      && !clauses.contains { $0.tree.contains { $0.kind == .jump && $0.name == "fallthrough" } }
  }

  /// Runs a `switch`; its value is that of the cases' only expressions.
  func choose(_ node: Node, _ frame: Frame) -> Value? {
    guard let subject = node.first else { return nil }
    let asked = evaluate(subject, frame)
    let isStyle = asked.form == .style && asked.frozen == .yes
    let known =
      !Self.isPlain(node, in: frame)
      ? nil
      : asked.literal.flatMap { name in
        object(subject, frame).type.flatMap { tables.type($0, from: frame.lexical) }.flatMap {
          $0.kind == .enumDecl && $0.cases.contains(name) ? name : nil
        }
      }
    var result: Value?
    var matched = false
    for clause in node.all(.caseClause) {
      let names = clause.all(.caseItem).compactMap { $0.first?.name }
      if isStyle, let assumed {
        let fits = clause.flags.contains(.isDefault) ? !matched : names.contains(assumed ? "dark" : "light")
        guard fits, !matched else { continue }
        matched = true
      }
      if let known {
        // Which case it is was said where this was called from.
        guard !matched, clause.flags.contains(.isDefault) || names.contains(known) else { continue }
        matched = true
      }
      for item in clause.all(.caseItem) {
        for name in item.tree where name.kind == .binding { frame.locals[name.name] = Local() }
      }
      guard let body = clause.first(.block) else { continue }
      let work = {
        if let value = self.value(of: body, frame) { result = result.map { $0.joined(value) } ?? value }
      }
      if isStyle && assumed != nil || known != nil {
        work()
      } else {
        within(frame, tested: isStyle ? asked.lossNode ?? node : nil, work)
      }
    }
    if isStyle, assumed == nil, var value = result {
      (value.frozen, value.loss, value.lossNode) = (.yes, .styleTest, node)
      result = value
    }
    if !isStyle, known == nil, let choice = choice(in: subject, frame) {
      result?.depend(on: choice)
      frame.returned?.depend(on: choice)
    }
    return result
  }
}
