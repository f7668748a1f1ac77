/// An appearance proxy is given a colour that depends on a choice or on the style of the moment; views that are there already keep
/// the old one.
///
/// A proxy colours views when they enter a window. When the user picks another theme, bars on screen stay as they are until they
/// are made anew.
///
/// ## Example
///
///     UINavigationBar.appearance().barTintColor = look.bar
///
/// ## Fix
///
/// Give the proxy colours that adapt, or update the views that are there as well.
///
/// ## Blind spots
///
/// Views are taken for updated when the function that writes the proxy sets the same property of views that are there, or when it,
/// or one that calls it by its name and labels, takes views out and puts them in again. Where other code sets the property, the
/// finding is no more than worth a look. A theme is told from other values when it is an enumeration, or handed over.
enum AppearanceProxy: Rule {
  static let identifier = "appearance-proxy"
  static let kinds = ["A13"]
  static let severity = Severity.warning
  static let abstract = "an appearance proxy is given a colour that a later choice changes"

  static func check(_ project: ProjectFacts) -> [Finding] {
    var seen: Set<Node> = []
    var program = Judged(program: project.swift, mended: mended(project.swift))
    var found: [Finding] = []
    for entry in project.swift.entries(where: Evaluator.isColorName) {
      var callers: ProxyCallers?
      for event in entry.events where isOfProxy(event, in: entry) {
        guard let judged = judge(event, in: entry, &program, &callers), seen.insert(event.site).inserted else { continue }
        found.append(judged)
      }
    }
    return found
  }

  /// Whether an event gives a proxy a colour that may be wrong.
  private static func isOfProxy(_ event: Event, in entry: SwiftProgram.Entry) -> Bool {
    event.kind == .write && event.depth == 0 && event.target.names.contains("appearance()") && Evaluator.isColorName(event.name)
      && (event.value.form == .color || event.value.form == .unknown)
      && (event.value.adapts != .yes || event.value.frozen == .yes || followsProperty(event, in: entry)) && !event.value.isClear
  }

  /// The program with what was asked of the whole of it.
  private struct Judged {
    let program: SwiftProgram
    /// The properties that some code sets on views themselves.
    let mended: Set<[String]>
    /// Whether enumerations are given another case after the start, as far as that was asked.
    private var changed: [String: Bool] = [:]

    init(program: SwiftProgram, mended: Set<[String]>) {
      self.program = program
      self.mended = mended
    }

    /// Whether a property that holds a case of an enumeration is given another one after the start.
    mutating func changes(_ enumeration: String?) -> Bool {
      guard let enumeration else { return false }
      if let known = changed[enumeration] { return known }
      let answer = program.changes(enumeration)
      changed[enumeration] = answer
      return answer
    }
  }

  /// What is to be said of a colour that a proxy is given.
  private static func judge(
    _ event: Event, in entry: SwiftProgram.Entry, _ program: inout Judged, _ known: inout ProxyCallers?
  ) -> Finding? {
    let value = event.value
    let follows = followsProperty(event, in: entry)
    if value.frozen == .yes || value.parameters != 0 || value.choice != nil || follows {
      guard !isWrittenToViews(event, in: entry) else { return nil }
      let callers = known ?? ProxyCallers(of: entry.function, in: program.program)
      known = callers
      guard !callers.renewViews else { return nil }
      // A choice that is only ever read when the app starts may be one for good.
      var isLater = value.frozen == .yes || value.parameters != 0 || follows || callers.runLater || program.changes(value.choice)
      // Other code paints such views itself: perhaps after each choice.
      if program.mended.contains([event.target.type ?? "", event.name]) { isLater = false }
      return finding(
        at: event.site.place, "Views that are on screen keep this colour when the choice it depends on changes",
        fix: "Give the proxy a colour that adapts, or update the views that are there too",
        severity: isLater ? .warning : .info)
    }
    let leaks = value.isFixed && broad.contains(event.target.type ?? "")
    guard leaks || value.isFixed && (value.light?.isNearWhite == true || value.light?.isDarkInk == true) else { return nil }
    return finding(
      at: event.site.place, "This fixed colour reaches every such view, those of system screens too, and does not adapt",
      fix: "Give the proxy a colour that adapts, or limit it with appearance(whenContainedInInstancesOf:)", severity: .info)
  }

  /// Whether an observer hands its own property on, which it does each time the property is given another value.
  private static func followsProperty(_ event: Event, in entry: SwiftProgram.Entry) -> Bool {
    guard let function = entry.function, function.role == .observer || function.role == .setter else { return false }
    return event.node.part(1)?.mentions([function.name, "newValue"]) ?? false
  }

  /// Classes of which system screens have many.
  private static let broad: Set = [
    "UILabel", "UIView", "UITextField", "UITextView", "UITableView", "UITableViewCell", "UICollectionView",
  ]

  /// The properties that some code sets on bars and other views themselves, by class and name.
  private static func mended(_ program: SwiftProgram) -> Set<[String]> {
    var found: Set<[String]> = []
    for entry in program.entries(where: Evaluator.isColorName) {
      for event in entry.events
      where event.kind == .write && Evaluator.isColorName(event.name) && !event.target.names.contains("appearance()") {
        if let type = event.target.type { found.insert([type, event.name]) }
      }
    }
    return found
  }

  /// Whether the same function sets the property of views that are there.
  private static func isWrittenToViews(_ event: Event, in entry: SwiftProgram.Entry) -> Bool {
    entry.events.contains { other in
      other.kind == .write && other.name == event.name && !other.target.names.contains("appearance()")
    }
  }
}
