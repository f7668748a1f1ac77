import PenumbraAssets
import SeededNumbers
import Testing

/// Generated catalogs, whose answers are compared with those of a look-up that is written as simply as the spec says it.
struct LookUpTests {
  // MARK: What can stand in a set

  /// Every appearance as the words of a catalog.
  private static let appearances: [(AssetAppearance, String?)] = [
    (AssetAppearance(), nil), (AssetAppearance(style: .light), light), (AssetAppearance(style: .dark), dark),
    (AssetAppearance(isHighContrast: true), high), (AssetAppearance(style: .light, isHighContrast: true), "\(high), \(light)"),
    (AssetAppearance(style: .dark, isHighContrast: true), "\(dark), \(high)"),
  ]
  /// Every gamut, and none.
  private static let gamuts: [AssetGamut?] = [nil, .sRGB, .displayP3]

  /// What an entry of a colour set is for.
  private struct Slot: Hashable {
    var appearance: Int
    var idiom: AssetIdiom
    var gamut: AssetGamut?

    /// Every slot there can be.
    static let all: [Slot] = appearances.indices.flatMap { appearance in
      AssetIdiom.allCases.flatMap { idiom in
        gamuts.map { Slot(appearance: appearance, idiom: idiom, gamut: $0) }
      }
    }

    /// The entry as a catalog writes it.
    func entry(_ color: String) -> String {
      let appearances = LookUpTests.appearances[appearance].1.map { #","appearances":[\#($0)]"# } ?? ""
      let gamut = gamut.map { #","display-gamut":"\#($0.rawValue)""# } ?? ""
      return #"{"idiom":"\#(idiom.rawValue)"\#(appearances)\#(gamut),"color":\#(color)}"#
    }
  }

  /// Every request that can make a difference to a colour.
  private static let requests: [AssetRequest] = AssetAppearance.Style.allCases.flatMap { style in
    [false, true].flatMap { contrast in
      AssetIdiom.allCases.flatMap { idiom in
        AssetGamut.allCases.map { AssetRequest(style: style, isHighContrast: contrast, idiom: idiom, gamut: $0) }
      }
    }
  }

  /// The appearances that a request tries, as the table of 4.4.2 lists them.
  private static func tried(_ request: AssetRequest) -> [AssetAppearance] {
    let style = AssetAppearance(style: request.style)
    guard request.isHighContrast else { return [style, AssetAppearance()] }
    let both = AssetAppearance(style: request.style, isHighContrast: true)
    return [both, style, AssetAppearance(isHighContrast: true), AssetAppearance()]
  }

  /// The idioms that a request tries.
  private static func triedIdioms(_ request: AssetRequest) -> [[AssetIdiom]] {
    [request.idiom == .vision ? [.vision, .reality] : [request.idiom], [.universal]]
  }

  /// The gamuts that a request tries.
  private static func triedGamuts(_ request: AssetRequest) -> [AssetGamut?] {
    request.gamut == .sRGB ? [.sRGB, nil, .displayP3] : [.displayP3, .sRGB, nil]
  }

  /// The place of the slot that a request finds, by trying one after the other.
  private static func naive(_ slots: [Slot], _ request: AssetRequest) -> Int? {
    for appearance in tried(request) {
      for idioms in triedIdioms(request) {
        for gamut in triedGamuts(request) {
          let found = slots.firstIndex {
            appearances[$0.appearance].0 == appearance && idioms.contains($0.idiom) && $0.gamut == gamut
          }
          if let found { return found }
        }
      }
    }
    return nil
  }

  /// A colour as a catalog writes it, with its components.
  private static func color(_ space: CatalogColorSpace, spelling: Int, byte: Int) -> (String, CatalogComponents) {
    let value = Double(byte) / 255
    let (text, number) =
      switch spelling {
      case 0: (#""\#(value)""#, Double(Float(value)))
      case 1: (#""\#(byte)""#, byte == 1 ? 1 : value)
      case 2: (#""0x\#(String(byte, radix: 16, uppercase: true))""#, value)
      default: ("\(value)", value)
      }
    let keys = space.isGray ? ["white"] : ["red", "green", "blue"]
    let components = (keys + ["alpha"]).map { #""\#($0)":\#(text)"# }.joined(separator: ",")
    return (
      #"{"color-space":"\#(space.rawValue)","components":{\#(components)}}"#,
      CatalogComponents(space: space, values: keys.map { _ in number }, alpha: number)
    )
  }

  // MARK: The tests

  @Test("4.2, 4.4: each slot, in each space and spelling, loads and is found by the requests that try it")
  func fullCrossProduct() throws {
    let catalog = try TemporaryCatalog()
    var expected: [String: [CatalogColor?]] = [:]
    for space in CatalogColorSpace.allCases {
      for spelling in 0..<4 {
        let colors = Slot.all.indices.map { Self.color(space, spelling: spelling, byte: ($0 * 7 + spelling) % 256) }
        let entries = zip(Slot.all, colors).map { slot, color in slot.entry(color.0) }
        try catalog.write("\(space)-\(spelling).colorset/Contents.json", TemporaryCatalog.file("colors", entries))
        expected["\(space)-\(spelling)"] = colors.map { .components($0.1) }
      }
    }
    for (number, slot) in Slot.all.enumerated() {
      try catalog.color("Only\(number)", slot.entry(Self.color(.sRGB, spelling: 0, byte: 9).0))
    }
    let read = catalog.read()
    #expect(read.complaints == [])
    #expect(expected.count == 6 * 4)
    #expect(Slot.all.count == 6 * 9 * 3)
    for (name, colors) in expected {
      let set = try #require(read.color(named: name))
      #expect(set.entries.map(\.color) == colors)
      let found = Self.requests.map { set.entry(for: $0)?.color }
      #expect(found == Self.requests.map { request in Self.naive(Slot.all, request).flatMap { colors[$0] } })
    }
    for (number, slot) in Slot.all.enumerated() {
      let set = try #require(read.color(named: "Only\(number)"))
      let found = Self.requests.map { set.entry(for: $0) != nil }
      #expect(found == Self.requests.map { Self.naive([slot], $0) != nil })
    }
  }

  @Test("4.4: of many slots, in any order, the one that the table tries first is found")
  func manySlots() throws {
    let catalog = try TemporaryCatalog()
    var random = SplitMix64(state: 41)
    var sets: [[Slot]] = [Slot.all, Slot.all.reversed()]
    for _ in 0..<120 {
      sets.append(Array(Slot.all.shuffled(using: &random).prefix(Int.random(in: 1...24, using: &random))))
    }
    for (number, slots) in sets.enumerated() {
      // The colour's blue says which entry it is.
      let entries = slots.enumerated().map { place, slot in
        slot.entry(#"{"color-space":"extended-srgb","components":{"red":0,"green":0,"blue":\#(place),"alpha":1}}"#)
      }
      try catalog.write("S\(number).colorset/Contents.json", TemporaryCatalog.file("colors", entries))
    }
    let read = catalog.read()
    #expect(read.complaints == [])
    var mismatches: [String] = []
    for (number, slots) in sets.enumerated() {
      let set = try #require(read.color(named: "S\(number)"))
      for request in Self.requests {
        let expected = Self.naive(slots, request)
        let line = set.entry(for: request)?.position.line
        if line.map({ $0 - 2 }) != expected { mismatches.append("S\(number) \(request): \(line ?? 0), not \(expected ?? -1)") }
      }
    }
    #expect(mismatches.prefix(3) == [])
  }

  @Test("4.4: on all axes of image sets, what comes first in the order decides before what comes later")
  func imagesOnAllAxes() throws {
    var random = SplitMix64(state: 43)
    let catalog = try TemporaryCatalog()
    for number in 0..<100 {
      let entries = (0..<Int.random(in: 1...30, using: &random)).map { _ in Self.randomImage(&random) }
      try catalog.write("S\(number).imageset/Contents.json", TemporaryCatalog.file("images", entries))
      try catalog.write("S\(number).imageset/a", "")
    }
    let read = catalog.read()
    #expect(read.diagnostics.allSatisfy { $0.kind == .duplicateEntry })
    var mismatches: [String] = []
    var found = 0
    for number in 0..<100 {
      let set = try #require(read.image(named: "S\(number)"))
      for _ in 0..<40 {
        let request = Self.randomRequest(&random)
        let expected = Self.naive(set.entries, request)?.position
        if expected != nil { found += 1 }
        if set.entry(for: request)?.position != expected { mismatches.append("S\(number) \(request)") }
      }
    }
    #expect(mismatches.prefix(3) == [])
    #expect(found > 2_000)
  }

  /// An entry of an image set with a few of all keys.
  private static func randomImage(_ random: inout SplitMix64) -> String {
    func maybe(_ key: String, _ values: [String], _ random: inout SplitMix64) -> String {
      guard Int.random(in: 0..<3, using: &random) == 0, let value = values.randomElement(using: &random) else { return "" }
      return #","\#(key)":"\#(value)""#
    }
    var text = #"{"filename":"a","idiom":"\#(["universal", "iphone", "ipad"].randomElement(using: &random) ?? "")""#
    if let words = appearances.randomElement(using: &random)?.1 { text += #","appearances":[\#(words)]"# }
    text += maybe("subtype", ["retina4", "667h"], &random)
    text += maybe("width-class", ["compact", "regular"], &random) + maybe("height-class", ["compact", "regular"], &random)
    text += maybe("language-direction", ["left-to-right", "right-to-left"], &random)
    text += maybe("locale", ["fr", "fr-CA", "de"], &random) + maybe("memory", ["1GB", "2GB", "4GB"], &random)
    text += maybe("graphics-feature-set", ["metal1v1"], &random) + maybe("display-gamut", ["sRGB", "display-P3"], &random)
    return text + maybe("scale", ["1x", "2x", "3x"], &random) + "}"
  }

  /// A request on all axes.
  private static func randomRequest(_ random: inout SplitMix64) -> AssetRequest {
    AssetRequest(
      style: .allCases.randomElement(using: &random) ?? .light, isHighContrast: .random(using: &random),
      idiom: [.phone, .pad, .universal].randomElement(using: &random) ?? .universal,
      gamut: .allCases.randomElement(using: &random) ?? .sRGB, scale: [1, 2, 3].randomElement(using: &random) ?? 1,
      subtype: [nil, "retina4", "667h"].randomElement(using: &random) ?? nil,
      widthClass: [nil, .compact, .regular].randomElement(using: &random) ?? nil,
      heightClass: [nil, .compact, .regular].randomElement(using: &random) ?? nil,
      direction: .allCases.randomElement(using: &random) ?? .leftToRight,
      locale: [nil, "fr", "fr-CA", "de-AT"].randomElement(using: &random) ?? nil)
  }

  /// The entry that is left when, of those that are for the request at all, one axis after the other only those of the first value
  /// that occurs are kept.
  private static func naive(_ entries: [ImageEntry], _ request: AssetRequest) -> ImageEntry? {
    var left = entries
    func axis<Value: Equatable>(_ path: KeyPath<ImageEntry, Value>, _ order: [Value]) -> (Bool) -> Void {
      return { isLast in
        let first = order.first { value in left.contains { $0[keyPath: path] == value } }
        left = left.filter { isLast ? $0[keyPath: path] == first : order.contains($0[keyPath: path]) }
      }
    }
    let locales: [String?] =
      switch request.locale {
      case "fr-CA": ["fr-CA", "fr", nil]
      case "de-AT": ["de", nil]
      case let locale: [locale, nil]
      }
    let axes = [
      axis(\.appearance, tried(request)), axis(\.idiom, [request.idiom, .universal]), axis(\.subtype, [request.subtype, nil]),
      axis(\.widthClass, [request.widthClass, nil]), axis(\.heightClass, [request.heightClass, nil]),
      axis(
        \.direction, request.direction == .leftToRight ? [.leftToRight, nil, .rightToLeft] : [.rightToLeft, nil, .leftToRight]),
      axis(\.locale, locales), axis(\.memory, [nil, 1, 2, 4]), axis(\.graphics, [nil, "metal1v1"]),
      axis(\.gamut, triedGamuts(request)),
      axis(\.scale, [[1, nil, 2, 3], [2, nil, 3, 1], [3, nil, 2, 1]][Int(request.scale) - 1]),
    ]
    for isLast in [false, true] {
      for axis in axes { axis(isLast) }
    }
    return left.first
  }
}
