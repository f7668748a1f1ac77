import Foundation
import Testing

@testable import PenumbraAssets

/// Inputs of the fuzz target for catalogs, among them all that ever failed.
struct FuzzInputTests {
  /// The inputs.
  static let inputs: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../Fuzz/Inputs/catalog")
    return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }()

  @Test func thereAreInputs() { #expect(Self.inputs.count >= 8) }

  @Test(arguments: inputs)
  func anInputIsReadWithoutEndingTheProcess(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    var reader = ContentsReader(path: file.lastPathComponent)
    guard let object = bytes.withUnsafeBufferPointer({ reader.object($0) }) else {
      #expect(!reader.diagnostics.isEmpty)
      return
    }
    let colors = ColorSet(name: "A", path: "A", entries: reader.colorEntries(object))
    let images = ImageSet(
      name: "A", path: "A", entries: reader.imageEntries(object, files: ["a.png"]), properties: reader.imageProperties(object))
    for style in AssetAppearance.Style.allCases {
      if case .components(let components) = colors.entry(for: AssetRequest(style: style))?.color {
        #expect(components.values.allSatisfy { $0.isFinite })
      }
      _ = images.entry(for: AssetRequest(style: style))
    }
    #expect(reader.diagnostics.allSatisfy { !$0.description.isEmpty })
  }
}
