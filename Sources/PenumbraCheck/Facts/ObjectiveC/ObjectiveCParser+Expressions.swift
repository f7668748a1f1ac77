/// Reading of expressions.
extension ObjectiveCParser {
  /// An expression without commas at its outermost level; `nil`, having read little, when none is next.
  mutating func expression() -> ObjectiveCExpression? { nested { $0.assignment() } ?? nil }

  /// Makes an expression that begins at a word.
  private func made(_ shape: ObjectiveCExpression.Shape, at start: ObjectiveCToken) -> ObjectiveCExpression {
    ObjectiveCExpression(shape: shape, line: start.line, column: start.column)
  }

  /// Makes an expression that begins where its first part does.
  private func made(_ shape: ObjectiveCExpression.Shape, from first: ObjectiveCExpression) -> ObjectiveCExpression {
    ObjectiveCExpression(shape: shape, line: first.line, column: first.column)
  }

  private mutating func assignment() -> ObjectiveCExpression? {
    guard let left = ternary() else { return nil }
    guard token.kind == .sign, ["=", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "%="].contains(text) else { return left }
    let sign = take().text
    guard let right = expression() else { return left }
    return made(.assign(sign, left, right), from: left)
  }

  private mutating func ternary() -> ObjectiveCExpression? {
    guard let condition = binary(0) else { return nil }
    guard isNext("?") else { return condition }
    take()
    if take(":") {
      guard let otherwise = expression() else { return condition }
      return made(.ternary(condition, condition, otherwise), from: condition)
    }
    guard let first = expression() else { return condition }
    guard take(":"), let second = nested({ $0.ternary() }) ?? nil else {
      return made(.other([condition, first]), from: condition)
    }
    return made(.ternary(condition, first, second), from: condition)
  }

  /// How strongly each operator binds.
  private static let strengths: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8, "+": 9,
    "-": 9,
    "*": 10, "/": 10, "%": 10,
  ]

  private mutating func binary(_ least: Int) -> ObjectiveCExpression? {
    guard var left = unary() else { return nil }
    while token.kind == .sign, let strength = Self.strengths[text], strength > least {
      let sign = take().text
      guard let right = nested({ $0.binary(strength) }) ?? nil else { return left }
      left = made(.binary(sign, left, right), from: left)
    }
    return left
  }

  private mutating func unary() -> ObjectiveCExpression? {
    let start = token
    guard token.kind == .sign else { return postfix() }
    if ["!", "-", "+", "~", "*", "&", "++", "--"].contains(text) {
      take()
      guard let value = nested({ $0.unary() }) ?? nil else { return nil }
      return start.text == "!" || start.text == "-" ? made(.unary(start.text, value), at: start) : value
    }
    if isNext("("), isCast() {
      let type = typeInParentheses()
      guard let value = nested({ $0.unary() }) ?? nil else { return nil }
      return made(.cast(type, value), at: start)
    }
    return postfix()
  }

  /// Whether the parentheses that are next hold a type and an operand follows.
  private func isCast() -> Bool {
    var distance = 1
    var words: [ObjectiveCToken] = []
    while peek(distance).kind == .word || ["*", "<", ">", "^"].contains(peek(distance).text) {
      words.append(peek(distance))
      distance += 1
    }
    guard let first = words.first, first.kind == .word, peek(distance).text == ")", peek(distance).kind == .sign else {
      return false
    }
    let next = peek(distance + 1)
    let isOperand = next.kind != .sign || ["(", "[", "{", "^"].contains(next.text) || next.text.hasPrefix("@")
    guard isOperand, !["in"].contains(next.text) else { return false }
    if words.contains(where: { $0.text == "*" }) || Self.plainTypes.contains(first.text) { return true }
    return Self.qualifiers.contains(first.text) || (words.count == 1 && first.text.first?.isUppercase == true && next.text != "[")
  }

  /// Types that begin with a small letter, or without a star.
  private static let plainTypes: Set = [
    "id", "int", "float", "double", "long", "short", "char", "void", "BOOL", "CGFloat", "NSInteger", "NSUInteger", "uint8_t",
    "uint32_t",
    "size_t", "Class", "CGColorRef",
  ]

  private mutating func postfix() -> ObjectiveCExpression? {
    guard var base = primary() else { return nil }
    while true {
      if isNext(".") || isNext("->") {
        take()
        guard token.kind == .word else { return base }
        let name = take()
        base = ObjectiveCExpression(shape: .member(base, name.text), line: base.line, column: base.column)
      } else if isNext("[") {
        take()
        let index = expression()
        if !take("]") { skipTo("]") }
        base = made(index.map { .subscripted(base, $0) } ?? .other([base]), from: base)
      } else if isNext("(") {
        base = made(.call(base, arguments()), from: base)
      } else if isNext("++") || isNext("--") {
        take()
      } else {
        return base
      }
    }
  }

  /// `(a, b)`.
  private mutating func arguments() -> [ObjectiveCExpression] {
    take()
    var values: [ObjectiveCExpression] = []
    while !isAtEnd, !take(")") {
      let before = index
      if take(",") { continue }
      if let value = expression() { values.append(value) }
      if isNext(";") || isNext("}") { break }
      if index == before { take() }
    }
    return values
  }

  /// Goes past a bracket at this level, or stops where the statement ends.
  private mutating func skipTo(_ sign: String) {
    while !isAtEnd, !isNext(";"), !isNext("}") {
      if take(sign) { return }
      if isNext("(") || isNext("[") || isNext("{") { skipGroup() } else { take() }
    }
  }

  private mutating func primary() -> ObjectiveCExpression? {
    let start = token
    switch start.kind {
    case .string:
      var text = take().text
      while token.kind == .string { text += take().text }
      return made(.string(text), at: start)
    case .number: return made(.number(take().text), at: start)
    case .word:
      switch start.text {
      case "@selector":
        take()
        let first = index + 1
        if isNext("(") { skipGroup() }
        return made(.selector((first..<max(first, index - 1)).map { peek($0 - index).text }.joined()), at: start)
      case "@available", "__builtin_available":
        take()
        let first = index + 1
        if isNext("(") { skipGroup() }
        let list = (first..<max(first, index - 1)).map { peek($0 - index).text }.joined(separator: " ")
        return made(Availability.isSettled(list) ? .name("YES") : .other([]), at: start)
      case "@encode", "@protocol", "sizeof", "typeof", "__typeof":
        take()
        if isNext("(") { skipGroup() }
        return made(.other([]), at: start)
      case "@YES", "@NO":
        take()
        return made(.name(String(start.text.dropFirst())), at: start)
      default:
        guard !["return", "else", "case", "default", "if", "for", "while", "break", "@end"].contains(start.text) else {
          return nil
        }
        return made(.name(take().text), at: start)
      }
    case .sign:
      switch start.text {
      case "[": return message()
      case "(":
        take()
        if isNext("{") {
          let inner = block()
          if !take(")") { skipTo(")") }
          return made(.block([], inner), at: start)
        }
        let inner = expression()
        if !take(")") { skipTo(")") }
        return inner ?? made(.other([]), at: start)
      case "^": return blockLiteral()
      case "@": return boxed()
      case "{":
        take()
        return made(.array(list(until: "}")), at: start)
      default: return nil
      }
    }
  }

  /// `[receiver word:value …]`.
  private mutating func message() -> ObjectiveCExpression? {
    let start = take()
    guard let receiver = expression() else {
      skipTo("]")
      return made(.other([]), at: start)
    }
    var parts: [ObjectiveCExpression.Part] = []
    while !isAtEnd, !take("]") {
      let before = index
      let word = token
      if word.kind == .word || isNext(":") {
        let text = isNext(":") ? "" : take().text
        var value: ObjectiveCExpression?
        if take(":") { value = expression() }
        var part = ObjectiveCExpression.Part(word: text, value: value, line: word.line, column: word.column)
        while take(",") { if let value = expression() { part.more.append(value) } }
        parts.append(part)
      } else if isNext(";") || isNext("}") {
        break
      }
      if index == before { take() }
    }
    return made(parts.isEmpty ? .other([receiver]) : .message(receiver, parts), at: start)
  }

  /// `^Type *(parameters) { … }`.
  private mutating func blockLiteral() -> ObjectiveCExpression? {
    let start = take()
    while token.kind == .word || isNext("*") { take() }
    let parameters = isNext("(") ? parameters() : []
    guard isNext("{") else { return nil }
    return made(.block(parameters, block()), at: start)
  }

  /// `@[…]`, `@{…}`, `@(…)`, `@1`.
  private mutating func boxed() -> ObjectiveCExpression? {
    let start = take()
    if take("[") { return made(.array(list(until: "]")), at: start) }
    guard take("{") else { return nested { $0.primary() } ?? nil }
    var pairs: [(key: ObjectiveCExpression, value: ObjectiveCExpression)] = []
    while !isAtEnd, !take("}") {
      let before = index
      if take(",") { continue }
      if let key = expression(), take(":"), let value = expression() { pairs.append((key, value)) }
      if isNext(";") { break }
      if index == before { take() }
    }
    return made(.dictionary(pairs), at: start)
  }

  private mutating func list(until end: String) -> [ObjectiveCExpression] {
    var values: [ObjectiveCExpression] = []
    while !isAtEnd, !take(end) {
      let before = index
      if take(",") { continue }
      if isNext("."), peek(1).kind == .word {
        // A named field of a C structure.
        take()
        take()
        _ = take("=")
      }
      if let value = expression() { values.append(value) }
      if isNext(";") { break }
      if index == before { take() }
    }
    return values
  }
}
