import Testing

@testable import PenumbraCheck

@Suite("Comments that switch rules off, in each language that has comments")
struct SuppressionCommentTests {
  /// The suppressions of a file in memory.
  private func read(_ path: String, _ text: String) throws -> [Suppression] {
    let kind = try #require(FileKind(path: path))
    let file = SourceFile(path: path, absolutePath: "/" + path, kind: kind, size: text.utf8.count)
    return FactReading.read(file, bytes: Array(text.utf8)).suppressions
  }

  @Test(arguments: [
    ("A.m", "int a;\n  // penumbra:disable:next stale-layer-border meant\n", 2, 3),
    ("A.h", "int a;\n/* penumbra:disable:next A1 */\n", 2, 1),
    ("A.xib", "<a>\n <!-- penumbra:disable:next fixed-interface-color -->\n</a>", 2, 2),
    ("Info.plist", "<plist>\n<!-- penumbra:disable:next C7 --></plist>", 2, 1),
    ("a.css", "a {}\n/* penumbra:disable:next page-without-dark */", 2, 1),
    ("a.html", "<p>\né <!-- penumbra:disable:next E1 -->", 2, 4),
    ("App.xcconfig", "A = 1\n// penumbra:disable:next forced-style\n", 2, 1),
  ])
  func oneIsReadWhereverItsLanguagePutsIt(path: String, text: String, line: Int, column: Int) throws {
    let found = try read(path, text)
    #expect(found.map(\.reach) == [.next])
    #expect(found.map(\.line) == [line])
    #expect(found.map(\.column) == [column])
    #expect(found.first?.rules.count == 1 && found.first?.rules != ["all"])
  }

  @Test func wordsOutsideOfACommentSwitchNothingOff() throws {
    #expect(try read("a.html", "<p>penumbra:disable:file all</p>").isEmpty)
    #expect(try read("A.m", "char *a = \"penumbra:disable:next all\";").isEmpty)
  }

  @Test func oneInADocumentTakesItsFindingOut() throws {
    let text = SmallProject.xib(
      "<!-- penumbra:disable:next fixed-interface-color a card that is printed -->\n"
        + "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>")
    let project = SmallProject(["V.xib": text])
    let findings = FixedInterfaceColor.check(ProjectFacts(files: project.files))
    #expect(findings.map(\.place.line) == [5])
    let left = SuppressionPass.apply(
      to: findings, files: project.files, rules: [FixedInterfaceColor.identifier], reportsUnused: true)
    #expect(left.findings.isEmpty)
    #expect(left.suppressed == 1)
  }
}
