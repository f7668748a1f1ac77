internal import SwiftSyntax

// Expressions. `try`, `await`, parentheses around one value, `!` and `?` leave a mark or nothing: what they surround is lowered.

extension SwiftLowering {
  /// The longest text of a string literal that is kept, in characters.
  private static let longestText = 64 * 1024

  /// Lowers one expression.
  mutating func expression(_ expression: some ExprSyntaxProtocol) {
    let expression = ExprSyntax(expression)
    switch expression.kind {
    case .declReferenceExpr:
      let name = expression.cast(DeclReferenceExprSyntax.self)
      node(.name, Self.reference(name), at: name)
    case .memberAccessExpr: member(expression.cast(MemberAccessExprSyntax.self))
    case .functionCallExpr: call(expression.cast(FunctionCallExprSyntax.self))
    case .subscriptCallExpr:
      let call = expression.cast(SubscriptCallExprSyntax.self)
      node(.subscriptCall, at: call) {
        $0.expression(call.calledExpression)
        $0.arguments(call.arguments)
      }
    case .sequenceExpr: sequence(Array(expression.cast(SequenceExprSyntax.self).elements)[...])
    case .closureExpr: closure(expression.cast(ClosureExprSyntax.self))
    case .stringLiteralExpr: string(expression.cast(StringLiteralExprSyntax.self))
    case .integerLiteralExpr: node(.integer, expression.cast(IntegerLiteralExprSyntax.self).literal.text, at: expression)
    case .floatLiteralExpr: node(.float, expression.cast(FloatLiteralExprSyntax.self).literal.text, at: expression)
    case .booleanLiteralExpr: node(.boolean, expression.cast(BooleanLiteralExprSyntax.self).literal.text, at: expression)
    case .nilLiteralExpr: node(.nilLiteral, at: expression)
    case .superExpr: node(.name, "super", at: expression)
    case .arrayExpr:
      node(.array, at: expression) {
        for element in expression.cast(ArrayExprSyntax.self).elements { $0.expression(element.expression) }
      }
    case .dictionaryExpr:
      node(.dictionary, at: expression) {
        guard case .elements(let elements) = expression.cast(DictionaryExprSyntax.self).content else { return }
        for element in elements {
          $0.node(.entry, at: element) {
            $0.expression(element.key)
            $0.expression(element.value)
          }
        }
      }
    case .tupleExpr:
      let tuple = expression.cast(TupleExprSyntax.self)
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        self.expression(only.expression)
      } else {
        node(.tuple, at: tuple) { $0.arguments(tuple.elements) }
      }
    case .tryExpr:
      let attempt = expression.cast(TryExprSyntax.self)
      marked(attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? .isOptional : []) {
        $0.expression(attempt.expression)
      }
    case .awaitExpr: self.expression(expression.cast(AwaitExprSyntax.self).expression)
    case .forceUnwrapExpr: marked(.isForced) { $0.expression(expression.cast(ForceUnwrapExprSyntax.self).expression) }
    case .optionalChainingExpr:
      marked(.isOptional) { $0.expression(expression.cast(OptionalChainingExprSyntax.self).expression) }
    case .prefixOperatorExpr:
      let prefix = expression.cast(PrefixOperatorExprSyntax.self)
      if prefix.operator.text == "-", prefix.expression.kind == .floatLiteralExpr || prefix.expression.kind == .integerLiteralExpr
      {
        node(.float, prefix.trimmedDescription, at: prefix)
      } else {
        node(.unary, prefix.operator.text, at: prefix) { $0.expression(prefix.expression) }
      }
    case .postfixOperatorExpr:
      let postfix = expression.cast(PostfixOperatorExprSyntax.self)
      node(.unary, postfix.operator.text, at: postfix) { $0.expression(postfix.expression) }
    case .inOutExpr: node(.reference, at: expression) { $0.expression(expression.cast(InOutExprSyntax.self).expression) }
    case .keyPathExpr: keyPath(expression.cast(KeyPathExprSyntax.self))
    case .macroExpansionExpr: macro(expression.cast(MacroExpansionExprSyntax.self))
    case .ifExpr: ifExpression(expression.cast(IfExprSyntax.self))
    case .switchExpr: switchExpression(expression.cast(SwitchExprSyntax.self))
    case .genericSpecializationExpr: self.expression(expression.cast(GenericSpecializationExprSyntax.self).expression)
    case .asExpr:
      let cast = expression.cast(AsExprSyntax.self)
      node(.cast, Self.typeName(cast.type), at: cast) { $0.expression(cast.expression) }
    case .isExpr:
      let check = expression.cast(IsExprSyntax.self)
      node(.typeCheck, Self.typeName(check.type), at: check) { $0.expression(check.expression) }
    case .patternExpr: pattern(expression.cast(PatternExprSyntax.self).pattern)
    case .postfixIfConfigExpr:
      let conditional = expression.cast(PostfixIfConfigExprSyntax.self)
      if let base = conditional.base { self.expression(base) }
    case .discardAssignmentExpr: node(.wildcard, at: expression)
    case .typeExpr: node(.name, Self.typeName(expression.cast(TypeExprSyntax.self).type), at: expression)
    default: node(.other, at: expression)
    }
  }

  /// Lowers something and marks the node that comes of it.
  private mutating func marked(_ flags: SwiftNodeFlags, _ body: (inout SwiftLowering) -> Void) {
    let index = next
    body(&self)
    mark(index, flags)
  }

  /// The name of a reference, with labels when it has them, as in `move(to:)`.
  private static func reference(_ name: DeclReferenceExprSyntax) -> String {
    guard let labels = name.argumentNames?.arguments else { return name.baseName.text }
    return name.baseName.text + "(" + labels.map { $0.name.text + ":" }.joined() + ")"
  }

  /// Lowers `base.name` and `.name`; it stands at the name.
  private mutating func member(_ access: MemberAccessExprSyntax) {
    let name = Self.reference(access.declName)
    guard let base = access.base else { return node(.implicitMember, name, at: access.declName) }
    node(.member, name, at: access.declName) { $0.expression(base) }
  }

  // MARK: Calls

  /// Lowers a call; it stands at the name that is called.
  private mutating func call(_ call: FunctionCallExprSyntax) {
    let callee = call.calledExpression
    let place = callee.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(callee)
    node(.call, at: place) {
      $0.expression(callee)
      $0.arguments(call.arguments)
      if let closure = call.trailingClosure { $0.trailing(closure) }
      for extra in call.additionalTrailingClosures {
        $0.node(.argument, extra.label.text, flags: .isTrailing, at: extra) { $0.closure(extra.closure) }
      }
    }
  }

  /// Lowers arguments with their labels.
  mutating func arguments(_ arguments: LabeledExprListSyntax) {
    for argument in arguments {
      node(.argument, argument.label?.text, at: argument) { $0.expression(argument.expression) }
    }
  }

  /// Lowers the first trailing closure.
  mutating func trailing(_ closure: ClosureExprSyntax) {
    node(.argument, flags: .isTrailing, at: closure) { $0.closure(closure) }
  }

  /// Lowers a closure with its parameters.
  private mutating func closure(_ closure: ClosureExprSyntax) {
    node(.closure, at: closure) { lowering in
      switch closure.signature?.parameterClause {
      case .simpleInput(let names)?:
        for name in names { lowering.node(.closureParameter, name.name.text, at: name) }
      case .parameterClause(let clause)?:
        for parameter in clause.parameters {
          lowering.node(.closureParameter, (parameter.secondName ?? parameter.firstName).text, at: parameter) {
            if let type = parameter.type { $0.node(.typeRef, Self.typeName(type), at: type) }
          }
        }
      default: break
      }
      lowering.node(.block, at: closure) { $0.items(closure.statements) }
    }
  }

  /// Lowers `#selector(…)`, `#colorLiteral(…)` and other macros.
  private mutating func macro(_ macro: MacroExpansionExprSyntax) {
    if macro.macroName.text == "selector", let argument = macro.arguments.first {
      return node(.selector, at: macro) { $0.expression(argument.expression) }
    }
    node(.call, at: macro) {
      $0.node(.name, "#" + macro.macroName.text, at: macro)
      $0.arguments(macro.arguments)
      if let closure = macro.trailingClosure { $0.trailing(closure) }
    }
  }

  /// Lowers a key path to the names along it.
  private mutating func keyPath(_ path: KeyPathExprSyntax) {
    var names: [String] = []
    for component in path.components {
      if case .property(let property) = component.component { names.append(property.declName.baseName.text) }
    }
    node(.keyPath, names.joined(separator: "."), at: path)
  }

  // MARK: Texts

  /// Lowers a string literal to its texts and the values between them.
  private mutating func string(_ literal: StringLiteralExprSyntax) {
    node(.string, at: literal) {
      var room = Self.longestText
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let text):
          let content = text.content.text
          guard !content.isEmpty else { continue }
          $0.node(.text, content.utf8.count <= room ? content : String(content.prefix(room)), at: text)
          room = max(0, room - content.utf8.count)
        case .expressionSegment(let value): $0.node(.entry, at: value) { $0.arguments(value.expressions) }
        @unknown default: break
        }
      }
    }
  }

  // MARK: Operators

  /// How tightly a binary operator binds; what is not known binds like a comparison's neighbour.
  private static func precedence(_ name: String) -> Int {
    switch name {
    case "<<", ">>", "&<<", "&>>": 9
    case "*", "/", "%", "&", "&*": 8
    case "+", "-", "|", "^", "&+", "&-": 7
    case "...", "..<": 6
    case "??": 5
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "&&": 2
    case "||": 1
    default: 4
    }
  }

  /// Whether an operator assigns.
  private static func assigns(_ name: String) -> Bool {
    name == "=" || (name.count > 1 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name))
  }

  /// Lowers operands and operators in a row: assignment first, then `?:`, then the binary operators by how tightly they bind.
  private mutating func sequence(_ elements: ArraySlice<ExprSyntax>) {
    guard let first = elements.first else { return }
    guard elements.count > 1 else { return expression(first) }
    // An assignment splits at its first place.
    for index in elements.indices {
      let element = elements[index]
      let name =
        element.kind == .assignmentExpr
        ? "=" : element.kind == .binaryOperatorExpr ? element.cast(BinaryOperatorExprSyntax.self).operator.text : ""
      guard Self.assigns(name) else { continue }
      return node(.assign, name, at: first) {
        $0.sequence(elements[..<index])
        $0.sequence(elements[(index + 1)...])
      }
    }
    // `a ? b : c` splits at its first question mark, for it reads to the right.
    if let index = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      let middle = elements[index].cast(UnresolvedTernaryExprSyntax.self).thenExpression
      return node(.ternary, at: first) {
        $0.sequence(elements[..<index])
        $0.expression(middle)
        $0.sequence(elements[(index + 1)...])
      }
    }
    // `as` and `is` bind looser than arithmetic and tighter than comparison; they are rare after other operators.
    var loosest = Int.max
    var places: [(index: Int, name: String)] = []
    for index in elements.indices where elements[index].kind == .binaryOperatorExpr {
      let name = elements[index].cast(BinaryOperatorExprSyntax.self).operator.text
      let level = Self.precedence(name)
      if level < loosest {
        loosest = level
        places = []
      }
      if level == loosest { places.append((index, name)) }
    }
    let castPlace = elements.lastIndex { $0.kind == .unresolvedAsExpr || $0.kind == .unresolvedIsExpr }
    if let castPlace, loosest > 4, castPlace + 1 < elements.endIndex {
      let isCast = elements[castPlace].kind == .unresolvedAsExpr
      let type = elements[castPlace + 1]
      let name = type.as(TypeExprSyntax.self).map { Self.typeName($0.type) } ?? type.trimmedDescription
      return node(isCast ? .cast : .typeCheck, name, at: first) { $0.sequence(elements[..<castPlace]) }
    }
    guard let name = places.first?.name else { return node(.other, at: first) { for one in elements { $0.expression(one) } } }
    // A row of equally tight operators becomes one node with many parts, so that a long sum is not deep.
    node(.binary, name, at: first) {
      var start = elements.startIndex
      for place in places {
        $0.sequence(elements[start..<place.index])
        start = place.index + 1
      }
      $0.sequence(elements[start...])
    }
  }
}
