/// Runs functions in thought: what each value can be, what is written where, and what stands around it.
///
/// Calls are followed into the functions of the project, a few levels deep, with what is known of the arguments. Nothing is run
/// twice to find a fixed point; a loop's body is run once. An evaluator belongs to one thread.
final class Evaluator {
  /// The most calls within calls.
  static let deepest = 5
  /// The most calls that one function's evaluation follows.
  static let mostCalls = 300

  /// The declarations.
  let tables: ProgramTables
  /// What has happened.
  var events: [Event] = []
  /// What calls have handed to the parameters of functions, by number.
  var observed: [Int: [Value?]] = [:]
  /// The names of notifications that were posted.
  var posted: Set<String> = []
  /// Closures and methods that wait for notifications.
  var waiting: [Waiting] = []
  /// Closures that UIKit runs after a switch, found on the way.
  var handlers: [Waiting] = []
  /// The style that a provider is evaluated for: true is dark.
  var assumed: Bool?
  /// The values of properties that were evaluated, by node.
  var memo: [Node: Value] = [:]
  /// The properties that are being evaluated, so that a circle ends.
  var open: Set<Node> = []
  /// The calls followed so far.
  var calls = 0
  /// The colours that the drawing that is going on uses.
  var drawn: [Value] = []

  /// Code that runs when something is posted or changed.
  struct Waiting: Sendable {
    /// The name of the notification; empty for trait changes.
    var name: String
    /// The type whose object waits.
    var owner: String?
    /// The closure, or nil for a method.
    var closure: Node?
    /// The method.
    var function: FunctionInfo?
  }

  init(tables: ProgramTables) { self.tables = tables }

  /// A local name.
  struct Local {
    var value: Value?
    var type: String?
    var path: Path?
  }

  /// The running of one function.
  final class Frame {
    /// The function.
    let function: FunctionInfo?
    /// The type in whose text it stands.
    let lexical: String?
    /// The type of the object that acts, and its path as the function under evaluation sees it.
    let own: Path?
    /// The local names.
    var locals: [String: Local] = [:]
    /// How many calls lie above.
    let depth: Int
    /// The call in the function under evaluation through which this runs.
    let site: Node?
    /// The type of the project whose object acts.
    let responsible: String?
    /// Whether that is the object under evaluation.
    let isOwn: Bool
    /// What the function returns.
    var returned: Value?
    /// Whether the body was left for certain: what follows does not run.
    var hasLeft = false
    /// What stands around.
    var guards: Event.Guards = []
    /// Why values that are set here are fixed: a test of the style around them.
    var testedAt: Node?
    /// Whether only some runs come here, so that an assignment may not happen.
    var isConditional = false
    /// Locals that later become properties: name to the node of the property.
    var aliases: [String: Node] = [:]
    /// The names that the function assigns to.
    var assigned: Set<String> = []

    init(
      function: FunctionInfo?, lexical: String?, own: Path?, depth: Int, site: Node?, responsible: String?, isOwn: Bool
    ) {
      self.function = function
      self.lexical = lexical
      self.own = own
      self.depth = depth
      self.site = site
      self.responsible = responsible
      self.isOwn = isOwn
    }
  }

  // MARK: Entries

  /// Runs a function on an object of a type, with parameters of which only their types are known.
  func enter(_ function: FunctionInfo, on type: String?, guards: Event.Guards = []) {
    guard let body = function.body else { return }
    calls = 0
    let own = function.owner.map { _ in Path(names: ["self"], type: type ?? function.owner) }
    let frame = Frame(
      function: function, lexical: function.owner, own: own, depth: 0, site: nil, responsible: isActor(type) ? type : nil,
      isOwn: true)
    frame.guards = guards
    for (index, parameter) in function.parameters.enumerated() {
      var value = unknown(of: parameter.plainType)
      if index < 64 { value.parameters = 1 << UInt64(index) }
      frame.locals[parameter.name] = Local(
        value: value, type: parameter.plainType,
        path: Path(names: [parameter.name], type: parameter.plainType))
    }
    run(body, frame)
  }

  /// Runs a closure on an object of a type.
  func enter(closure: Node, on type: String?, guards: Event.Guards = []) {
    calls = 0
    let own = type.map { Path(names: ["self"], type: $0) }
    let frame = Frame(
      function: nil, lexical: type, own: own, depth: 0, site: nil, responsible: isActor(type) ? type : nil, isOwn: true)
    frame.guards = guards
    for parameter in closure.all(.closureParameter) {
      frame.locals[parameter.name] = Local(value: nil, type: type, path: own)
    }
    if let body = closure.first(.block) { run(body, frame) }
  }

  /// Whether objects of a type live on and can write again: a class of the project, or a value through which SwiftUI makes and
  /// updates a view of UIKit.
  func isActor(_ type: String?) -> Bool {
    guard let type, let info = tables.types[type] else { return false }
    return info.kind == .classDecl || info.kind == .actorDecl
      || info.kind == .structDecl && !FrameworkTypes.representables.isDisjoint(with: info.parents)
  }

  /// What is known of a value of a type alone.
  func unknown(of type: String?) -> Value {
    guard let type else { return Value() }
    let plain = TypeName.plain(TypeName.element(type) ?? type)
    var value = Value.of(Self.forms[plain] ?? .object)
    if value.form == .color { value.adapts = .perhaps }
    return value
  }

  /// What values of types are.
  private static let forms: [String: Value.Form] = [
    "UIColor": .color, "Color": .color, "CGColor": .cgColor, "CIColor": .cgColor, "UIImage": .image, "CGImage": .image,
    "CIImage": .image, "NSAttributedString": .attributed, "NSMutableAttributedString": .attributed, "String": .text,
    "NSString": .text, "Bool": .boolean, "UIUserInterfaceStyle": .style, "CGFloat": .number, "Int": .number, "Double": .number,
    "Float": .number,
  ]

  /// Runs a body and keeps what it returns.
  func run(_ body: Node, _ frame: Frame) {
    prescan(body, frame)
    let parts = Array(body.parts)
    if parts.count == 1, let only = parts.first, Self.isExpression(only) {
      let value = evaluate(only, frame, expected: frame.function?.returnType.map { TypeName.plain($0) })
      // A branch that is the only statement may return from its arms instead of being a value.
      if frame.returned == nil || value.form != .unknown { frame.returned = frame.returned.map { $0.joined(value) } ?? value }
    } else {
      for part in parts where !frame.hasLeft { execute(part, frame) }
    }
  }

  /// Finds locals that become properties later on, and all names that are assigned.
  private func prescan(_ body: Node, _ frame: Frame) {
    for node in body.tree where node.kind == .assign {
      guard let left = node.first, let right = node.part(1) else { continue }
      if left.kind == .name || left.kind == .member {
        frame.assigned.insert(left.name)
        if right.kind == .name { frame.aliases[right.name] = left }
      }
    }
  }

  /// Whether a node is an expression, and not a declaration or statement.
  static func isExpression(_ node: Node) -> Bool {
    switch node.kind {
    case .variable, .returnStatement, .guardStatement, .forStatement, .whileStatement, .repeatStatement, .deferStatement,
      .doStatement,
      .throwStatement, .jump, .function, .classDecl, .structDecl, .enumDecl, .assign:
      false
    default: true
    }
  }

  // MARK: Events

  /// Adds an event as it is seen from the function under evaluation.
  func emit(
    _ kind: Event.Kind, _ name: String, target: Path, value: Value, arguments: [(label: String, value: Value)] = [], node: Node,
    _ frame: Frame
  ) {
    var value = value
    if !value.isClear { value.choose(at: frame.testedAt) }
    events.append(
      Event(
        kind: kind, name: name, target: target, value: value, arguments: arguments, node: node, site: frame.site ?? node,
        depth: frame.depth, responsible: frame.responsible, isOwn: frame.isOwn, guards: frame.guards))
  }
}
