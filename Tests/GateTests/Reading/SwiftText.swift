/// A Swift source with comments and the insides of string literals blanked, so that words in it are code and nothing else.
///
/// Lines and columns stay where they were. Interpolations are blanked with their string. Regex literals are not known.
struct SwiftText {
  /// The lines as written.
  let lines: [String]
  /// The lines with comments and strings blanked.
  let code: [String]

  init(_ source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blanker = Blanker(bytes: Array(source.utf8))
    blanker.code(until: nil)
    code = String(decoding: blanker.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  /// The words and marks of the code, in order.
  func tokens() -> [Token] {
    var tokens: [Token] = []
    for (index, line) in code.enumerated() {
      var word = ""
      var column = 0
      var start = 0
      func flush() {
        if !word.isEmpty { tokens.append(Token(text: word, line: index + 1, column: start)) }
        word = ""
      }
      for character in line {
        if character.isLetter || character.isNumber || character == "_" || character == "`" {
          if word.isEmpty { start = column }
          word.append(character)
        } else {
          flush()
          if !character.isWhitespace { tokens.append(Token(text: String(character), line: index + 1, column: column)) }
        }
        column += 1
      }
      flush()
    }
    return tokens
  }

  /// A word, or one mark.
  struct Token: Equatable {
    let text: String
    /// From 1.
    let line: Int
    /// From 0, in characters.
    let column: Int
  }
}

/// The walk that blanks: nested comments, raw and multi-line strings, strings within interpolations.
private struct Blanker {
  var bytes: [UInt8]
  var at = 0

  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")
  private static let open = UInt8(ascii: "(")
  private static let close = UInt8(ascii: ")")
  private static let newline = UInt8(ascii: "\n")

  private func peek(_ distance: Int = 0) -> UInt8 { at + distance < bytes.count ? bytes[at + distance] : 0 }

  /// Moves over one byte and blanks it.
  private mutating func blank() {
    if bytes[at] != Self.newline { bytes[at] = UInt8(ascii: " ") }
    at += 1
  }

  /// Reads code to the end, or past the parenthesis that closes an interpolation.
  mutating func code(until end: UInt8?) {
    var depth = 0
    let blanking = end != nil
    while at < bytes.count {
      switch peek() {
      case Self.slash where peek(1) == Self.slash:
        while at < bytes.count && peek() != Self.newline { blank() }
      case Self.slash where peek(1) == Self.star:
        comment()
      case Self.quote:
        string(hashes: 0)
      case Self.hash where hashesBeforeQuote() > 0:
        string(hashes: hashesBeforeQuote())
      case Self.open where blanking:
        depth += 1
        blank()
      case Self.close where blanking:
        blank()
        if depth == 0 { return }
        depth -= 1
      default:
        if blanking { blank() } else { at += 1 }
      }
    }
  }

  private func hashesBeforeQuote() -> Int {
    var count = 0
    while peek(count) == Self.hash { count += 1 }
    return peek(count) == Self.quote ? count : 0
  }

  private mutating func comment() {
    var depth = 0
    while at < bytes.count {
      if peek() == Self.slash && peek(1) == Self.star {
        depth += 1
        blank()
        blank()
      } else if peek() == Self.star && peek(1) == Self.slash {
        depth -= 1
        blank()
        blank()
        if depth == 0 { return }
      } else {
        blank()
      }
    }
  }

  private mutating func string(hashes: Int) {
    for _ in 0..<hashes { blank() }
    let multiline = peek(1) == Self.quote && peek(2) == Self.quote
    let quotes = multiline ? 3 : 1
    for _ in 0..<quotes { blank() }
    while at < bytes.count {
      if closes(quotes: quotes, hashes: hashes) {
        for _ in 0..<(quotes + hashes) { blank() }
        return
      }
      if !multiline && peek() == Self.newline { return }
      if peek() == Self.backslash && (0..<hashes).allSatisfy({ peek(1 + $0) == Self.hash }) {
        for _ in 0...hashes { blank() }
        guard at < bytes.count else { return }
        let interpolates = peek() == Self.open
        blank()
        if interpolates { code(until: Self.close) }
      } else {
        blank()
      }
    }
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == Self.quote } && (0..<hashes).allSatisfy { peek(quotes + $0) == Self.hash }
  }
}
