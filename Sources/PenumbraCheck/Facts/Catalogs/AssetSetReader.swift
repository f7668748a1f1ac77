import PenumbraAssets

/// Reads the `Contents.json` of a colour or image set, and looks at the pictures beside it.
///
/// What the text says, `PenumbraAssets` reads; the places of keys come from its JSON values.
enum AssetSetReader {
  /// The facts of a set; throws when the text is no JSON object.
  ///
  /// - Parameter pictures: the files beside the `Contents.json`, by name.
  static func read(
    _ bytes: [UInt8], path: String, pictures: [(name: String, bytes: [UInt8])] = []
  ) throws(UnreadableFile) -> AssetSetFacts {
    let (value, faults) = JSONReader.read(bytes)
    guard let value, case .object(let members) = value.content else {
      throw UnreadableFile(reason: "no JSON object", position: faults.first.map { TextPosition($0.position) })
    }
    let isColor = members.contains { $0.name == "colors" }
    var facts = AssetSetFacts()
    facts.isColor = isColor
    let list = isColor ? "colors" : "images"
    if let member = members.last(where: { $0.name == list }) { facts.listPosition = TextPosition(member.position) }
    let places = StylePlaces(value[list])
    if isColor {
      for entry in SetContents.color(bytes, path: path).entries {
        facts.entries.append(Self.entry(entry, place: places[entry.position]))
      }
      return facts
    }
    let (entries, properties, _) = SetContents.image(bytes, files: Set(pictures.map(\.name)), path: path)
    facts.intent = properties.renderingIntent?.rawValue
    if case .object(let properties)? = value["properties"]?.content {
      facts.intentPosition = properties.last { $0.name == "template-rendering-intent" }.map { TextPosition($0.position) }
    }
    for entry in entries where !entry.isUnassigned {
      let picture = pictures.first { $0.name == entry.filename }
      facts.entries.append(
        AssetSetFacts.Entry(
          style: entry.appearance.style.map(AssetSetFacts.Style.init), isHighContrast: entry.appearance.isHighContrast,
          idiom: entry.idiom.rawValue, position: TextPosition(entry.position), stylePosition: places[entry.position],
          filename: entry.filename,
          tone: picture.flatMap { PictureTone(name: $0.name, bytes: $0.bytes) }))
    }
    return facts
  }

  /// An entry of a colour set.
  private static func entry(_ entry: ColorEntry, place: TextPosition?) -> AssetSetFacts.Entry {
    var made = AssetSetFacts.Entry(
      style: entry.appearance.style.map(AssetSetFacts.Style.init), isHighContrast: entry.appearance.isHighContrast,
      idiom: entry.idiom.rawValue, position: TextPosition(entry.position), stylePosition: place)
    switch entry.color {
    case .components(let components)?: made.color = RGBA(components)
    case .reference(let name, _, let placeholder)?:
      made.reference = name
      made.color = placeholder.map { RGBA($0) }
    case nil: break
    }
    return made
  }
}

/// Where each entry of a list says which style it is for.
private struct StylePlaces {
  private var places: [SourcePosition: TextPosition] = [:]

  init(_ list: JSONValue?) {
    guard case .array(let entries)? = list?.content else { return }
    for entry in entries {
      guard case .array(let appearances)? = entry["appearances"]?.content else { continue }
      for case .object(let members) in appearances.map(\.content) {
        guard let member = members.first(where: { $0.name == "appearance" }), case .string("luminosity") = member.value.content
        else {
          continue
        }
        places[entry.position] = TextPosition(member.position)
      }
    }
  }

  subscript(_ entry: SourcePosition) -> TextPosition? { places[entry] }
}

extension TextPosition {
  /// The same place as PenumbraAssets counts it.
  init(_ position: SourcePosition) { self.init(line: position.line, column: position.column) }
}

extension AssetSetFacts.Style {
  init(_ style: AssetAppearance.Style) { self = style == .dark ? .dark : .light }
}
