// How the Contents.json of a colour set becomes entries (spec 4.2).

import Foundation

extension ContentsReader {
  /// The entries of a colour set; what cannot be read of them is reported and left out.
  mutating func colorEntries(_ file: JSONValue) -> [ColorEntry] {
    checkInfo(file, keys: ["colors"])
    guard let value = file["colors"] else {
      report(.error, .missingKey, "“colors” is missing, so the set has no colour.", at: file.position)
      return []
    }
    let entries = (array(value, "colors") ?? []).compactMap { colorEntry($0) }
    reportTwins(entries)
    return entries
  }

  /// One entry; nil, reported, if it cannot be read.
  private mutating func colorEntry(_ value: JSONValue) -> ColorEntry? {
    guard case .object = value.content else {
      wrongType(value, "colors", wants: "objects in its array")
      return nil
    }
    checkKeys(value, known: Self.entryKeys)
    guard let idiom = idiom(of: value), let appearance = appearance(of: value) else { return nil }
    let gamut = choice(value, "display-gamut", AssetGamut.self)
    guard !gamut.isWrong else { return nil }
    var color: CatalogColor?
    if let slot = value["color"] {
      // An entry whose colour is broken is gone: as an empty slot it would look intended.
      guard let known = self.color(slot) else { return nil }
      color = known
    }
    return ColorEntry(
      idiom: idiom, appearance: appearance, gamut: gamut.value, subtype: string(value, "subtype"), color: color,
      position: value.position, colorPosition: value["color"]?.position)
  }

  /// The keys of an entry.
  private static let entryKeys = [
    "idiom", "appearances", "display-gamut", "color", "subtype", "locale", "memory", "graphics-feature-set",
  ]

  /// The idiom of an entry; nil, reported, if it is one that is not known.
  mutating func idiom(of entry: JSONValue) -> AssetIdiom? {
    switch choice(entry, "idiom", AssetIdiom.self) {
    case .known(let idiom): return idiom
    case .wrong: return nil
    case .missing:
      report(.warning, .missingKey, "“idiom” is missing; the entry is taken for universal.", at: entry.position)
      return .universal
    }
  }

  /// The colour of an entry; nil, reported, if it cannot be read.
  private mutating func color(_ value: JSONValue) -> CatalogColor? {
    guard case .object = value.content else {
      wrongType(value, "color", wants: "an object")
      return nil
    }
    checkKeys(value, known: ["color-space", "components", "platform", "reference"])
    guard let reference = value["reference"] else { return components(value).map { .components($0) } }
    guard case .string(let name) = reference.content, !name.isEmpty else {
      wrongType(reference, "reference", wants: "the name of a system colour")
      return nil
    }
    let placeholder = value["components"] == nil ? nil : components(value)
    return .reference(name: name, platform: string(value, "platform"), placeholder: placeholder)
  }

  /// The components of a colour; nil, reported, if they cannot be read.
  private mutating func components(_ value: JSONValue) -> CatalogComponents? {
    let space: CatalogColorSpace
    switch choice(value, "color-space", CatalogColorSpace.self) {
    case .known(let known): space = known
    case .wrong: return nil
    case .missing:
      report(.warning, .missingKey, "“color-space” is missing; srgb is taken.", at: value.position)
      space = .sRGB
    }
    guard let dictionary = value["components"] else {
      report(.error, .missingKey, "The colour has neither “components” nor “reference”.", at: value.position)
      return nil
    }
    guard case .object = dictionary.content else {
      wrongType(dictionary, "components", wants: "an object")
      return nil
    }
    checkKeys(dictionary, known: space.keys + ["alpha"])
    var values: [Double] = []
    for key in space.keys {
      guard let component = component(dictionary, key, isExtended: space.isExtended) else { return nil }
      values.append(component)
    }
    return alpha(dictionary).map { CatalogComponents(space: space, values: values, alpha: $0) }
  }

  /// The alpha of a colour, 1 without a word about it; nil, reported, if it cannot be read.
  private mutating func alpha(_ dictionary: JSONValue) -> Double? {
    if dictionary["alpha"] == nil {
      report(.warning, .missingKey, "“alpha” is missing; the colour is taken for opaque.", at: dictionary.position)
      return 1
    }
    return component(dictionary, "alpha", isExtended: false)
  }

  /// A component; nil, reported, if it is missing or cannot be read. Beyond what the space holds, it is brought to the nearest end.
  private mutating func component(_ dictionary: JSONValue, _ key: String, isExtended: Bool) -> Double? {
    guard let value = dictionary[key] else {
      report(.error, .missingKey, "“\(key)” is missing.", at: dictionary.position)
      return nil
    }
    do {
      let component = try ColorComponent.read(value)
      guard !isExtended, !(0...1).contains(component) else { return component }
      report(
        .warning, .componentOutOfRange,
        "“\(key)” lies beyond 0…1, which this colour space does not hold; the nearest end is taken.",
        at: value.position)
      return min(max(component, 0), 1)
    } catch .unreadable {
      return nil
    } catch {
      report(.error, .badComponent, "“\(key)”: \(error.message)", at: value.position)
      return nil
    }
  }

  /// Reports entries for the same traits as an earlier one, which hides them.
  private mutating func reportTwins(_ entries: [ColorEntry]) {
    var seen: [ColorSlot: Set<String?>] = [:]
    for entry in entries where entry.color != nil {
      if seen[ColorSlot(entry), default: []].insert(entry.subtype).inserted { continue }
      report(.warning, .duplicateEntry, "An earlier entry is for the same traits; this one is never shown.", at: entry.position)
    }
  }
}
