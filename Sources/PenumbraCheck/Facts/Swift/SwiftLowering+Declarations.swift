internal import SwiftSyntax

// Declarations: types with what they inherit, members with their attributes, accessors and bodies.

extension SwiftLowering {
  /// Lowers the statements of a body.
  mutating func items(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration): self.declaration(declaration)
      case .stmt(let statement): self.statement(statement)
      case .expr(let expression): self.expression(expression)
      @unknown default: break
      }
    }
  }

  /// Lowers the members of a type.
  private mutating func members(_ block: MemberBlockSyntax) {
    for member in block.members { declaration(member.decl) }
  }

  /// Lowers one declaration.
  mutating func declaration(_ declaration: DeclSyntax) {
    switch declaration.kind {
    case .classDecl:
      let type = declaration.cast(ClassDeclSyntax.self)
      self.type(.classDecl, type.name.text, type, type.inheritanceClause)
    case .structDecl:
      let type = declaration.cast(StructDeclSyntax.self)
      self.type(.structDecl, type.name.text, type, type.inheritanceClause)
    case .enumDecl:
      let type = declaration.cast(EnumDeclSyntax.self)
      self.type(.enumDecl, type.name.text, type, type.inheritanceClause)
    case .protocolDecl:
      let type = declaration.cast(ProtocolDeclSyntax.self)
      self.type(.protocolDecl, type.name.text, type, type.inheritanceClause)
    case .actorDecl:
      let type = declaration.cast(ActorDeclSyntax.self)
      self.type(.actorDecl, type.name.text, type, type.inheritanceClause)
    case .extensionDecl:
      let type = declaration.cast(ExtensionDeclSyntax.self)
      self.type(.extensionDecl, Self.typeName(type.extendedType), type, type.inheritanceClause)
    case .functionDecl: function(declaration.cast(FunctionDeclSyntax.self))
    case .initializerDecl: initializer(declaration.cast(InitializerDeclSyntax.self))
    case .deinitializerDecl:
      let member = declaration.cast(DeinitializerDeclSyntax.self)
      node(.deinitializer, "deinit", at: member.deinitKeyword) { if let body = member.body { $0.block(body) } }
    case .subscriptDecl:
      let member = declaration.cast(SubscriptDeclSyntax.self)
      let flags = Self.flags(member.modifiers)
      node(.subscriptDecl, "subscript", flags: flags, at: member.subscriptKeyword) {
        $0.parameters(member.parameterClause)
        $0.node(.typeRef, Self.typeName(member.returnClause.type), at: member.returnClause.type)
        $0.accessors(member.accessorBlock)
      }
    case .variableDecl: variable(declaration.cast(VariableDeclSyntax.self))
    case .enumCaseDecl:
      for element in declaration.cast(EnumCaseDeclSyntax.self).elements {
        node(.enumCase, element.name.text, at: element.name) {
          for parameter in element.parameterClause?.parameters ?? [] {
            $0.node(.typeRef, Self.typeName(parameter.type), at: parameter.type)
          }
          if let value = element.rawValue?.value { $0.expression(value) }
        }
      }
    case .typeAliasDecl:
      let alias = declaration.cast(TypeAliasDeclSyntax.self)
      node(.typeAlias, alias.name.text, at: alias.name) {
        $0.node(.typeRef, Self.typeName(alias.initializer.value), at: alias.initializer.value)
      }
    case .ifConfigDecl:
      guard let elements = active(declaration.cast(IfConfigDeclSyntax.self))?.elements else { return }
      switch elements {
      case .statements(let statements): items(statements)
      case .decls(let members): for member in members { self.declaration(member.decl) }
      case .postfixExpression(let expression): self.expression(expression)
      default: break
      }
    case .macroExpansionDecl:
      let macro = declaration.cast(MacroExpansionDeclSyntax.self)
      node(.call, at: macro) {
        $0.node(.name, "#" + macro.macroName.text, at: macro)
        $0.arguments(macro.arguments)
        if let closure = macro.trailingClosure { $0.trailing(closure) }
      }
    default: break
    }
  }

  /// Lowers a type with its attributes, what it inherits, and its members.
  private mutating func type(
    _ kind: SwiftNodeKind, _ name: String, _ type: some DeclGroupSyntax, _ inheritance: InheritanceClauseSyntax?
  ) {
    node(kind, name, flags: Self.flags(type.modifiers), at: type.introducer) {
      $0.attributes(type.attributes)
      for parent in inheritance?.inheritedTypes ?? [] {
        $0.node(.inherited, Self.typeName(parent.type), at: parent.type)
      }
      $0.members(type.memberBlock)
    }
  }

  /// Lowers the attributes, by name.
  private mutating func attributes(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      node(.attribute, Self.typeName(attribute.attributeName), at: attribute) {
        if case .argumentList(let arguments)? = attribute.arguments { $0.arguments(arguments) }
      }
    }
  }

  /// What the modifiers of a declaration say.
  private static func flags(_ modifiers: DeclModifierListSyntax) -> SwiftNodeFlags {
    var flags: SwiftNodeFlags = []
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): flags.insert(.isStatic)
      case .keyword(.override): flags.insert(.isOverride)
      case .keyword(.private), .keyword(.fileprivate): flags.insert(.isPrivate)
      case .keyword(.public), .keyword(.package): flags.insert(.isPublic)
      case .keyword(.open): flags.formUnion([.isPublic, .isOpen])
      case .keyword(.lazy): flags.insert(.isLazy)
      case .keyword(.convenience): flags.insert(.isConvenience)
      case .keyword(.final): flags.insert(.isFinal)
      case .keyword(.weak), .keyword(.unowned): flags.insert(.isWeak)
      default: break
      }
    }
    return flags
  }

  // MARK: Functions

  /// Lowers a function; its name carries the labels, as in `move(to:)`.
  private mutating func function(_ function: FunctionDeclSyntax) {
    let signature = function.signature
    let name = Self.fullName(function.name.text, signature.parameterClause)
    node(.function, name, flags: Self.flags(function.modifiers), at: function.name) {
      $0.attributes(function.attributes)
      $0.parameters(signature.parameterClause)
      if let type = signature.returnClause?.type { $0.node(.typeRef, Self.typeName(type), at: type) }
      if let body = function.body { $0.block(body) }
    }
  }

  /// Lowers an initialiser.
  private mutating func initializer(_ initializer: InitializerDeclSyntax) {
    var flags = Self.flags(initializer.modifiers)
    if initializer.optionalMark != nil { flags.insert(.isFailable) }
    node(.initializer, Self.fullName("init", initializer.signature.parameterClause), flags: flags, at: initializer.initKeyword) {
      $0.attributes(initializer.attributes)
      $0.parameters(initializer.signature.parameterClause)
      if let body = initializer.body { $0.block(body) }
    }
  }

  /// A name with labels.
  private static func fullName(_ base: String, _ clause: FunctionParameterClauseSyntax) -> String {
    base + "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  /// Lowers parameters: the name within the body, the type, and what is taken when it is left out.
  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      node(.parameter, (parameter.secondName ?? parameter.firstName).text, at: parameter) {
        let type = parameter.type
        let name = Self.typeName(type)
        $0.node(.typeRef, parameter.ellipsis == nil ? name : "[" + name + "]", at: type)
        if let value = parameter.defaultValue?.value { $0.node(.initial, at: value) { $0.expression(value) } }
      }
    }
  }

  // MARK: Variables

  /// Lowers variables and constants, each name a node.
  private mutating func variable(_ variable: VariableDeclSyntax) {
    var flags = Self.flags(variable.modifiers)
    if variable.bindingSpecifier.tokenKind == .keyword(.let) { flags.insert(.isLet) }
    var laterType: TypeSyntax?
    // `var a, b: CGFloat` gives its type to both.
    let bindings = Array(variable.bindings)
    var types: [TypeSyntax?] = []
    for binding in bindings.reversed() {
      if let type = binding.typeAnnotation?.type { laterType = type } else if binding.initializer != nil { laterType = nil }
      types.append(binding.typeAnnotation?.type ?? (binding.initializer == nil ? laterType : nil))
    }
    types.reverse()
    for (binding, type) in zip(bindings, types) {
      let names = Self.names(in: binding.pattern)
      for (position, name) in names.enumerated() {
        node(.variable, name.text, flags: flags, at: name) {
          $0.attributes(variable.attributes)
          if names.count == 1, let type { $0.node(.typeRef, Self.typeName(type), at: type) }
          if let value = binding.initializer?.value {
            $0.node(.initial, at: value) { lowering in
              if names.count == 1 {
                lowering.expression(value)
              } else if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == names.count {
                for (other, element) in tuple.elements.enumerated() where other == position {
                  lowering.expression(element.expression)
                }
              } else {
                lowering.node(.member, "\(position)", at: value) { $0.expression(value) }
              }
            }
          }
          $0.accessors(binding.accessorBlock)
        }
      }
      if names.isEmpty, let value = binding.initializer?.value { expression(value) }
    }
  }

  /// The names that a pattern binds.
  static func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names(in: $0.pattern) } }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return names(in: binding.pattern) }
    return []
  }

  /// Lowers accessors; one without `get` is marked as implicit.
  private mutating func accessors(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let statements):
      node(.accessor, "get", flags: .isImplicit, at: block) { lowering in
        lowering.node(.block, at: block) { $0.items(statements) }
      }
    case .accessors(let accessors):
      for accessor in accessors {
        node(.accessor, accessor.accessorSpecifier.text, at: accessor.accessorSpecifier) {
          if let parameter = accessor.parameters?.name { $0.node(.parameter, parameter.text, at: parameter) }
          if let body = accessor.body { $0.block(body) }
        }
      }
    @unknown default: break
    }
  }

  /// A type as text, without what does not matter to rules: `UIColor?`, `[CGColor]`, `Module.Type`.
  static func typeName(_ type: some TypeSyntaxProtocol) -> String {
    switch type.kind {
    case .identifierType:
      let type = type.cast(IdentifierTypeSyntax.self)
      guard let arguments = type.genericArgumentClause?.arguments else { return type.name.text }
      if type.name.text == "Array", let first = arguments.first { return "[" + typeName(argument: first) + "]" }
      return type.name.text + "<" + arguments.map { typeName(argument: $0) }.joined(separator: ",") + ">"
    case .memberType:
      let type = type.cast(MemberTypeSyntax.self)
      return typeName(type.baseType) + "." + type.name.text
    case .optionalType: return typeName(type.cast(OptionalTypeSyntax.self).wrappedType) + "?"
    case .implicitlyUnwrappedOptionalType:
      return typeName(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType) + "!"
    case .arrayType: return "[" + typeName(type.cast(ArrayTypeSyntax.self).element) + "]"
    case .attributedType: return typeName(type.cast(AttributedTypeSyntax.self).baseType)
    case .someOrAnyType: return typeName(type.cast(SomeOrAnyTypeSyntax.self).constraint)
    case .tupleType:
      let elements = type.cast(TupleTypeSyntax.self).elements
      if elements.count == 1, let only = elements.first { return typeName(only.type) }
      return "(" + elements.map { typeName($0.type) }.joined(separator: ",") + ")"
    case .functionType:
      let type = type.cast(FunctionTypeSyntax.self)
      return "(" + type.parameters.map { typeName($0.type) }.joined(separator: ",") + ")->" + typeName(type.returnClause.type)
    default: return type.trimmedDescription
    }
  }

  /// A generic argument as text.
  private static func typeName(argument: GenericArgumentSyntax) -> String {
    if case .type(let type) = argument.argument { return typeName(type) }
    return argument.trimmedDescription
  }
}
