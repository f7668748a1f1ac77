/// The text of a preference file: a version line, one `key=word` line for each key, and a last line that shows that nothing is
/// cut off.
///
/// ```
/// penumbra 1
/// appearance=dark
/// end
/// ```
///
/// Lines end with a line feed; empty lines and lines that begin with `#` are skipped. Keys and words are ASCII letters, digits,
/// `.`, `-` and `_`. A word this version does not know is kept as it is, so that versions can share one file; comments go with
/// the next write.
package struct PreferenceText: Equatable {
  /// Why bytes are not a preference text.
  package struct Damage: Error, Equatable {
    /// The reason as part of a sentence.
    package let reason: String
  }

  /// The words by key.
  package var words: [String: String] = [:]

  /// The line a file of this format begins with.
  static let versionLine = "penumbra 1"
  /// The line a file of this format ends with.
  static let lastLine = "end"
  /// More bytes than this are not read: a preference file has a few lines.
  package static let byteLimit = 64 * 1024
  /// The longest key or word, in bytes.
  package static let nameLimit = 100

  /// A text without keys.
  package init() {}

  /// Reads a file's bytes.
  package init(_ bytes: [UInt8]) throws(Damage) {
    if bytes.isEmpty { throw Damage(reason: "it is empty") }
    if bytes.count > Self.byteLimit { throw Damage(reason: "it has more than \(Self.byteLimit) bytes") }
    // Lines of bytes, since a file has to be read before the first frame and Characters cost more than the file.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, first.elementsEqual(Self.versionLine.utf8) else {
      throw Damage(reason: "its first line is not \"\(Self.versionLine)\"")
    }
    guard lines.count >= 3, lines[lines.count - 1].isEmpty, lines[lines.count - 2].elementsEqual(Self.lastLine.utf8) else {
      throw Damage(reason: "its end is missing")
    }
    for index in 1..<lines.count - 2 where !lines[index].isEmpty && lines[index].first != UInt8(ascii: "#") {
      guard let equals = lines[index].firstIndex(of: UInt8(ascii: "=")) else {
        throw Damage(reason: "line \(index + 1) is not \"key=word\"")
      }
      let key = String(decoding: lines[index][..<equals], as: UTF8.self)
      let word = String(decoding: lines[index][(equals + 1)...], as: UTF8.self)
      guard Self.isName(key), Self.isName(word) else { throw Damage(reason: "line \(index + 1) is not \"key=word\"") }
      guard words.updateValue(word, forKey: key) == nil else {
        throw Damage(reason: "line \(index + 1) gives \"\(key)\" a second time")
      }
    }
  }

  /// The file's bytes; keys in alphabetical order, so that equal words give equal bytes.
  package var bytes: [UInt8] {
    let lines = words.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return Array(([Self.versionLine] + lines + [Self.lastLine]).map { $0 + "\n" }.joined().utf8)
  }

  /// Whether the format can hold this as a key or as a word.
  package static func isName(_ text: String) -> Bool {
    let bytes = text.utf8
    return !bytes.isEmpty && bytes.count <= nameLimit
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
