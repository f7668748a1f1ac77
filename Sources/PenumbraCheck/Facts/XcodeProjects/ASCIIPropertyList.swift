/// A value of an old-style property list, the form in which Xcode keeps `project.pbxproj`.
indirect enum ASCIIValue: Sendable {
  case text(String)
  case list([ASCIIValue])
  case dictionary([String: ASCIIValue])

  /// The text, when it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; empty for anything else.
  var texts: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }

  /// The value of a key, when this is a dictionary that has it.
  subscript(key: String) -> ASCIIValue? { if case .dictionary(let values) = self { values[key] } else { nil } }
}

/// Reads old-style property lists: `{ key = value; }`, `( a, b )`, texts with and without quotes, and comments.
///
/// Separators that are missing are forgiven. Whatever else is wrong, such as the marks of a merge that was not finished, ends
/// reading with its line.
struct ASCIIPropertyList {
  /// How deeply values may be nested; a project of Xcode needs five.
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var offset = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a whole file; throws where it cannot be read.
  static func read(_ bytes: [UInt8]) throws(UnreadableFile) -> ASCIIValue {
    var reader = ASCIIPropertyList(bytes)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { reader.offset = 3 }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    if reader.offset < bytes.count { throw reader.damage("something follows the end of the project") }
    return value
  }

  // MARK: Values

  /// Takes the value that stands here.
  private mutating func value(depth: Int) throws(UnreadableFile) -> ASCIIValue {
    skipSpace()
    guard depth < Self.maximumDepth else { throw damage("values are nested too deeply") }
    switch peek {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try list(depth: depth)
    default: return .text(try text())
    }
  }

  /// Takes a dictionary; of a key that occurs twice the last value counts.
  private mutating func dictionary(depth: Int) throws(UnreadableFile) -> ASCIIValue {
    var values: [String: ASCIIValue] = [:]
    offset += 1
    while true {
      skipSpace()
      switch peek {
      case UInt8(ascii: "}"):
        offset += 1
        return .dictionary(values)
      case UInt8(ascii: ";"): offset += 1
      default:
        let key = try text()
        skipSpace()
        guard peek == UInt8(ascii: "=") else { throw damage("“\(key.prefix(40))” has no value") }
        offset += 1
        values[key] = try value(depth: depth + 1)
      }
    }
  }

  /// Takes a list.
  private mutating func list(depth: Int) throws(UnreadableFile) -> ASCIIValue {
    var values: [ASCIIValue] = []
    offset += 1
    while true {
      skipSpace()
      switch peek {
      case UInt8(ascii: ")"):
        offset += 1
        return .list(values)
      case UInt8(ascii: ","): offset += 1
      default: values.append(try value(depth: depth + 1))
      }
    }
  }

  // MARK: Texts

  /// Takes a text with or without quotes.
  private mutating func text() throws(UnreadableFile) -> String {
    guard let first = peek else { throw damage("the project ends too early") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = offset
    while let byte = peek, Self.isPlain(byte) { offset += 1 }
    guard offset > start else { throw damage("a key or value was expected") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Takes a text in quotes; a backslash takes the byte behind it as it is, which is enough for paths and names.
  private mutating func quoted(_ quote: UInt8) throws(UnreadableFile) -> String {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while let byte = peek {
      offset += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let next = peek {
        offset += 1
        content.append(next == UInt8(ascii: "n") ? 0x0a : next == UInt8(ascii: "t") ? 0x09 : next)
      } else {
        content.append(byte)
      }
    }
    offset = start
    throw damage("a text has no closing quote")
  }

  /// Whether a byte may stand in a text without quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "*"), 0x80...0xff:
      true
    default: false
    }
  }

  // MARK: Bytes

  /// The byte that stands here; nil at the end.
  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Goes on behind white space and comments.
  private mutating func skipSpace() {
    while let byte = peek {
      if byte <= 0x20 {
        offset += 1
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        while let next = peek, next != 0x0a { offset += 1 }
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
        offset += 2
        while offset < bytes.count, !(bytes[offset - 1] == UInt8(ascii: "*") && bytes[offset] == UInt8(ascii: "/")) {
          offset += 1
        }
        offset = min(offset + 1, bytes.count)
      } else {
        return
      }
    }
  }

  /// What is wrong here.
  private func damage(_ reason: String) -> UnreadableFile {
    UnreadableFile(reason: reason, position: TextLines(bytes).position(offset))
  }
}
