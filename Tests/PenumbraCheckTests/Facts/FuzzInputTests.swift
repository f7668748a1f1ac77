import Foundation
import Testing

@testable import PenumbraCheck

/// Inputs of the fuzz targets for the readers of the checker, among them all that ever failed.
@Suite struct FuzzInputTests {
  /// The path that tells the kind of a file, by the folder of its inputs.
  private static let paths = [
    "swift": "A.swift", "objc": "A.m", "interface": "A.xib", "plist": "Info.plist", "page": "a.html", "sheet": "a.css",
    "project": "A.xcodeproj/project.pbxproj", "assets": "A.xcassets/B.imageset/Contents.json",
  ]

  /// The inputs of some readers, as `folder/file`.
  private static func inputs(_ folders: some Sequence<String>) -> [String] {
    folders.sorted().flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []).sorted().map {
        folder + "/" + $0
      }
    }
  }

  /// The folder of all inputs.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Fuzz/Inputs")

  /// The bytes of an input.
  private func bytes(_ input: String) throws -> [UInt8] { Array(try Data(contentsOf: Self.root.appending(path: input))) }

  @Test func everyReaderHasInputs() {
    for folder in Array(Self.paths.keys) + ["settings", "picture"] { #expect(!Self.inputs([folder]).isEmpty, "\(folder)") }
  }

  @Test(arguments: inputs(paths.keys))
  func anInputIsReadKeptAndJudged(input: String) throws {
    let path = try #require(Self.paths[String(input.prefix { $0 != "/" })])
    let bytes = try bytes(input)
    let kind = try #require(FileKind(path: path))
    let companions = kind == .assetSet ? ["/A.xcassets/B.imageset/a.svg"] : []
    let file = SourceFile(path: path, absolutePath: "/" + path, kind: kind, size: bytes.count, companions: companions)
    let read = FactReading.read(file, bytes: bytes, companions: companions.map { _ in bytes })
    let packed = try #require(PackedFile.pack(read))
    #expect(PackedFile.pack(try PackedFile.unpack(packed, path: path, kind: kind)) == packed)
    let findings = RuleRun.findings(of: RuleBook.rules, in: ProjectFacts(files: [read]), jobs: 1)
    #expect(findings.allSatisfy { $0.place.line > 0 && !$0.message.isEmpty })
  }

  @Test(arguments: inputs(["settings"]))
  func settingsAndBaselinesAreReadOrRefusedWithAPlace(input: String) throws {
    let bytes = try bytes(input)
    for read in [{ _ = try Configuration(json: bytes) }, { _ = try Baseline(json: bytes) }] as [() throws -> Void] {
      do {
        try read()
      } catch {
        let fault = try #require(error as? PlacedJSON.Fault)
        #expect(fault.line > 0 && fault.column > 0 && !fault.message.isEmpty)
      }
    }
  }

  @Test(arguments: inputs(["picture"]))
  func picturesHaveSharesBetweenNoneAndAll(input: String) throws {
    let bytes = try bytes(input)
    for name in ["a.png", "a.svg", "a.pdf"] {
      guard let tone = PictureTone(name: name, bytes: bytes) else { continue }
      #expect([tone.coverage, tone.dark, tone.light, tone.colorful].allSatisfy { (0...1.0001).contains($0) })
    }
  }
}
