/// Finds public declarations without a doc comment, and abstracts that are too long to be one.
///
/// Read from the text, so that it needs no build: what is public is what says so, the cases of a public enum, the requirements of
/// a public protocol and the members of a public extension. An override inherits its page and needs none.
struct DocumentationGate {
  /// The most characters that an abstract, the first paragraph of a doc comment, may have.
  static let longestAbstract = 150

  private let text: SwiftText
  private let tokens: [SwiftText.Token]
  private let path: String

  init(_ source: String, path: String) {
    text = SwiftText(source)
    tokens = text.tokens()
    self.path = path
  }

  /// What the innermost brace belongs to.
  private enum Scope {
    /// A body of code: nothing in it is looked at.
    case body
    /// A type, extension or protocol; whether its members are public without saying so, and whether it can be seen at all.
    case members(publicByDefault: Bool, visible: Bool, isEnum: Bool)
  }

  private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor", "extension"]
  private static let members: Set<String> = ["func", "var", "let", "init", "subscript", "typealias", "associatedtype", "macro"]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "final", "override", "required", "convenience",
    "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect", "dynamic", "optional", "nonisolated", "isolated",
    "consuming",
    "borrowing", "prefix", "postfix", "infix", "class", "unsafe", "safe", "set", "get", "distributed",
  ]

  func faults() -> [Finding] {
    var findings: [Finding] = []
    var scopes: [Scope] = []
    var pending: Scope = .body
    var index = 0
    var nesting = 0
    var line = 0
    while index < tokens.count {
      let token = tokens[index]
      let previous = index > 0 ? tokens[index - 1].text : "{"
      let starts = nesting == 0 && (token.line != line || ["{", "}", ";"].contains(previous))
      line = token.line
      if token.text == "#" && starts {
        // A conditional or another directive is no declaration: the rest of its line is skipped.
        while index < tokens.count && tokens[index].line == token.line { index += 1 }
        continue
      }
      if starts, isDeclarationPlace(scopes.last), let declaration = declaration(at: index, in: scopes.last) {
        if declaration.isPublic { findings += faults(of: declaration) }
        pending = declaration.opens
        index = declaration.next
        line = tokens[index - 1].line
        continue
      }
      switch token.text {
      case "(", "[": nesting += 1
      case ")", "]": nesting = max(0, nesting - 1)
      case "{" where nesting == 0:
        scopes.append(pending)
        pending = .body
      case "}" where nesting == 0:
        if !scopes.isEmpty { scopes.removeLast() }
      default: break
      }
      index += 1
    }
    return findings
  }

  private func isDeclarationPlace(_ scope: Scope?) -> Bool {
    if case .body = scope { return false }
    return true
  }

  private struct Declaration {
    let line: Int
    let isFirstOfLine: Bool
    let name: String
    let isPublic: Bool
    let opens: Scope
    /// The token after the keyword.
    let next: Int
  }

  /// The declaration that begins at a token: attributes, modifiers, keyword; nil when none does.
  private func declaration(at start: Int, in scope: Scope?) -> Declaration? {
    var publicByDefault = false
    var visible = true
    var isEnum = false
    if case .members(let byDefault, let seen, let cases) = scope { (publicByDefault, visible, isEnum) = (byDefault, seen, cases) }
    var index = start
    var words: Set<String> = []
    while index < tokens.count {
      let word = tokens[index].text
      if word == "@" {
        index += 2
        if index < tokens.count, tokens[index].text == "(", tokens[index].line == tokens[index - 1].line {
          index = afterParentheses(index)
        }
        continue
      }
      let following = index + 1 < tokens.count ? tokens[index + 1].text : ""
      if word == "class" && (Self.members.contains(following) || Self.modifiers.contains(following))
        || word != "class" && Self.modifiers.contains(word)
      {
        index += 1
        // `private(set)` says nothing about reading; `nonisolated(unsafe)` nothing about access.
        if following == "(" { index = afterParentheses(index) } else { words.insert(word) }
        continue
      }
      let isCase = word == "case" && isEnum
      guard Self.types.contains(word) || Self.members.contains(word) || isCase else { return nil }
      let lowered = !words.isDisjoint(with: ["package", "internal", "fileprivate", "private"])
      let says = !words.isDisjoint(with: ["public", "open"])
      let isPublic = visible && (says || publicByDefault && !lowered)
      let opens: Scope
      switch word {
      case "extension": opens = .members(publicByDefault: says, visible: true, isEnum: false)
      case "protocol": opens = .members(publicByDefault: isPublic, visible: isPublic, isEnum: false)
      case "enum": opens = .members(publicByDefault: false, visible: isPublic, isEnum: true)
      case _ where Self.types.contains(word): opens = .members(publicByDefault: false, visible: isPublic, isEnum: false)
      default: opens = .body
      }
      // Cases have the access of their enum.
      let shown = isCase ? visible : isPublic && word != "extension" && !words.contains("override")
      return Declaration(
        line: tokens[start].line, isFirstOfLine: start == 0 || tokens[start - 1].line != tokens[start].line,
        name: word == "init" || word == "subscript" ? word : following, isPublic: shown, opens: opens,
        next: index + 1)
    }
    return nil
  }

  /// The token after the parenthesis that closes the one at `index`.
  private func afterParentheses(_ index: Int) -> Int {
    var depth = 0
    var index = index
    while index < tokens.count {
      if tokens[index].text == "(" { depth += 1 }
      if tokens[index].text == ")" { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  private func faults(of declaration: Declaration) -> [Finding] {
    var comment: [String] = []
    // A declaration in the middle of a line has nothing above it that is its own.
    var above = declaration.isFirstOfLine ? declaration.line - 2 : -1
    while above >= 0, case let line = text.lines[above].drop(while: \.isWhitespace), line.hasPrefix("///") {
      comment.insert(line.dropFirst(3).trimmingPrefix(" ").description, at: 0)
      above -= 1
    }
    let abstract = comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
    if abstract.isEmpty {
      return [Finding(path: path, line: declaration.line, sentence: "'\(declaration.name)' is public and has no doc comment")]
    }
    if abstract.count > Self.longestAbstract {
      return [
        Finding(
          path: path, line: declaration.line,
          sentence:
            "the abstract of '\(declaration.name)' has \(abstract.count) characters; more than \(Self.longestAbstract) are no abstract"
        )
      ]
    }
    return []
  }
}
