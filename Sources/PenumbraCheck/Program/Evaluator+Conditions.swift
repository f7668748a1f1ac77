// Conditions: whether they ask for the style, and what is known where they hold.

extension Evaluator {
  /// What a condition says.
  struct Check {
    /// Its value, when it is known.
    var constant: Bool?
    /// Where it asks for the style; nil when it does not.
    var tested: Node?
    /// What stands around code that runs when it holds, and when it fails.
    var whenTrue: Event.Guards = []
    var whenFalse: Event.Guards = []
    /// The parameters that it asks, a bit each.
    var parameters: UInt64 = 0
  }

  /// Traits beside the style whose changes are compared.
  static let otherTraits: Names = [
    "preferredContentSizeCategory", "horizontalSizeClass", "verticalSizeClass", "displayScale", "layoutDirection",
    "legibilityWeight",
    "activeAppearance", "forceTouchCapability", "isAccessibilityCategory", "userInterfaceIdiom",
  ]

  /// Words that show that a condition asks for the style or for colours too.
  static let styleWords: Names = [
    "userInterfaceStyle", "hasDifferentColorAppearance(comparedTo:)", "hasDifferentColorAppearance", "userInterfaceLevel",
    "accessibilityContrast",
  ]

  /// Looks at a condition or a row of them.
  func condition(_ node: Node, _ frame: Frame) -> Check {
    switch node.kind {
    case .conditions:
      var all = Check(constant: true)
      for part in node.parts { all = both(all, condition(part, frame)) }
      return all
    case .binding:
      guard let value = node.parts.first(where: { $0.kind != .typeRef }) else { return Check() }
      let path = object(value, frame)
      frame.locals[node.name] = Local(value: evaluate(value, frame), type: path.type, path: path.names.isEmpty ? nil : path)
      // What runs when there is none makes it, if it is a property that is set there.
      let isOwn = path.isOwn && path.names.count == 2 && frame.assigned.contains(path.names[1])
      return Check(whenFalse: isOwn ? .once : [])
    case .patternMatch:
      for part in node.parts {
        if part.kind == .binding { frame.locals[part.name] = Local() } else { _ = evaluate(part, frame) }
      }
      return Check()
    case .availability: return Check()
    case .binary where node.name == "&&":
      var all = Check(constant: true)
      for part in node.parts { all = both(all, condition(part, frame)) }
      return all
    case .binary where node.name == "||":
      var all = Check(constant: false)
      for part in node.parts { all = either(all, condition(part, frame)) }
      return all
    case .unary where node.name == "!":
      guard let inner = node.first else { return Check() }
      let check = condition(inner, frame)
      return Check(
        constant: check.constant.map { !$0 }, tested: check.tested, whenTrue: check.whenFalse, whenFalse: check.whenTrue,
        parameters: check.parameters)
    case .binary where ["==", "!=", "===", "!=="].contains(node.name): return comparison(node, frame)
    default: return simple(node, frame)
    }
  }

  /// Both of two conditions.
  private func both(_ a: Check, _ b: Check) -> Check {
    var check = Check(tested: a.tested ?? b.tested, whenTrue: a.whenTrue.union(b.whenTrue))
    if a.constant == true {
      (check.constant, check.whenFalse) = (b.constant, b.whenFalse)
    } else if b.constant == true {
      (check.constant, check.whenFalse) = (a.constant, a.whenFalse)
    } else {
      check.constant = a.constant == false || b.constant == false ? false : nil
      check.whenFalse = a.whenFalse.intersection(b.whenFalse)
    }
    check.parameters = a.parameters | b.parameters
    // A style test beside another trait's is one of the style as well.
    if check.whenTrue.contains(.otherTrait), check.tested != nil { check.whenTrue.remove(.otherTrait) }
    return check
  }

  /// One of two conditions.
  private func either(_ a: Check, _ b: Check) -> Check {
    if a.constant == false { return b }
    var check = Check(
      tested: a.tested ?? b.tested, whenTrue: a.whenTrue.intersection(b.whenTrue), whenFalse: a.whenFalse.union(b.whenFalse))
    check.constant = a.constant == true || b.constant == true ? true : nil
    check.parameters = a.parameters | b.parameters
    return check
  }

  /// The enumeration of the project whose case an expression asks for, when it has several.
  func choice(in node: Node, _ frame: Frame) -> String? {
    if node.kind == .binary || node.kind == .conditions {
      guard node.kind == .conditions || node.name == "==" || node.name == "!=" else { return nil }
      return node.parts.lazy.compactMap { self.choice(in: $0, frame) }.first
    }
    guard [.name, .member].contains(node.kind), let type = object(node, frame).type, let info = tables.types[type],
      info.kind == .enumDecl, info.cases.count > 1
    else { return nil }
    return type
  }

  /// A comparison.
  private func comparison(_ node: Node, _ frame: Frame) -> Check {
    let parts = Array(node.parts)
    guard parts.count >= 2 else { return Check() }
    let isEqual = node.name.hasPrefix("=")
    if parts.contains(where: { $0.kind == .nilLiteral }) {
      guard let subject = parts.first(where: { $0.kind != .nilLiteral }) else { return Check() }
      let path = object(subject, frame)
      _ = evaluate(subject, frame)
      let none: Event.Guards
      let some: Event.Guards
      switch path.names.last {
      case "window"?: (none, some) = ([], .window)
      case "superlayer"?, "superview"?: (none, some) = (.once, [])
      case let name?:
        let isMade =
          frame.assigned.contains(name) || name == "sublayers"
          || path.names.count > 1 && subject.kind == .member && frame.assigned.contains(path.names[path.names.count - 1])
        (none, some) = (isMade && path.isOwn ? .once : [], [])
      case nil: (none, some) = ([], [])
      }
      return isEqual ? Check(whenTrue: none, whenFalse: some) : Check(whenTrue: some, whenFalse: none)
    }
    let values = parts.map { evaluate($0, frame) }
    if let index = values.firstIndex(where: { $0.form == .style && $0.frozen == .yes }) {
      let other = parts[index == 0 ? 1 : 0]
      // Two styles that are compared with each other tell that something has changed, not which style it is.
      if values[index == 0 ? 1 : 0].form == .style, values[index == 0 ? 1 : 0].frozen == .yes { return Check() }
      var truth: Bool?
      switch other.name {
      case "dark": truth = isEqual
      case "light": truth = !isEqual
      case "unspecified": if assumed != nil { return Check(constant: !isEqual) }
      default: break
      }
      if let assumed, let truth { return Check(constant: truth == assumed) }
      return Check(tested: node)
    }
    if let index = values.firstIndex(where: { $0.form == .boolean && $0.frozen == .yes }) {
      return Check(tested: values[index].lossNode ?? node)
    }
    if node.mentions(Self.otherTraits), !node.mentions(Self.styleWords) {
      return isEqual ? Check(whenFalse: .otherTrait) : Check(whenTrue: .otherTrait)
    }
    return Check(parameters: values.reduce(0) { $0 | $1.parameters })
  }

  /// Any other condition: a truth value.
  private func simple(_ node: Node, _ frame: Frame) -> Check {
    let value = evaluate(node, frame)
    var check = check(of: value, node, frame)
    check.parameters = value.parameters
    return check
  }

  /// What a truth value says that was written somehow.
  private func check(of value: Value, _ node: Node, _ frame: Frame) -> Check {
    if let assumed, let truth = value.truth, value.frozen == .yes { return Check(constant: truth == assumed) }
    if value.form == .boolean, value.frozen == .yes { return Check(tested: value.lossNode ?? node) }
    if value.form == .boolean, let literal = value.literal { return Check(constant: literal == "true") }
    let path = object(node, frame)
    if path.isOwn, path.names.count == 2, frame.assigned.contains(path.names[1]) { return Check(whenFalse: .once) }
    if path.names.last == "isEmpty", path.names.contains("sublayers") { return Check(whenTrue: .once) }
    if path.names.last == "isViewLoaded" { return Check() }
    if node.mentions(Self.otherTraits), !node.mentions(Self.styleWords) { return Check(whenTrue: .otherTrait) }
    return Check()
  }
}
