/// An override of the style is written to an object that does not carry it: an appearance proxy, a window that is not there yet,
/// the application delegate's window in an app with scenes, or off the main thread.
///
/// ## Example
///
///     UIWindow.appearance().overrideUserInterfaceStyle = .dark
///
/// ## Fix
///
/// Write to every window of every scene, on the main thread, once the window exists.
///
/// ## Blind spots
///
/// Whether a window is there is judged from the order within one function.
enum OverrideOnWrongObject: Rule {
  static let identifier = "override-on-wrong-object"
  static let kinds = ["C1"]
  static let severity = Severity.warning
  static let abstract = "an override of the style is written where it has no effect"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let entries = program.entries(named: "overrideUserInterfaceStyle")
    guard !entries.isEmpty else { return [] }
    let hasScenes = program.tables.types.values.contains {
      $0.isDeclared && program.tables.protocols($0.key).contains("UIWindowSceneDelegate")
    }
    var found: [Finding] = []
    var seen: Set<Node> = []
    for entry in entries {
      var madeWindow = false
      let isDelegate = entry.owner.map { program.tables.protocols($0).contains("UIApplicationDelegate") } ?? false
      let makesLater = entry.events.contains { $0.kind == .call && $0.name == "UIWindow" && $0.depth == 0 }
      for event in entry.events {
        if event.kind == .call, event.name == "UIWindow" { madeWindow = true }
        guard event.kind == .write, event.name == "overrideUserInterfaceStyle", event.depth == 0 else { continue }
        guard let sentence = fault(event, hasScenes: hasScenes, isDelegate: isDelegate, isTooEarly: makesLater && !madeWindow)
        else { continue }
        guard seen.insert(event.site).inserted else { continue }
        found.append(
          finding(at: event.site.place, sentence, fix: "Write to every window of every scene, on the main thread, once it exists")
        )
      }
    }
    return found
  }

  /// Whether names lead to the window of the application delegate; scenes have delegates with windows as well, which are there.
  private static func isWindowOfAppDelegate(_ names: [String]) -> Bool {
    guard let window = names.firstIndex(of: "window"), window > 0 else { return false }
    return names.starts(with: ["UIApplication", "shared", "delegate"]) || names[window - 1].lowercased().hasSuffix("appdelegate")
  }

  /// What is wrong with a write; nil when nothing is.
  private static func fault(_ event: Event, hasScenes: Bool, isDelegate: Bool, isTooEarly: Bool) -> String? {
    let names = event.target.names
    if names.contains("appearance()") { return "An override on an appearance proxy does not reach the windows that are there" }
    if event.guards.contains(.background) { return "An override that is written off the main thread may come late or not at all" }
    let isOwnWindow = names.count == 2 && names[0] == "self" && names[1] == "window"
    if isOwnWindow, isTooEarly { return "There is no window yet, so this override has no effect" }
    if hasScenes, isOwnWindow && isDelegate || isWindowOfAppDelegate(names) {
      return "In an app with scenes the application delegate's window is nil, so this override has no effect"
    }
    return nil
  }
}
