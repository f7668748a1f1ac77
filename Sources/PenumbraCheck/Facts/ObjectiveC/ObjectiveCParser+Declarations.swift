/// Reading of what stands at the top of a file and in classes.
extension ObjectiveCParser {
  /// All declarations of the file.
  mutating func declarations() -> [ObjectiveCDeclaration] {
    var declarations: [ObjectiveCDeclaration] = []
    while !isAtEnd {
      let start = token
      let before = index
      switch text {
      case "@interface", "@implementation":
        if let type = type() {
          declarations.append(ObjectiveCDeclaration(shape: .type(type), line: start.line, column: start.column))
        }
      case "@protocol": skipProtocol()
      case "@class", "@import", "@property", "@synthesize", "@dynamic", "typedef", "struct", "enum", "union":
        skipTopLevel()
      case "}", ")", "]", ";": take()
      default:
        if let shape = functionOrVariable() {
          declarations.append(ObjectiveCDeclaration(shape: shape, line: start.line, column: start.column))
        }
      }
      if index == before { take() }
    }
    return declarations
  }

  /// `@protocol X … @end`, or `@protocol X, Y;`.
  private mutating func skipProtocol() {
    take()
    while !isAtEnd, !isNext(";"), !isNext("@end"), !text.hasPrefix("@"), !isNext("-"), !isNext("+") { take() }
    if take(";") { return }
    while !isAtEnd, !take("@end") { take() }
  }

  /// A declaration that does not matter, with its body.
  private mutating func skipTopLevel() {
    while !isAtEnd {
      if isNext("{") {
        skipGroup()
      } else if take(";") {
        return
      } else if isNext("@interface") || isNext("@implementation") {
        return
      } else {
        take()
      }
    }
  }

  // MARK: Classes

  /// `@interface` or `@implementation` up to its `@end`.
  private mutating func type() -> ObjectiveCType? {
    let isInterface = take().text == "@interface"
    guard token.kind == .word else { return nil }
    let name = take().text
    var superclass: String?
    if isNext("<") { skipAngles() }
    let isCategory = isNext("(")
    if isCategory { skipGroup() }
    if take(":") {
      let word = take().text
      superclass = isInterface ? word : nil
      if isNext("<"), !isInterface { skipAngles() }
    }
    var type = ObjectiveCType(name: name, superclass: superclass, isImplementation: !isInterface && !isCategory)
    if isNext("<") { type.protocols = angles() }
    if isNext("{") { type.variables += instanceVariables() }
    while !isAtEnd, !take("@end") {
      let before = index
      switch text {
      case "@property": type.variables += property()
      case "-", "+": if let method = method() { type.methods.append(method) }
      case "@interface", "@implementation": return type
      case "@synthesize", "@dynamic", "typedef", "@optional", "@required", "@public", "@private": skipOne()
      case "}", ";": take()
      default:
        if case .variable(let statement)? = functionOrVariable() { type.variables.append(statement) }
      }
      if index == before { take() }
    }
    return type
  }

  /// A directive with its line.
  private mutating func skipOne() {
    let isWord = ["@optional", "@required", "@public", "@private"].contains(text)
    take()
    if !isWord { skipStatement() }
  }

  private mutating func skipAngles() { _ = angles() }

  /// The names between angle brackets.
  private mutating func angles() -> [String] {
    var (names, level): ([String], Int) = ([], 0)
    repeat {
      if isNext("<") {
        level += 1
      } else if isNext(">") {
        level -= 1
      } else if isNext(">>") {
        level -= 2
      } else if token.kind == .word {
        names.append(text)
      } else if isNext("{") || isNext(";") {
        return names
      }
      take()
    } while level > 0 && !isAtEnd
    return names
  }

  /// `{ Type *name; … }` behind the name of a class.
  private mutating func instanceVariables() -> [ObjectiveCStatement] {
    var variables: [ObjectiveCStatement] = []
    take()
    while !isAtEnd, !take("}") {
      if text.hasPrefix("@") {
        take()
        continue
      }
      let before = index
      let found = variableDeclaration()
      if found.isEmpty { skipStatement() }
      variables += found
      if index == before { take() }
    }
    return variables
  }

  /// `@property (attributes) Type *name;`.
  private mutating func property() -> [ObjectiveCStatement] {
    take()
    if isNext("(") { skipGroup() }
    while isNext("IBInspectable") || isNext("IBOutlet") || isNext("IBOutletCollection") || isNext("nullable") || isNext("nonnull")
    {
      take()
      if isNext("(") { skipGroup() }
    }
    let variables = variableDeclaration()
    if variables.isEmpty { skipStatement() }
    return variables
  }

  /// `- (Type)word:(Type)name word:(Type)name { … }`.
  private mutating func method() -> ObjectiveCMethod? {
    let start = token
    let isClassMethod = take().text == "+"
    let type = isNext("(") ? typeInParentheses() : "id"
    var words: [String] = []
    var parameters: [ObjectiveCParameter] = []
    while token.kind == .word || isNext(":") {
      let word = isNext(":") ? "" : take().text
      if word.hasPrefix("@") || word == "NS_DESIGNATED_INITIALIZER" || word == "__attribute__" || word.hasPrefix("NS_")
        || word.hasPrefix("API_") || word.hasPrefix("UI_")
      {
        if isNext("(") { skipGroup() }
        continue
      }
      words.append(word)
      guard take(":") else { break }
      let parameterType = isNext("(") ? typeInParentheses() : "id"
      let name = take()
      parameters.append(
        ObjectiveCParameter(type: parameterType, name: name.text, line: name.line, column: name.column))
    }
    while !isAtEnd, !isNext("{"), !isNext(";"), !isNext("@end"), !isNext("-"), !isNext("+") { take() }
    guard !words.isEmpty else { return nil }
    var body: [ObjectiveCStatement]?
    if isNext("{") { body = block() }
    _ = take(";")
    return ObjectiveCMethod(
      isClassMethod: isClassMethod, type: type, words: words, parameters: parameters, body: body, line: start.line,
      column: start.column)
  }

  /// The words of a type between parentheses, without stars.
  mutating func typeInParentheses() -> String {
    let start = index + 1
    skipGroup()
    return typeName((start..<max(start, index - 1)).map { peek($0 - index) })
  }

  /// The name in the words of a type: its first word that is no qualifier.
  func typeName(_ words: [ObjectiveCToken]) -> String {
    words.first { $0.kind == .word && !Self.qualifiers.contains($0.text) }?.text ?? "id"
  }

  /// Words beside the name of a type.
  static let qualifiers: Set = [
    "const", "static", "extern", "inline", "nullable", "nonnull", "__kindof", "__weak", "__strong", "__block", "__unused",
    "_Nullable",
    "_Nonnull", "__nullable", "__nonnull", "volatile", "unsigned", "signed", "struct", "enum", "__unsafe_unretained", "in", "out",
    "inout",
    "FOUNDATION_EXPORT", "UIKIT_EXTERN", "NS_INLINE", "__autoreleasing", "register", "IBOutlet", "IBInspectable",
    "FOUNDATION_STATIC_INLINE",
    "CG_INLINE", "__bridge", "__bridge_transfer", "__bridge_retained", "oneway", "null_unspecified", "_Null_unspecified",
    "__attribute__",
  ]

  // MARK: Functions and variables

  /// A C function with its body, or variables of the file; `nil`, having read past it, for anything else.
  private mutating func functionOrVariable() -> ObjectiveCDeclaration.Shape? {
    let start = index
    var words: [ObjectiveCToken] = []
    while token.kind == .word || isNext("*") || isNext("<") {
      if isNext("<") { skipAngles() } else { words.append(take()) }
    }
    let name = words.last
    if isNext("("), words.count > 1, let name, name.kind == .word {
      let parameters = parameters()
      let isStatic = words.contains { $0.text == "static" }
      while token.kind == .word {
        take()
        if isNext("(") { skipGroup() }
      }
      guard isNext("{") else {
        skipTopLevel()
        return nil
      }
      return .function(
        type: typeName(words.dropLast()), name: name.text, parameters: parameters, body: block(), isStatic: isStatic)
    }
    index = start
    if let variable = variableDeclaration().first { return .variable(variable) }
    // A macro that stands alone, such as NS_ASSUME_NONNULL_BEGIN, or something unknown.
    if token.kind == .word {
      take()
      if isNext("(") { skipGroup() }
      if isNext("{") { skipGroup() }
    }
    return nil
  }

  /// `(Type *name, Type name)`.
  mutating func parameters() -> [ObjectiveCParameter] {
    guard take("(") else { return [] }
    var parameters: [ObjectiveCParameter] = []
    var words: [ObjectiveCToken] = []
    func parameter(_ words: [ObjectiveCToken]) -> ObjectiveCParameter? {
      let names = words.filter { $0.kind == .word && !Self.qualifiers.contains($0.text) }
      guard names.count > 1, let name = names.last else { return nil }
      return ObjectiveCParameter(type: names[0].text, name: name.text, line: name.line, column: name.column)
    }
    while !isAtEnd {
      if take(")") { break }
      if take(",") {
        parameters += [parameter(words)].compactMap { $0 }
        words = []
      } else if isNext("(") || isNext("[") || isNext("{") {
        skipGroup()
      } else if isNext("<") {
        skipAngles()
      } else if isNext(";") {
        break
      } else {
        words.append(take())
      }
    }
    return parameters + [parameter(words)].compactMap { $0 }
  }
}
