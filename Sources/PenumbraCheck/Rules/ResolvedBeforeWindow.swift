/// A colour is resolved before the view is in its window, and only a view in a window resolves it again.
///
/// In `viewDidLoad` and initialisers a view does not have the traits of its window yet. Where the app pins its window to a style, a CGColor
/// that is made there has the style of the system. A trait callback that does nothing until there is a window does not mend it.
///
/// ## Example
///
///     override func viewDidLoad() { glow.colors = [UIColor.systemBackground.cgColor] }
///     override func traitCollectionDidChange(_ previous: UITraitCollection?) { if view.window != nil { … } }
///
/// ## Fix
///
/// Resolve in `viewIsAppearing(_:)` or when the view is laid out, as well as after a switch.
///
/// ## Blind spots
///
/// The order in which callbacks come is taken from UIKit's documentation; nothing is run.
enum ResolvedBeforeWindow: Rule {
  static let identifier = "resolved-before-window"
  static let kinds = ["D3"]
  static let severity = Severity.warning
  static let abstract = "a colour is resolved before the view is in its window, and again only when it is"

  /// Callbacks that run when the view is in its window and before it is seen.
  private static let appearing: Set<String> = [
    "viewIsAppearing(_:)", "viewWillAppear(_:)", "didMoveToWindow()", "viewDidAppear(_:)",
  ]

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var appearing: Set<Node> = []
    for entry in program.entries where entry.function.map({ Self.appearing.contains($0.name) }) ?? false {
      for event in entry.events { appearing.insert(event.node) }
    }
    var found: [Finding] = []
    var seen: Set<String> = []
    for entry in program.entries {
      guard let function = entry.function, FrameworkTypes.beforeWindow.contains(function.name) else { continue }
      for event in entry.events {
        guard event.kind == .write, event.value.frozen > .no, event.value.form == .cgColor || event.value.form == .image,
          event.responsible == entry.owner, !program.isRefreshed(event, in: program.refreshed),
          program.isRefreshed(event, in: program.refreshedInWindow), !appearing.contains(event.node),
          seen.insert("\(event.site.place.path):\(event.site.line)").inserted
        else { continue }
        found.append(
          finding(
            at: event.site.place,
            "This colour is resolved before the view is in its window; an app pinned to another style than the system's shows the wrong one",
            fix: "Resolve it in viewIsAppearing(_:) or when the view is laid out, too",
            severity: event.value.frozen == .yes ? .warning : .info))
      }
    }
    return found
  }
}
