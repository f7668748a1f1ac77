/// A tolerant parser of Objective-C: it knows declarations, statements and expressions, and steps over what it does not know.
///
/// The reading goes on in `ObjectiveCParser+Declarations`, `+Statements` and `+Expressions`.
struct ObjectiveCParser {
  /// The words of the file, closed by an empty sign.
  private let tokens: [ObjectiveCToken]
  /// The next word.
  var index = 0
  /// How deep statements and expressions are nested at present.
  var depth = 0
  /// Something was nested deeper than ``depthLimit`` and left out.
  private(set) var wasCut = false

  /// Nesting beyond this is left out, so that no input exhausts the stack.
  static let depthLimit = 120

  /// A parser of a text.
  init(_ bytes: [UInt8]) {
    let end = ObjectiveCToken(kind: .sign, text: "", line: 1, column: 1)
    tokens = ObjectiveCLexer.tokens(bytes) + [end]
  }

  /// The next word; the empty sign at the end.
  var token: ObjectiveCToken { tokens[index] }
  /// The text of the next word.
  var text: String { tokens[index].text }
  /// All words are read.
  var isAtEnd: Bool { index >= tokens.count - 1 }

  /// A later word.
  func peek(_ distance: Int) -> ObjectiveCToken { tokens[min(max(0, index + distance), tokens.count - 1)] }

  /// Takes the next word.
  @discardableResult
  mutating func take() -> ObjectiveCToken {
    let token = tokens[index]
    if index < tokens.count - 1 { index += 1 }
    return token
  }

  /// Takes the next word if it is this one.
  mutating func take(_ text: String) -> Bool {
    guard tokens[index].text == text, tokens[index].kind != .string, !isAtEnd else { return false }
    index += 1
    return true
  }

  /// Whether the next word is this one and no string.
  func isNext(_ text: String) -> Bool { tokens[index].text == text && tokens[index].kind != .string }

  /// Runs a reading one level deeper; beyond the limit it skips to the end of the statement and gives `nil`.
  mutating func nested<Result>(_ read: (inout ObjectiveCParser) -> Result) -> Result? {
    guard depth < Self.depthLimit else {
      wasCut = true
      skipStatement()
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Skips past the next `;` at this level, or up to the bracket that closes the level.
  mutating func skipStatement() {
    var level = 0
    while !isAtEnd {
      if token.kind == .sign {
        switch text {
        case "(", "[", "{": level += 1
        case ")", "]", "}":
          if level == 0 { return }
          level -= 1
        case ";" where level == 0:
          take()
          return
        default: break
        }
      }
      take()
    }
  }

  /// Skips a bracketed group whose opening bracket is next.
  mutating func skipGroup() {
    var level = 0
    repeat {
      if token.kind == .sign {
        switch text {
        case "(", "[", "{": level += 1
        case ")", "]", "}": level -= 1
        default: break
        }
      }
      take()
    } while level > 0 && !isAtEnd
  }
}
