import Testing

@testable import PenumbraAssets

struct ImageSetTests {
  @Test("4.3: every key of an image set is read")
  func everyKey() throws {
    let catalog = try TemporaryCatalog()
    let entry = """
      {"filename":"a.png","idiom":"ipad","scale":"2x","appearances":[\(dark),\(high)],"display-gamut":"display-P3",\
      "width-class":"compact","height-class":"regular","subtype":"retina4","language-direction":"right-to-left",\
      "memory":"2GB","graphics-feature-set":"metal1v1","color-space":"sRGB","compression-type":"lossless",\
      "alignment-insets":{"top":1,"left":2,"bottom":3,"right":4},"locale":"fr","screen-width":"<=145","unassigned":true,\
      "resizing":{"mode":"9-part","cap-insets":{"top":5,"left":6},"center":{"mode":"tile","width":7,"height":8}}}
      """
    let properties = """
      {"template-rendering-intent":"template","preserves-vector-representation":true,"localizable":true,\
      "compression-type":"gpu-optimized-smallest","on-demand-resource-tags":["one","two"]}
      """
    try catalog.image("A", files: ["a.png"], entry, properties: properties)
    let read = catalog.read()
    #expect(read.complaints == [])
    let set = try #require(read.image(named: "A"))
    #expect(
      set.properties
        == ImageProperties(
          renderingIntent: .template, preservesVectors: true, isLocalizable: true, compression: .gpuSmallest,
          onDemandTags: ["one", "two"]))
    let image = try #require(set.entries.first)
    #expect((image.filename, image.idiom, image.scale, image.gamut) == ("a.png", .pad, 2, .displayP3))
    #expect(image.appearance == AssetAppearance(style: .dark, isHighContrast: true))
    #expect((image.widthClass, image.heightClass, image.direction) == (.compact, .regular, .rightToLeft))
    #expect((image.subtype, image.locale, image.graphics, image.screenWidth) == ("retina4", "fr", "metal1v1", "<=145"))
    #expect((image.memory, image.colorSpace, image.compression) == (2, .sRGB, .lossless))
    #expect(image.alignmentInsets == AssetInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      image.resizing
        == ImageResizing(
          mode: .nineParts, capInsets: AssetInsets(top: 5, left: 6), center: .tile, centerWidth: 7, centerHeight: 8))
    #expect(image.isUnassigned && !image.isUsable && !image.isFileMissing)
    #expect(image.filenamePosition == SourcePosition(line: 2, column: 13))
  }

  @Test func anEmptySetIsHealthy() throws {
    let catalog = try TemporaryCatalog()
    try catalog.image("A", files: [], #"{"idiom":"universal","scale":"1x"}"#)
    let read = catalog.read()
    #expect(read.complaints == [])
    #expect(read.image(named: "A")?.entries.count == 1)
    #expect(read.image(named: "A")?.entry(for: AssetRequest()) == nil)
  }

  @Test func missingAndUnnamedFilesAreReported() throws {
    let catalog = try TemporaryCatalog()
    try catalog.image(
      "A", files: ["Here.png", "Spare.png", ".DS_Store"],
      #"{"idiom":"universal","filename":"here.png"}"#,
      #"{"idiom":"universal","filename":"gone.png","appearances":[\#(dark)]}"#,
      #"{"idiom":"ipad","filename":"../up.png"}"#, #"{"idiom":"iphone","filename":"Here.png"}"#)
    let read = catalog.read()
    #expect(
      read.complaints == [
        "A.imageset/Contents.json:2:33: error: There is no file “here.png” in the set. There is “Here.png”; capital letters count.",
        "A.imageset/Contents.json:3:33: error: There is no file “gone.png” in the set.",
        "A.imageset/Contents.json:4:28: error: “../up.png” is not the name of a file in the set's own folder.",
        "A.imageset/Spare.png: warning: No entry of the set names “Spare.png”.",
      ])
    let entries = try #require(read.image(named: "A")).entries
    #expect(entries.map(\.isFileMissing) == [true, true, true, false])
    #expect(read.image(named: "A")?.entry(for: AssetRequest(style: .dark)) == nil)
    #expect(read.image(named: "A")?.entry(for: AssetRequest(idiom: .phone))?.filename == "Here.png")
  }

  /// Values that are wrong, as they stand after a healthy idiom in line 2; the entry is left out.
  static let wrong = [
    (#""scale":"2""#, "2:30: error: “2” is no scale. It is written as “1x”, “2x” or “3x”."),
    (#""scale":"0x""#, "2:30: error: “0x” is no scale. It is written as “1x”, “2x” or “3x”."),
    (#""scale":"nanx""#, "2:30: error: “nanx” is no scale. It is written as “1x”, “2x” or “3x”."),
    (#""scale":"1e300x""#, "2:30: error: “1e300x” is no scale. It is written as “1x”, “2x” or “3x”."),
    (#""scale":2"#, "2:30: error: “scale” wants a string, but a number stands here."),
    (#""memory":"2""#, "2:31: error: “2” is no amount of memory. It is written as “1GB”, “2GB” or “4GB”."),
    (#""width-class":"any""#, "2:36: error: “any” is no value of “width-class”. It can be “compact”, “regular”."),
    (
      #""language-direction":"ltr""#,
      "2:43: error: “ltr” is no value of “language-direction”. It can be “left-to-right”, “right-to-left”."
    ),
  ]

  @Test(arguments: wrong)
  func aWrongValueIsNamedAndTheOtherEntriesLoad(text: String, complaint: String) throws {
    let catalog = try TemporaryCatalog()
    try catalog.image(
      "A", files: ["a.png"], #"{"idiom":"universal",\#(text)}"#, #"{"idiom":"universal","filename":"a.png","scale":"3x"}"#)
    let read = catalog.read()
    #expect(read.complaints == ["A.imageset/Contents.json:\(complaint)"])
    #expect(read.image(named: "A")?.entry(for: AssetRequest())?.scale == 3)
  }

  @Test func whatIsWrongAboutStretchingLeavesThePictureThere() throws {
    let catalog = try TemporaryCatalog()
    try catalog.image(
      "A", files: ["a.png"],
      #"{"idiom":"universal","filename":"a.png","resizing":{"mode":"4-part"},"alignment-insets":[],"unassigned":"no"}"#,
      properties: #"{"template-rendering-intent":"templat","preserves-vector-representation":1}"#)
    let read = catalog.read()
    #expect(read.diagnostics.map(\.kind) == [.unknownValue, .wrongType, .wrongType, .unknownValue, .wrongType])
    #expect(read.image(named: "A")?.entry(for: AssetRequest())?.filename == "a.png")
  }

  @Test func directionsAreMirroredWhenThereIsOnlyOne() throws {
    let catalog = try TemporaryCatalog()
    try catalog.image("A", files: ["a"], #"{"idiom":"universal","filename":"a","language-direction":"left-to-right"}"#)
    let set = try #require(catalog.read().image(named: "A"))
    let (left, right) = (AssetRequest(), AssetRequest(direction: .rightToLeft))
    #expect(set.entry(for: left)?.isMirrored(for: left) == false)
    #expect(set.entry(for: right)?.isMirrored(for: right) == true)
  }

  @Test(
    "4.4.7: the very scale, then one for all scales, then the nearest larger, then the largest smaller",
    arguments: [
      ("1 2 3", 2, 2), ("1 3", 2, 3), ("1", 3, 1), ("1 2", 3, 2), ("2 3", 1, 2), ("1 2 3 0", 3, 3), ("1 0", 3, 0), ("0", 2, 0),
    ] as [(String, Double, Double)])
  func scales(there: String, wanted: Double, found: Double) throws {
    let catalog = try TemporaryCatalog()
    let entries = there.split(separator: " ").map { scale in
      #"{"idiom":"universal","filename":"a"\#(scale == "0" ? "" : #","scale":"\#(scale)x""#)}"#
    }
    try catalog.write("A.imageset/Contents.json", TemporaryCatalog.file("images", entries))
    try catalog.write("A.imageset/a", "")
    let set = try #require(catalog.read().image(named: "A"))
    #expect((set.entry(for: AssetRequest(scale: wanted))?.scale ?? 0) == found)
  }
}
