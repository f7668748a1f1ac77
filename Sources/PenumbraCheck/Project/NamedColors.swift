/// A colour's components in extended sRGB, each from 0 to 1 unless outside of sRGB.
package struct RGBA: Codable, Sendable, Hashable {
  /// Red, green, blue, opacity.
  package var red, green, blue, alpha: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// The colour sets of the project's asset catalogs, by name.
package struct NamedColors: Sendable {
  /// One colour set.
  package struct Entry: Sendable, Hashable {
    /// The value in light, nil when the file gives none that can be read.
    package var light: RGBA?
    /// The value in dark, which is the one of light when the set has no other.
    package var dark: RGBA?
    /// Whether the set tells light from dark.
    package var adapts: Bool
    /// The path of its `Contents.json`.
    package var path: String

    package init(light: RGBA?, dark: RGBA?, adapts: Bool, path: String) {
      self.light = light
      self.dark = dark
      self.adapts = adapts
      self.path = path
    }
  }

  /// The entries of each name; more than one when several catalogs have it.
  package let entries: [String: [Entry]]
  /// The entries by the symbol of their name; of names that share one, those of the first.
  private let symbols: [String: [Entry]]

  /// Whether the project has any catalog; without one nothing is known about names.
  package var hasCatalogs: Bool { !entries.isEmpty }

  /// Collects the colour sets among the files.
  package init(files: [ReadFile]) {
    var entries: [String: [Entry]] = [:]
    for file in files {
      guard case .assetSet(let set) = file.facts, set.isColor else { continue }
      entries[ProjectResources.name(of: file.path), default: []].append(
        Entry(light: set.entry(for: .light)?.color, dark: set.entry(for: .dark)?.color, adapts: set.adapts, path: file.path))
    }
    self.entries = entries
    symbols = Dictionary(
      entries.sorted { $0.key < $1.key }.map { (AssetSymbol.folded($0.key, suffix: "color"), $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The entries of a name; one with slashes may be that of a set in groups that are namespaces.
  func entries(named name: String) -> [Entry]? {
    if let whole = entries[name] { return whole }
    guard let slash = name.lastIndex(of: "/"), let last = entries[String(name[name.index(after: slash)...])] else { return nil }
    let inner = last.filter { ("/" + $0.path).hasSuffix("/\(name).colorset/Contents.json") }
    return inner.isEmpty ? nil : inner
  }

  /// The entries whose name Xcode makes this symbol of: `cardShadow` of `cardShadow`, `Card Shadow` or `card-shadow`.
  func entries(ofSymbol name: String) -> [Entry]? {
    symbols.isEmpty ? nil : symbols[AssetSymbol.folded(name, suffix: "color")]
  }
}
