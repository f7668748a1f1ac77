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
/// A colour in a catalog of another target or of a package is taken for found.
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
        guard case .named(let name) = use.color, resources.sets(named: name, isColor: true).isEmpty else { return nil }
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

  /// A name that differs in capitals, or by little.
  private static func nearest(to name: String, among names: Set<String>) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let folded = last.lowercased().filter(\.isLetter)
    return names.sorted().first { $0.lowercased().filter(\.isLetter) == folded }
      ?? Nearest.suggestion(for: last, among: names.sorted())
  }
}
