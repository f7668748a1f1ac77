/// The app's choice of style is written to one window only; a second window, an alert's window and windows that open later stay in
/// the style of the system.
///
/// ## Example
///
///     UIApplication.shared.windows.first?.overrideUserInterfaceStyle = choice.style
///
/// ## Fix
///
/// Write to all windows of all connected scenes, and when a scene connects.
///
/// ## Blind spots
///
/// Windows of libraries are not seen.
enum OverrideNotCovering: Rule {
  static let identifier = "override-not-covering"
  static let kinds = ["C2"]
  static let severity = Severity.warning
  static let abstract = "the choice of style reaches one window only"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let writes = program.entries(named: "overrideUserInterfaceStyle").flatMap { entry in
      entry.events.filter { $0.kind == .write && $0.name == "overrideUserInterfaceStyle" && $0.depth == 0 }.map { (entry, $0) }
    }
    // A loop over windows reaches them all.
    let coversAll = writes.contains { _, event in
      event.target.names.last == "[]" && !event.target.names.contains("first") && !isFirst(event.node.first)
    }
    var found: [Finding] = []
    var seen: Set<Node> = []
    for (entry, event) in writes where !coversAll {
      guard isFirst(event.node.first) || isFirst(event.target), seen.insert(entry.function?.node ?? event.site).inserted else {
        continue
      }
      found.append(
        finding(
          at: event.site.place, "Only one window gets this style; other and later windows keep the style of the system",
          fix: "Write to all windows of all connected scenes, and in scene(_:willConnectTo:options:)"))
    }
    return found + controllersOnly(writes)
      + windows(project, hasWindowOverrides: writes.contains { $0.1.target.text.lowercased().contains("window") })
  }

  /// Writes of the kept choice to controllers in a program that never writes it to a window.
  private static func controllersOnly(_ writes: [(SwiftProgram.Entry, Event)]) -> [Finding] {
    let toWindows = writes.contains { _, event in
      event.target.type == "UIWindow" || ["window", "windows", "keyWindow", "[]"].contains(event.target.names.last ?? "")
    }
    guard !toWindows else { return [] }
    // A style that is written out is meant for one screen.
    let kept = writes.map(\.1).filter { event in
      guard let value = event.node.part(1) else { return false }
      return !["dark", "light", "unspecified"].contains(value.name)
    }
    let roots = kept.filter { $0.target.names.last == "rootViewController" }
    let own = kept.filter { $0.target.names == ["self"] }
    let places = !roots.isEmpty ? roots : Set(own.map { $0.responsible }).count > 1 ? Array(own.prefix(1)) : []
    return places.map {
      finding(
        at: $0.site.place, "Alerts, sheets and other windows do not get this style, which only reaches controllers",
        fix: "Write the style to all windows of all connected scenes")
    }
  }

  /// Whether a target is the first of the windows.
  private static func isFirst(_ node: Node?) -> Bool {
    guard let node, node.mentions(["windows", "keyWindow"]) else { return false }
    return node.mentions(["first", "last", "keyWindow", "isKeyWindow"]) || node.tree.contains { $0.kind == .subscriptCall }
  }

  /// Whether a name stands for the first of the windows, as `window` does in `if let window = scene.windows.first`.
  private static func isFirst(_ target: Path) -> Bool {
    target.names.contains("keyWindow")
      || target.names.contains("windows") && target.names.contains { ["first", "last", "first()"].contains($0) }
  }

  /// Windows that are made later without the app's choice.
  private static func windows(_ project: ProjectFacts, hasWindowOverrides: Bool) -> [Finding] {
    guard hasWindowOverrides else { return [] }
    var found: [Finding] = []
    for entry in project.swift.entries(named: "UIWindow") {
      guard let function = entry.function, !ChoiceNotAppliedAtLaunch.isLaunch(function),
        !entry.events.contains(where: { $0.name == "overrideUserInterfaceStyle" })
      else { continue }
      for event in entry.events where event.kind == .call && event.name == "UIWindow" && event.depth == 0 {
        found.append(
          finding(
            at: event.site.place, "This window does not get the app's choice of style",
            fix: "Copy overrideUserInterfaceStyle from the window below",
            severity: .info))
      }
    }
    return found
  }
}
