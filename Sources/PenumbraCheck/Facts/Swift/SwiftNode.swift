/// What a node of a Swift source is.
package enum SwiftNodeKind: UInt8, Sendable {
  // Declarations.
  case file
  case classDecl, structDecl, enumDecl, protocolDecl, extensionDecl, actorDecl
  case function, initializer, deinitializer, subscriptDecl, accessor, parameter
  case variable, enumCase, typeAlias
  case attribute, inherited, typeRef, initial
  // Statements.
  case block, ifStatement, guardStatement, switchStatement, caseClause, caseItem, forStatement, whileStatement, repeatStatement
  case returnStatement, throwStatement, deferStatement, doStatement, catchClause, jump
  case conditions, binding, patternMatch, availability
  // Expressions.
  case name, member, implicitMember, call, argument, subscriptCall, closure, closureParameter
  case integer, float, string, text, boolean, nilLiteral, array, dictionary, entry
  case assign, binary, unary, ternary, cast, typeCheck, keyPath, selector, tuple, reference, wildcard
  /// Something that is kept only for its parts.
  case other
}

/// What is said of a node beside its kind.
package struct SwiftNodeFlags: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Declared `static` or `class`.
  package static let isStatic = SwiftNodeFlags(rawValue: 1 << 0)
  /// Declared with `let`.
  package static let isLet = SwiftNodeFlags(rawValue: 1 << 1)
  /// An override.
  package static let isOverride = SwiftNodeFlags(rawValue: 1 << 2)
  /// Private or private to the file.
  package static let isPrivate = SwiftNodeFlags(rawValue: 1 << 3)
  /// Public or open.
  package static let isPublic = SwiftNodeFlags(rawValue: 1 << 4)
  /// Declared `lazy`.
  package static let isLazy = SwiftNodeFlags(rawValue: 1 << 5)
  /// A trailing closure.
  package static let isTrailing = SwiftNodeFlags(rawValue: 1 << 6)
  /// Followed by `?` in a chain, or `try?`, or `as?`.
  package static let isOptional = SwiftNodeFlags(rawValue: 1 << 7)
  /// Followed by `!`.
  package static let isForced = SwiftNodeFlags(rawValue: 1 << 8)
  /// The `default` of a switch.
  package static let isDefault = SwiftNodeFlags(rawValue: 1 << 9)
  /// Declared `convenience`.
  package static let isConvenience = SwiftNodeFlags(rawValue: 1 << 10)
  /// Only the reading accessor, written without `get`.
  package static let isImplicit = SwiftNodeFlags(rawValue: 1 << 11)
  /// Weak or unowned.
  package static let isWeak = SwiftNodeFlags(rawValue: 1 << 12)
  /// Declared `final`.
  package static let isFinal = SwiftNodeFlags(rawValue: 1 << 13)
  /// Declared `open`.
  package static let isOpen = SwiftNodeFlags(rawValue: 1 << 14)
  /// A call whose arguments are in parentheses of an initializer with `?` or a function that may fail.
  package static let isFailable = SwiftNodeFlags(rawValue: 1 << 15)
  /// The body of a class of Objective-C, which is declared in a header.
  package static let isImplementation = SwiftNodeFlags(rawValue: 1 << 16)
}

/// One node of a Swift source, in the order of the text; its parts follow it at once.
package struct SwiftNode: Sendable {
  /// The raw value of its kind.
  var kindCode: UInt8
  /// The raw value of its flags.
  var flagBits: UInt32
  /// The index of its name among the strings, or -1.
  var nameIndex: Int32
  /// How many nodes it and its parts are.
  var size: UInt32
  /// The line, from 1.
  var line: UInt32
  /// The column in UTF-8 bytes, from 1.
  var column: UInt32
}
