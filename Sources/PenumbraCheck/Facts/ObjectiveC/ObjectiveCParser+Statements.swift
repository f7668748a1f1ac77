/// Reading of statements.
extension ObjectiveCParser {
  /// `{ … }`; the opening bracket is next.
  mutating func block() -> [ObjectiveCStatement] {
    guard take("{") else { return [] }
    var statements: [ObjectiveCStatement] = []
    while !isAtEnd, !take("}") {
      let before = index
      statements += nested { $0.statement() } ?? []
      // A stray bracket, or a class that begins inside of a body: the text is broken, the rest of the file is not.
      if isNext("@implementation") || isNext("@interface") || isNext("@end") { break }
      if index == before { take() }
    }
    return statements
  }

  /// One statement; a declaration of several names gives several.
  mutating func statement() -> [ObjectiveCStatement] {
    let start = token
    func made(_ shape: ObjectiveCStatement.Shape) -> [ObjectiveCStatement] {
      [ObjectiveCStatement(shape: shape, line: start.line, column: start.column)]
    }
    switch text {
    case ";":
      take()
      return []
    case "{": return made(.block(block()))
    case "if": return made(conditional())
    case "for", "while": return made(loop())
    case "do":
      take()
      let body = body()
      var condition: [ObjectiveCExpression] = []
      if take("while") { condition = heads() }
      _ = take(";")
      return made(.loop(condition, body))
    case "switch": return made(switched())
    case "return":
      take()
      if take(";") { return made(.returned(nil)) }
      let value = expression()
      endStatement()
      return made(.returned(value))
    case "break", "continue", "goto":
      take()
      endStatement()
      return made(.jump)
    case "@autoreleasepool", "@try", "@finally":
      take()
      return made(.block(block()))
    case "@synchronized", "@catch":
      take()
      if isNext("(") { skipGroup() }
      return made(.block(block()))
    case "else":
      take()
      return []
    default:
      if token.kind == .word, peek(1).text == ":", peek(1).kind == .sign {
        take()
        take()
        return []
      }
      let variables = variableDeclaration()
      if !variables.isEmpty { return variables }
      guard let value = expression() else {
        skipStatement()
        return []
      }
      endStatement()
      return made(.expression(value))
    }
  }

  /// Goes past the `;` of a statement, over what was not understood before it.
  private mutating func endStatement() {
    if !take(";") { skipStatement() }
  }

  /// The statement or block under a condition.
  private mutating func body() -> [ObjectiveCStatement] {
    if isNext("{") { return block() }
    return nested { $0.statement() } ?? []
  }

  private mutating func conditional() -> ObjectiveCStatement.Shape {
    take()
    let condition = heads()
    let first = body()
    var second: [ObjectiveCStatement]?
    if take("else") { second = body() }
    let joined = condition.count == 1 ? condition[0] : ObjectiveCExpression(shape: .other(condition), line: 1, column: 1)
    return .ifElse(joined, first, second)
  }

  private mutating func loop() -> ObjectiveCStatement.Shape {
    take()
    let heads = heads()
    return .loop(heads, body())
  }

  /// What stands in the parentheses behind `if`, `for`, `while` and `switch`.
  private mutating func heads() -> [ObjectiveCExpression] {
    guard take("(") else { return [] }
    var heads: [ObjectiveCExpression] = []
    while !isAtEnd, !take(")") {
      let before = index
      if take(";") || take(",") || take("in") { continue }
      for statement in variableDeclaration(inHead: true) {
        if case .variable(_, _, let value?, _, _) = statement.shape { heads.append(value) }
      }
      if isNext(")") { continue }
      if let value = expression() { heads.append(value) }
      if isNext("{") || isNext("}") { break }
      if index == before { take() }
    }
    return heads
  }

  private mutating func switched() -> ObjectiveCStatement.Shape {
    take()
    let subject = heads()
    var cases: [ObjectiveCStatement.Case] = []
    if take("{") {
      while !isAtEnd, !take("}") {
        let before = index
        let start = token
        if take("case") {
          let value = expression()
          _ = take(":")
          if let last = cases.last, last.body.isEmpty, !last.values.isEmpty {
            cases[cases.count - 1].values += value.map { [$0] } ?? []
          } else {
            cases.append(
              ObjectiveCStatement.Case(values: value.map { [$0] } ?? [], body: [], line: start.line, column: start.column))
          }
        } else if take("default") {
          _ = take(":")
          cases.append(ObjectiveCStatement.Case(values: [], body: [], line: start.line, column: start.column))
        } else {
          let statements = nested { $0.statement() } ?? []
          if !cases.isEmpty { cases[cases.count - 1].body += statements }
        }
        if index == before { take() }
      }
    }
    let joined = subject.first ?? ObjectiveCExpression(shape: .other([]), line: 1, column: 1)
    return .switchOver(joined, cases)
  }

  /// `Type *a = x, *b;` with its semicolon, or nothing, having read nothing, when no declaration is next.
  ///
  /// In the head of a loop, `in` ends a declaration too and its semicolon stays.
  mutating func variableDeclaration(inHead: Bool = false) -> [ObjectiveCStatement] {
    let start = index
    var words: [ObjectiveCToken] = []
    var hasStar = false
    while token.kind == .word || isNext("*") || isNext("<") {
      if isNext("in"), inHead { break }
      if isNext("<") {
        guard !words.isEmpty, skipGeneric() else { break }
        continue
      }
      if isNext("*") { hasStar = true }
      words.append(take())
    }
    let names = words.filter { $0.kind == .word && !Self.qualifiers.contains($0.text) }
    let isEnd = ["=", ";", ",", "["].contains(text) || (inHead && isNext("in"))
    guard names.count > 1, let first = names.last, words.last == first, isEnd, token.kind == .sign || inHead,
      !["return", "else", "case", "sizeof"].contains(names[0].text), hasStar || names.count >= 2, !names[0].text.hasPrefix("@")
    else {
      index = start
      return []
    }
    let isStatic = words.contains { $0.text == "static" }
    let isConstant = words.contains { $0.text == "const" }
    var statements: [ObjectiveCStatement] = []
    var name = first
    while true {
      while isNext("[") { skipGroup() }
      var value: ObjectiveCExpression?
      if take("=") { value = expression() }
      statements.append(
        ObjectiveCStatement(
          shape: .variable(type: names[0].text, name: name.text, value: value, isStatic: isStatic, isConstant: isConstant),
          line: name.line, column: name.column))
      guard take(",") else { break }
      while isNext("*") || Self.qualifiers.contains(text) { take() }
      guard token.kind == .word else { break }
      name = take()
    }
    if !inHead { endStatement() }
    return statements
  }

  /// Skips `<Type *>`; false, having read nothing, when no type is in the brackets.
  private mutating func skipGeneric() -> Bool {
    let start = index
    var level = 0
    while !isAtEnd {
      if isNext("<") {
        level += 1
      } else if isNext(">") {
        level -= 1
      } else if isNext(">>") {
        level -= 2
      } else if token.kind != .word, !isNext("*"), !isNext(","), !isNext("("), !isNext(")"), !isNext("^") {
        break
      }
      take()
      if level <= 0 { return true }
    }
    index = start
    return false
  }
}
