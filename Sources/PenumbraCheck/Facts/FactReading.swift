/// The table of readers: which kind of file is read by what.
///
/// A reader is a pure function of bytes. It never throws and never traps: what it cannot understand becomes a note.
package enum FactReading {
  /// Reads one file; `companions` are the bytes of the files that belong to it, in the order of `SourceFile.companions`.
  package static func read(
    _ file: SourceFile, bytes: [UInt8], companions: [[UInt8]] = []
  ) -> ReadFile {
    var read = ReadFile(path: file.path, kind: file.kind, facts: .nothing)
    switch file.kind {
    case .swift:
      let result = SwiftReader.read(bytes)
      read.facts = result.facts.map { .swift($0) } ?? .nothing
      read.notes = result.notes
      read.suppressions = result.suppressions
    case .objectiveC:
      let result = ObjectiveCReader.read(bytes)
      read.facts = result.facts.map { .swift($0) } ?? .nothing
      read.notes = result.notes
    case .xcodeProject:
      let result = XcodeProjectReader.read(bytes)
      read.facts = .xcodeProject(result.facts)
      read.notes = result.note.map { [$0] } ?? []
    case .interface, .assetSet, .propertyList, .page, .styleSheet:
      do {
        read.facts = try ResourceReading.read(file, bytes: bytes, companions: companions)
      } catch {
        read.notes = [error.note]
      }
    }
    // A comment is read even where the rest is not: it may say why the file is left alone.
    if file.kind != .swift { read.suppressions = SuppressionComments.read(lines: bytes) }
    return read
  }
}
