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
/// Whether another place updates the views that are there is not followed.
enum AppearanceProxy: Rule {
  static let identifier = "appearance-proxy"
  static let kinds = ["A13"]
  static let severity = Severity.warning
  static let abstract = "an appearance proxy is given a colour that a later choice changes"

  static func check(_ project: ProjectFacts) -> [Finding] {
    var seen: Set<Node> = []
    return project.swift.entries.flatMap { entry in
      entry.events.compactMap { event -> Finding? in
        guard event.kind == .write, event.target.names.contains("appearance()"), Evaluator.isColorName(event.name),
          event.value.form == .color || event.value.form == .unknown,
          event.value.adapts != .yes || event.value.frozen == .yes, !event.value.isClear
        else { return nil }
        let value = event.value
        let changes = value.frozen == .yes || value.parameters != 0
        let leaks =
          value.isFixed
          && ["UILabel", "UIView", "UITextField", "UITextView", "UITableView", "UITableViewCell", "UICollectionView"].contains(
            event.target.type ?? "")
        guard changes || leaks || value.isFixed && (value.light?.isNearWhite == true || value.light?.isDarkInk == true) else {
          return nil
        }
        guard seen.insert(event.site).inserted else { return nil }
        return finding(
          at: event.site.place,
          changes
            ? "Views that are on screen keep this colour when the choice it depends on changes"
            : "This fixed colour reaches every such view, those of system screens too, and does not adapt",
          fix: changes
            ? "Give the proxy a colour that adapts, or update the views that are there too"
            : "Give the proxy a colour that adapts, or limit it with appearance(whenContainedInInstancesOf:)",
          severity: changes ? .warning : .info)
      }
    }
  }
}
