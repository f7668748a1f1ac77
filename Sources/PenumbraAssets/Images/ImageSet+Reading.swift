// How the Contents.json of an image set becomes entries and properties (spec 4.3).

import Foundation

extension ContentsReader {
  /// The entries of an image set; what cannot be read of them is reported and left out.
  mutating func imageEntries(_ file: JSONValue, files: Set<String>) -> [ImageEntry] {
    checkInfo(file, keys: ["images"])
    guard let value = file["images"] else {
      report(.error, .missingKey, "“images” is missing, so the set has no picture.", at: file.position)
      return []
    }
    let entries = (array(value, "images") ?? []).compactMap { imageEntry($0, files: files) }
    reportTwins(entries)
    return entries
  }

  /// The properties of an image set; what cannot be read is reported and left out.
  mutating func imageProperties(_ file: JSONValue) -> ImageProperties {
    var properties = ImageProperties()
    guard let value = file["properties"] else { return properties }
    guard case .object = value.content else {
      wrongType(value, "properties", wants: "an object")
      return properties
    }
    checkKeys(value, known: Self.propertyKeys)
    properties.renderingIntent = choice(value, "template-rendering-intent", ImageProperties.RenderingIntent.self).value
    properties.preservesVectors = flag(value, "preserves-vector-representation")
    properties.isLocalizable = flag(value, "localizable")
    properties.compression = choice(value, "compression-type", ImageCompression.self).value
    if let tags = value["on-demand-resource-tags"] {
      properties.onDemandTags = (array(tags, "on-demand-resource-tags") ?? []).compactMap { tag in
        if case .string(let text) = tag.content { text } else { nil }
      }
    }
    return properties
  }

  /// The keys of the properties.
  private static let propertyKeys = [
    "template-rendering-intent", "preserves-vector-representation", "localizable", "compression-type", "on-demand-resource-tags",
    "auto-scaling",
  ]

  /// One entry; nil, reported, if it cannot be read.
  private mutating func imageEntry(_ value: JSONValue, files: Set<String>) -> ImageEntry? {
    guard case .object = value.content else {
      wrongType(value, "images", wants: "objects in its array")
      return nil
    }
    checkKeys(value, known: Self.imageKeys)
    let gamut = choice(value, "display-gamut", AssetGamut.self)
    let (width, height) = (choice(value, "width-class", AssetSizeClass.self), choice(value, "height-class", AssetSizeClass.self))
    let direction = choice(value, "language-direction", AssetDirection.self)
    guard !gamut.isWrong, !width.isWrong, !height.isWrong, !direction.isWrong,
      let idiom = idiom(of: value), let appearance = appearance(of: value), let scale = scale(of: value),
      let memory = memory(of: value)
    else { return nil }
    var entry = ImageEntry(position: value.position)
    (entry.idiom, entry.appearance, entry.scale, entry.memory) = (idiom, appearance, scale.value, memory.value)
    (entry.gamut, entry.direction) = (gamut.value, direction.value)
    (entry.widthClass, entry.heightClass) = (width.value, height.value)
    entry.subtype = string(value, "subtype")
    entry.screenWidth = string(value, "screen-width")
    entry.locale = string(value, "locale")
    entry.graphics = string(value, "graphics-feature-set")
    entry.colorSpace = choice(value, "color-space", AssetGamut.self).value
    entry.compression = choice(value, "compression-type", ImageCompression.self).value
    entry.alignmentInsets = insets(value, "alignment-insets")
    entry.resizing = resizing(of: value)
    entry.isUnassigned = flag(value, "unassigned")
    entry.filename = string(value, "filename")
    if let name = entry.filename, let position = value["filename"]?.position {
      entry.filenamePosition = position
      entry.isFileMissing = !isThere(name, at: position, files: files)
    }
    return entry
  }

  /// The keys of an entry.
  private static let imageKeys = [
    "filename", "idiom", "scale", "appearances", "display-gamut", "width-class", "height-class", "screen-width", "subtype",
    "language-direction", "locale", "memory", "graphics-feature-set", "color-space", "compression-type", "alignment-insets",
    "resizing", "unassigned",
  ]

  /// Whether a file that an entry names is in the folder; reported if it is not.
  private mutating func isThere(_ name: String, at position: SourcePosition, files: Set<String>) -> Bool {
    guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")), name != ".", name != ".." else {
      report(.error, .oddName, "“\(name)” is not the name of a file in the set's own folder.", at: position)
      return false
    }
    if files.contains(name) { return true }
    let near = files.first { $0.lowercased() == name.lowercased() }
    let advice = near.map { " There is “\($0)”; capital letters count." } ?? ""
    report(.error, .missingFile, "There is no file “\(name)” in the set.\(advice)", at: position)
    return false
  }

  /// A value that may be missing, in a place where nil says that it is wrong.
  private struct Maybe<Value> {
    /// The value, or nil if it is missing.
    let value: Value?
  }

  /// The scale of an entry, written `2x`; nil, reported, if it is no scale.
  private mutating func scale(of entry: JSONValue) -> Maybe<Double>? {
    guard let value = entry["scale"] else { return Maybe(value: nil) }
    guard let text = string(entry, "scale") else { return nil }
    guard text.hasSuffix("x"), text.first?.isNumber == true, let scale = Double(text.dropLast()), scale > 0, scale <= 100 else {
      report(.error, .unknownValue, "“\(text)” is no scale. It is written as “1x”, “2x” or “3x”.", at: value.position)
      return nil
    }
    return Maybe(value: scale)
  }

  /// The memory that an entry asks for, written `2GB`; nil, reported, if it is no amount.
  private mutating func memory(of entry: JSONValue) -> Maybe<Int>? {
    guard let value = entry["memory"] else { return Maybe(value: nil) }
    guard let text = string(entry, "memory") else { return nil }
    guard text.hasSuffix("GB"), let amount = Int(text.dropLast(2)), (1...1_000).contains(amount) else {
      report(
        .error, .unknownValue, "“\(text)” is no amount of memory. It is written as “1GB”, “2GB” or “4GB”.", at: value.position)
      return nil
    }
    return Maybe(value: amount)
  }

  /// Distances from the edges; a missing one is 0; nil if all are missing or, reported, if they are no object.
  private mutating func insets(_ object: JSONValue, _ key: String) -> AssetInsets? {
    guard let value = object[key] else { return nil }
    guard case .object = value.content else {
      wrongType(value, key, wants: "an object")
      return nil
    }
    checkKeys(value, known: ["top", "left", "bottom", "right"])
    return AssetInsets(
      top: number(value, "top") ?? 0, left: number(value, "left") ?? 0, bottom: number(value, "bottom") ?? 0,
      right: number(value, "right") ?? 0)
  }

  /// How an entry is stretched; nil if it says nothing or, reported, if it cannot be read.
  private mutating func resizing(of entry: JSONValue) -> ImageResizing? {
    guard let value = entry["resizing"] else { return nil }
    guard case .object = value.content else {
      wrongType(value, "resizing", wants: "an object")
      return nil
    }
    checkKeys(value, known: ["mode", "cap-insets", "center"])
    guard case .known(let mode) = choice(value, "mode", ImageResizing.Mode.self) else {
      if value["mode"] == nil { report(.error, .missingKey, "“mode” of “resizing” is missing.", at: value.position) }
      return nil
    }
    var resizing = ImageResizing(mode: mode)
    resizing.capInsets = insets(value, "cap-insets") ?? AssetInsets()
    guard let center = value["center"] else { return resizing }
    guard case .object = center.content else {
      wrongType(center, "center", wants: "an object")
      return resizing
    }
    checkKeys(center, known: ["mode", "width", "height"])
    resizing.center = choice(center, "mode", ImageResizing.Center.self).value ?? .stretch
    (resizing.centerWidth, resizing.centerHeight) = (number(center, "width"), number(center, "height"))
    return resizing
  }

  /// Reports entries for the same traits as an earlier one, which hides them.
  private mutating func reportTwins(_ entries: [ImageEntry]) {
    var seen: Set<ImageSlot> = []
    for entry in entries where entry.isUsable {
      if seen.insert(ImageSlot(entry)).inserted { continue }
      report(.warning, .duplicateEntry, "An earlier entry is for the same traits; this one is never shown.", at: entry.position)
    }
  }
}

/// The traits that an entry is for: the entry without its file and everything that is said about the file.
private struct ImageSlot: Hashable {
  /// The device.
  let idiom: AssetIdiom
  /// The appearance.
  let appearance: AssetAppearance
  /// The gamut.
  let gamut: AssetGamut?
  /// Pixels a point.
  let scale: Double?
  /// The room across and down.
  let sizeClasses: [AssetSizeClass?]
  /// The direction of reading.
  let direction: AssetDirection?
  /// The memory needed.
  let memory: Int?
  /// The kind of device, its width, the language, and the graphics needed.
  let words: [String?]

  /// The traits of an entry.
  init(_ entry: ImageEntry) {
    (idiom, appearance, gamut, scale) = (entry.idiom, entry.appearance, entry.gamut, entry.scale)
    (sizeClasses, direction) = ([entry.widthClass, entry.heightClass], entry.direction)
    (memory, words) = (entry.memory, [entry.subtype, entry.screenWidth, entry.locale, entry.graphics])
  }
}
