import Foundation
import Testing

@testable import PenumbraCheck

/// What is broken, strange or hostile costs a note, never the check.
@Suite struct RobustnessTests {
  @Test func aSourceMayEndAnywhere() throws {
    let one = try #require(CaseFile.all("own-02").first)
    for (_, text) in one.files {
      let bytes = Array(text.utf8)
      for end in stride(from: 0, through: bytes.count, by: 7) {
        let facts = SwiftReader.read(Array(bytes[..<end])).facts
        _ = ProjectFacts(files: [ReadFile(path: "A.swift", kind: .swift, facts: facts.map { .swift($0) } ?? .nothing)])
      }
    }
  }

  @Test func aBinaryFileIsNotedAndNotParsed() {
    let result = SwiftReader.read([0x55, 0x49, 0x56, 0x00, 0xff])
    #expect(result.facts == nil)
    #expect(result.notes == ["binary, not Swift"])
  }

  @Test func whatIsNotUTF8IsReadWithReplacements() throws {
    let bytes = Array("let a = UIColor.label // caf".utf8) + [0xe9, 0x0a]
    let result = SwiftReader.read(bytes)
    #expect(result.notes == ["not UTF-8; read with replacements"])
    #expect(try #require(result.facts).strings.contains("label"))
  }

  @Test(arguments: [
    String(repeating: "(", count: 4000), String(repeating: "[", count: 4000), String(repeating: "{", count: 4000),
    "let a = UIColor.label" + String(repeating: ".b", count: 4000),
    "let a = UIColor.label" + String(repeating: " + b", count: 4000),
    String(repeating: "if a { ", count: 2000), "let t: UIView" + String(repeating: "?", count: 3000),
    String(repeating: "class A { ", count: 1000),
  ])
  func whatIsNestedDeeplyEndsInTime(source: String) {
    let slots = Slots<Int>(count: 1)
    Crew.run(count: 1, workers: 1) { _ in
      let text = source.contains("UI") ? source : "let c = UIColor.label\n" + source
      let read = FactReading.read(
        SourceFile(path: "A.swift", absolutePath: "/A.swift", kind: .swift, size: text.utf8.count), bytes: Array(text.utf8))
      slots[0] = RuleRun.findings(of: RuleBook.rules, in: ProjectFacts(files: [read]), jobs: 1).count
    }
    #expect(slots[0] != nil)
  }

  @Test func functionsThatCallEachOtherInCirclesEnd() {
    let source = """
      import UIKit
      class A: UIView {
        var x: UIColor { y }
        var y: UIColor { x }
        func a() { b(); layer.borderColor = x.cgColor }
        func b() { a(); c() }
        func c() { b(); a() }
      }
      class B: C {}
      class C: B { func d() { layer.borderColor = UIColor.label.cgColor } }
      """
    let findings = Probe.findings(in: [("A.swift", source)])
    #expect(findings.contains { $0.place.line == 10 })
  }

  // MARK: Folders

  /// A folder of its own.
  private func folder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("penumbra-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url)
  }

  @Test func linksInCirclesEndAndFilesAreTakenOnce() throws {
    try folder { url in
      let inner = url.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data("a".utf8).write(to: inner.appendingPathComponent("A.swift"))
      try FileManager.default.createSymbolicLink(at: inner.appendingPathComponent("again"), withDestinationURL: url)
      try FileManager.default.createSymbolicLink(
        at: url.appendingPathComponent("Gone.swift"), withDestinationURL: url.appendingPathComponent("none"))
      var discovery = Discovery(maximumSize: 100)
      discovery.search(url.path, root: url.path)
      #expect(discovery.files.map(\.path) == ["inner/A.swift"])
      #expect(discovery.notes == [Note(path: "Gone.swift", reason: "link leads nowhere")])
    }
  }

  @Test func largeFilesAreNotedAndOddNamesAreRead() throws {
    try folder { url in
      try Data(count: 101).write(to: url.appendingPathComponent("Large.swift"))
      try Data("a".utf8).write(to: url.appendingPathComponent("a\n<b>&\u{1b}[31m.swift"))
      try FileManager.default.createDirectory(at: url.appendingPathComponent("Pods"), withIntermediateDirectories: true)
      try Data("a".utf8).write(to: url.appendingPathComponent("Pods/P.swift"))
      var discovery = Discovery(maximumSize: 100)
      discovery.search(url.path, root: url.path)
      #expect(discovery.files.map(\.path) == ["a\n<b>&\u{1b}[31m.swift"])
      #expect(discovery.notes == [Note(path: "Large.swift", reason: "larger than 100 bytes; not read")])
      #expect(TextReporter.visible("a\n\u{1b}[31m") == "a\\u{a}\\u{1b}[31m")
    }
  }

  @Test func xcodeProjectsAreReadUpToALimitOfTheirOwn() throws {
    try folder { url in
      for (name, size) in [("A.xcconfig", 101), ("B.xcconfig", 16 * 1024 * 1024 + 1)] {
        let file = url.appendingPathComponent(name)
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(size))
        try handle.close()
      }
      var discovery = Discovery(maximumSize: 100)
      discovery.search(url.path, root: url.path)
      #expect(discovery.files.map(\.path) == ["A.xcconfig"])
      #expect(discovery.notes == [Note(path: "B.xcconfig", reason: "larger than 16 MB; not read")])
    }
  }

  @Test(arguments: [
    ("Pods", "Pods/A.swift", true), ("Pods", "App/Pods/A.swift", true), ("App/*", "App/A.swift", true),
    ("App/*", "Other/A.swift", false),
    ("**/Generated", "A/B/Generated/C.swift", true), ("*.generated.swift", "A/B.generated.swift", true), ("A/B", "A/BC", false),
  ])
  func aPatternReachesWhatItSays(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test func aDamagedCacheIsAnEmptyOne() throws {
    try folder { url in
      let path = url.appendingPathComponent("c.facts").path
      var cache = FactCache()
      cache.keep([1, 2, 3], of: ContentHash([1]), kind: .swift)
      cache.write(to: path, build: "b")
      #expect(FactCache(path: path, build: "b").count == 1)
      #expect(FactCache(path: path, build: "other").count == 0)
      let bytes = try #require(FileManager.default.contents(atPath: path))
      for cut in 0..<bytes.count {
        try bytes[..<cut].write(to: URL(fileURLWithPath: path))
        #expect(FactCache(path: path, build: "b").count == 0)
      }
    }
  }
}
