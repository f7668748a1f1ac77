/// A xib or storyboard names a colour that no asset catalog of its target has.
///
/// The copy of the colour that the document keeps is used: its light value, in dark mode too.
///
/// ## Example
///
///     <color key="backgroundColor" name="Surface"/>   <!-- there is "surface.colorset" -->
///
/// ## Fix
///
/// Add the colour set, or correct the name; capital letters count.
///
/// ## Blind spots
///
/// Which file belongs to which target is read from `project.pbxproj`. Where there is none, as in packages and in projects that are
/// generated, the folders of Info.plists and below `Sources` tell, and a colour that only another target has is no more than worth
/// a look. A catalog that no target of a project names, such as one that a library brings, is taken for found. Tests borrow files,
/// so what they lack is not reported.
enum DanglingNamedColor: Rule {
  static let identifier = "dangling-named-color"
  static let kinds = ["B24"]
  static let severity = Severity.error
  static let abstract = "colour names in xibs and storyboards that no catalog of the target has"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    let names = Set(resources.sets.filter(\.facts.isColor).map { ProjectResources.name(of: $0.path) })
    return resources.interfaces.flatMap { document -> [Finding] in
      document.facts.colors.compactMap { use -> Finding? in
        guard case .named(let name) = use.color else { return nil }
        let sets = resources.sets(named: name, isColor: true)
        if let other = sets.first {
          let fix = "add the catalog to this target, or a colour set “\(name)” to its own"
          let related = [RelatedPlace(other.place(.start), note: "the colour is here")]
          if let lack = lack(of: sets, in: document, resources) {
            return finding(
              at: document.place(use.position), lack.message(name), fix: fix, severity: lack.severity, related: related)
          }
          guard isElsewhere(sets, than: document, resources) else { return nil }
          return finding(
            at: document.place(use.position),
            "only the catalog of another target has a colour “\(name)”; unless it is shared, the light value is used in dark mode too",
            fix: fix, severity: .info, related: related)
        }
        let near = nearest(to: name, among: names)
        // Without any colour set in sight nothing is known about names: the catalogs may lie elsewhere.
        return finding(
          at: document.place(use.position),
          "no asset catalog has a colour “\(name)”, so the light value that the document keeps is used in dark mode too",
          fix: near.map { "name the colour “\($0)”, or add a colour set “\(name)”" }
            ?? "add a colour set “\(name)”, or choose another colour",
          severity: names.isEmpty ? .info : .error)
      }
    }
  }

  /// The targets of a document that have none of some sets.
  private struct Lack {
    var missing: String
    var owners: String
    var severity: Severity

    /// What is seen of it.
    func message(_ name: String) -> String {
      "the target \(missing) has no catalog with a colour “\(name)”, only \(owners) has, so the light value that the document keeps is used in dark mode too"
    }
  }

  /// The targets of a document that have none of some sets, as an Xcode project says; nil when all have one, or nothing is known.
  private static func lack(
    of sets: [ProjectResources.Located<AssetSetFacts>], in document: ProjectResources.Located<InterfaceFacts>,
    _ resources: ProjectResources
  ) -> Lack? {
    let membership = resources.membership
    let asked = membership.missing(sets.map(\.path), from: document.path)
    guard !asked.missing.isEmpty else { return nil }
    // One value for both styles looks the same as the copy; and a document may be in a target that never shows it.
    let isSeen = sets.contains { $0.facts.adapts } && resources.pinnedStyle(of: document.path) == nil
    let severity: Severity = !isSeen ? .info : asked.missing == asked.targets ? .error : .warning
    return Lack(missing: membership.names(asked.missing), owners: membership.names(asked.owners), severity: severity)
  }

  /// Whether all sets lie in folders of other targets, as the folders of the Info.plists tell.
  private static func isElsewhere(
    _ sets: [ProjectResources.Located<AssetSetFacts>], than document: ProjectResources.Located<InterfaceFacts>,
    _ resources: ProjectResources
  ) -> Bool {
    // Where a project tells the targets, folders tell nothing.
    guard resources.membership.targets(of: document.path).isEmpty else { return false }
    guard let target = resources.target(of: document.path) else { return false }
    return sets.allSatisfy { set in resources.target(of: set.path).map { $0 != target } ?? false }
  }

  /// A name that differs in capitals, or by little.
  private static func nearest(to name: String, among names: Set<String>) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let folded = last.lowercased().filter(\.isLetter)
    return names.sorted().first { $0.lowercased().filter(\.isLetter) == folded }
      ?? Nearest.suggestion(for: last, among: names.sorted())
  }
}
