// One Contents.json by itself, for tools that read the files of a catalog one by one.

import Foundation

/// Reads the `Contents.json` of one set from its bytes.
package enum SetContents {
  /// The entries of a colour set, and what there is to say about them.
  package static func color(_ bytes: [UInt8], path: String) -> (entries: [ColorEntry], diagnostics: [AssetDiagnostic]) {
    var reader = ContentsReader(path: path)
    let file = bytes.withUnsafeBufferPointer { reader.object($0) }
    let entries = file.map { reader.colorEntries($0) } ?? []
    return (entries, reader.diagnostics)
  }

  /// The entries and properties of an image set whose folder holds these files.
  package static func image(_ bytes: [UInt8], files: Set<String>, path: String) -> (
    entries: [ImageEntry], properties: ImageProperties, diagnostics: [AssetDiagnostic]
  ) {
    var reader = ContentsReader(path: path)
    let file = bytes.withUnsafeBufferPointer { reader.object($0) }
    let properties = file.map { reader.imageProperties($0) } ?? ImageProperties()
    let entries = file.map { reader.imageEntries($0, files: files) } ?? []
    return (entries, properties, reader.diagnostics)
  }
}
