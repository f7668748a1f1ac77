import Foundation
import Testing

@testable import PenumbraCheck

/// The pages of the rules say what the doc comments of the rules say.
@Suite struct RulePageTests {
  /// The folder of the package.
  private var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The doc comment of each rule by its identifier, read off the sources.
  private func comments() throws -> [String: String] {
    let folder = package.appendingPathComponent("Sources/PenumbraCheck/Rules")
    var pages: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where name.hasSuffix(".swift") {
      let lines = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(where: { $0.hasPrefix("enum ") && $0.hasSuffix(": Rule {") }) else { continue }
      let comment = lines[..<start].reversed().prefix { $0.hasPrefix("///") }.reversed()
      let plain = comment.map { line in line.hasPrefix("/// ") ? String(line.dropFirst(4)) : "" }.joined(separator: "\n") + "\n"
      guard let line = lines[start...].first(where: { $0.contains("static let identifier = ") }) else { continue }
      pages[String(line.split(separator: "\"")[1])] = plain
    }
    return pages
  }

  @Test func everyRuleHasAPageAndItIsTheDocComment() throws {
    let comments = try comments()
    #expect(comments.keys.sorted() == RuleBook.rules.map { $0.identifier })
    #expect(RulePages.pages == comments, "repair with: scripts/update-rules")
  }

  @Test func thePageOfAllRulesIsFresh() throws {
    let text = try String(contentsOf: package.appendingPathComponent("Documentation/Rules.md"), encoding: .utf8)
    for rule in RuleBook.rules {
      #expect(text.contains("## `\(rule.identifier)`\n"), "repair with: scripts/update-rules")
      #expect(
        text.contains(
          "| `\(rule.identifier)` | \(rule.kinds.joined(separator: ", ")) | \(rule.severity.rawValue) | \(rule.abstract) |"))
    }
  }

  @Test func everyPageNamesExampleFixAndBlindSpots() {
    for (name, page) in RulePages.pages {
      for heading in ["\n## Example\n", "\n## Fix\n", "\n## Blind spots\n"] {
        #expect(page.contains(heading), "\(name) has no \(heading)")
      }
    }
  }

  @Test func rulesStandInOrderAndHaveNamesOfTheirOwn() {
    let names = RuleBook.rules.map { $0.identifier }
    #expect(names == Set(names).sorted())
    #expect(RuleBook.rules.allSatisfy { !$0.kinds.isEmpty && !$0.abstract.hasSuffix(".") })
  }
}
