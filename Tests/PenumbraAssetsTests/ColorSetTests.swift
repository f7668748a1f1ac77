import PenumbraAssets
import Testing

struct ColorSetTests {
  @Test("81: a set with any and dark shows dark in the dark, any in light")
  func darkAndAny() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry("0.25"), entry("0.75", appearances: dark))
    let set = try #require(catalog.read().color(named: "A"))
    #expect(set.red(.light) == 0.25)
    #expect(set.red(.dark) == 0.75)
  }

  @Test("82, 83: with high contrast a plain dark entry comes before one of high contrast for any style")
  func darkBeforeHighContrastForAny() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry("0.25"), entry("0.5", appearances: high), entry("0.75", appearances: dark))
    try catalog.color("B", entry("0.25"), entry("0.5", appearances: high))
    let read = catalog.read()
    #expect(read.color(named: "A")?.red(.dark, high: true) == 0.75)
    #expect(read.color(named: "A")?.red(.light, high: true) == 0.5)
    #expect(read.color(named: "B")?.red(.dark, high: true) == 0.5)
  }

  @Test("84: an entry for dark with high contrast is not for plain dark")
  func highContrastIsNotForPlainDark() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry("0.25"), entry("0.75", appearances: "\(dark), \(high)"))
    #expect(catalog.read().color(named: "A")?.red(.dark) == 0.25)
    #expect(catalog.read().color(named: "A")?.red(.dark, high: true) == 0.75)
  }

  @Test("85: a set with a dark entry only has no colour in light")
  func onlyDark() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry("0.75", appearances: dark))
    #expect(catalog.read().color(named: "A")?.red(.light) == nil)
    #expect(catalog.read().color(named: "A")?.red(.dark) == 0.75)
  }

  @Test("87: gray has two components")
  func gray() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color(
      "A",
      #"{"idiom":"universal","color":{"color-space":"gray-gamma-22","components":{"white":"0.750","alpha":"0x80"}}}"#)
    let read = catalog.read()
    #expect(read.complaints == [])
    let components = CatalogComponents(space: .gray, values: [0.75], alpha: 128.0 / 255)
    #expect(read.color(named: "A")?.entries.first?.color == .components(components))
  }

  @Test("88: a reference keeps the name of the system colour")
  func references() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color(
      "A",
      #"{"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"}}"#,
      #"{"idiom":"mac","color":{"platform":"osx","reference":"labelColor","color-space":"srgb","#
        + #""components":{"red":"1.0","green":"0","blue":"0","alpha":"1"}}}"#)
    let read = catalog.read()
    #expect(read.complaints == [])
    let placeholder = CatalogComponents(space: .sRGB, values: [1, 0, 0], alpha: 1)
    #expect(
      read.color(named: "A")?.entries.map(\.color) == [
        .reference(name: "systemBlueColor", platform: "ios", placeholder: nil),
        .reference(name: "labelColor", platform: "osx", placeholder: placeholder),
      ])
  }

  @Test("90: an entry for the idiom wins on that idiom, universal elsewhere")
  func idioms() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry("0.25"), entry("0.5", idiom: "ipad"), entry("0.75", appearances: dark))
    let set = try #require(catalog.read().color(named: "A"))
    #expect(set.red(.light, idiom: .pad) == 0.5)
    #expect(set.red(.light, idiom: .phone) == 0.25)
    #expect(set.red(.dark, idiom: .pad) == 0.75)
  }

  @Test("91: an entry without a colour is an empty slot, and is not found")
  func emptySlots() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry("0.25"), #"{"idiom":"universal","appearances":[\#(dark)]}"#)
    let read = catalog.read()
    #expect(read.complaints == [])
    #expect(read.color(named: "A")?.entries.map(\.color).last == .some(nil))
    #expect(read.color(named: "A")?.red(.dark) == 0.25)
  }

  @Test func entriesKnowTheirPlaces() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry("0.25"), "  " + entry("0.5", appearances: dark))
    let entries = try #require(catalog.read().color(named: "A")).entries
    #expect(entries.map(\.position) == [SourcePosition(line: 2, column: 1), SourcePosition(line: 3, column: 3)])
    #expect(entries.map(\.colorPosition?.column) == [33, 99])
  }

  /// Entries that are wrong, and what is said about them; each stands in line 2, a healthy dark entry in line 3.
  static let wrong: [(String, [String])] = [
    ("7", ["2:1: error: “colors” wants objects in its array, but a number stands here."]),
    (
      entry("0.5", idiom: "ipda"),
      ["2:11: error: “ipda” is no value of “idiom”. Is “ipad” meant?"]
    ),
    (
      entry("0.5", idiom: "desktop"),
      [
        "2:11: error: “desktop” is no value of “idiom”. It can be “universal”, “iphone”, “ipad”, “mac”, “tv”, “watch”, “car”, “vision”, “reality”."
      ]
    ),
    (
      entry("0.5", appearances: #"{"appearance":"luminosity","value":"drak"}"#),
      ["2:75: error: “drak” is no value of “value”. Is “dark” meant?"]
    ),
    (
      entry("0.5", appearances: #"{"appearance":"luminosity","value":"tinted"}"#),
      ["2:75: error: “tinted” is no value of “value”. It can be “light”, “dark”."]
    ),
    (entry("0.5", appearances: #"{"appearance":"luminosity"}"#), ["2:40: error: “value” of the appearance is missing."]),
    (entry("0.5", appearances: #"{"value":"dark"}"#), ["2:40: error: “appearance” is missing: luminosity or contrast."]),
    (entry("0.5", appearances: "1"), ["2:40: error: “appearances” wants objects in its array, but a number stands here."]),
    (
      #"{"idiom":"universal","appearances":"dark","color":{}}"#,
      ["2:36: error: “appearances” wants an array, but a string stands here."]
    ),
    (#"{"idiom":"universal","color":"red"}"#, ["2:30: error: “color” wants an object, but a string stands here."]),
    (
      #"{"idiom":"universal","color":{"color-space":"srgb"}}"#,
      ["2:30: error: The colour has neither “components” nor “reference”."]
    ),
    (
      #"{"idiom":"universal","color":{"color-space":"sRBG","components":{}}}"#,
      ["2:45: error: “sRBG” is no value of “color-space”. Is “srgb” meant?"]
    ),
    (
      #"{"idiom":"universal","color":{"color-space":"srgb","components":{"white":"1.0","alpha":"1.0"}}}"#,
      [
        "2:66: note: The key “white” is not known here.", "2:65: error: “red” is missing.",
      ]
    ),
    (
      #"{"idiom":"universal","color":{"color-space":"srgb","components":[1]}}"#,
      ["2:65: error: “components” wants an object, but an array stands here."]
    ),
    (
      #"{"idiom":"universal","color":{"platform":"ios","reference":""}}"#,
      ["2:60: error: “reference” wants the name of a system colour, but a string stands here."]
    ),
    (
      #"{"idiom":"universal","display-gamut":"P3"}"#,
      ["2:38: error: “P3” is no value of “display-gamut”. It can be “sRGB”, “display-P3”."]
    ),
  ]

  @Test(arguments: wrong)
  func aWrongEntryIsNamedAndTheOthersLoad(text: String, complaints: [String]) throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", text, entry("0.75", appearances: dark))
    let read = catalog.read()
    #expect(read.complaints == complaints.map { "A.colorset/Contents.json:\($0)" })
    #expect(read.color(named: "A")?.red(.light) == nil)
    #expect(read.color(named: "A")?.red(.dark) == 0.75)
  }

  /// Entries that are read, although something is odd about them.
  static let odd: [(String, String)] = [
    (
      entry("0.5").replacing(#""idiom": "universal", "#, with: ""),
      "2:1: warning: “idiom” is missing; the entry is taken for universal."
    ),
    (
      entry("0.5").replacing(#""color-space": "srgb", "#, with: ""),
      "2:33: warning: “color-space” is missing; srgb is taken."
    ),
    (
      entry("0.5").replacing(#", "alpha": "1.000""#, with: ""),
      "2:71: warning: “alpha” is missing; the colour is taken for opaque."
    ),
    (
      entry("0.5").replacing(#""idiom""#, with: #""apperances": [], "idiom""#),
      "2:2: warning: The key “apperances” is not known here. Is “appearances” meant?"
    ),
    (entry("0.5") + ",\n" + entry("0.6"), "3:1: warning: An earlier entry is for the same traits; this one is never shown."),
  ]

  @Test(arguments: odd)
  func anOddEntryIsReadAllTheSame(text: String, complaint: String) throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", text)
    let read = catalog.read()
    #expect(read.complaints == ["A.colorset/Contents.json:\(complaint)"])
    #expect(read.color(named: "A")?.red(.light) == 0.5)
  }

  @Test(arguments: [
    (#"[]"#, ["1:1: error: An object is expected, but an array stands here."]),
    (#"{"info":{"version":1}}"#, ["1:1: error: “colors” is missing, so the set has no colour."]),
    (#"{"colors":{},"info":{"version":1}}"#, ["1:11: error: “colors” wants an array, but an object stands here."]),
    (#"{"colors":[]}"#, ["1:1: note: “info” is missing; Xcode writes one with author and version."]),
    (#"{"colors":[],"info":1}"#, ["1:21: error: “info” wants an object, but a number stands here."]),
    (
      #"{"colors":[],"info":{"version":2}}"#,
      ["1:32: warning: “version” of “info” is not 1; the file may say more than is understood."]
    ),
    (
      #"{"colours":[],"info":{"version":1}}"#,
      [
        "1:2: warning: The key “colours” is not known here. Is “colors” meant?",
        "1:1: error: “colors” is missing, so the set has no colour.",
      ]
    ),
  ])
  func aWrongFileIsNamed(text: String, complaints: [String]) throws {
    let catalog = try TemporaryCatalog()
    try catalog.write("A.colorset/Contents.json", text)
    #expect(catalog.read().complaints == complaints.map { "A.colorset/Contents.json:\($0)" })
  }

  @Test func aFileThatBreaksOffKeepsItsFirstEntries() throws {
    let catalog = try TemporaryCatalog()
    let text = TemporaryCatalog.file("colors", [entry("0.25"), entry("0.75", appearances: dark)])
    try catalog.write("A.colorset/Contents.json", String(text.prefix(200)))
    try catalog.color("B", entry("0.5"))
    let read = catalog.read()
    #expect(read.color(named: "A")?.red(.light) == 0.25)
    #expect(read.color(named: "B")?.red(.light) == 0.5)
    #expect(read.diagnostics.first?.kind == .brokenJSON)
    #expect(read.diagnostics.first?.position?.line == 3)
  }
}
