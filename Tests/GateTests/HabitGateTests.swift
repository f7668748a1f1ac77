import Testing

/// The habits of CONTRIBUTING.md hold in the tree, and the gate that says so refuses what is planted.
@Suite struct HabitGateTests {
  let gate = HabitGate(tree: .package)

  @Test func sourcesHoldNoTrapsAndNoLooseEnds() {
    let faults = gate.wordFaults()
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  @Test func noFileIsADrawer() {
    let faults = gate.drawerFaults()
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  @Test func noFileIsTwoThings() {
    let faults = gate.lengthFaults()
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  @Test func noTextNamesAMachine() {
    let faults = gate.pathFaults()
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  // MARK: Planted violations

  @Test(arguments: [
    "func f() { fatalError(\"planted\") }", "let a = try! f()", "// TO" + "DO: planted", "/* FIX" + "ME planted */", "  print(1)",
    "if a { print(1) }",
  ])
  func aPlantedWordIsRefused(source: String) {
    #expect(HabitGate.faults(swift: source, path: "Planted.swift", prints: false).count == 1)
  }

  @Test(arguments: [
    "let text = \"try! fatalError( print(\"", "// fatalError( would be wrong here", "func sprint() { blueprint(1) }", "try f()",
  ])
  func aWordInTextPasses(source: String) {
    #expect(HabitGate.faults(swift: source, path: "Clean.swift", prints: false) == [])
  }

  @Test(arguments: [
    "Sources/UIKit/ViewUtils.swift", "Sources/Helpers/A.swift", "A/LayerManager.swift", "UIKit+Everything.swift", "Common/a.c",
  ])
  func aDrawerIsRefused(path: String) { #expect(HabitGate.isDrawer(path)) }

  @Test(arguments: [
    "Sources/UIKit/UIView+Layout.swift", "Sources/UIKit/Commonality.swift", "Sources/Penumbra/AppearanceStore.swift",
  ])
  func aNameOfAThingPasses(path: String) { #expect(!HabitGate.isDrawer(path)) }

  @Test func aPlantedPathIsRefused() {
    #expect(HabitGate.pathFaults("see /" + "home/someone/x", path: "planted.md").count == 1)
    #expect(HabitGate.pathFaults("'/" + "tmp/out'", path: "planted.md").count == 1)
    #expect(
      HabitGate.pathFaults("https://example.org/" + "home/page and $dir/" + "tmp/x and out/" + "work/a", path: "clean.md") == [])
  }
}
