/// A trait callback reports, posts or loads something whatever has changed, also when the system takes its pictures of the app.
///
/// When an app leaves the foreground, the system shows it in both styles for the app switcher. The callback runs for each flip, and so
/// does the work in it.
///
/// ## Example
///
///     override func traitCollectionDidChange(_ previous: UITraitCollection?) {
///       super.traitCollectionDidChange(previous)
///       Analytics.track("appearance", traitCollection.userInterfaceStyle)
///     }
///
/// ## Fix
///
/// Compare with the previous style, and leave the work out while `applicationState` is `.background`.
///
/// ## Blind spots
///
/// What the called functions look at is not followed, and only those that load something themselves are known to.
enum WorkOnStyleFlip: Rule {
  static let identifier = "work-on-style-flip"
  static let kinds = ["D4"]
  static let severity = Severity.info
  static let abstract = "work that a trait callback does at each flip of the style"

  /// Beginnings of names of functions that tell others or fetch something; a table that is loaded again only shows its colours anew.
  private static let verbs = [
    "post", "track", "log", "record", "report", "send", "fetch", "download", "upload", "save", "sync", "notify",
  ]

  /// Words that show that the callback looks at what has changed.
  private static let looks: Names = [
    "hasDifferentColorAppearance", "hasDifferentColorAppearance(comparedTo:)", "applicationState", "activationState",
  ]

  /// Words of functions that load something.
  private static let loading: Names = ["URLSession", "dataTask", "downloadTask"]

  static func check(_ project: ProjectFacts) -> [Finding] {
    let tables = project.swift.tables
    let callbacks = tables.all.filter { $0.name == "traitCollectionDidChange(_:)" }.compactMap(\.body)
    let handlers = project.swift.entries(named: "registerForTraitChanges").flatMap(\.events).filter {
      $0.name == "registerForTraitChanges"
    }.flatMap { $0.node.arguments }.compactMap(\.first).filter { $0.kind == .closure }
    guard !callbacks.isEmpty || !handlers.isEmpty else { return [] }
    let loaders = Set(tables.all.filter { $0.body?.mentions(loading) ?? false }.map(\.base))
    var seen: Set<Node> = []
    return (callbacks + handlers).compactMap { body in
      guard !body.mentions(looks), !compares(body),
        let call = body.tree.first(where: { $0.kind == .call && (isWork($0.calleeName) || loaders.contains($0.calleeName)) }),
        seen.insert(call).inserted
      else { return nil }
      return finding(
        at: call.place, "This also runs for the two flips of the style when the app goes to the background",
        fix: "Compare with the previous style, and do nothing in the background")
    }
  }

  /// Whether a body compares traits before it does anything.
  private static func compares(_ body: Node) -> Bool {
    let asked: Names = ["userInterfaceStyle", "preferredContentSizeCategory", "horizontalSizeClass", "verticalSizeClass"]
    return body.tree.contains { ["==", "!="].contains($0.name) && $0.kind == .binary && $0.mentions(asked) }
  }

  /// Whether a call tells others or fetches something, by the first word of its name.
  private static func isWork(_ name: String) -> Bool {
    verbs.contains { name == $0 || name.hasPrefix($0) && (name.dropFirst($0.count).first?.isUppercase ?? false) }
  }
}
