// Assignments: locals, properties with their observers, and entries of dictionaries.

extension Evaluator {
  /// Runs an assignment.
  func assign(_ node: Node, _ frame: Frame) {
    guard let left = node.first, let right = node.part(1) else { return }
    switch left.kind {
    case .name where frame.locals[left.name] != nil && left.name != "self":
      let local = frame.locals[left.name]
      var value = evaluate(right, frame, expected: local?.type)
      value.choose(at: frame.testedAt)
      if frame.isConditional || node.name != "=", let old = local?.value { value = old.joined(value) }
      // Asked before the local is touched: what stands on the right may read locals.
      let type = local?.type ?? object(right, frame).type
      frame.locals[left.name]?.value = value
      frame.locals[left.name]?.type = type
    case .name where left.name == "self":
      frame.locals["self"] = Local(value: evaluate(right, frame), type: frame.own?.type, path: frame.own)
    case .name, .member, .implicitMember: property(node, left, right, frame)
    case .subscriptCall:
      let value = evaluate(right, frame)
      guard let row = left.first, let key = left.arguments.first?.first else { return }
      if row.kind == .name, var known = frame.locals[row.name]?.value {
        if key.name == "foregroundColor" { known.bare = [] }
        note(value, under: key.name, at: right, in: &known)
        frame.locals[row.name]?.value = known
      }
      let path = object(row, frame)
      emit(.write, key.name.isEmpty ? path.names.last ?? "" : key.name, target: path, value: value, node: node, frame)
    default: _ = evaluate(right, frame)
    }
  }

  /// Properties of which it matters that they hold a colour.
  static func isColorName(_ name: String) -> Bool { name.hasSuffix("olor") || name.hasSuffix("olors") || name.hasSuffix("olour") }

  /// Assigns to a property: an event, and what its setter and observers do.
  private func property(_ node: Node, _ left: Node, _ right: Node, _ frame: Frame) {
    let name = left.name
    let base: Path
    if left.kind == .member, let inner = left.first {
      base = object(inner, frame)
    } else {
      base = frame.own ?? Path(names: [frame.lexical ?? ""], type: frame.lexical)
    }
    let known = tables.property(name, of: base.plainType)
    let type =
      known.flatMap { tables.type(of: $0) } ?? (Self.isColorName(name) ? "UIColor" : name.hasSuffix("mage") ? "UIImage" : nil)
    if right.kind == .closure {
      // A closure that is kept: UIKit runs some of them after a switch.
      var guards: Event.Guards = .later
      if name == "configurationUpdateHandler" || name == "colorTransformer" || name == "backgroundColorTransformer" {
        guards.insert(.refreshing)
        handlers.append(Waiting(name: "", owner: frame.own?.type, closure: right, function: nil))
      }
      if let known { waiting.append(Waiting(name: Self.hook(known), owner: frame.own?.type, closure: right, function: nil)) }
      within(frame, guards: guards) { closure(right, frame, arguments: []) }
      return
    }
    if known != nil { posted.insert(Self.subject(name)) }
    let value = evaluate(right, frame, expected: type)
    // An object that a local holds has another value from here on.
    if left.kind == .member, let local = left.first?.lastName, let old = frame.locals[local]?.value?.fields[name] {
      frame.locals[local]?.value?.fields[name] = frame.isConditional ? old.joined(value) : value
    }
    // Drawing contexts are told their colours by assignment too.
    emit(.write, name, target: base, value: value, node: node, frame)
    guard let known, frame.depth < Self.deepest else { return }
    for accessor in known.accessors where accessor.role == .setter || accessor.role == .observer {
      guard let body = accessor.body, tables.isRelevant(known) else { continue }
      let parameter = accessor.parameters.first?.name ?? "newValue"
      var arguments: [String: Local] = [:]
      if accessor.role == .setter || accessor.node.name == "willSet" {
        arguments[parameter] = Local(value: value, type: type, path: nil)
      }
      _ = inline(accessor, body: body, own: base, selfValue: nil, arguments: arguments, at: node, frame)
    }
  }
}
