/// An expression of Objective-C, with the place where it begins.
struct ObjectiveCExpression: Sendable {
  /// What it is.
  indirect enum Shape: Sendable {
    case name(String)
    case number(String)
    case string(String)
    /// `[receiver first:a second:b]`; a message without arguments has one part without a value.
    case message(ObjectiveCExpression, [Part])
    case call(ObjectiveCExpression, [ObjectiveCExpression])
    case member(ObjectiveCExpression, String)
    case subscripted(ObjectiveCExpression, ObjectiveCExpression)
    case assign(String, ObjectiveCExpression, ObjectiveCExpression)
    case binary(String, ObjectiveCExpression, ObjectiveCExpression)
    case unary(String, ObjectiveCExpression)
    case ternary(ObjectiveCExpression, ObjectiveCExpression, ObjectiveCExpression)
    case cast(String, ObjectiveCExpression)
    /// `^(parameters) { body }`.
    case block([ObjectiveCParameter], [ObjectiveCStatement])
    case array([ObjectiveCExpression])
    case dictionary([(key: ObjectiveCExpression, value: ObjectiveCExpression)])
    case selector(String)
    /// What is kept only for its parts.
    case other([ObjectiveCExpression])
  }

  /// One word of a message, with its argument.
  struct Part: Sendable {
    let word: String
    let value: ObjectiveCExpression?
    let line: Int
    let column: Int
    /// Further values behind commas, as a format takes them.
    var more: [ObjectiveCExpression] = []
  }

  let shape: Shape
  let line: Int
  let column: Int
}

/// A statement of Objective-C.
struct ObjectiveCStatement: Sendable {
  /// What it is.
  indirect enum Shape: Sendable {
    case expression(ObjectiveCExpression)
    /// `Type *name = value;`, one name each.
    case variable(type: String, name: String, value: ObjectiveCExpression?, isStatic: Bool, isConstant: Bool)
    case block([ObjectiveCStatement])
    case ifElse(ObjectiveCExpression, [ObjectiveCStatement], [ObjectiveCStatement]?)
    case loop([ObjectiveCExpression], [ObjectiveCStatement])
    case switchOver(ObjectiveCExpression, [Case])
    case returned(ObjectiveCExpression?)
    case jump
  }

  /// One `case` or `default` with what follows it.
  struct Case: Sendable {
    /// Empty for `default`.
    var values: [ObjectiveCExpression]
    var body: [ObjectiveCStatement]
    let line: Int
    let column: Int
  }

  let shape: Shape
  let line: Int
  let column: Int
}

/// A parameter of a method, function or block.
struct ObjectiveCParameter: Sendable, Hashable {
  let type: String
  let name: String
  let line: Int
  let column: Int
}

/// A method with its words, such as `tableView`, `cellForRowAtIndexPath`.
struct ObjectiveCMethod: Sendable {
  let isClassMethod: Bool
  let type: String
  let words: [String]
  let parameters: [ObjectiveCParameter]
  /// `nil` when it is only declared.
  let body: [ObjectiveCStatement]?
  let line: Int
  let column: Int
}

/// What stands at the top of a file.
struct ObjectiveCDeclaration: Sendable {
  /// What it is.
  enum Shape: Sendable {
    /// `@interface`, `@implementation` or a category of either.
    case type(ObjectiveCType)
    case function(type: String, name: String, parameters: [ObjectiveCParameter], body: [ObjectiveCStatement], isStatic: Bool)
    case variable(ObjectiveCStatement)
  }

  let shape: Shape
  let line: Int
  let column: Int
}

/// The members of a class that one `@interface`, category or `@implementation` gives.
struct ObjectiveCType: Sendable {
  let name: String
  /// `nil` for categories and implementations.
  let superclass: String?
  /// Whether it is the main `@implementation`, and not a category.
  var isImplementation = false
  var protocols: [String] = []
  /// Properties and instance variables.
  var variables: [ObjectiveCStatement] = []
  var methods: [ObjectiveCMethod] = []
}
