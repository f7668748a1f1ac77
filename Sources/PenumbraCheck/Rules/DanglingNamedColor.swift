/// A xib or storyboard names a colour that no asset catalog of the project has.
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
/// A colour in a catalog of a package is taken for found. Which catalog belongs to which target is told by the folders of the
/// Info.plists only, so a colour that only another target has is no more than worth a look.
enum DanglingNamedColor: Rule {
  static let identifier = "dangling-named-color"
  static let kinds = ["B24"]
  static let severity = Severity.error
  static let abstract = "colour names in xibs and storyboards that no catalog has"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    let names = Set(resources.sets.filter(\.facts.isColor).map { ProjectResources.name(of: $0.path) })
    return resources.interfaces.flatMap { document -> [Finding] in
      document.facts.colors.compactMap { use -> Finding? in
        guard case .named(let name) = use.color else { return nil }
        let sets = resources.sets(named: name, isColor: true)
        if let other = sets.first {
          guard isElsewhere(sets, than: document, resources) else { return nil }
          return finding(
            at: document.place(use.position),
            "only the catalog of another target has a colour “\(name)”; unless it is shared, the light value is used in dark mode too",
            fix: "add the catalog to this target, or a colour set “\(name)” to its own", severity: .info,
            related: [RelatedPlace(other.place(.start), note: "the colour is here")])
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

  /// Whether all sets lie in folders of other targets, as the folders of the Info.plists tell.
  private static func isElsewhere(
    _ sets: [ProjectResources.Located<AssetSetFacts>], than document: ProjectResources.Located<InterfaceFacts>,
    _ resources: ProjectResources
  ) -> Bool {
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
