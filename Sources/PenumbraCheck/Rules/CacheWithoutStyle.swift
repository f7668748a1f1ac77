/// Pictures that are drawn in colours that adapt are kept under a key that does not name the style, so that a switch finds the old
/// ones.
///
/// ## Example
///
///     cache.setObject(drawn, forKey: name as NSString)
///
/// ## Fix
///
/// Put the style into the key, or empty the cache when it changes.
///
/// ## Blind spots
///
/// Caches on disk are not seen.
enum CacheWithoutStyle: Rule {
  static let identifier = "cache-without-style"
  static let kinds = ["A7"]
  static let severity = Severity.warning
  static let abstract = "pictures in a colour that adapts are kept under a key without the style"

  static func check(_ project: ProjectFacts) -> [Finding] {
    var found: [Finding] = []
    var seen: Set<Node> = []
    let emptied = Set(emptied(project.swift))
    for entry in project.swift.fixingEntries {
      for event in entry.events
      where event.isOwn && event.value.frozen == .yes && isKept(event.value) && !event.guards.contains(.styleTest) {
        let key: Node?
        if isShared(event, project.swift.tables) {
          key = event.node.first
        } else if event.kind == .call, event.name == "setObject" {
          key = event.node.argument("forKey")
        } else if event.kind == .write, event.node.first?.kind == .subscriptCall {
          key = event.node.first?.arguments.first?.first
        } else {
          continue
        }
        let cache = event.node.first?.kind == .subscriptCall || event.kind == .call ? event.target.names.last : event.name
        guard let cache, !emptied.contains(cache) else { continue }
        guard let key, !namesStyle(key, entry), seen.insert(event.site).inserted else { continue }
        found.append(
          finding(
            at: event.site.place,
            "After a switch this cache gives \(event.value.form == .image ? "pictures" : "colours") of the old style",
            fix: "Put the style into the key, or empty the cache when it changes"))
      }
    }
    return found
  }

  /// Whether a value is one that caches keep: a picture that was drawn, or a colour that was converted.
  private static func isKept(_ value: Value) -> Bool {
    (value.form == .image || value.form == .cgColor) && value.loss != .styleTest
  }

  /// Whether a picture goes to a property that is shared by all, which is a cache of one.
  private static func isShared(_ event: Event, _ tables: ProgramTables) -> Bool {
    guard event.kind == .write, event.value.form == .image, event.node.first?.kind != .subscriptCall else { return false }
    return tables.property(event.name, of: event.target.plainType ?? event.responsible)?.isShared ?? false
  }

  /// The names of caches that are emptied or made anew after a switch.
  private static func emptied(_ program: SwiftProgram) -> [String] {
    let emptying = ["removeAll", "removeAllObjects"]
    let cleared = program.entries(where: emptying.contains).flatMap(\.events).filter {
      emptying.contains($0.name) && program.refreshed.nodes.contains($0.node)
    }
    // A new one is an assignment to the property itself, and not to a place in it.
    let renewed = program.refreshed.nodes.filter { $0.kind == .assign && $0.first?.kind != .subscriptCall }
    return cleared.compactMap(\.target.names.last) + renewed.compactMap { $0.first?.lastName }
  }

  /// Whether a key, or what it is made of, speaks of the style.
  private static func namesStyle(_ key: Node, _ entry: SwiftProgram.Entry) -> Bool {
    func speaks(_ node: Node) -> Bool {
      node.tree.contains { part in ["style", "dark", "trait", "theme", "mode"].contains { part.name.lowercased().contains($0) } }
    }
    if speaks(key) { return true }
    let names = Set(key.tree.filter { $0.kind == .name }.map(\.name))
    return entry.function?.body?.tree.contains { $0.kind == .variable && names.contains($0.name) && speaks($0) } ?? false
  }
}
