/// Which parts of a project are pinned to one style by their Info.plist or settings, with no code that overrides it.
///
/// What a switch would show is not seen there; it is worth a look for the day on which the pin is taken out.
struct Pins {
  /// The files that are not source code.
  private let resources: ProjectResources
  /// Whether some code overrides the style, so that it can change in spite of the pin.
  private let isOverridden: Bool

  init(_ project: ProjectFacts) {
    resources = project.resources
    isOverridden = !project.swift.entries(named: "overrideUserInterfaceStyle").isEmpty
  }

  /// The finding, of less weight where nobody will see it.
  func adjusted(_ finding: Finding) -> Finding {
    guard !isOverridden, finding.severity > .info, Self.needsSwitch(finding.kind),
      resources.pinnedStyle(of: finding.place.path) != nil
    else { return finding }
    var finding = finding
    finding.severity = .info
    return finding
  }

  /// Whether a kind of fault is seen only when the style changes or is another: colours, pictures, callbacks, pages.
  private static func needsSwitch(_ kind: String) -> Bool { ["A", "B", "D", "E"].contains(kind.prefix(1)) }
}
