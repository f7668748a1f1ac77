/// The app keeps a choice of style and applies it when it changes, but not when it starts: the first screen has the style of the
/// system.
///
/// ## Example
///
///     window = UIWindow(windowScene: scene)   // and no override
///
/// ## Fix
///
/// Apply the kept choice to each window when it is made, before it is shown.
///
/// ## Blind spots
///
/// An app that applies the choice in its first screen is reported.
enum ChoiceNotAppliedAtLaunch: Rule {
  static let identifier = "choice-not-applied-at-launch"
  static let kinds = ["C4"]
  static let severity = Severity.warning
  static let abstract = "a kept choice of style is not applied when a window is made"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let overrides = program.entries(named: "overrideUserInterfaceStyle").contains { entry in
      !(entry.function.map(isLaunch) ?? false)
        && entry.events.contains { event in
          event.kind == .write && event.name == "overrideUserInterfaceStyle" && event.depth == 0
            && (event.target.text.lowercased().contains("window") || event.target.names.last == "[]")
        }
    }
    guard overrides else { return [] }
    return program.entries(named: "UIWindow").flatMap { entry -> [Finding] in
      guard let function = entry.function, isLaunch(function) else { return [] }
      guard !entry.events.contains(where: { $0.kind == .write && $0.name == "overrideUserInterfaceStyle" }) else { return [] }
      return entry.events.filter { $0.kind == .call && $0.name == "UIWindow" }.prefix(1).map {
        finding(
          at: $0.site.place, "The kept choice of style is not applied here, so the app starts in the style of the system",
          fix: "Set overrideUserInterfaceStyle of the window before it is shown")
      }
    }
  }

  /// Whether a function runs when the app or a scene starts.
  static func isLaunch(_ function: FunctionInfo) -> Bool {
    function.name == "scene(_:willConnectTo:options:)" || function.name == "application(_:didFinishLaunchingWithOptions:)"
  }
}
