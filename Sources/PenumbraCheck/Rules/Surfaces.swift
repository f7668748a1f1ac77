/// What the classes of a project paint: their own background, the backgrounds and texts within them, and what lies in what.
struct Surfaces {
  /// One colour that a class gives to something.
  struct Paint {
    var event: Event
    var entry: SwiftProgram.Entry
    /// What is painted: a path from the object of the class; a local name has the number of its function with it.
    var path: String
    /// The colour.
    var value: Value { event.value }
    /// Whether it is a parameter, so that callers decide.
    var isOpen: Bool { event.value.parameters != 0 }
  }

  /// What one class does with its views.
  struct Board {
    /// The paints, by the name of the property.
    var paints: [String: [Paint]] = [:]
    /// In what each view is put.
    var holders: [String: String] = [:]
    /// The types of views, as far as calls tell them.
    var types: [String: String] = [:]
    /// What methods of the class that others of its methods call give to something: property and path.
    var touched: Set<[String]> = []
    /// The views under whose content lies a gradient.
    var gradients: Set<String> = []
  }

  /// What each class does.
  private(set) var boards: [String: Board] = [:]
  /// The backgrounds that other classes give to the views of a class.
  private var outer: [String: [Paint]] = [:]
  /// The program.
  let program: SwiftProgram

  init(_ program: SwiftProgram) {
    self.program = program
    var open: Set<Node> = []
    var later: [(number: Int, event: Event, owner: String)] = []
    for (number, entry) in program.entries.enumerated() {
      for event in entry.events {
        guard let owner = event.responsible ?? entry.owner else { continue }
        if event.kind == .call {
          if Self.puts.contains(event.name), event.isOwn || owner == entry.owner { put(event, entry, number, owner) }
        } else if event.isOwn {
          // An appearance proxy is the same whoever calls the function that colours it.
          if event.depth > 0, event.target.names.last == "appearance()" { continue }
          add(Paint(event: event, entry: entry, path: ""), number, owner)
          if event.value.parameters != 0 { open.insert(event.node) }
        } else if owner == entry.owner, Self.colors.contains(event.name) {
          later.append((number, event, owner))
        }
      }
    }
    // What a method does with its parameters is known where it is called.
    for (number, event, owner) in later {
      let (property, path) = Self.meaning(of: event, in: number)
      boards[owner, default: Board()].touched.insert([property, path])
      guard event.value.parameters == 0, open.contains(event.node) else { continue }
      add(Paint(event: event, entry: program.entries[number], path: ""), number, owner)
    }
  }

  /// The calls that put views into others.
  private static let puts = Evaluator.placing.union(["UIStackView", "addSublayer", "insertSublayer"])
  /// The properties of interest among what methods do for others of their class.
  private static let colors: Set<String> = [
    "textColor", "titleColor", "tintColor", "backgroundColor", "attributedText", "baseForegroundColor", "baseBackgroundColor",
  ]

  // MARK: Collecting

  /// Takes in one paint.
  private mutating func add(_ paint: Paint, _ number: Int, _ owner: String) {
    var paint = paint
    let event = paint.event
    let property: String
    (property, paint.path) = Self.meaning(of: event, in: number)
    boards[owner, default: Board()].paints[property, default: []].append(paint)
    guard property == "backgroundColor", let type = event.target.plainType else { return }
    if boards[owner]?.types[paint.path] == nil { boards[owner]?.types[paint.path] = type }
    if type != owner, program.tables.types[type]?.isDeclared == true { outer[type, default: []].append(paint) }
  }

  /// The property and the view that a write is about: the colours of a configuration are those of the view that it is for.
  private static func meaning(of event: Event, in number: Int) -> (property: String, path: String) {
    let names = event.target.names
    var count = names.count
    var property = event.name
    switch event.name {
    case "baseForegroundColor", "baseBackgroundColor":
      property = event.name == "baseForegroundColor" ? "titleColor" : "backgroundColor"
      if names.last == "configuration" { count -= 1 }
    case "backgroundColor" where names.last == "backgroundConfiguration": count -= 1
    case "backgroundColor" where names.last == "background" && count > 1 && names[count - 2].lowercased().contains("config"):
      count -= names[count - 2] == "configuration" ? 2 : 1
    case "color" where names.last == "textProperties" || names.last == "secondaryTextProperties": property = "textColor"
    default: break
    }
    return (property, key(Path(names: count < names.count ? Array(names.prefix(max(1, count))) : names), in: number))
  }

  /// The key of an object: its path; a local is one of its function.
  private static func key(_ path: Path, in number: Int) -> String {
    path.isOwn || path.names.isEmpty ? path.text : path.text + "@\(number)"
  }

  /// Takes in that views are put into another.
  private mutating func put(_ event: Event, _ entry: SwiftProgram.Entry, _ number: Int, _ owner: String) {
    var holder = Self.key(event.target, in: number)
    if event.name == "UIStackView" {
      guard !event.value.objects.isEmpty, let name = Self.variable(of: event.node) else { return }
      let isOwn = entry.property.map { $0.name == name } ?? (program.tables.property(name, of: owner) != nil)
      holder = isOwn ? "self." + name : name + "@\(number)"
    }
    guard !holder.isEmpty else { return }
    if event.name.hasSuffix("Sublayer") {
      guard holder.hasSuffix(".layer") || holder.contains(".layer@"),
        event.value.objects.contains(where: { program.tables.isKind($0.plainType, of: "CAGradientLayer") })
      else { return }
      boards[owner, default: Board()].gradients.insert(holder.replacing(".layer", with: ""))
      return
    }
    var board = boards[owner] ?? Board()
    boards[owner] = nil
    if let type = event.target.plainType, event.name != "UIStackView" { board.types[holder] = type }
    func lies(_ path: String, _ type: String?) {
      guard path != holder else { return }
      board.holders[path] = holder
      if let type, board.types[path] == nil { board.types[path] = type }
    }
    for child in event.value.objects { lies(Self.key(child, in: number), child.plainType) }
    // A method that takes several views: they stand where it is called.
    if event.depth > 0, event.site.calleeName.hasPrefix("add") {
      for argument in event.site.arguments {
        guard let view = argument.first else { continue }
        for part in view.kind == .array ? Array(view.parts) : [view] where part.kind == .name || part.kind == .member {
          let isOwn = part.kind == .member ? part.first?.name == "self" : program.tables.property(part.name, of: owner) != nil
          if isOwn || part.kind == .name { lies(isOwn ? "self." + part.name : part.name + "@\(number)", nil) }
        }
      }
    }
    boards[owner] = board
  }

  /// The name of the variable that a call makes the value of.
  static func variable(of call: Node) -> String? {
    let initial = Node(unit: call.unit, index: max(0, call.index - 1))
    guard initial.kind == .initial else { return nil }
    return (1...4).lazy.map { Node(unit: call.unit, index: max(0, initial.index - $0)) }
      .first { $0.kind == .variable && $0.end >= call.end }?.name
  }

  // MARK: Questions

  /// The classes that paint anything, sorted.
  var owners: [String] { boards.keys.sorted() }

  /// What a class gives to a property, of whatever object.
  func paints(_ owner: String, _ property: String) -> [Paint] { boards[owner]?.paints[property] ?? [] }

  /// Whether a class sets a property at all.
  func sets(_ owner: String, _ property: String) -> Bool { boards[owner]?.paints[property] != nil }

  /// The paths that are a class's own ground.
  func grounds(_ owner: String) -> Set<String> {
    program.tables.isKind(owner, of: "UIViewController") ? Self.pages : Self.bodies
  }

  /// The own ground of a controller.
  private static let pages: Set<String> = ["self.view", "self.tableView", "self.collectionView"]
  /// The own ground of a view.
  private static let bodies: Set<String> = ["self", "self.contentView", "self.backgroundView"]

  /// The background of a class's own ground, its own, or else what the classes above it or its users give it; nil when none does.
  ///
  /// For a text the ground that goes with it is wanted: one that is set in another branch does not.
  func ground(_ owner: String, near text: Paint? = nil) -> Value? {
    for key in program.tables.ancestry(owner) {
      let own = grounds(key)
      let found = paints(key, "backgroundColor").filter { own.contains($0.path) && Self.covers($0) }
      if !found.isEmpty { return Self.together(found, near: text) }
      let given = (outer[key] ?? []).filter { Self.covers($0) }
      if !given.isEmpty { return Self.together(given, near: nil) }
    }
    return nil
  }

  /// The background that a class gives to a view in it; nil when it gives none.
  func background(of path: String, in owner: String, near text: Paint? = nil) -> Value? {
    Self.together(paints(owner, "backgroundColor").filter { $0.path == path && Self.covers($0) }, near: text)
  }

  /// Whether a paint is seen.
  static func covers(_ paint: Paint) -> Bool { !paint.value.isClear && paint.value.form != .cgColor }

  /// What several paints of one thing can be where a text is painted.
  private static func together(_ paints: [Paint], near text: Paint?) -> Value? {
    let known = paints.filter { !$0.isOpen }
    var paints = known.isEmpty ? paints : known
    if let text, paints.count > 1 {
      let same = paints.filter {
        $0.entry.function == text.entry.function && $0.entry.property?.number == text.entry.property?.number
      }
      if !same.isEmpty {
        let around = text.event.site.branches
        paints = same.filter { paint in paint.event.site.branches.first.map { around.contains($0) } ?? true }
        // The innermost is the one that was set last for this text.
        if let inner = paints.max(by: { $0.event.site.branches.count < $1.event.site.branches.count }) {
          paints = paints.filter { $0.event.site.branches.first == inner.event.site.branches.first }
        }
        // In each branch another one, and none in that of the text.
        if paints.isEmpty { return .of(.color) }
      }
    }
    guard let first = paints.first?.value else { return nil }
    return paints.dropFirst().reduce(first) { $0.joined($1.value) }
  }

  /// Whether a class, or what it comes from, pins its style.
  func isPinned(_ owner: String) -> Bool {
    program.tables.ancestry(owner).contains { key in
      paints(key, "overrideUserInterfaceStyle").contains { paint in
        let name = paint.event.node.part(1)?.name
        return ["self", "self.view"].contains(paint.path) && (name == "light" || name == "dark")
      }
    }
  }
}
