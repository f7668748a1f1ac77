/// One word of Objective-C.
struct ObjectiveCToken: Sendable, Hashable {
  /// What the word is.
  enum Kind: Sendable, Hashable {
    /// A name or keyword, with its `@` if it has one.
    case word
    /// A number.
    case number
    /// A string without its quotes.
    case string
    /// Anything else: one operator or bracket.
    case sign
  }

  let kind: Kind
  let text: String
  /// From 1.
  let line: Int
  /// In UTF-8 bytes, from 1.
  let column: Int
}

/// Cuts Objective-C into words; comments and preprocessor lines go, and of `#if … #else` only the side that iOS compiles stays.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [ObjectiveCToken] = []
  /// For each open `#if`: whether its present side is read, and whether a side of it has been read before.
  private var conditions: [(isRead: Bool, wasRead: Bool)] = []

  /// Files with more words are cut off here.
  static let tokenLimit = 400_000

  /// Operators of several letters, the longest first.
  private static let longSigns = [
    "<<=", ">>=", "...", "->", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "%=",
    "<<", ">>", "::",
  ].map { Array($0.utf8) }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The words of a text.
  static func tokens(_ bytes: [UInt8]) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    var isLineStart = true
    while offset < bytes.count, tokens.count < Self.tokenLimit {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\n"):
        offset += 1
        beginLine()
        isLineStart = true
        continue
      case 0x20, 0x09, 0x0b...0x0d: offset += 1
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#") where isLineStart: directive()
      default:
        isLineStart = false
        if conditions.allSatisfy(\.isRead) { token(byte) } else { offset += 1 }
      }
    }
  }

  private mutating func beginLine() {
    line += 1
    lineStart = offset
  }

  private func peek(_ distance: Int) -> UInt8? { offset + distance < bytes.count ? bytes[offset + distance] : nil }

  private mutating func add(_ kind: ObjectiveCToken.Kind, _ range: Range<Int>, from start: Int) {
    tokens.append(
      ObjectiveCToken(
        kind: kind, text: String(decoding: bytes[range], as: UTF8.self), line: line, column: start - lineStart + 1))
  }

  /// Takes one word.
  private mutating func token(_ byte: UInt8) {
    let start = offset
    if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "@") && peek(1) == UInt8(ascii: "\"")) {
      offset += byte == UInt8(ascii: "\"") ? 1 : 2
      let content = offset
      skipString(UInt8(ascii: "\""))
      add(.string, content..<offset, from: start)
      offset = min(offset + 1, bytes.count)
    } else if byte == UInt8(ascii: "'") {
      offset += 1
      skipString(byte)
      offset = min(offset + 1, bytes.count)
      add(.number, start..<offset, from: start)
    } else if Self.isDigit(byte) || (byte == UInt8(ascii: ".") && peek(1).map(Self.isDigit) == true) {
      while offset < bytes.count, Self.isWordByte(bytes[offset]) || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
      add(.number, start..<offset, from: start)
    } else if Self.isWordByte(byte) || (byte == UInt8(ascii: "@") && peek(1).map(Self.isWordByte) == true) {
      offset += 1
      while offset < bytes.count, Self.isWordByte(bytes[offset]) { offset += 1 }
      add(.word, start..<offset, from: start)
    } else {
      let length = Self.longSigns.first { bytes[offset...].starts(with: $0) }?.count ?? 1
      offset += length
      add(.sign, start..<offset, from: start)
    }
  }

  /// Goes to the quote that ends a string, or to the end of its line.
  private mutating func skipString(_ quote: UInt8) {
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != UInt8(ascii: "\n") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, bytes.count)
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\n") { beginLine() }
    }
  }

  /// Reads a preprocessor line with the lines that continue it.
  private mutating func directive() {
    let start = offset
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") {
        if bytes[offset - 1] != UInt8(ascii: "\\") { break }
        offset += 1
        beginLine()
      } else {
        offset += 1
      }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let words = text.dropFirst().split { $0 == " " || $0 == "\t" }
    switch words.first {
    case "if", "ifdef", "ifndef":
      let isRead = words.first == "ifdef" ? !Self.isElsewhere(text) : Self.holds(words)
      conditions.append((isRead, isRead))
    case "elif", "else":
      guard let last = conditions.popLast() else { return }
      let isRead = !last.wasRead
      conditions.append((isRead, last.wasRead || isRead))
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  /// Whether iOS compiles the first side of an `#if` or `#ifndef`.
  private static func holds(_ words: [Substring]) -> Bool {
    let condition = words.dropFirst().joined()
    if words.first == "ifndef" { return !["TARGET_OS_IPHONE", "TARGET_OS_IOS"].contains(condition) }
    if condition == "0" || condition == "NO" { return false }
    if condition.hasPrefix("!TARGET_OS_IPHONE") || condition.hasPrefix("!TARGET_OS_IOS") { return false }
    return !isElsewhere(condition)
  }

  /// Whether a condition names another system only.
  private static func isElsewhere(_ condition: String) -> Bool {
    let names = ["TARGET_OS_OSX", "TARGET_OS_WATCH", "TARGET_OS_TV", "__ANDROID__", "_WIN32"]
    return names.contains { condition.contains($0) && !condition.contains("!" + $0) } && !condition.contains("||")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xff:
      true
    default: false
    }
  }
}
