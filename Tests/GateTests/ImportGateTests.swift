import Foundation
import Testing

/// The import table holds in the tree, and the gate that says so refuses what is planted.
@Suite struct ImportGateTests {
  let gate: ImportGate

  init() throws { gate = try #require(ImportGate(tree: .package)) }

  @Test func everyImportLineObeysTheTable() {
    let faults = gate.faults(in: .package)
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  @Test func theTableAndTheManifestAgree() {
    let faults = gate.disagreements()
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  @Test func everySourceHasATargetAndRoomsAreEmpty() {
    let faults = gate.strays(in: .package)
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  @Test func theGateReadsEveryModule() {
    #expect(gate.table.modules.count >= 20)
    #expect(gate.table.modules["QuartzCore"] == ["CoreGraphics", "UIKitBase"])
    #expect(
      gate.manifest.lines.contains {
        $0.name == "Cards" && $0.folder == "Examples/Cards/Sources" && $0.uses == ["UIKit", "Penumbra"]
      })
    #expect(gate.manifest.lines.filter { $0.name == "UIKit" }.first?.uses.contains("UIKitGTK") == true)
  }

  @Test func atMostOneFileOfUIKitChoosesTheWindow() {
    let files = Tree.package.paths(under: "Sources/UIKit", extensions: ["swift"]).filter { path in
      ImportLine.read(swift: Tree.package.text(path) ?? "").contains { $0.name == "UIKitGTK" }
    }
    #expect(files.count <= 1, "\(files)")
  }

  // MARK: Planted violations

  @Test(arguments: [
    ("QuartzCore", "import UIKit"),
    ("Penumbra", "internal import UIKitTraits"),
    ("PenumbraCheck", "import Foundation; import UIKit"),
    ("UIKitTraits", "@_exported public import UIKitColors"),
    ("Cards", "@testable import QuartzCore"),
    ("CoreGraphics", "import class UIKit.UIView"),
    ("UIKitSurface", "@preconcurrency\nimport\n  UIKitGTK"),
  ])
  func aPlantedImportIsRefused(module: String, text: String) throws {
    let faults = gate.faults(swift: text, path: "Planted.swift", module: module)
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.sentence.hasPrefix("\(module) may not import "))
  }

  @Test(arguments: [
    ("QuartzCore", "// import UIKit\n/* import UIKit /* nested */ import UIKit */"),
    ("QuartzCore", "let text = \"import UIKit\"\nlet more = \"\"\"\n  import UIKit\n  \"\"\""),
    ("QuartzCore", "let nested = \"\\(name[\"import UIKit\"])\"; let raw = #\"import \"UIKit\"\"#"),
    ("QuartzCore", "public import CoreGraphics\npackage import UIKitBase"),
    ("Penumbra", "import Foundation\nimport UIKit\nfunc importantThing() {}"),
  ])
  func textThatOnlyLooksLikeAnImportPasses(module: String, text: String) {
    #expect(gate.faults(swift: text, path: "Clean.swift", module: module) == [])
  }

  @Test func aPlantedIncludeIsRefused() {
    let text = "#include <stdint.h>\n#include \"Own.h\"\n#  include <gtk/gtk.h>\n"
    let faults = gate.faults(c: text, path: "planted.c", target: "PenumbraCPixels", own: ["Own.h"])
    #expect(faults.map(\.line) == [3])
    #expect(gate.faults(c: text, path: "planted.c", target: "PenumbraCGTK", own: ["Own.h"]).isEmpty)
  }

  @Test func aViolationPlantedInACopyOfTheTreeIsFound() throws {
    let copy = try CopiedTree(
      of: .package, paths: ["Package.swift", "Documentation/Modules.md", "Sources/QuartzCore", "Sources/Penumbra"])
    defer { copy.remove() }
    let gate = try #require(ImportGate(tree: copy.tree))
    #expect(gate.faults(in: copy.tree).isEmpty)
    try copy.plant("Sources/QuartzCore/Planted.swift", "import Foundation\nimport UIKit\n")
    try copy.plant("Sources/Penumbra/Deep/Planted.swift", "import UIKitTraits\n")
    #expect(
      gate.faults(in: copy.tree).map { "\($0.path):\($0.line)" }.sorted() == [
        "Sources/Penumbra/Deep/Planted.swift:1", "Sources/QuartzCore/Planted.swift:1", "Sources/QuartzCore/Planted.swift:2",
      ])
  }

  @Test func aPlantedStrayIsFound() throws {
    let copy = try CopiedTree(of: .package, paths: ["Package.swift", "Documentation/Modules.md"])
    defer { copy.remove() }
    let table = try #require(copy.tree.text("Documentation/Modules.md"))
    try copy.plant(
      "Documentation/Modules.md", table.replacing("| colours and colour spaces", with: "| *room:* colours and colour spaces"))
    try copy.plant("Sources/Nobody/Planted.swift", "let planted = 1\n")
    try copy.plant("Sources/CoreGraphics/Planted.swift", "let planted = 1\n")
    try copy.plant("Sources/CoreGraphics/Empty.swift", "// Nothing yet.\n")
    let gate = try #require(ImportGate(tree: copy.tree))
    #expect(gate.strays(in: copy.tree).map(\.path) == ["Sources/Nobody/Planted.swift", "Sources/CoreGraphics/Planted.swift"])
  }

  @Test func aTargetWithoutARowIsFound() throws {
    let copy = try CopiedTree(of: .package, paths: ["Package.swift", "Documentation/Modules.md"])
    defer { copy.remove() }
    let table = try #require(copy.tree.text("Documentation/Modules.md"))
    try copy.plant("Documentation/Modules.md", table.replacing("| `QuartzCore` |", with: "| `QuartzCorf` |"))
    let gate = try #require(ImportGate(tree: copy.tree))
    #expect(gate.disagreements().map(\.sentence) == ["QuartzCore has no row", "QuartzCorf is not in the manifest"])
  }
}
