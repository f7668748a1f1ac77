import Foundation
import Testing

/// The page of assertions says what the tests say, and the gate that says so refuses what is planted.
@Suite struct CompatibilityPageTests {
  @Test func thePageIsMadeFromTheTests() throws {
    let page = CompatibilityPage(tree: .package)
    if ProcessInfo.processInfo.environment["PENUMBRA_UPDATE_PAGES"] != nil {
      try page.text.write(to: Tree.package.root.appending(path: CompatibilityPage.path), atomically: true, encoding: .utf8)
    }
    #expect(
      Tree.package.text(CompatibilityPage.path) == page.text,
      "\(CompatibilityPage.path) differs from the tests; repair with: \(CompatibilityPage.command)")
  }

  @Test func everyNumberedTestIsInTheList() {
    let faults = CompatibilityPage(tree: .package).faults()
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  @Test func comparableTestsImportWhatAnAppHas() {
    let folder = CompatibilityPage.suites[0].folder
    let faults = Tree.package.paths(under: folder, extensions: ["swift"]).flatMap {
      CompatibilityPage.foreignImports(swift: Tree.package.text($0) ?? "", path: $0)
    }
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  // MARK: Planted violations

  /// A tree with a list of three assertions and the given tests, one text a suite.
  private func page(_ tests: String..., list: String? = nil) throws -> CompatibilityPage {
    let copy = try CopiedTree(of: .package, paths: [])
    defer { copy.remove() }
    try copy.plant(
      AssertionList.path,
      list ?? "# Note\n\n## One\n14.1 | A | A is so.\n14.2 | U | B is so.\n## Two\n14.3 | A | C is so. | too old\n")
    for (suite, text) in zip(CompatibilityPage.suites, tests) { try copy.plant("\(suite.folder)/Planted.swift", text) }
    return CompatibilityPage(tree: copy.tree)
  }

  @Test func aPageListsEachAssertionWithItsSuiteAndResult() throws {
    let page = try page(
      "@Test(\"§14.1 a is so\")\nfunc a() {}",
      "@Test(\n  \"§14.2 b is so\", .disabled(\"x\"))\nfunc b() {}\n@Test(\"§2.1 d\") func d() {}",
      "")
    #expect(page.faults() == [])
    #expect(page.text.contains("\n3 assertions: 1 hold, 1 are in doubt, 0 have no test yet, 1 are left out.\n"))
    #expect(page.text.contains("\n| 14.1 | A is so. | Apple-comparable | holds | not yet run |\n"))
    #expect(page.text.contains("\n| 14.2 | B is so. | our choice | in doubt: disabled | open |\n"))
    #expect(page.text.contains("\n| 14.3 | C is so. | – | left out: too old | not yet run |\n"))
    #expect(page.text.contains("\n| 2.1 | d | holds |\n"))
  }

  @Test func aKnownIssueIsADoubt() throws {
    let page = try page("  // @Test(\"§14.2 b\")\n@Test(\"§14.1 a\") func a() { withKnownIssue { } }\n@Test func b() {}", "", "")
    #expect(page.proof(of: "14.1")?.test.doubt == "known issue")
    #expect(page.text.contains("| 14.2 | B is so. | – | no test yet | open |"))
  }

  @Test(arguments: [
    ("@Test(\"§14.9 a\") func a() {}", "14.9 is not in"), ("@Test(\"§14.2 a\") func a() {}", "wrong suite"),
    ("@Test(\"§14.3 a\") func a() {}", "take its reason out"),
    ("@Test(\"§14.1 a\") func a() {}\n@Test(\"§14.1 a\") func b() {}", "has another test"),
  ])
  func aPlantedTestIsRefused(source: String, sentence: String) throws {
    let faults = try page(source).faults()
    #expect(faults.count == 1)
    #expect(faults.first?.sentence.contains(sentence) == true)
  }

  @Test(arguments: ["14.1 | A", "14.1 | B | c", "14.1 | A | ", "14.1 | A | b\n14.1 | A | c"])
  func aPlantedLineIsRefused(line: String) throws {
    #expect(try page(list: line).faults().count == 1)
  }

  @Test func aPlantedImportIsRefused() {
    #expect(CompatibilityPage.foreignImports(swift: "import UIKit\nimport UIKitTraits\n", path: "A.swift").map(\.line) == [2])
  }
}
