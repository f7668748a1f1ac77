import Foundation
import Testing

/// Cards uses only names that exist on iOS: each name it uses stands in a list that somebody has reviewed.
@Suite struct UIKitNamesTests {
  @Test func everyNameThatCardsUsesIsInTheReviewedList() throws {
    let used = try Names.used()
    let reviewed = try Names.reviewed()
    let new = used.subtracting(reviewed)
    let gone = reviewed.subtracting(used)
    #expect(
      new.isEmpty && gone.isEmpty,
      """
      Cards uses other names of UIKit, QuartzCore, CoreGraphics and Foundation than Examples/Cards/UIKitNames.txt lists.
      Check in Apple's documentation that the new ones exist on iOS, then repair the list:
      \(new.sorted().map { "  echo '\($0)' >> Examples/Cards/UIKitNames.txt" }.joined(separator: "\n"))
      \(gone.sorted().map { "  sed -i '/^\($0)$/d' Examples/Cards/UIKitNames.txt" }.joined(separator: "\n"))
        LC_ALL=C sort -o Examples/Cards/UIKitNames.txt Examples/Cards/UIKitNames.txt
      """)
  }

  @Test func theListIsInOrderAndHasNoNameTwice() throws {
    let lines = try Names.lines()
    #expect(lines == Array(Set(lines)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func theSourcesImportNothingButUIKitPenumbraAndFoundation() throws {
    let imports = try Names.sources().flatMap { source in
      source.matches(of: /(?m)^\s*(?:\w+ )*import (\w+)/).map { String($0.output.1) }
    }
    #expect(Set(imports) == ["UIKit", "Penumbra", "Foundation"])
  }
}

/// The names in the sources and in the list.
private enum Names {
  /// The folder of the example.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The example's sources, or those of another folder beside it, without comments and texts.
  static func sources(in path: String = "Sources") throws -> [String] {
    let all = FileManager.default.enumerator(at: folder.appendingPathComponent(path), includingPropertiesForKeys: nil)
    let files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    try #require(!files.isEmpty)
    return try files.map { file in
      try String(contentsOf: file, encoding: .utf8).replacing(/\/\/[^\n]*/, with: "").replacing(/"[^"\n]*"/, with: "\"\"")
    }
  }

  /// Apple's types, and the members that are used with a dot, called by a bare name or overridden, and are not Cards' or
  /// Penumbra's own.
  static func used() throws -> Set<String> {
    let sources = try sources()
    var own: Set<String> = []
    var names: Set<String> = []
    for source in try sources + Self.sources(in: "../../Sources/Penumbra") {
      for match in source.matches(of: /\b(?:let|var|func|case|enum|struct|class|indirect case) (\w+)/) {
        own.insert(String(match.output.1))
      }
    }
    for source in sources {
      for match in source.matches(of: /\b(?:UI|NS|CG|CA)[A-Z]\w*/) { names.insert(String(match.output)) }
      for match in source.matches(of: /\.([a-z]\w*)/) where !own.contains(String(match.output.1)) {
        names.insert(".\(match.output.1)")
      }
      for match in source.matches(of: /\boverride (?:func|var) (\w+)/) { names.insert(".\(match.output.1)") }
      for match in source.matches(of: /func ((?:tableView|application|scene|numberOfSections)\([^)]*\))/) {
        let labels = match.output.1.replacing(/\[[^\]]*\]/, with: "Any").matches(of: /(\w+)(?: \w+)?:/).map { "\($0.output.1):" }
          .joined()
        names.insert("\(match.output.1.prefix { $0 != "(" })(\(labels))")
      }
    }
    return names
  }

  /// The lines of the list that are names.
  static func lines() throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent("UIKitNames.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// The reviewed names.
  static func reviewed() throws -> Set<String> { Set(try lines()) }
}
