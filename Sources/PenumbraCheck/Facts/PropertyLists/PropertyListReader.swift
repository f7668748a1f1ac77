import Foundation

/// Reads an Info.plist, in XML or binary, into ``PropertyListFacts``.
///
/// Foundation's own reader tells no places and recurses as deep as its input; both forms are simple enough to be read here, with
/// bounds.
enum PropertyListReader {
  /// The facts of a file; throws when it is no property list or is damaged.
  static func read(_ data: Data) throws(UnreadableFile) -> PropertyListFacts {
    if data.starts(with: Array("bplist".utf8)) { return try BinaryPropertyList(Array(data)).facts() }
    let text = try TextGate.text(data)
    guard text.contains("<plist") else { throw UnreadableFile(reason: "not a property list in XML or binary form") }
    return try XMLPropertyList(Array(text.utf8)).facts()
  }
}
