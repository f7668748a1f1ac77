/// A value that was fixed in one style, written where it will be seen, and not written again after a switch.
struct StaleWrite: Sendable {
  /// The event.
  var event: Event
  /// The function or property in which it stands.
  var entry: SwiftProgram.Entry
  /// How sure it is that the value would differ in the other style.
  var sureness: Value.Sureness
  /// Whether the class writes it again, but only when there is a window already.
  var onlyInWindow: Bool
  /// Whether it stands in a helper that nothing in the project calls.
  var isOrphan: Bool

  /// How the finding should be rated when the rule's own severity is a warning.
  var severity: Severity {
    if isOrphan || differsLittle { return .info }
    if sureness == .yes { return .warning }
    return event.value.parameters != 0 && entry.function?.role == .initializer ? .warning : .info
  }

  /// Whether the values of both styles can hardly be told apart, as those of the system's accents.
  private var differsLittle: Bool {
    // What a test of the style chose is another colour in the other style.
    guard event.value.loss != .styleTest, let light = event.value.light, let dark = event.value.dark else { return false }
    let steps = [light.red - dark.red, light.green - dark.green, light.blue - dark.blue, light.alpha - dark.alpha]
    return steps.allSatisfy { abs($0) < 0.075 }
  }

  /// Where to report it.
  var place: Place { event.site.place }

  /// The helper through which it is written, when there is one.
  var related: [RelatedPlace] {
    event.depth > 0 && event.node != event.site ? [RelatedPlace(event.node.place, note: "the helper writes it here")] : []
  }
}

extension SwiftProgram {
  /// Whether a write is repeated after every switch.
  func isRefreshed(_ event: Event, in set: Refreshed) -> Bool {
    if event.guards.contains(.refreshing) { return true }
    if event.guards.isDisjoint(with: [.once, .otherTrait]),
      set.nodes.contains(event.node) && event.depth == 0 || set.nodes.contains(event.site)
    {
      return true
    }
    guard let owner = event.responsible else {
      return set.nodes.contains(event.node) && event.guards.isDisjoint(with: [.once, .otherTrait])
    }
    if event.target.isOwn {
      return set.keys.contains([owner, event.target.text, event.name]) || set.keys.contains([owner, "*", event.name])
    }
    return set.keys.contains([owner, "", event.name])
  }

  /// The stale writes to properties that a rule is for.
  func staleWrites(where isWanted: (Event) -> Bool) -> [StaleWrite] {
    var found: [StaleWrite] = []
    for entry in fixingEntries {
      for event in entry.events where event.kind == .write && event.value.frozen > .no && isWanted(event) {
        guard event.isOwn || Self.chooses(entry, event) else { continue }
        guard !isRefreshed(event, in: refreshed), !Self.isHandedOn(event, in: entry),
          let sureness = sureness(of: event, in: entry)
        else { continue }
        var isOrphan = false
        if event.responsible == nil {
          // A helper without an object of its own is reported where it is called.
          guard let function = entry.function, observed[function.number] == nil else { continue }
          isOrphan = true
        }
        found.append(
          StaleWrite(
            event: event, entry: entry, sureness: sureness, onlyInWindow: isRefreshed(event, in: refreshedInWindow),
            isOrphan: isOrphan))
      }
    }
    return Self.withoutRepeats(found)
  }

  /// Whether the same function hands a closure on that writes the same again: code of the project runs it when it is time.
  ///
  /// What a queue runs, it runs once, so that both writes are stale.
  private static func isHandedOn(_ event: Event, in entry: Entry) -> Bool {
    let once: Event.Guards = [.background, .queued]
    guard event.guards.isDisjoint(with: once) else { return false }
    return entry.events.contains { other in
      other.kind == .write && other.name == event.name && other.target == event.target
        && other.guards.contains(.later) != event.guards.contains(.later) && other.guards.isDisjoint(with: once)
        && writesSame(event, other)
    }
  }

  /// Whether two events are known to write the same value; of values that are not known, the same names count.
  private static func writesSame(_ event: Event, _ other: Event) -> Bool {
    let (value, again) = (event.value, other.value)
    guard value.parameters == again.parameters, value.light == again.light, value.dark == again.dark else { return false }
    if value.light != nil || value.parameters != 0 { return true }
    guard event.depth == 0, other.depth == 0, let names = writtenNames(event) else { return false }
    return names == writtenNames(other)
  }

  /// The names of the value that an assignment writes, without `self`; nil for other expressions.
  private static func writtenNames(_ event: Event) -> [String]? {
    guard event.node.kind == .assign, let names = event.node.part(1)?.chain, !names.isEmpty else { return nil }
    return names.first == "self" ? Array(names.dropFirst()) : names
  }

  /// Whether a function tests the style and then calls the method of its object that writes: `if isDark { paintDark() }`.
  private static func chooses(_ entry: Entry, _ event: Event) -> Bool {
    guard event.depth > 0, event.value.loss == .styleTest, event.responsible == entry.owner, event.responsible != nil,
      let test = event.value.lossNode, let body = entry.function?.body
    else { return false }
    return test.unit === body.unit && (body.index..<body.end).contains(test.index)
  }

  /// How sure it is that a value differs between styles, once what callers hand over is known; nil when it does not.
  private func sureness(of event: Event, in entry: Entry) -> Value.Sureness? {
    let value = event.value
    guard value.frozen == .perhaps, value.parameters != 0, let function = entry.function, let row = observed[function.number]
    else {
      return value.frozen
    }
    var sureness = Value.Sureness.no
    var isKnown = false
    for (index, given) in row.enumerated() where index < 64 && value.parameters & (1 << UInt64(index)) != 0 {
      guard let given else { continue }
      isKnown = true
      sureness = max(sureness, given.adapts, given.frozen)
      if !given.isFixed, given.adapts == .no, given.frozen == .no { sureness = max(sureness, .perhaps) }
    }
    return isKnown ? (sureness == .no ? nil : sureness) : .perhaps
  }

  /// Leaves out what observers of a property do again when another place of the class does the same.
  private static func withoutRepeats(_ writes: [StaleWrite]) -> [StaleWrite] {
    func key(_ write: StaleWrite) -> [String] { [write.event.responsible ?? "", write.event.target.text, write.event.name] }
    let settled = Set(writes.filter { $0.entry.function?.role != .observer && $0.entry.function?.role != .setter }.map(key))
    var seen: Set<Node> = []
    return writes.filter { write in
      let isObserver = write.entry.function?.role == .observer || write.entry.function?.role == .setter
      if isObserver && settled.contains(key(write)) { return false }
      return seen.insert(write.event.site).inserted
    }
  }
}
