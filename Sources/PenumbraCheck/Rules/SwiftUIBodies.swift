/// What the bodies of SwiftUI views paint: the texts in them, with the colours that modifiers around them give to text and ground.
struct SwiftUIBodies {
  /// A text or symbol, and what is known of its colours.
  struct Text {
    /// Its own colour, and where that is set; nil for the colour that text has by itself.
    var ink: (value: Value, place: Place)?
    /// Whether something else than the modifiers colours it, such as the tint of a button.
    var isTinted: Bool
    /// What it lies on.
    var ground: Ground
    /// Whether it lies in a list, form or scrolling page.
    var isOnPage: Bool
  }

  /// What a text lies on.
  enum Ground {
    /// Nothing in the body says it.
    case page
    /// A colour that the body gives, and where.
    case color(Value, Place)
    /// A picture, or a container that is not known.
    case unknown
  }

  /// What modifiers and containers around an expression say.
  private struct Context {
    var ink: (value: Value, place: Place)?
    var isTinted = false
    var ground = Ground.page
    var isOnPage = false
  }

  /// The texts found.
  private(set) var texts: [Text] = []
  /// The evaluator for colours.
  private let evaluator: Evaluator
  /// The type whose body is looked at.
  private var owner = ""

  /// Looks at the bodies of all views of a program.
  init(_ program: SwiftProgram) {
    evaluator = Evaluator(tables: program.tables)
    for key in program.tables.types.keys.sorted() {
      guard let type = program.tables.types[key], type.isDeclared, type.parents.contains("View"),
        let body = type.properties["body"]?.getter?.body
      else { continue }
      owner = key
      evaluator.calls = 0
      visit(block: body, Context())
    }
  }

  /// Containers that show what lies below them.
  private static let clear: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ForEach", "Section", "NavigationView", "NavigationStack",
    "GeometryReader", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "ScrollViewReader",
  ]
  /// Containers that are pages with a ground that adapts.
  private static let pages: Set<String> = ["List", "Form", "ScrollView", "NavigationView", "NavigationStack"]
  /// Containers that give their text the tint.
  private static let tinted: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "Toggle", "Picker"]

  // MARK: Walking

  /// Looks at the statements of a body.
  private mutating func visit(block: Node, _ context: Context) {
    for part in block.parts { visit(part, context) }
  }

  /// Looks at a statement or expression.
  private mutating func visit(_ node: Node, _ context: Context) {
    switch node.kind {
    case .call: visit(call: node, context)
    case .ifStatement, .switchStatement, .caseClause, .block, .returnStatement, .ternary:
      for part in node.parts where part.kind != .conditions && part.kind != .caseItem { visit(part, context) }
    default: break
    }
  }

  /// Looks at a chain of modifiers, the outermost first, and at the view that it begins with.
  private mutating func visit(call: Node, _ context: Context) {
    var context = context
    var call = call
    while let callee = call.first, callee.kind == .member, let receiver = callee.first, receiver.kind == .call {
      guard apply(callee.name, call, &context) else { return }
      call = receiver
    }
    guard let callee = call.first, callee.kind == .name else { return }
    let name = callee.name
    switch name {
    case "Text", "Label", "TextField", "TextEditor":
      texts.append(Text(ink: context.ink, isTinted: context.isTinted, ground: context.ground, isOnPage: context.isOnPage))
    case "Image" where call.argument("systemName") != nil:
      texts.append(Text(ink: context.ink, isTinted: true, ground: context.ground, isOnPage: context.isOnPage))
    default:
      if Self.tinted.contains(name) { context.isTinted = true }
      if Self.pages.contains(name) { context.isOnPage = true }
      if !Self.clear.contains(name), !Self.pages.contains(name), !Self.tinted.contains(name) { context.ground = .unknown }
      let bodies = call.arguments.compactMap { $0.first }.filter { $0.kind == .closure }.compactMap { $0.first(.block) }
      if name == "ZStack" { bodies.forEach { layer($0, &context) } }
      for body in bodies { visit(block: body, context) }
    }
  }

  /// What the layers of a stack that are no texts put under the others.
  private func layer(_ block: Node, _ context: inout Context) {
    for part in block.parts {
      let base = Self.base(of: part)
      if base.kind == .member && base.first?.name == "Color" || base.calleeName == "Color" {
        context.ground = color(base).map { .color($0, base.place) } ?? .unknown
      } else if base.kind == .call,
        ["Image", "LinearGradient", "AsyncImage", "RadialGradient", "Rectangle", "RoundedRectangle"].contains(base.calleeName)
          || base.kind == .call && !Self.clear.contains(base.calleeName) && !Self.pages.contains(base.calleeName)
            && base.calleeName != "Text"
      {
        context.ground = .unknown
      }
    }
  }

  /// What a modifier says of what it is called on; false when the view below it is not to be judged.
  private func apply(_ name: String, _ call: Node, _ context: inout Context) -> Bool {
    let argument = call.arguments.first?.first
    switch name {
    case "background", "listRowBackground":
      let shown = argument.map { $0.kind == .closure ? $0.first(.block)?.first ?? $0 : $0 }
      context.ground = shown.flatMap { ground($0) }.map { .color($0, (shown ?? call).place) } ?? .unknown
    case "foregroundColor", "foregroundStyle":
      guard let argument, call.arguments.count == 1 else { return true }
      context.ink = color(argument).map { ($0, argument.place) }
      context.isTinted = context.ink == nil
    case "buttonStyle", "tint", "accentColor", "blendMode", "colorMultiply", "redacted": context.isTinted = true
    case "overlay", "mask": break
    case "colorScheme", "preferredColorScheme": return false
    case "environment": return !call.mentions(["colorScheme"])
    default: break
    }
    return true
  }

  // MARK: Colours

  /// The colour of a ground: a colour with its modifiers, or a shape that is filled with one.
  private func ground(_ node: Node) -> Value? {
    var node = node
    while node.kind == .call, let callee = node.first, callee.kind == .member, let receiver = callee.first {
      if callee.name == "fill" || callee.name == "foregroundColor", let filled = node.arguments.first?.first {
        return color(filled)
      }
      guard receiver.kind == .call || receiver.kind == .member && receiver.first?.name == "Color" else { return color(node) }
      // Opacity makes another colour of it.
      guard callee.name != "opacity" else { return nil }
      node = receiver
    }
    return color(node)
  }

  /// A colour; nil when it is not known, or none.
  private func color(_ node: Node) -> Value? {
    if ["primary", "secondary"].contains(node.lastName) {
      return SystemColors.value(node.name == "primary" ? "label" : "secondaryLabel")
    }
    let frame = Evaluator.Frame(
      function: nil, lexical: owner, own: nil, depth: 0, site: nil, responsible: nil, isOwn: false)
    if node.kind == .call, node.calleeName == "Color", let argument = node.arguments.first,
      ["", "uiColor"].contains(argument.name),
      let inner = argument.first
    {
      if let name = inner.literalText { return evaluator.named(name) }
      let value = evaluator.evaluate(inner, frame, expected: "UIColor")
      return value.form == .color ? value : nil
    }
    let value = evaluator.evaluate(node, frame, expected: "Color")
    return value.form == .color ? value : nil
  }

  /// What a chain of modifiers begins with.
  private static func base(of node: Node) -> Node {
    var node = node
    while node.kind == .call, let callee = node.first, callee.kind == .member, let receiver = callee.first,
      receiver.kind == .call || receiver.kind == .member
    { node = receiver }
    return node
  }
}

extension SwiftUIBodies {
  /// The white grounds on which a text turns white in dark mode.
  var whiteGrounds: [Place] {
    texts.compactMap { text in
      guard case .color(let ground, let place) = text.ground, ground.isFixed, ground.frozen == .no,
        ground.light?.isNearWhite == true,
        !text.isTinted, text.ink.map({ $0.value.adapts == .yes && ($0.value.dark?.luminance ?? 1) > 0.3 }) ?? true
      else { return nil }
      return place
    }
  }

  /// The places where a text is given a dark colour, and whether its ground is known to turn dark.
  var darkInks: [(place: Place, isSure: Bool)] {
    texts.compactMap { text in
      guard let (ink, place) = text.ink, ink.isFixed, ink.frozen == .no, let color = ink.light, color.isDarkInk else {
        return nil
      }
      switch text.ground {
      case .page: return (place, text.isOnPage)
      case .color(let ground, _):
        guard ground.adapts == .yes, let dark = ground.dark, color.contrast(with: dark.over(RGBA(0, 0, 0))) < 3 else {
          return nil
        }
        return (place, true)
      case .unknown: return nil
      }
    }
  }
}
