// Methods of colours, pictures, drawing contexts and attributed text.

extension Evaluator {
  /// What is kept as a literal of new traits whose style the code gives and does not ask: `traits.dark`, or `traits.given` when it
  /// is not known which; nil for traits of the moment.
  func givenStyle(of node: Node, _ frame: Frame) -> String? {
    let written =
      node.argument("userInterfaceStyle")
      ?? node.arguments.first?.first.flatMap { closure in
        closure.kind == .closure
          ? closure.tree.first { $0.kind == .assign && $0.first?.name == "userInterfaceStyle" }?.part(1) : nil
      }
    guard let written else { return nil }
    let value = evaluate(written, frame, expected: "UIUserInterfaceStyle")
    guard value.frozen == .no else { return nil }
    return "traits." + (value.literal.flatMap { ["light", "dark"].contains($0) ? $0 : nil } ?? "given")
  }

  /// Methods of UIColor, CGColor and UIImage that give another value.
  func colorMethod(_ name: String, _ node: Node, of base: Value, _ frame: Frame) -> Value? {
    switch name {
    case "resolvedColor":
      let traits = arguments(node, frame).first?.value.literal
      var value = base
      if let traits, traits.hasPrefix("traits."), base.adapts > .no {
        // Resolved for a style that the code gives, and not for that of the moment: nothing is lost.
        let color = traits == "traits.dark" ? base.dark : traits == "traits.light" ? base.light : nil
        (value.form, value.adapts) = (.color, .no)
        value.know(light: color, dark: color)
        value.isFixed = traits != "traits.given"
      } else {
        value = base.fixed(by: .resolved, at: node, as: .color)
      }
      value.wasResolved = true
      return value
    case "withAlphaComponent", "copy":
      let values = arguments(node, frame)
      guard base.form == .color || base.form == .cgColor else { return base.form == .unknown ? nil : base }
      var value = base
      let alpha = values.first?.value.literal.flatMap { Double($0) }
      value.light = alpha.flatMap { alpha in base.light.map { RGBA($0.red, $0.green, $0.blue, alpha) } }
      value.dark = alpha.flatMap { alpha in base.dark.map { RGBA($0.red, $0.green, $0.blue, alpha) } }
      if alpha == 0 { value.adapts = .no }
      return value
    case "getRed", "getWhite", "getHue":
      guard base.form == .color else { return nil }
      let parts = base.fixed(by: .components, at: node, as: .number)
      for argument in node.arguments {
        guard let place = argument.first, place.kind == .reference, let local = place.first?.chain.first else { continue }
        frame.locals[local]?.value = parts
      }
      return .of(.boolean)
    case "withRenderingMode":
      var value = base
      value.form = .image
      if node.arguments.first?.first?.name == "alwaysOriginal" { value.isOriginal = true }
      if node.arguments.first?.first?.name == "alwaysTemplate" { value.isOriginal = false }
      return value
    case "withTintColor":
      let values = arguments(node, frame, expecting: ["UIColor"])
      var value = base
      value.form = .image
      value.adapts = max(value.adapts, values.first?.value.adapts ?? .no)
      value.isOriginal = false
      value.literal = nil
      if let tint = values.first?.value { value.takeLoss(of: tint) }
      return value
    default: return nil
    }
  }

  /// Methods that draw, and those that give the picture.
  func drawing(_ name: String, _ node: Node, receiver: Node, _ base: Value, _ path: Path, _ frame: Frame) -> Value? {
    switch name {
    case "setFill", "setStroke", "set":
      guard base.form == .color, node.arguments.isEmpty else { return nil }
      drawn.append(base)
      emit(.call, name, target: path, value: base, node: node, frame)
      return Value()
    case "setFillColor", "setStrokeColor", "setShadow":
      let values = arguments(node, frame)
      for value in values.map(\.value) where value.form == .cgColor || value.form == .color {
        drawn.append(value)
        emit(.call, name, target: path, value: value, node: node, frame)
      }
      return Value()
    case "image", "pngData", "jpegData":
      guard let closure = node.arguments.last?.first, closure.kind == .closure else { return nil }
      let isRenderer = path.type == "UIGraphicsImageRenderer" || path.names.last?.lowercased().contains("renderer") == true
      guard isRenderer || receiver.tree.contains(where: { $0.name == "UIGraphicsImageRenderer" }) else { return nil }
      let before = drawn
      drawn = []
      defer { drawn = before }
      self.closure(closure, frame, arguments: [Local(value: nil, type: "UIGraphicsImageRendererContext", path: nil)])
      return picture(at: node, frame)
    case "render", "drawHierarchy":
      // A view that was made to be drawn lends the picture its colours.
      let names = path.names.last == "layer" ? path.names.dropLast() : path.names[...]
      guard let root = names.first, root != "self" else { return nil }
      drawn += events.filter { $0.kind == .write && Self.isColorName($0.name) && $0.target.names.starts(with: names) }.map(
        \.value)
      return nil
    case "draw":
      let values = arguments(node, frame, expecting: [])
      for value in values.map(\.value) where value.form == .attributes { drawn.append(value) }
      if base.form == .attributed || base.form == .image, base.adapts > .no || base.frozen > .no { drawn.append(base) }
      emit(
        .call, "draw", target: path,
        value: base.form == .attributed ? base : values.first { $0.value.form == .attributes }?.value ?? base, arguments: values,
        node: node, frame)
      return Value()
    default: return nil
    }
  }

  /// Methods of attributed text.
  func text(_ name: String, _ node: Node, receiver: Node, _ base: Value, _ path: Path, _ frame: Frame) -> Value? {
    guard
      ["append", "addAttribute", "addAttributes", "setAttributes", "insert", "replaceCharacters", "setAttributedString"].contains(
        name)
    else { return nil }
    let isText = base.form == .attributed || base.form == .attributes || path.type == "NSTextStorage"
    guard isText || name.hasPrefix("add") else { return nil }
    let values = arguments(node, frame, expecting: [])
    var known = base
    switch name {
    case "append", "insert", "setAttributedString", "replaceCharacters":
      if let other = values.first(where: { $0.value.form == .attributed })?.value {
        known = known.joined(other)
        known.form = .attributed
      }
    case "addAttribute":
      let key = node.arguments.first?.first?.name ?? ""
      if let value = node.argument("value") {
        note(evaluate(value, frame, expected: key.hasSuffix("Color") ? "UIColor" : nil), under: key, at: node, in: &known)
        if key == "foregroundColor" { known.bare = [] }
      }
    case "addAttributes", "setAttributes":
      if let attributes = values.first?.value {
        known.inks += attributes.inks
        known.adapts = max(known.adapts, attributes.adapts)
        if attributes.form == .attributes, attributes.bare.isEmpty { known.bare = [] }
      }
    default: break
    }
    if receiver.kind == .name, frame.locals[receiver.name] != nil { frame.locals[receiver.name]?.value = known }
    var told = values.first { $0.value.form == .attributed || $0.value.form == .attributes }?.value ?? Value()
    if name == "addAttribute" { told.inks = known.inks.filter { $0.node == node } }
    if name == "addAttribute" || name == "addAttributes" { told.form = .attributes }
    emit(.call, name, target: path, value: told, arguments: values, node: node, frame)
    return Value()
  }
}
