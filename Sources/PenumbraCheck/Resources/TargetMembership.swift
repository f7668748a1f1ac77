/// Which files belong to which targets, as the Xcode projects say; for files of no project nothing is known.
struct TargetMembership: Sendable {
  /// One target of a project.
  struct Target: Sendable {
    let name: String
    let kind: XcodeProjectFacts.Kind
    /// The Info.plists of its configurations, relative to the root.
    let infoPlists: [String]
    /// The style that its settings give its Info.plist.
    let style: String?

    /// Whether its bundle is the main one where its code runs, so that names without a bundle are looked up there.
    var isMainBundle: Bool { kind == .app || kind == .appExtension }
  }

  /// The targets, by project and then in its order.
  private(set) var targets: [Target] = []
  /// The targets of a file, or of all that a folder holds.
  private var owners: [String: [Int]] = [:]
  /// The targets of a folder that is kept in step with the disk, with what is left out.
  private var synchronized: [String: [(target: Int, exceptions: [String])]] = [:]

  /// Collects the targets of projects, whose paths end in `Name.xcodeproj/project.pbxproj`.
  init(_ projects: [ProjectResources.Located<XcodeProjectFacts>]) {
    for project in projects where !project.facts.targets.isEmpty {
      let base = project.path.split(separator: "/").dropLast(2).joined(separator: "/")
      let paths = project.facts.paths.map { XcodeProjectReader.joined(base, $0) ?? $0 }
      for target in project.facts.targets {
        let number = targets.count
        targets.append(
          Target(
            name: target.name, kind: target.kind, infoPlists: target.infoPlists.compactMap { paths.at($0) }, style: target.style))
        for member in target.members.compactMap({ paths.at($0) }) { owners[member, default: []].append(number) }
        for folder in target.folders {
          guard let path = paths.at(folder.path) else { continue }
          synchronized[path, default: []].append((number, folder.exceptions))
        }
      }
    }
  }

  /// The targets that a file belongs to, itself or with a folder around it, in order; tests are left out, which only borrow files.
  func targets(of path: String) -> [Int] {
    guard !targets.isEmpty else { return [] }
    var found: Set<Int> = []
    if let plain = Self.withoutLanguage(path[...]) { found.formUnion(owners[plain] ?? []) }
    var folder = path[...]
    while true {
      found.formUnion(owners[String(folder)] ?? [])
      for (target, exceptions) in synchronized[String(folder)] ?? [] {
        let inner = path[folder.endIndex...].drop { $0 == "/" }
        if !exceptions.contains(where: { Self.covers($0, inner) }) { found.insert(target) }
      }
      guard !folder.isEmpty else { break }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return found.filter { targets[$0].kind != .tests }.sorted()
  }

  /// Whether an exception names a path or a folder around it; that of a localized file leaves its `.lproj` out.
  private static func covers(_ exception: String, _ path: Substring) -> Bool {
    func isAtOrAbove(_ path: some StringProtocol) -> Bool { path == exception || path.hasPrefix(exception + "/") }
    if isAtOrAbove(path) { return true }
    return withoutLanguage(path).map { isAtOrAbove($0) } ?? false
  }

  /// The path by which a project names all languages of a file, without its `.lproj`; nil for a file that has none.
  private static func withoutLanguage(_ path: Substring) -> String? {
    guard path.contains(".lproj/") else { return nil }
    return path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  /// The targets in which a file asks for a name, and whether each can find one of some files that carry it.
  ///
  /// A file of no known target can be anywhere, so it is found from everywhere.
  func missing(_ holders: [String], from path: String) -> (targets: [Int], missing: [Int], owners: [Int]) {
    let asking = targets(of: path)
    let owning = holders.map { targets(of: $0) }
    guard !asking.isEmpty, !owning.isEmpty, owning.allSatisfy({ !$0.isEmpty }) else { return (asking, [], []) }
    let owners = Set(owning.joined())
    return (asking, asking.filter { !owners.contains($0) }, owners.sorted())
  }

  /// The names of targets as a sentence shows them.
  func names(_ indices: [Int]) -> String {
    let names = indices.map { "“\(targets[$0].name)”" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().prefix(2).joined(separator: ", ") + (names.count > 3 ? " and others" : " and \(last)")
  }
}

extension Array {
  /// The element of an index, when there is one: facts may come from a damaged cache.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
