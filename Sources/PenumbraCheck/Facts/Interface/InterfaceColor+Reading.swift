extension InterfaceColor {
  /// Reads the attributes of a `color` element.
  ///
  /// A system name decides before the numbers beside it: those are only what older tools showed. The newest spelling of the system
  /// name decides before older ones, for the same reason.
  init(attributes: [String: String]) {
    if let name = attributes["name"] {
      self = .named(name)
    } else if let name = attributes["systemColor"] ?? attributes["xcode11CocoaTouchSystemColor"]
      ?? attributes["cocoaTouchSystemColor"]
    {
      let value = SystemColors.value(name)
      if let value, value.isFixed, let color = value.light {
        self = .fixedSystem(name, color)
      } else {
        self = .adaptive(name)
      }
    } else if let plain = Self.numbers(attributes) {
      self = .plain(plain)
    } else {
      self = .unknown
    }
  }

  /// The numbers of a colour, from the spelling of its space: components, one white, or cyan, magenta, yellow and black.
  static func numbers(_ attributes: [String: String]) -> RGBA? {
    func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }
    let alpha = number("alpha") ?? 1
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = number("white") { return RGBA(white: white, alpha: alpha) }
    if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"), let black = number("black") {
      return RGBA(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black), alpha: alpha)
    }
    return nil
  }
}
