/// What the classes of a project paint: their own background, the backgrounds and texts within them.
struct Surfaces {
  /// One colour that a class gives to something.
  struct Paint {
    var event: Event
    var entry: SwiftProgram.Entry
    /// The path of what is painted.
    var path: String { event.target.text }
    /// The colour.
    var value: Value { event.value }
  }

  /// The paints of each class, by the name of the property.
  private let paints: [String: [String: [Paint]]]
  /// The program.
  let program: SwiftProgram

  init(_ program: SwiftProgram) {
    self.program = program
    var paints: [String: [String: [Paint]]] = [:]
    for entry in program.entries {
      for event in entry.events where event.kind == .write && event.isOwn {
        guard let owner = event.responsible ?? entry.owner else { continue }
        paints[owner, default: [:]][event.name, default: []].append(Paint(event: event, entry: entry))
      }
    }
    self.paints = paints
  }

  /// The classes that paint anything, sorted.
  var owners: [String] { paints.keys.sorted() }

  /// What a class gives to a property, of whatever object.
  func paints(_ owner: String, _ property: String) -> [Paint] { paints[owner]?[property] ?? [] }

  /// Whether a class sets a property at all.
  func sets(_ owner: String, _ property: String) -> Bool { paints[owner]?[property] != nil }

  /// The paths that are a class's own ground.
  func grounds(_ owner: String) -> Set<String> {
    program.tables.isKind(owner, of: "UIViewController")
      ? ["self.view", "self.tableView", "self.collectionView"] : ["self", "self.contentView", "self.backgroundView"]
  }

  /// The background of a class's own ground; nil when it sets none.
  func ground(_ owner: String) -> Value? {
    let own = grounds(owner)
    let found = paints(owner, "backgroundColor").filter {
      own.contains($0.path) && !$0.value.isClear && $0.value.form != .cgColor
    }
    guard let first = found.first?.value else { return nil }
    return found.dropFirst().reduce(first) { $0.joined($1.value) }
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

  /// The properties of a class that are labels and get no colour of their own: they show in the adaptive colour of labels.
  func plainLabels(_ owner: String) -> [PropertyInfo] {
    guard let type = program.tables.types[owner] else { return [] }
    let painted = Set((paints(owner, "textColor") + paints(owner, "attributedText")).map(\.path))
    return type.properties.values.filter { property in
      program.tables.type(of: property) == "UILabel" && !painted.contains("self." + property.name)
        && !(property.initial?.mentions(["textColor", "attributedText"]) ?? false)
    }
  }

  /// Texts of a class that adapt.
  func adaptiveTexts(_ owner: String) -> [Paint] {
    ["textColor", "titleColor"].flatMap { paints(owner, $0) }.filter { $0.value.adapts == .yes }
  }

  /// Dark texts and tints of a class that do not adapt.
  func fixedInks(_ owner: String) -> [Paint] {
    ["textColor", "titleColor", "tintColor"].flatMap { paints(owner, $0) }.filter {
      $0.value.isFixed && ($0.value.light?.isDarkInk ?? false)
    }
  }
}
