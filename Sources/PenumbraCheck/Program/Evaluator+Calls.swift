// Calls: UIKit's, whose effect on colours is known, and the project's, which are followed.

extension Evaluator {
  /// Names whose calls become events although the project does not declare them.
  static let notable: Set<String> = [
    "UIBarButtonItem", "UITabBarItem", "UIBlurEffect", "UIActivityIndicatorView", "UIWindow", "loadHTMLString", "draw",
    "addSubview", "UIStackView",
    "insertSubview", "UISimpleTextPrintFormatter", "UIMarkupTextPrintFormatter", "pdfData", "writePDF", "setValue", "UIColor",
    "replaceCharacters", "setAttributedTitle", "insertAttributedText", "SFSafariViewController", "present", "insert", "CIColor",
    "addArrangedSubview", "beginPage", "UIGraphicsBeginPDFContextToData", "viewPrintFormatter", "insertSublayer", "addSublayer",
    "registerForTraitChanges", "setAttributedString", "append", "XCTAssertEqual", "assertSnapshot", "addAttribute",
    "addAttributes",
    "setAttributes", "insertArrangedSubview", "setObject", "render", "drawHierarchy", "pushViewController", "evaluateJavaScript",
    "removeAll", "removeAllObjects",
  ]

  /// Methods that set something under a state: their first argument is written to a property.
  static let settingCalls: [String: String] = [
    "setTitleColor": "titleColor", "setImage": "image", "setBackgroundImage": "backgroundImage",
    "setTitleShadowColor": "titleShadowColor",
    "setBackgroundColor": "backgroundColor", "setTitleTextAttributes": "titleTextAttributes", "setThumbImage": "thumbImage",
    "setMinimumTrackImage": "minimumTrackImage", "setMaximumTrackImage": "maximumTrackImage", "setDividerImage": "dividerImage",
    "setAttributedTitle": "attributedTitle", "setTintColor": "tintColor", "setTextColor": "textColor",
    "setSearchFieldBackgroundImage": "searchFieldBackgroundImage", "setFinishedSelectedImage": "image",
  ]

  /// Methods that hand each element of a row to a closure.
  private static let mapping: Set<String> = [
    "map", "forEach", "compactMap", "flatMap", "filter", "first", "contains", "reduce", "allSatisfy", "enumerateAttribute",
  ]

  /// What a call can return; what it does becomes events.
  func call(_ node: Node, _ frame: Frame, expected: String?) -> Value {
    guard let callee = node.first else { return Value() }
    switch callee.kind {
    case .closure: return closure(callee, frame, arguments: [])
    case .name: return plainCall(node, callee.name, frame, expected: expected)
    case .implicitMember:
      if callee.name == "init" { return construct(node, TypeName.plain(expected ?? ""), frame) }
      if let function = pick(tables.functions(callee.name, of: expected.flatMap { tables.type($0)?.key } ?? expected), node) {
        return follow(function, node, own: Path(names: [expected ?? ""], type: "#" + (expected ?? "")), selfValue: nil, frame)
      }
      if let function = pick(tables.types["UIColor"]?.functions[callee.name] ?? [], node) {
        return follow(function, node, own: Path(names: ["UIColor"], type: "#UIColor"), selfValue: nil, frame)
      }
      return arguments(node, frame).reduce(Value()) { $0.joined($1.value) }
    case .member: return methodCall(node, callee, frame, expected: expected)
    default:
      _ = evaluate(callee, frame)
      _ = arguments(node, frame)
      return Value()
    }
  }

  /// The values of the arguments.
  func arguments(_ node: Node, _ frame: Frame, expecting: [String] = []) -> [(label: String, value: Value)] {
    node.arguments.enumerated().compactMap { index, argument in
      guard let value = argument.first else { return nil }
      let expected =
        index < expecting.count ? expecting[index] : Self.isColorName(argument.name) || argument.name == "color" ? "UIColor" : nil
      return (argument.name, evaluate(value, frame, expected: expected))
    }
  }

  /// The one of several functions that a call means: by its labels, those with defaults left out.
  func pick(_ candidates: [FunctionInfo], _ node: Node) -> FunctionInfo? {
    let labels = node.argumentLabels
    return candidates.first { $0.takes(labels) }
  }

  // MARK: Plain names

  /// `name(…)`: a type's initialiser, a method of the object, a free function, a local closure.
  private func plainCall(_ node: Node, _ name: String, _ frame: Frame, expected: String?) -> Value {
    if name.startsUppercase || name == "#colorLiteral" {
      return construct(node, name == "Self" ? frame.lexical ?? "" : name, frame)
    }
    if let function = pick(tables.functions(name, of: frame.own?.type ?? frame.lexical), node)
      ?? pick(tables.functions(name, of: frame.lexical), node)
    {
      return follow(function, node, own: frame.own, selfValue: frame.locals["self"]?.value, frame)
    }
    if let function = pick(tables.functions[name] ?? [], node) { return follow(function, node, own: nil, selfValue: nil, frame) }
    if let property = Self.settingCalls[name], let own = frame.own { return set(property, of: own, by: name, node, frame) }
    if name == "registerForTraitChanges" { return register(node, frame) }
    if let color = frame.locals["self"]?.value,
      let result = colorMethod(name, node, of: color, frame)
    {
      return result
    }
    if frame.locals[name] == nil, let property = tables.property(name, of: frame.own?.type ?? frame.lexical) {
      posted.insert(Self.hook(property))
    }
    let values = arguments(node, frame)
    if Self.notable.contains(name) {
      emit(
        .call, name, target: frame.own ?? Path(names: []), value: placed(by: name, node, values, frame), arguments: values,
        node: node, frame)
    }
    if Self.arithmetic.contains(name), let first = values.first?.value {
      return values.dropFirst().reduce(first) { $0.joined($1.value) }
    }
    return Value()
  }

  /// Functions of numbers: what comes out still depends on what went in.
  private static let arithmetic: Set<String> = [
    "min", "max", "abs", "round", "floor", "ceil", "sqrt", "pow", "CGFloat", "Double", "Float", "Int",
  ]

  /// A method that sets something under a state: its first argument is written to a property.
  func set(_ property: String, of target: Path, by name: String, _ node: Node, _ frame: Frame) -> Value {
    let values = arguments(
      node, frame, expecting: [name.hasSuffix("Color") ? "UIColor" : name.hasSuffix("Image") ? "UIImage" : ""])
    if let first = values.first {
      emit(.write, property, target: target, value: first.value, arguments: values, node: node, frame)
    }
    return Value()
  }

  /// A new object of a type.
  func construct(_ node: Node, _ written: String, _ frame: Frame) -> Value {
    let name = written.hasPrefix("UIKit.") ? String(written.dropFirst(6)) : written
    if name == "UIGraphicsGetImageFromCurrentImageContext" { return picture(at: node, frame) }
    if name == "UIGraphicsEndImageContext" || name.hasPrefix("UIGraphicsBeginImageContext") {
      // What was drawn into another picture is not in this one.
      drawn = []
      _ = arguments(node, frame)
      return Value()
    }
    if name == "UIColor" || name == "Color" || name == "#colorLiteral" {
      if let closure = node.arguments.first?.first, closure.kind == .closure,
        ["", "dynamicProvider"].contains(node.arguments[0].name)
      {
        return provided(by: closure, frame)
      }
      if let function = pick(tables.types[name]?.functions["init"] ?? [], node) {
        var value = follow(function, node, own: Path(names: ["self"], type: name), selfValue: .of(.color), frame)
        if value.form == .unknown { value = unknown(of: "UIColor") }
        if value.light == nil, value.adapts < .yes, let hex = hexadecimal(in: node, frame) { value = .fixed(hex) }
        return value
      }
      let values = arguments(node, frame)
      if values.first?.label == "dynamicProvider" { return .adaptive(light: nil, dark: nil) }
      return color(node, arguments: values, frame) ?? unknown(of: "UIColor")
    }
    if name == "UIImage" {
      if let function = pick(tables.types["UIImage"]?.functions["init"] ?? [], node) {
        var value = follow(function, node, own: Path(names: ["self"], type: name), selfValue: .of(.image), frame)
        if value.form == .unknown { value.form = .image }
        return value
      }
      let values = arguments(node, frame)
      var value = values.first?.value ?? Value()
      let named = node.arguments.first?.name
      value.form = .image
      value.literal = named == "named" ? value.literal : nil
      return value
    }
    if name == "NSAttributedString" || name == "NSMutableAttributedString" { return attributed(node, frame) }
    if name == "CIColor" {
      let values = arguments(node, frame, expecting: ["UIColor"])
      emit(.call, name, target: Path(names: []), value: values.first?.value ?? Value(), arguments: values, node: node, frame)
      return values.first?.value.fixed(by: .converted, at: node, as: .cgColor) ?? .of(.cgColor)
    }
    if Self.arithmetic.contains(name), let first = arguments(node, frame).first?.value { return first }
    if name == "UITraitCollection", let style = givenStyle(of: node, frame) {
      var value = Value.of(.object)
      value.literal = style
      return value
    }
    let key = tables.type(name, from: frame.lexical)?.key
    let initializers = key.map { tables.functions("init", of: $0) } ?? []
    if let function = pick(initializers, node) {
      let values = arguments(node, frame, expecting: function.parameters.map(\.plainType))
      observe(function, node, values)
      let given = matched(function, node, values).map { (function.parameters[$0.0].name, $0.1) }.filter { keeps($0.0, function) }
      return made(Dictionary(given) { first, _ in first })
    }
    let values = arguments(node, frame)
    if Self.notable.contains(name) {
      emit(
        .call, name, target: Path(names: ["new " + name], type: name), value: values.first?.value ?? Value(), arguments: values,
        node: node, frame)
    }
    guard key != nil else { return .of(.object) }
    return made(Dictionary(values.map { ($0.label, $0.value) }) { first, _ in first })
  }

  /// Whether an initialiser gives a parameter as it is to the property of its name.
  private func keeps(_ parameter: String, _ function: FunctionInfo) -> Bool {
    function.body?.tree.contains { node in
      node.kind == .assign && node.first?.lastName == parameter && node.part(1)?.kind == .name && node.part(1)?.name == parameter
    } ?? false
  }

  /// A new object of the project, which keeps what it was made with.
  private func made(_ fields: [String: Value]) -> Value {
    var value = Value.of(.object)
    value.fields = fields.filter { field in
      field.value.literal != nil && field.value.form == .text || [.color, .cgColor, .image].contains(field.value.form)
    }
    return value
  }

  /// A colour in the arguments of an initialiser of the project's: a number or text in base 16.
  private func hexadecimal(in node: Node, _ frame: Frame) -> RGBA? {
    guard let first = node.arguments.first?.first else { return nil }
    if first.kind == .name { return Self.hexadecimal(evaluate(first, frame).literal) }
    return Self.hexadecimal(first.kind == .integer ? first.name : first.literalText)
  }

  /// New attributed text.
  private func attributed(_ node: Node, _ frame: Frame) -> Value {
    let values = arguments(node, frame)
    var value = Value.of(.attributed)
    if let attributes = values.first(where: { $0.label == "attributes" })?.value {
      value = attributes
      value.form = .attributed
      value.literal = "given"
    } else if let other = values.first(where: { $0.label == "attributedString" })?.value {
      value = other
      value.form = .attributed
    } else if values.contains(where: { $0.label == "data" || $0.label == "url" || $0.label == "html" }) {
      let kept = node.argument("options").flatMap { $0.kind == .name ? node.variable(named: $0.name) : nil }
      func names(_ words: Names) -> Bool { node.mentions(words) || kept?.mentions(words) ?? false }
      value.literal = names(["rtf", "rtfd"]) ? "imported-rtf" : names(["html"]) ? "imported-html" : nil
      value.lossNode = node
    } else if values.count == 1, values[0].label == "string" || values[0].label.isEmpty && node.mentions(["AttributedString"]) {
      value.bare = [node]
    }
    return value
  }

  // MARK: Calls that are followed

  /// Keeps what a call hands to parameters.
  private func observe(_ function: FunctionInfo, _ node: Node, _ values: [(label: String, value: Value)]) {
    var row = observed[function.number] ?? [Value?](repeating: nil, count: function.parameters.count)
    for (index, value) in matched(function, node, values) where index < row.count {
      row[index] = row[index].map { $0.joined(value) } ?? value
    }
    observed[function.number] = row
  }

  /// The arguments of a call by the number of the parameter.
  private func matched(_ function: FunctionInfo, _ node: Node, _ values: [(label: String, value: Value)]) -> [(Int, Value)] {
    var result: [(Int, Value)] = []
    var next = 0
    for (position, value) in values.enumerated() {
      let trailing = node.arguments[position].flags.contains(.isTrailing)
      while next < function.parameters.count, !trailing,
        function.parameters[next].label != (value.label.isEmpty ? "_" : value.label)
      { next += 1 }
      guard next < function.parameters.count else { break }
      result.append((next, value.value))
      next += 1
    }
    return result
  }

  /// Follows a call into a function of the project.
  func follow(_ function: FunctionInfo, _ node: Node, own: Path?, selfValue: Value?, _ frame: Frame) -> Value {
    let values = arguments(node, frame, expecting: function.parameters.map(\.plainType))
    observe(function, node, values)
    guard let body = function.body, tables.isRelevant(function) else { return unknown(of: function.returnType) }
    var locals: [String: Local] = [:]
    for parameter in function.parameters {
      let value = parameter.initial.map { evaluate($0, frame, expected: parameter.plainType) }
      locals[parameter.name] = Local(value: value ?? unknown(of: parameter.type), type: parameter.plainType, path: nil)
    }
    for (index, value) in matched(function, node, values) {
      let parameter = function.parameters[index]
      let position = values.firstIndex { $0.label == (parameter.label == "_" ? "" : parameter.label) } ?? index
      let passed = position < node.arguments.count ? node.arguments[position].first.map { object($0, frame) } : nil
      let type = passed?.type ?? parameter.plainType
      var known = value
      if known.form == .unknown { known.form = unknown(of: parameter.type).form }
      if known.form == .color, known.adapts == .no, !known.isFixed, known.frozen == .no, known.light == nil {
        known.adapts = unknown(of: parameter.type).adapts
      }
      locals[parameter.name] = Local(
        value: known, type: type, path: passed.flatMap { $0.names.isEmpty ? nil : Path(names: $0.names, type: type) })
    }
    return inline(
      function, body: body, own: function.owner == nil ? nil : own, selfValue: selfValue, arguments: locals, at: node, frame)
      ?? unknown(of: function.returnType)
  }

  /// Runs a function within the running of another; nil when that is too deep, or it returns nothing.
  func inline(
    _ function: FunctionInfo, body: Node, own: Path?, selfValue: Value?, arguments: [String: Local], at node: Node?,
    _ frame: Frame
  ) -> Value? {
    guard frame.depth < Self.deepest, calls < Self.mostCalls, !(frame.function == function && frame.depth > 0) else { return nil }
    calls += 1
    let acts = !function.isStatic && isActor(function.owner)
    let inner = Frame(
      function: function, lexical: function.owner, own: own, depth: frame.depth + 1, site: frame.site ?? node,
      responsible: acts ? own?.type ?? function.owner : frame.responsible, isOwn: acts ? false : frame.isOwn)
    inner.guards = frame.guards
    inner.testedAt = frame.testedAt
    inner.locals = arguments
    if let selfValue { inner.locals["self"] = Local(value: selfValue, type: own?.type, path: own) }
    run(body, inner)
    if function.role == .initializer { return inner.locals["self"]?.value ?? inner.returned }
    return inner.returned
  }

  // MARK: Closures

  /// Runs a closure where it stands.
  @discardableResult
  func closure(_ node: Node, _ frame: Frame, arguments: [Local]) -> Value {
    let names = node.all(.closureParameter)
    var kept: [String: Local?] = [:]
    for (index, parameter) in names.enumerated() {
      kept[parameter.name] = .some(frame.locals[parameter.name])
      let type = parameter.first(.typeRef).map { TypeName.plain($0.name) }
      frame.locals[parameter.name] = index < arguments.count ? arguments[index] : Local(value: nil, type: type, path: nil)
    }
    if names.isEmpty {
      for index in 0..<2 {
        kept["$\(index)"] = .some(frame.locals["$\(index)"])
        frame.locals["$\(index)"] = index < arguments.count ? arguments[index] : Local(value: Value(), type: nil, path: nil)
      }
    }
    defer { for (name, local) in kept { frame.locals[name] = local } }
    guard let body = node.first(.block) else { return Value() }
    let parts = Array(body.parts)
    let (returned, hasLeft) = (frame.returned, frame.hasLeft)
    (frame.returned, frame.hasLeft) = (nil, false)
    defer { (frame.returned, frame.hasLeft) = (returned, hasLeft) }
    if parts.count == 1, Self.isExpression(parts[0]) {
      let value = evaluate(parts[0], frame, expected: "UIColor")
      return value.form == .unknown ? frame.returned ?? value : value
    }
    run(block: body, frame)
    return frame.returned ?? Value()
  }

  /// What a picture is after colours were drawn into it.
  func picture(at node: Node, _ frame: Frame) -> Value {
    var value = drawn.reduce(Value()) { $0.joined($1) }
    let frozen = value.frozen
    value = value.fixed(by: .drawn, at: node, as: .image)
    if frozen > value.frozen { value.frozen = frozen }
    value.light = nil
    value.dark = nil
    value.isFixed = false
    if frame.guards.contains(.background) { emit(.call, "picture", target: Path(names: []), value: value, node: node, frame) }
    return value
  }

  /// Whether a name hands elements to closures.
  static func isMapping(_ name: String) -> Bool { mapping.contains(name) }
}
