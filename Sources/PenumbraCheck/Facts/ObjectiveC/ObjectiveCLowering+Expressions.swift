/// Lowering of expressions: messages become calls, members and assignments under the names that Swift has for them.
extension ObjectiveCLowering {
  mutating func expression(_ expression: ObjectiveCExpression) {
    let (line, column) = (expression.line, expression.column)
    switch expression.shape {
    case .name(let name): self.name(name, line: line, column: column)
    case .number(let text):
      let number = text.hasSuffix("f") && !text.hasPrefix("0x") ? String(text.dropLast()) : text
      node(number.contains(".") ? .float : .integer, number, line: line, column: column)
    case .string(let text):
      node(.string, line: line, column: column) { if !text.isEmpty { $0.node(.text, text, line: line, column: column + 2) } }
    case .message(let receiver, let parts): message(receiver, parts, line: line, column: column)
    case .call(let callee, let arguments):
      // What Swift reads as a member.
      if case .name("CGColorGetComponents") = callee.shape, let color = arguments.first {
        node(.member, "components", line: line, column: column) { $0.expression(color) }
        return
      }
      call(callee, arguments, line: line, column: column)
    case .member(let base, let name):
      if case .name(let type) = base.shape, let translated = CocoaNames.classProperty(type, name) {
        node(.member, translated, line: line, column: column) { $0.node(.name, type, line: line, column: column) }
      } else {
        node(.member, CocoaNames.property(name), line: line, column: column) { $0.expression(base) }
      }
    case .subscripted(let base, let index):
      node(.subscriptCall, line: line, column: column) {
        $0.expression(base)
        $0.node(.argument, line: index.line, column: index.column) { $0.expression(index) }
      }
    case .assign(let sign, let left, let right):
      node(.assign, sign, line: line, column: column) {
        $0.expression(left)
        $0.expression(right)
      }
    case .binary(let sign, let left, let right):
      node(.binary, sign, line: line, column: column) {
        $0.expression(left)
        $0.expression(right)
      }
    case .unary(let sign, let value): node(.unary, sign, line: line, column: column) { $0.expression(value) }
    case .ternary(let condition, let first, let second):
      node(.ternary, line: line, column: column) {
        $0.expression(condition)
        $0.expression(first)
        $0.expression(second)
      }
    case .cast(let type, let value):
      // A cast between colour types changes nothing: (id)color.CGColor is how Objective-C puts a CGColor into an array.
      if ["id", "CGColorRef", "UIColor"].contains(type) {
        self.expression(value)
      } else {
        node(.cast, CocoaNames.type(type), line: line, column: column) { $0.expression(value) }
      }
    case .block(let parameters, let body): closure(parameters, body, line: line, column: column)
    case .array(let values): node(.array, line: line, column: column) { for value in values { $0.expression(value) } }
    case .dictionary(let pairs):
      node(.dictionary, line: line, column: column) {
        for pair in pairs {
          $0.node(.entry, line: pair.key.line, column: pair.key.column) {
            $0.expression(pair.key)
            $0.expression(pair.value)
          }
        }
      }
    case .selector(let text):
      node(.selector, line: line, column: column) {
        let words = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init).filter { !$0.isEmpty }
        let name = CocoaNames.function(words: words, hasArguments: text.contains(":"), isDeclared: true)
        $0.node(.name, name.base, line: line, column: column)
      }
    case .other(let parts): node(.other, line: line, column: column) { for part in parts { $0.expression(part) } }
    }
  }

  /// A name alone: a constant of Cocoa becomes the member that Swift has for it.
  private mutating func name(_ name: String, line: Int, column: Int) {
    switch name {
    case "YES", "TRUE", "true": node(.boolean, "true", line: line, column: column)
    case "NO", "FALSE", "false": node(.boolean, "false", line: line, column: column)
    case "nil", "NULL", "Nil": node(.nilLiteral, line: line, column: column)
    default:
      if let constant = CocoaNames.constant(name) {
        node(.implicitMember, constant, line: line, column: column)
      } else {
        // An instance variable is the property without its underscore.
        let isVariable = name.hasPrefix("_") && name.dropFirst().first?.isLowercase == true
        node(.name, isVariable ? String(name.dropFirst()) : CocoaNames.type(name), line: line, column: column)
      }
    }
  }

  private mutating func closure(
    _ parameters: [ObjectiveCParameter], _ body: [ObjectiveCStatement], line: Int, column: Int
  ) {
    node(.closure, line: line, column: column) {
      for parameter in parameters {
        $0.node(.closureParameter, parameter.name, line: parameter.line, column: parameter.column) {
          $0.node(.typeRef, CocoaNames.type(parameter.type), line: parameter.line, column: parameter.column)
        }
      }
      $0.block(body, line: line, column: column)
    }
  }

  // MARK: Messages

  private mutating func message(
    _ receiver: ObjectiveCExpression, _ parts: [ObjectiveCExpression.Part], line: Int, column: Int
  ) {
    let words = parts.map(\.word)
    // Further values have no label; they follow the value of the last word.
    let values = parts.compactMap(\.value) + parts.flatMap(\.more)
    let (line, column) = parts.first.map { ($0.line, $0.column) } ?? (line, column)
    // [[X alloc] init…] makes an X.
    if case .message(let type, let inner) = receiver.shape, inner.count == 1, inner[0].word == "alloc", words[0].hasPrefix("init")
    {
      make(type, CocoaNames.initializerLabels(words: words, hasArguments: !values.isEmpty), values, line: line, column: column)
      return
    }
    if case .name(let type) = receiver.shape, type.first?.isUppercase == true {
      if words == ["new"] { return make(receiver, [], [], line: line, column: column) }
      if values.isEmpty, let property = CocoaNames.classProperty(type, words[0]) {
        node(.member, property, line: line, column: column) { $0.node(.name, CocoaNames.type(type), line: line, column: column) }
        return
      }
      if let labels = CocoaNames.factoryLabels(type: type, words: words, hasArguments: !values.isEmpty) {
        return make(receiver, labels, values, line: line, column: column)
      }
    }
    if values.isEmpty, CocoaNames.isProperty(words[0]) {
      node(.member, CocoaNames.property(words[0]), line: line, column: column) { $0.expression(receiver) }
      return
    }
    if parts.count == 1, let value = values.first, let property = CocoaNames.setProperty(words[0]) {
      node(.assign, "=", line: line, column: column) {
        $0.node(.member, property, line: line, column: column) { $0.expression(receiver) }
        $0.expression(value)
      }
      return
    }
    let name = CocoaNames.function(words: words, hasArguments: !values.isEmpty)
    node(.call, line: line, column: column) {
      $0.node(.member, name.base, line: line, column: column) { $0.expression(receiver) }
      $0.arguments(values, labels: name.labels)
    }
  }

  /// The call of an initialiser.
  private mutating func make(
    _ type: ObjectiveCExpression, _ labels: [String], _ values: [ObjectiveCExpression], line: Int, column: Int
  ) {
    node(.call, line: line, column: column) {
      $0.expression(type)
      $0.arguments(values, labels: labels)
    }
  }

  private mutating func arguments(_ values: [ObjectiveCExpression], labels: [String]) {
    for (index, value) in values.enumerated() {
      let label = index < labels.count && !labels[index].isEmpty ? labels[index] : nil
      node(.argument, label, line: value.line, column: value.column) { $0.expression(value) }
    }
  }

  /// A C function; the ones of Core Graphics that take a context become its methods, and queues become DispatchQueue.
  private mutating func call(
    _ callee: ObjectiveCExpression, _ arguments: [ObjectiveCExpression], line: Int, column: Int
  ) {
    if case .name(let name) = callee.shape {
      if let method = CocoaNames.contextMethods[name], let context = arguments.first {
        node(.call, line: line, column: column) {
          $0.node(.member, method, line: line, column: column) { $0.expression(context) }
          $0.arguments(Array(arguments.dropFirst()), labels: [])
        }
        return
      }
      if let member = CocoaNames.queueFunctions[name] {
        node(.call, line: line, column: column) {
          $0.node(.member, member, line: line, column: column) {
            if let queue = arguments.first, arguments.count > 1 {
              $0.expression(queue)
            } else {
              $0.node(.name, "DispatchQueue", line: line, column: column)
            }
          }
          $0.arguments(Array(arguments.dropFirst()), labels: [])
        }
        return
      }
      if name == "dispatch_get_main_queue" {
        node(.member, "main", line: line, column: column) { $0.node(.name, "DispatchQueue", line: line, column: column) }
        return
      }
    }
    node(.call, line: line, column: column) {
      $0.expression(callee)
      $0.arguments(arguments, labels: [])
    }
  }
}
