/// In which functions something of a name happens, so that a rule looks only at the few that can matter to it.
struct EventIndex: Sendable {
  /// The numbers of the entries for each name of an event, rising.
  private var places: [String: [Int32]] = [:]
  /// The numbers of the entries in which a value was fixed from something that adapts, rising.
  private(set) var frozen: [Int32] = []
  /// The numbers of the entries in which attributed text has runs without a colour, rising.
  private(set) var bare: [Int32] = []

  /// Takes in what happens in an entry; its number is above those of the earlier ones.
  mutating func add(_ events: [Event], of entry: Int32) {
    for event in events {
      if places[event.name]?.last != entry { places[event.name, default: []].append(entry) }
      if event.value.frozen > .no, frozen.last != entry { frozen.append(entry) }
      if !event.value.bare.isEmpty, bare.last != entry { bare.append(entry) }
    }
  }

  /// Takes in the index of entries that come after its own, whose numbers start at an offset.
  mutating func append(_ other: EventIndex, offset: Int32) {
    for (name, entries) in other.places { places[name, default: []] += entries.lazy.map { $0 + offset } }
    frozen += other.frozen.lazy.map { $0 + offset }
    bare += other.bare.lazy.map { $0 + offset }
  }

  /// The entries with an event of a name.
  func entries(named name: String) -> [Int32] { places[name] ?? [] }

  /// The entries with an event of some names, rising.
  func entries(where isWanted: (String) -> Bool) -> [Int32] {
    Set(places.filter { isWanted($0.key) }.flatMap(\.value)).sorted()
  }
}

extension SwiftProgram {
  /// What happens in functions with an event of some names, in the order of the program.
  func entries(where isWanted: (String) -> Bool) -> [Entry] { index.entries(where: isWanted).map { entries[Int($0)] } }

  /// What happens in functions with an event of a name, in the order of the program.
  func entries(named name: String) -> [Entry] { index.entries(named: name).map { entries[Int($0)] } }

  /// What happens in functions in which a value was fixed from something that adapts, in the order of the program.
  var fixingEntries: [Entry] { index.frozen.map { entries[Int($0)] } }

  /// What happens in functions in which attributed text has runs without a colour, in the order of the program.
  var bareEntries: [Entry] { index.bare.map { entries[Int($0)] } }
}
