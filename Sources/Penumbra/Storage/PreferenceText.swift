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
/// the next write. A file whose first line has a higher number belongs to a newer version and is never touched by this one.
package struct PreferenceText: Equatable {
  /// Why bytes are not a preference text of this version.
  package enum Fault: Error, Equatable {
    /// No version wrote them; the reason is part of a sentence.
    case damage(String)
    /// A newer version wrote them, with this first line; what follows it is nothing that this version can judge.
    case newer(String)
  }

  /// The words by key.
  package var words: [String: String] = [:]

  /// The line a file of this format begins with.
  static let versionLine = "penumbra \(version)"
  /// The number of this format in its first line; later ones are higher.
  private static let version = 1
  /// The line a file of this format ends with.
  static let lastLine = "end"
  /// More bytes than this are not read: a preference file has a few lines.
  package static let byteLimit = 64 * 1024
  /// The longest key or word, in bytes.
  package static let nameLimit = 100

  /// A text without keys.
  package init() {}

  /// Reads a file's bytes.
  package init(_ bytes: [UInt8]) throws(Fault) {
    if bytes.isEmpty { throw .damage("it is empty") }
    // Lines of bytes, since a file has to be read before the first frame and Characters cost more than the file.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let first = lines.first, lines.count > 1, let line = Self.newerVersionLine(first) { throw .newer(line) }
    if bytes.count > Self.byteLimit { throw .damage("it has more than \(Self.byteLimit) bytes") }
    guard let first = lines.first, first.elementsEqual(Self.versionLine.utf8) else {
      throw .damage("its first line is not \"\(Self.versionLine)\"")
    }
    guard lines.count >= 3, lines[lines.count - 1].isEmpty, lines[lines.count - 2].elementsEqual(Self.lastLine.utf8) else {
      throw .damage("its end is missing")
    }
    for index in 1..<lines.count - 2 where !lines[index].isEmpty && lines[index].first != UInt8(ascii: "#") {
      guard let equals = lines[index].firstIndex(of: UInt8(ascii: "=")) else {
        throw .damage("line \(index + 1) is not \"key=word\"")
      }
      let key = String(decoding: lines[index][..<equals], as: UTF8.self)
      let word = String(decoding: lines[index][(equals + 1)...], as: UTF8.self)
      guard Self.isName(key), Self.isName(word) else { throw .damage("line \(index + 1) is not \"key=word\"") }
      guard words.updateValue(word, forKey: key) == nil else {
        throw .damage("line \(index + 1) gives \"\(key)\" a second time")
      }
    }
  }

  /// The line as text when a newer version's file begins with it: the same word and a higher number of at most nine digits.
  private static func newerVersionLine(_ line: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix("penumbra ") else { return nil }
    let digits = text.dropFirst("penumbra ".count)
    guard (1...9).contains(digits.utf8.count), !digits.hasPrefix("0"), digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(digits), number > version
    else { return nil }
    return text
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
