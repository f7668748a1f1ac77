/// The Swift sources of a project as one program: what each function writes, and what runs again after a switch of the style.
package struct SwiftProgram: Sendable {
  /// A function, or the value a property is made with, after it was run in thought.
  struct Entry: Sendable {
    /// The function; nil for a property's value.
    var function: FunctionInfo?
    /// The property; nil for a function.
    var property: PropertyInfo?
    /// The type whose object acts.
    var owner: String?
    /// What happened.
    var events: [Event]
  }

  /// A property that is made with a value that matters.
  struct Constant: Sendable {
    var property: PropertyInfo
    var value: Value
  }

  /// What is written again after a switch.
  struct Refreshed: Sendable {
    /// The assignments that run.
    var nodes: Set<Node> = []
    /// The properties that are written on objects of a class: class, path, name.
    var keys: Set<[String]> = []
  }

  /// The declarations.
  let tables: ProgramTables
  /// Every function that can matter.
  let entries: [Entry]
  /// In which of them something of a name happens.
  let index: EventIndex
  /// The properties that are made with a colour or picture.
  let constants: [Constant]
  /// What calls hand to parameters, by the number of the function.
  let observed: [Int: [Value?]]
  /// What is written after every switch.
  let refreshed: Refreshed
  /// What is written after a switch, but only when there is a window.
  let refreshedInWindow: Refreshed

  init(files: [ReadFile], colors: NamedColors, configuration: Configuration, jobs: Int) {
    var units: [SwiftUnit] = []
    for file in files {
      if case .swift(let facts) = file.facts { units.append(SwiftUnit(path: file.path, facts: facts, number: units.count)) }
    }
    let tables = ProgramTables(units: units, colors: colors, configuration: configuration, jobs: jobs)
    self.tables = tables
    let first = FirstPass.run(tables, jobs: jobs)
    entries = first.entries
    index = first.index
    constants = first.constants
    observed = first.observed
    // On a thread of its own, for the stack of whoever calls may be small.
    let slots = Slots<[Refreshed]>(count: 1)
    Crew.run(count: 1, workers: 1) { _ in
      let second = SecondPass(tables: tables, waiting: first.waiting, handlers: first.handlers)
      second.run()
      slots[0] = [second.always, second.inWindow]
    }
    let sets = slots[0] ?? []
    refreshed = sets.first ?? Refreshed()
    refreshedInWindow = sets.last ?? Refreshed()
  }
}

/// Runs every function by itself: what it writes, what it hands on, what it waits for.
enum FirstPass {
  /// What came of it.
  struct Outcome: Sendable {
    var entries: [SwiftProgram.Entry] = []
    var index = EventIndex()
    var constants: [SwiftProgram.Constant] = []
    var observed: [Int: [Value?]] = [:]
    var waiting: [Evaluator.Waiting] = []
    var handlers: [Evaluator.Waiting] = []
  }

  /// Runs the functions, a file at a time, on several threads; the outcome is put together in the order of the files.
  static func run(_ tables: ProgramTables, jobs: Int) -> Outcome {
    let functions = Dictionary(grouping: tables.all) { $0.node.unit.number }
    let properties = Dictionary(grouping: tables.properties) { $0.node.unit.number }
    let slots = Slots<Outcome>(count: tables.units.count)
    Crew.run(count: tables.units.count, workers: jobs) { index in
      slots[index] = outcome(functions[index] ?? [], properties[index] ?? [], tables)
    }
    var whole = Outcome()
    for index in tables.units.indices {
      guard let part = slots[index] else { continue }
      whole.index.append(part.index, offset: Int32(whole.entries.count))
      whole.entries += part.entries
      whole.constants += part.constants
      whole.waiting += part.waiting
      whole.handlers += part.handlers
      for (number, row) in part.observed {
        guard let known = whole.observed[number], known.count == row.count else {
          whole.observed[number] = row
          continue
        }
        whole.observed[number] = zip(known, row).map { a, b in a.map { a in b.map { a.joined($0) } ?? a } ?? b }
      }
    }
    return whole
  }

  /// Runs the functions of one file.
  private static func outcome(_ functions: [FunctionInfo], _ properties: [PropertyInfo], _ tables: ProgramTables) -> Outcome {
    let evaluator = Evaluator(tables: tables)
    var outcome = Outcome()
    for function in functions where tables.isRelevant(function) && function.body != nil {
      evaluator.events = []
      evaluator.enter(function, on: function.owner)
      if !evaluator.events.isEmpty {
        outcome.entries.append(
          SwiftProgram.Entry(function: function, property: nil, owner: function.owner, events: evaluator.events))
      }
    }
    for property in properties where property.initial != nil && tables.isRelevant(property) {
      guard let initial = property.initial else { continue }
      evaluator.events = []
      if initial.kind == .closure {
        evaluator.waiting.append(
          Evaluator.Waiting(name: Evaluator.hook(property), owner: property.owner, closure: initial, function: nil))
        evaluator.enter(closure: initial, on: property.owner, guards: .later)
      } else {
        evaluator.enter(initial: initial, of: property)
      }
      if !evaluator.events.isEmpty {
        outcome.entries.append(
          SwiftProgram.Entry(function: nil, property: property, owner: property.owner, events: evaluator.events))
      }
      let frame = Evaluator.Frame(
        function: nil, lexical: property.owner, own: nil, depth: 0, site: nil, responsible: nil, isOwn: false)
      let value = evaluator.value(of: property, on: nil, frame)
      if value.form != .unknown, value.form != .object {
        outcome.constants.append(SwiftProgram.Constant(property: property, value: value))
      }
    }
    for (number, entry) in outcome.entries.enumerated() { outcome.index.add(entry.events, of: Int32(number)) }
    outcome.observed = evaluator.observed
    outcome.waiting = evaluator.waiting
    outcome.handlers = evaluator.handlers
    return outcome
  }
}

extension Evaluator {
  /// Runs the value that a property is made with, for what it does on the way.
  func enter(initial: Node, of property: PropertyInfo) {
    calls = 0
    let own = property.isShared ? nil : property.owner.map { Path(names: ["self"], type: $0) }
    let frame = Frame(
      function: nil, lexical: property.owner, own: own, depth: 0, site: nil,
      responsible: property.isShared ? nil : isActor(property.owner) ? property.owner : nil, isOwn: true)
    // What the closure makes becomes the property.
    if let returned = initial.tree.first(where: { $0.kind == .returnStatement })?.first, returned.kind == .name, own != nil {
      frame.aliases[returned.name] = property.node
    }
    _ = evaluate(initial, frame, expected: tables.type(of: property))
  }
}

/// Finds what runs again after a switch: UIKit's callbacks, registered handlers, and what those post, call and reload.
final class SecondPass {
  /// The declarations.
  private let tables: ProgramTables
  /// Code that waits for notifications, and for closures that properties hold, by what it waits for.
  private let waiting: [String: [Evaluator.Waiting]]
  /// Code that is registered for trait changes.
  private let handlers: [Evaluator.Waiting]
  /// What is written after every switch.
  private(set) var always = SwiftProgram.Refreshed()
  /// What is written only when there is a window.
  private(set) var inWindow = SwiftProgram.Refreshed()
  /// The notifications that were posted after a switch.
  private var posted: Set<String> = []
  /// The classes whose tables are loaded again.
  private var reloading: Set<String> = []
  /// Runs the roots, one after the other; it remembers the values of properties from root to root.
  private let evaluator: Evaluator

  /// What tells waiting code from other.
  private struct WaitingKey: Hashable {
    let name: String
    let owner: String?
    let code: Node?
  }

  init(tables: ProgramTables, waiting: [Evaluator.Waiting], handlers: [Evaluator.Waiting]) {
    self.tables = tables
    // A function that is called from many places hands the same closure on each time.
    var seen: Set<WaitingKey> = []
    let unique = waiting.filter {
      seen.insert(WaitingKey(name: $0.name, owner: $0.owner, code: $0.closure ?? $0.function?.node)).inserted
    }
    self.waiting = Dictionary(grouping: unique, by: \.name)
    self.handlers = handlers
    evaluator = Evaluator(tables: tables)
  }

  /// The methods by which tables and collections ask for their parts.
  private static let parts = ["tableView", "collectionView"]

  /// Runs all roots.
  func run() {
    let names = FrameworkTypes.refreshing.union(tables.configuration.refreshMethods).sorted()
    let known = Set(tables.all.map(\.base))
    let bases = names.map { ($0, FunctionInfo.base(of: $0)) }.filter {
      known.contains($0.1)
    }
    for key in tables.types.keys.sorted() {
      guard let type = tables.types[key], type.isDeclared, type.kind != .protocolDecl, type.kind != .enumDecl else { continue }
      for (name, base) in bases {
        guard let function = tables.functions(base, of: key).first(where: { $0.name == name || !name.contains("(") }) else {
          continue
        }
        enter(function, on: key)
      }
    }
    for handler in handlers { enter(handler) }
    var answered: Set<String> = []
    // Nobody here may post the name by which a library or another target tells of a new theme.
    posted.formUnion(waiting.keys.filter { Self.tellsOfStyle($0) })
    while let name = posted.subtracting(answered).min() {
      answered.insert(name)
      for waiter in waiting[name] ?? [] { enter(waiter) }
    }
    for key in reloading.sorted() {
      for source in [key] + sources(of: key) {
        for base in Self.parts { for function in tables.functions(base, of: source) { enter(function, on: source) } }
      }
    }
  }

  /// The types whose objects a class keeps to feed its tables and collections.
  private func sources(of key: String) -> [String] {
    let types = Set((tables.types[key]?.properties.values).map { $0.compactMap { tables.key(of: $0) } } ?? [])
    return types.subtracting([key]).filter { type in
      let protocols = tables.protocols(type)
      return ["UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate"].contains {
        protocols.contains($0)
      }
    }.sorted()
  }

  /// Whether a notification that nobody posts speaks of the appearance by its name.
  private static func tellsOfStyle(_ name: String) -> Bool {
    let name = name.lowercased()
    return !name.hasPrefix("send ") && !name.hasPrefix("()")
      && ["appearance", "theme", "darkmode", "interfacestyle", "colorscheme"].contains { name.contains($0) }
  }

  /// Runs waiting code, on objects of its class and of those below it.
  private func enter(_ waiter: Evaluator.Waiting) {
    if let closure = waiter.closure {
      evaluator.enter(closure: closure, on: waiter.owner)
      take(waiter.owner)
    }
    guard let function = waiter.function else { return }
    var open = [waiter.owner ?? function.owner].compactMap { $0 }
    var seen: Set<String> = []
    while let key = open.popLast(), seen.insert(key).inserted, seen.count < 200 {
      // A class below may have a method of its own for it.
      let own = tables.functions(function.base, of: key).first { $0.name == function.name } ?? function
      enter(own, on: key)
      open += tables.children[key] ?? []
      open += tables.children[tables.types[key]?.name ?? key] ?? []
    }
  }

  /// Runs a root on objects of a class.
  private func enter(_ function: FunctionInfo, on key: String?) {
    guard tables.isRelevant(function) else { return }
    evaluator.enter(function, on: key)
    take(key)
  }

  /// Takes over what a root did.
  private func take(_ key: String?) {
    posted.formUnion(evaluator.posted.filter { waiting[$0] != nil })
    evaluator.posted = []
    let events = evaluator.events
    evaluator.events = []
    for event in events {
      guard event.guards.isDisjoint(with: [.once, .otherTrait]) else { continue }
      if event.kind == .call, event.name == "reloadData", let key { reloading.insert(key) }
      var keys: [[String]] = []
      for owner in Set([key, event.responsible].compactMap { $0 }) {
        keys.append([owner, event.target.isOwn ? event.target.text : "*", event.name])
        keys.append([owner, "", event.name])
        // What another object does in its own method, it does for itself, whatever the caller calls it.
        if owner != key { keys.append([owner, "*", event.name]) }
        if event.target.names.contains("[]") { keys.append([owner, "*", event.name]) }
      }
      if event.guards.contains(.window) {
        inWindow.nodes.insert(event.node)
        inWindow.nodes.insert(event.site)
        inWindow.keys.formUnion(keys)
      } else {
        always.nodes.insert(event.node)
        always.nodes.insert(event.site)
        always.keys.formUnion(keys)
      }
    }
  }
}
