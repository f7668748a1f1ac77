import Foundation
import PenumbraAssets
import Testing

struct CatalogStructureTests {
  @Test("89: a namespace is part of the name, an ordinary group is not")
  func namespacesAreInNames() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("Brand/Accent", entry("0.5"))
    try catalog.color("Plain/Ground", entry("0.25"))
    try catalog.color("Brand/Inner/Deep/Ink", entry("0.75"))
    try catalog.write("Brand/Contents.json", #"{"info":{"version":1,"author":"a"},"properties":{"provides-namespace":true}}"#)
    try catalog.write(
      "Brand/Inner/Contents.json", #"{"info":{"version":1,"author":"a"},"properties":{"provides-namespace":false}}"#)
    try catalog.write("Brand/Inner/Deep/Contents.json", #"{"info":{"version":1},"properties":{"provides-namespace":true}}"#)
    let read = catalog.read()
    #expect(read.complaints == [])
    #expect(read.colors.map(\.name) == ["Brand/Accent", "Brand/Deep/Ink", "Ground"])
    #expect(read.color(named: "Brand/Accent")?.red(.light) == 0.5)
    #expect(read.color(named: "Accent") == nil)
    #expect(read.color(named: "Ground")?.red(.light) == 0.25)
    #expect(read.color(named: "Plain/Ground") == nil)
    #expect(read.groups.map(\.name) == ["Brand", "Inner", "Deep", "Plain"])
    #expect(read.groups.map(\.prefix) == ["", "Brand/", "Brand/", ""])
    #expect(read.groups.map(\.providesNamespace) == [true, false, true, false])
  }

  @Test func setsOfOtherKindsArePassedOverWithANote() throws {
    let catalog = try TemporaryCatalog()
    let names = [
      "AppIcon.appiconset", "Blob.dataset", "Sign.symbolset", "Top.brandassets", "Look.launchimage", "Pack.stickerpack",
    ]
    for name in names { try catalog.write(name + "/Contents.json", "{") }
    try catalog.color("A", entry("0.5"))
    let read = catalog.read()
    #expect(
      read.others.map { "\($0.name) \($0.kind)" } == [
        "AppIcon appIcon", "Blob data", "Look launchImage", "Pack stickers", "Sign symbol", "Top brand",
      ])
    #expect(read.complaints == names.sorted().map { "\($0): note: “\($0)” is a set of a kind that is not read here." })
    #expect(read.color(named: "A") != nil)
  }

  @Test func ofTwoSetsWithOneNameTheFirstIsFound() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("One/Accent", entry("0.25"))
    try catalog.color("Two/Accent", entry("0.75"))
    try catalog.image("One/Accent", files: [])
    let read = catalog.read()
    #expect(read.color(named: "Accent")?.red(.light) == 0.25)
    #expect(
      read.complaints == [
        "Two/Accent.colorset: error: The name “Accent” belongs to the colour set at One/Accent.colorset; this one is never found."
      ])
  }

  @Test func linksInCirclesEnd() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("Group/A", entry("0.5"))
    let files = FileManager.default
    try files.createSymbolicLink(atPath: catalog.path + "/Group/Up", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: catalog.path + "/Group/Self", withDestinationPath: "Self")
    try files.createSymbolicLink(atPath: catalog.path + "/Nowhere", withDestinationPath: "/nonexistent/folder")
    try files.createSymbolicLink(atPath: catalog.path + "/Other.colorset", withDestinationPath: "Group/A.colorset")
    let read = catalog.read()
    #expect(read.colors.map(\.name) == ["A", "Other"])
    #expect(
      read.complaints == [
        "Group/Self: error: It cannot be read: Too many levels of symbolic links.",
        "Group/Up: error: This link leads back to a folder in which it is; it is not followed.",
        "Nowhere: error: It is not there; if it is a link, it leads nowhere.",
      ])
  }

  @Test func linksThatMultiplyEnd() throws {
    let catalog = try TemporaryCatalog()
    // Each folder holds two links to the next: 2^30 ways lead to the last.
    let files = FileManager.default
    for level in 0..<30 {
      try files.createDirectory(atPath: catalog.home + "/level\(level)", withIntermediateDirectories: false)
      for side in ["a", "b"] {
        try files.createSymbolicLink(
          atPath: catalog.home + "/level\(level)/\(side)", withDestinationPath: catalog.home + "/level\(level + 1)")
      }
    }
    try files.createSymbolicLink(atPath: catalog.path + "/All", withDestinationPath: catalog.home + "/level0")
    try catalog.color("Z", entry("0.5"))
    let read = catalog.read()
    #expect(read.groups.count == 1_000)
    #expect(read.color(named: "Z") != nil)
    #expect(read.diagnostics.filter { $0.message == "More than 1000 links; this and later ones are not followed." }.count == 1)
  }

  @Test func foldersTooDeepAreLeftOut() throws {
    let catalog = try TemporaryCatalog()
    let deep = Array(repeating: "g", count: 70).joined(separator: "/")
    try catalog.color(deep + "/A", entry("0.5"))
    try catalog.color("B", entry("0.5"))
    let read = catalog.read()
    #expect(read.colors.map(\.name) == ["B"])
    #expect(read.diagnostics.map(\.kind) == [.endless])
  }

  @Test func oddNamesAreHandled() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("Größe 😀 \n\"x\"", entry("0.5"))
    try catalog.color("dot.ted", entry("0.25"))
    try catalog.color("Loud", entry("0.75"))
    try FileManager.default.moveItem(atPath: catalog.path + "/Loud.colorset", toPath: catalog.path + "/Loud.COLORSET")
    try catalog.write("Group.v2/B.colorset/Contents.json", TemporaryCatalog.file("colors", [entry("1.0")]))
    try catalog.write(".hidden/C.colorset/Contents.json", "x")
    try catalog.write("README.md", "text")
    let foreign = Array((catalog.path + "/").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    _ = foreign.withUnsafeBufferPointer { name in name.baseAddress.map { mkdir($0, 0o755) } }
    let read = catalog.read()
    #expect(read.color(named: "Größe 😀 \n\"x\"")?.red(.light) == 0.5)
    #expect(read.color(named: "dot.ted")?.red(.light) == 0.25)
    #expect(read.color(named: "Loud")?.red(.light) == 0.75)
    #expect(read.color(named: "B")?.red(.light) == 1)
    #expect(
      read.complaints.map { $0.replacing(catalog.path, with: "") } == [
        ": error: Names that are not UTF-8 are passed over in this folder.",
        "Group.v2: warning: “Group.v2” is taken for a group, because its extension is none of a set.",
        "README.md: note: A file in a group belongs to no set.",
      ])
  }

  @Test func whatIsNoCatalogIsEmptyWithAReason() throws {
    let catalog = try TemporaryCatalog()
    try catalog.write("file", "x")
    let missing = AssetCatalog(contentsOf: catalog.path + "/none")
    #expect(missing.colors.isEmpty)
    #expect(missing.complaints == ["\(catalog.path)/none: error: It is not there; if it is a link, it leads nowhere."])
    #expect(AssetCatalog(contentsOf: catalog.path + "/file").diagnostics.count == 1)
    #expect(AssetCatalog(contentsOf: "").diagnostics.count == 1)
  }

  @Test func aCatalogMayEndInASlash() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("A", entry("0.5"))
    #expect(AssetCatalog(contentsOf: catalog.path + "/").color(named: "A")?.path == catalog.path + "/A.colorset")
  }

  @Test func groupsNeedNoFileButSetsDo() throws {
    let catalog = try TemporaryCatalog()
    try catalog.color("Group/A", entry("0.5"))
    try catalog.write("B.colorset/.keep", "")
    try catalog.write("C.imageset/.keep", "")
    let read = catalog.read()
    #expect(
      read.complaints == [
        "B.colorset: error: The set has no Contents.json, so it is empty.",
        "C.imageset: error: The set has no Contents.json, so it is empty.",
      ])
    #expect(read.color(named: "B")?.entries.isEmpty == true)
    #expect(read.color(named: "A") != nil)
  }

  @Test func pipesFoldersAndHugeFilesAreNotRead() throws {
    let catalog = try TemporaryCatalog()
    try catalog.write("A.colorset/.keep", "")
    mkfifo(catalog.path + "/A.colorset/Contents.json", 0o600)
    try catalog.write("B.colorset/Contents.json/x", "")
    try catalog.write("C.colorset/Contents.json", "")
    truncate(catalog.path + "/C.colorset/Contents.json", 17 * 1_048_576)
    try catalog.color("D", entry("0.5"))
    let read = catalog.read()
    #expect(
      read.complaints == [
        "A.colorset/Contents.json: error: It is no ordinary file.",
        "B.colorset/Contents.json: error: It is no ordinary file.",
        "C.colorset/Contents.json: error: It is larger than 16 MiB and is not read.",
      ])
    #expect(read.color(named: "D") != nil)
  }

  @Test func thousandsOfSetsLoad() throws {
    let catalog = try TemporaryCatalog()
    for number in 0..<1_000 { try catalog.color("Group\(number % 7)/C\(number)", entry("\(Double(number) / 1_000)")) }
    let read = catalog.read()
    #expect(read.colors.count == 1_000)
    #expect(read.diagnostics.isEmpty)
    #expect(read.color(named: "C500")?.red(.light) == 0.5)
  }
}
