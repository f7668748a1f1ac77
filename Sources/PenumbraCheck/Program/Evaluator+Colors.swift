// Colours: what UIKit's names and members do to a value.

extension Evaluator {
  /// A member of UIKit's, asked of a value.
  func builtin(_ name: String, at node: Node, of base: Value?, _ frame: Frame) -> Value {
    switch name {
    case "userInterfaceStyle", "colorScheme", "interfaceStyle", "overrideUserInterfaceStyle":
      var value = Value.of(.style)
      // The style of the moment. An override is the app's own choice, not what is seen.
      if name != "overrideUserInterfaceStyle" { (value.frozen, value.loss, value.lossNode) = (.yes, .styleTest, node) }
      return value
    case "cgColor", "ciColor":
      let base = base ?? Value.of(.color)
      if base.form == .image || base.form == .cgColor { return base }
      var value = base.fixed(by: .converted, at: node, as: .cgColor)
      if frame.guards.contains(.withTraits) { value.wasResolved = true }
      return value
    case "cgImage", "ciImage": return base ?? .of(.image)
    case "uiColor": return base ?? unknown(of: "UIColor")
    case "tintColor":
      return .adaptive(light: nil, dark: nil, .perhaps)
    case "textColor", "backgroundColor", "titleColor", "barTintColor":
      var value = Value.of(.color)
      value.adapts = .perhaps
      return value
    case "components", "rgba", "redComponent", "greenComponent", "blueComponent", "alphaComponent", "hexString", "toHex", "hex":
      guard let base, base.form == .color || base.form == .cgColor else { return Value() }
      return base.fixed(by: .components, at: node, as: .number)
    case "currentTitleColor": return unknown(of: "UIColor")
    default:
      guard let base else { return Value() }
      if base.form == .attributes || base.form == .attributed || base.form == .text { return base }
      if Self.isColorName(name) { return unknown(of: "UIColor") }
      if base.form == .number || base.form == .boolean { return base }
      // `first`, `last` and the like of a row of colours.
      if (base.form == .color || base.form == .cgColor || base.form == .image),
        ["first", "last", "wrappedValue", "self"].contains(name)
      {
        return base
      }
      var value = Value()
      value.parameters = base.parameters
      return value
    }
  }

  /// A colour that Xcode makes a symbol of.
  func assetSymbol(_ name: String) -> Value? { tables.colors.entries(ofSymbol: name).map { Self.value(of: $0) } }

  /// What colour sets of one name can be.
  static func value(of entries: [NamedColors.Entry]) -> Value {
    let values = entries.map { entry in
      entry.adapts ? Value.adaptive(light: entry.light, dark: entry.dark) : Value.fixed(entry.light)
    }
    return values.dropFirst().reduce(values.first ?? Value.of(.color)) { $0.joined($1) }
  }

  /// A colour by its name in a catalog.
  func named(_ name: String?) -> Value {
    if let name, let entries = tables.colors.entries(named: name) { return Self.value(of: entries) }
    // Without a catalog to look into, a named colour is taken to have two values: that is what names are for.
    return .adaptive(light: nil, dark: nil, tables.colors.hasCatalogs ? .perhaps : .yes)
  }

  /// A colour that UIKit's initialisers make of arguments.
  func color(_ node: Node, arguments: [(label: String, value: Value)], _ frame: Frame) -> Value? {
    let labels = arguments.map(\.label)
    func number(_ label: String) -> Double? {
      arguments.first { $0.label == label }?.value.literal.flatMap { Double($0.replacing("_", with: "")) }
    }
    /// A colour of numbers: fixed unless they come from the parts of a colour that adapts.
    func made(_ color: RGBA?) -> Value {
      var value = Value.fixed(color)
      for argument in arguments {
        value.parameters |= argument.value.parameters
        value.takeLoss(of: argument.value)
      }
      if value.frozen > .no || value.parameters != 0 { value.isFixed = false }
      return value
    }
    switch labels {
    case ["red", "green", "blue", "alpha"], ["displayP3Red", "green", "blue", "alpha"], ["red", "green", "blue"]:
      guard let red = number(labels[0]), let green = number("green"), let blue = number("blue") else {
        return made(arithmetic(node))
      }
      return made(RGBA(red, green, blue, number("alpha") ?? 1))
    case ["white", "alpha"], ["white"]:
      guard let white = number("white") else { return made(nil) }
      return made(RGBA(white, white, white, number("alpha") ?? 1))
    case ["hue", "saturation", "brightness", "alpha"]: return made(nil)
    case ["named"], ["named", "in", "compatibleWith"], ["named", "bundle"]: return named(arguments[0].value.literal)
    case ["resource"]: return arguments[0].value.literal.flatMap { assetSymbol($0) } ?? .adaptive(light: nil, dark: nil)
    case ["cgColor"], ["ciColor"], ["color"]:
      var value = arguments[0].value
      value.form = .color
      return value
    case ["asset"]: return arguments[0].value.fields["name"]?.literal.map { named($0) }
    case ["patternImage"]: return .of(.color)
    default: return nil
    }
  }

  /// The parts of a colour that are written as divisions: `0x2b / 255.0`.
  private func arithmetic(_ node: Node) -> RGBA? {
    func number(_ node: Node?) -> Double? {
      guard let node else { return nil }
      switch node.kind {
      case .integer:
        let text = node.name.replacing("_", with: "")
        return text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16).map(Double.init) : Double(text)
      case .float: return Double(node.name.replacing("_", with: ""))
      case .binary where node.name == "/":
        let parts = node.parts.map { number($0) }
        guard parts.count == 2, let above = parts[0], let below = parts[1], below != 0 else { return nil }
        return above / below
      case .call where ["CGFloat", "Double", "Float"].contains(node.calleeName): return number(node.arguments.first?.first)
      default: return nil
      }
    }
    guard let red = number(node.argument("red") ?? node.argument("displayP3Red")), let green = number(node.argument("green")),
      let blue = number(node.argument("blue"))
    else { return nil }
    return RGBA(red, green, blue, number(node.argument("alpha")) ?? 1)
  }

  /// A colour that is written as one number or text: `0x2B3442`, `"#2B3442"`.
  static func hexadecimal(_ literal: String?) -> RGBA? {
    guard var text = literal?.replacing("_", with: "") else { return nil }
    for prefix in ["#", "0x", "0X"] where text.hasPrefix(prefix) { text = String(text.dropFirst(prefix.count)) }
    guard text.count == 6 || text.count == 8 || text.count == 3, let number = UInt64(text, radix: 16) else { return nil }
    if text.count == 3 {
      return RGBA(Double((number >> 8) & 15) / 15, Double((number >> 4) & 15) / 15, Double(number & 15) / 15)
    }
    let shifted = text.count == 8 ? number >> 8 : number
    return RGBA(Double((shifted >> 16) & 255) / 255, Double((shifted >> 8) & 255) / 255, Double(shifted & 255) / 255)
  }

  /// A colour with a closure that chooses it: the closure is run for light and for dark.
  func provided(by closure: Node, _ frame: Frame) -> Value {
    // Within another provider the style is given, and one run is enough.
    if assumed != nil { return self.closure(closure, frame, arguments: []) }
    func run(dark: Bool) -> Value {
      let old = (assumed, frame.testedAt, drawn)
      assumed = dark
      frame.testedAt = nil
      defer { (assumed, frame.testedAt, drawn) = old }
      return self.closure(closure, frame, arguments: [])
    }
    let light = run(dark: false)
    let dark = run(dark: true)
    var value = Value.adaptive(light: light.light, dark: dark.dark)
    value.parameters = light.parameters | dark.parameters
    if value.isFixed { value.adapts = .no }
    value.provider = closure
    return value
  }
}
