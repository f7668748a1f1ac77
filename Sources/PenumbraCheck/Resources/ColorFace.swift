/// What a colour is in light and in dark, as far as it is known.
enum ColorFace: Hashable, Sendable {
  /// The same in both modes.
  case fixed(RGBA)
  /// Different in the two modes, with the values when they are known.
  case adaptive(light: RGBA?, dark: RGBA?)
  /// Nothing is seen of it.
  case clear
  /// Nothing is known.
  case unknown

  /// The value in dark, when it is known.
  var dark: RGBA? {
    switch self {
    case .fixed(let color): color
    case .adaptive(_, let dark): dark
    case .clear, .unknown: nil
    }
  }

  /// The value in light, when it is known.
  var light: RGBA? {
    switch self {
    case .fixed(let color): color
    case .adaptive(let light, _): light
    case .clear, .unknown: nil
    }
  }

  /// A colour of the document at a path, with catalog names looked up.
  init(_ color: InterfaceColor, in resources: ProjectResources, from path: String) {
    switch color {
    case .plain(let color), .fixedSystem(_, let color): self = color.isClear ? .clear : .fixed(color)
    case .adaptive(let name):
      let values = SystemColors.value(name)
      self = .adaptive(light: values?.light, dark: values?.dark)
    case .named(let name):
      guard let set = resources.set(named: name, isColor: true, from: path) else {
        self = .unknown
        return
      }
      self = ColorFace(set.facts)
    case .unknown: self = .unknown
    }
  }

  /// A colour set.
  init(_ set: AssetSetFacts) {
    let (light, dark) = (set.entry(for: .light), set.entry(for: .dark))
    if let reference = light?.reference, let values = SystemColors.value(reference), reference == dark?.reference {
      self = .adaptive(light: values.light, dark: values.dark)
    } else if set.adapts {
      self = .adaptive(light: light?.color, dark: dark?.color)
    } else if let color = light?.color {
      self = color.isClear ? .clear : .fixed(color)
    } else {
      self = .unknown
    }
  }
}
