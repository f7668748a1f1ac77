/// One start tag of HTML, SVG or XML, with the places of its attributes.
struct Tag: Sendable {
  /// The element as it is written.
  let name: String
  /// Offset of the `<`.
  let offset: Int
  /// Offset behind the `>`.
  var end = 0
  /// Attributes in the order in which they are written; a value that is missing is empty.
  var attributes: [Attribute] = []
  /// Ends with `/>`.
  var isClosed = false

  /// One attribute of a tag.
  struct Attribute: Sendable {
    let name: String
    let value: String
    /// Offset of the first byte of the value, inside its quotes.
    let valueOffset: Int
  }

  /// The value of an attribute, whatever its case.
  func value(_ name: String) -> String? { attributes.first { $0.name.lowercased() == name }?.value }
}

/// A tolerant scanner of markup: it finds start and end tags, skips comments and declarations, and never fails.
struct TagScanner {
  /// What the scanner finds.
  enum Piece {
    case start(Tag)
    case end(name: String, offset: Int)
  }

  /// The text that is scanned.
  let bytes: [UInt8]
  /// Where scanning goes on.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next start or end tag, or `nil` at the end.
  mutating func next() -> Piece? {
    while let open = find(UInt8(ascii: "<"), from: offset) {
      offset = open + 1
      guard offset < bytes.count else { return nil }
      switch bytes[offset] {
      case UInt8(ascii: "!"):
        if bytes.has("<!--", at: open) {
          offset = bytes.find("-->", from: open + 4) ?? bytes.count
        } else if bytes.has("<![CDATA[", at: open) {
          offset = bytes.find("]]>", from: open + 9) ?? bytes.count
        } else {
          skipDeclaration()
        }
      case UInt8(ascii: "?"): offset = bytes.find("?>", from: open) ?? bytes.count
      case UInt8(ascii: "/"):
        offset += 1
        let name = takeName()
        offset = find(UInt8(ascii: ">"), from: offset).map { $0 + 1 } ?? bytes.count
        if !name.isEmpty { return .end(name: name, offset: open) }
      default:
        let name = takeName()
        if name.isEmpty { continue }
        return .start(takeAttributes(Tag(name: name, offset: open)))
      }
    }
    return nil
  }

  /// Goes on behind the end tag of an element whose content is not markup; gives the range of that content.
  mutating func skipContent(of name: String) -> Range<Int> {
    let start = offset
    let wanted = Array(name.lowercased().utf8)
    var at = offset
    while let open = bytes.find("</", from: at) {
      let letters = bytes[min(open + 2, bytes.count)..<min(open + 2 + wanted.count, bytes.count)]
      if letters.elementsEqual(wanted, by: { $0 | 0x20 == $1 }) {
        offset = open
        return start..<open
      }
      at = open + 2
    }
    offset = bytes.count
    return start..<bytes.count
  }

  /// Skips `<!DOCTYPE …>` with its brackets.
  private mutating func skipDeclaration() {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
  }

  /// Takes the letters of a name; empty when none stands here.
  private mutating func takeName() -> String {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Takes attributes up to the `>` or the end of the text.
  private mutating func takeAttributes(_ tag: Tag) -> Tag {
    var tag = tag
    while offset < bytes.count {
      skipSpace()
      guard offset < bytes.count else { break }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        break
      }
      if bytes[offset] == UInt8(ascii: "/") {
        offset += 1
        tag.isClosed = offset < bytes.count && bytes[offset] == UInt8(ascii: ">")
        continue
      }
      // A new tag before this one ended: the text is broken, the next tag is worth more than the rest of this one.
      if bytes[offset] == UInt8(ascii: "<") { break }
      let name = takeName()
      if name.isEmpty {
        offset += 1
        continue
      }
      skipSpace()
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "=") {
        offset += 1
        skipSpace()
        let range = takeValue()
        tag.attributes.append(
          Tag.Attribute(name: name, value: String(decoding: bytes[range], as: UTF8.self), valueOffset: range.lowerBound))
      } else {
        tag.attributes.append(Tag.Attribute(name: name, value: "", valueOffset: offset))
      }
    }
    tag.end = offset
    return tag
  }

  /// Takes a value with or without quotes; a backslash before a quote counts as part of the quote, as in source text.
  private mutating func takeValue() -> Range<Int> {
    guard offset < bytes.count else { return offset..<offset }
    if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count, Self.isQuote(bytes[offset + 1]) { offset += 1 }
    if Self.isQuote(bytes[offset]) {
      let quote = bytes[offset]
      let start = offset + 1
      let end = find(quote, from: start) ?? bytes.count
      offset = min(end + 1, bytes.count)
      return start..<(end > start && bytes[end - 1] == UInt8(ascii: "\\") ? end - 1 : end)
    }
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), !Self.isSpace(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  private mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex(of: byte) : nil
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."), 0x80...0xff:
      true
    default: false
    }
  }
}
