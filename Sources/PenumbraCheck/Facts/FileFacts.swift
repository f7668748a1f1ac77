import Foundation

/// What the checker keeps of one file: small, without its text, and the same for the same bytes, so that it can be cached.
///
/// A new kind of file is a type that conforms to `Facts`, a case here and a line in `FactReading`.
package enum FileFacts: Sendable {
  /// Facts of a Swift source.
  case swift(SwiftFacts)
  /// Facts of a xib or storyboard.
  case interface(InterfaceFacts)
  /// Facts of a colour or image set.
  case assetSet(AssetSetFacts)
  /// Facts of an Info.plist.
  case propertyList(PropertyListFacts)
  /// Facts of an Xcode project or of a file with settings of one.
  case xcodeProject(XcodeProjectFacts)
  /// Facts of a page.
  case page(WebFacts)
  /// Facts of a style sheet.
  case styleSheet(WebFacts)
  /// The file holds nothing that matters, or cannot be read.
  case nothing
}

/// The facts of one kind of file.
///
/// Most are plain `Codable` structs and get their bytes from JSON; the many facts of Swift sources have a form of their own.
package protocol Facts: Codable, Sendable {
  /// The bytes that the cache keeps.
  func packed() throws -> [UInt8]
  /// The facts that `packed` made into bytes.
  init(packed: [UInt8]) throws
}

extension Facts {
  package func packed() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(self))
  }

  package init(packed: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(packed)) }
}

/// A file after it has been read: its facts, and what the reader has to say about it.
package struct ReadFile: Sendable {
  /// The path relative to the root.
  package var path: String
  /// What it is.
  package var kind: FileKind
  /// What was found in it.
  package var facts: FileFacts
  /// Comments in it that switch rules off.
  package var suppressions: [Suppression] = []
  /// Why it was not read, or not wholly; phrases without a full stop.
  package var notes: [String] = []

  package init(
    path: String, kind: FileKind, facts: FileFacts, suppressions: [Suppression] = [], notes: [String] = []
  ) {
    self.path = path
    self.kind = kind
    self.facts = facts
    self.suppressions = suppressions
    self.notes = notes
  }
}
