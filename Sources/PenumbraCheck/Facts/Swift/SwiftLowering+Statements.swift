internal import SwiftSyntax

// Statements and their conditions.

extension SwiftLowering {
  /// Lowers a body.
  mutating func block(_ block: CodeBlockSyntax) {
    node(.block, at: block) { $0.items(block.statements) }
  }

  /// Lowers one statement.
  mutating func statement(_ statement: StmtSyntax) {
    switch statement.kind {
    case .expressionStmt: expression(statement.cast(ExpressionStmtSyntax.self).expression)
    case .returnStmt:
      node(.returnStatement, at: statement) {
        if let value = statement.cast(ReturnStmtSyntax.self).expression { $0.expression(value) }
      }
    case .throwStmt: node(.throwStatement, at: statement) { $0.expression(statement.cast(ThrowStmtSyntax.self).expression) }
    case .guardStmt:
      let check = statement.cast(GuardStmtSyntax.self)
      node(.guardStatement, at: statement) {
        $0.conditions(check.conditions)
        if Self.settled(check.conditions) != true { $0.block(check.body) }
      }
    case .forStmt:
      let loop = statement.cast(ForStmtSyntax.self)
      node(.forStatement, at: statement) {
        $0.pattern(loop.pattern)
        $0.expression(loop.sequence)
        if let condition = loop.whereClause?.condition {
          $0.node(.conditions, at: condition) { $0.expression(condition) }
        }
        $0.block(loop.body)
      }
    case .whileStmt:
      let loop = statement.cast(WhileStmtSyntax.self)
      node(.whileStatement, at: statement) {
        $0.conditions(loop.conditions)
        $0.block(loop.body)
      }
    case .repeatStmt:
      let loop = statement.cast(RepeatStmtSyntax.self)
      node(.repeatStatement, at: statement) {
        $0.block(loop.body)
        $0.expression(loop.condition)
      }
    case .deferStmt: node(.deferStatement, at: statement) { $0.block(statement.cast(DeferStmtSyntax.self).body) }
    case .doStmt:
      let attempt = statement.cast(DoStmtSyntax.self)
      node(.doStatement, at: statement) {
        $0.block(attempt.body)
        for clause in attempt.catchClauses { $0.node(.catchClause, at: clause) { $0.block(clause.body) } }
      }
    case .labeledStmt: self.statement(statement.cast(LabeledStmtSyntax.self).statement)
    case .breakStmt: node(.jump, "break", at: statement)
    case .continueStmt: node(.jump, "continue", at: statement)
    case .fallThroughStmt: node(.jump, "fallthrough", at: statement)
    default: break
    }
  }

  /// Lowers an `if` with its `else`.
  ///
  /// Of a check of the version that is settled, only what runs is lowered: the rest is for systems without a dark mode.
  mutating func ifExpression(_ check: IfExprSyntax) {
    let settled = Self.settled(check.conditions)
    node(.ifStatement, at: check) {
      if settled == false {
        $0.node(.conditions, at: check) { $0.node(.boolean, "true", at: check) }
        switch check.elseBody {
        case .codeBlock(let body)?: $0.block(body)
        case .ifExpr(let other)?: $0.node(.block, at: other) { $0.ifExpression(other) }
        default: $0.node(.block, at: check)
        }
        return
      }
      $0.conditions(check.conditions)
      $0.block(check.body)
      guard settled == nil else { return }
      switch check.elseBody {
      case .codeBlock(let body)?: $0.block(body)
      case .ifExpr(let other)?: $0.ifExpression(other)
      default: break
      }
    }
  }

  /// Lowers a `switch` with its cases.
  mutating func switchExpression(_ choice: SwitchExprSyntax) {
    node(.switchStatement, at: choice) {
      $0.expression(choice.subject)
      $0.cases(choice.cases)
    }
  }

  /// Lowers the cases of a `switch`.
  private mutating func cases(_ cases: SwitchCaseListSyntax) {
    for element in cases {
      switch element {
      case .switchCase(let one):
        var items: SwitchCaseItemListSyntax?
        if case .case(let label) = one.label { items = label.caseItems }
        node(.caseClause, flags: items == nil ? .isDefault : [], at: one) {
          for item in items ?? [] {
            $0.node(.caseItem, at: item) {
              $0.pattern(item.pattern)
              if let condition = item.whereClause?.condition {
                $0.node(.conditions, at: condition) { $0.expression(condition) }
              }
            }
          }
          $0.node(.block, at: one) { $0.items(one.statements) }
        }
      case .ifConfigDecl(let conditional):
        if case .switchCases(let inner)? = active(conditional)?.elements { self.cases(inner) }
      @unknown default: break
      }
    }
  }

  /// What conditions come to, when only the version is asked, or one of them never holds; nil when both can be.
  private static func settled(_ conditions: ConditionElementListSyntax) -> Bool? {
    let values = conditions.map { element -> Bool? in
      guard case .availability(let availability) = element.condition else { return nil }
      return Availability.value(ofCondition: availability.trimmedDescription)
    }
    if values.contains(false) { return false }
    return values.allSatisfy { $0 == true } ? true : nil
  }

  /// Lowers the conditions of `if`, `guard` and `while`.
  private mutating func conditions(_ conditions: ConditionElementListSyntax) {
    node(.conditions, at: conditions) {
      for element in conditions {
        switch element.condition {
        case .expression(let expression): $0.expression(expression)
        case .optionalBinding(let binding):
          let names = Self.names(in: binding.pattern)
          guard let name = names.first else { continue }
          $0.node(.binding, name.text, at: name) {
            if let type = binding.typeAnnotation?.type { $0.node(.typeRef, Self.typeName(type), at: type) }
            if let value = binding.initializer?.value { $0.expression(value) } else { $0.node(.name, name.text, at: name) }
          }
        case .matchingPattern(let match):
          $0.node(.patternMatch, at: match) {
            $0.pattern(match.pattern)
            $0.expression(match.initializer.value)
          }
        case .availability(let availability):
          let text = availability.trimmedDescription
          if let value = Availability.value(ofCondition: text) {
            $0.node(.boolean, value ? "true" : "false", at: availability)
          } else {
            $0.node(.availability, text, at: availability)
          }
        @unknown default: break
        }
      }
    }
  }

  /// Lowers a pattern: names that are bound, casts, and expressions that are matched.
  mutating func pattern(_ pattern: PatternSyntax) {
    switch pattern.kind {
    case .identifierPattern:
      let name = pattern.cast(IdentifierPatternSyntax.self).identifier
      node(.binding, name.text, at: name)
    case .valueBindingPattern: self.pattern(pattern.cast(ValueBindingPatternSyntax.self).pattern)
    case .expressionPattern: expression(pattern.cast(ExpressionPatternSyntax.self).expression)
    case .isTypePattern:
      let check = pattern.cast(IsTypePatternSyntax.self)
      node(.typeCheck, Self.typeName(check.type), at: pattern)
    case .tuplePattern:
      node(.tuple, at: pattern) {
        for element in pattern.cast(TuplePatternSyntax.self).elements { $0.pattern(element.pattern) }
      }
    default: node(.wildcard, at: pattern)
    }
  }
}
