/// Lowering of statements.
extension ObjectiveCLowering {
  mutating func statement(_ statement: ObjectiveCStatement) {
    let (line, column) = (statement.line, statement.column)
    switch statement.shape {
    case .expression(let value): expression(value)
    case .variable(let type, let name, let value, let isStatic, let isConstant):
      var flags: SwiftNodeFlags = isConstant ? .isLet : []
      if isStatic { flags.insert(.isStatic) }
      node(.variable, name, flags: flags, line: line, column: column) {
        $0.node(.typeRef, CocoaNames.type(type), line: line, column: column)
        guard let value else { return }
        $0.node(.initial, line: value.line, column: value.column) { $0.expression(value) }
      }
    case .block(let body): node(.doStatement, line: line, column: column) { $0.block(body, line: line, column: column) }
    case .ifElse(let condition, let first, let second):
      node(.ifStatement, line: line, column: column) {
        $0.node(.conditions, line: condition.line, column: condition.column) { $0.expression(condition) }
        $0.block(first, line: line, column: column)
        // What runs where a settled check of the version fails is for systems without a dark mode.
        if case .name("YES") = condition.shape { return }
        guard let second else { return }
        if second.count == 1, case .ifElse = second[0].shape {
          $0.statement(second[0])
        } else {
          $0.block(second, line: second.first?.line ?? line, column: second.first?.column ?? column)
        }
      }
    case .loop(let heads, let body):
      node(.whileStatement, line: line, column: column) {
        $0.node(.conditions, line: line, column: column) { for head in heads { $0.expression(head) } }
        $0.block(body, line: line, column: column)
      }
    case .switchOver(let subject, let cases):
      node(.switchStatement, line: line, column: column) {
        $0.expression(subject)
        for one in cases { $0.clause(one) }
      }
    case .returned(let value): node(.returnStatement, line: line, column: column) { if let value { $0.expression(value) } }
    case .jump: node(.jump, "break", line: line, column: column)
    }
  }

  private mutating func clause(_ one: ObjectiveCStatement.Case) {
    node(.caseClause, flags: one.values.isEmpty ? .isDefault : [], line: one.line, column: one.column) {
      for value in one.values {
        $0.node(.caseItem, line: value.line, column: value.column) { $0.expression(value) }
      }
      $0.block(one.body, line: one.line, column: one.column)
    }
  }
}
