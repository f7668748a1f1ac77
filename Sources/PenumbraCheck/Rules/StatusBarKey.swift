/// Info.plist fixes the style of the status bar for the whole app.
///
/// With `UIViewControllerBasedStatusBarAppearance` off, no screen can change the style: dark content on a screen that turns dark is
/// not seen, nor is light content on one that turns light.
///
/// ## Example
///
///     <key>UIStatusBarStyle</key> <string>UIStatusBarStyleDarkContent</string>
///     <key>UIViewControllerBasedStatusBarAppearance</key> <false/>
///
/// ## Fix
///
/// Turn `UIViewControllerBasedStatusBarAppearance` on, and let the screens decide; or leave the style at Default, which adapts.
///
/// ## Blind spots
///
/// Which screens turn dark is not known.
enum StatusBarKey: Rule {
  static let identifier = "status-bar-key"
  static let kinds = ["B19"]
  static let severity = Severity.warning
  static let abstract = "status bar styles in Info.plist that no screen can change"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    return resources.propertyLists.compactMap { list -> Finding? in
      guard let entry = list.facts.entry("UIStatusBarStyle"), case .text(let style) = entry.value else { return nil }
      let isDark = style.hasSuffix("DarkContent")
      let isLight = style.hasSuffix("LightContent") || style.hasSuffix("BlackTranslucent") || style.hasSuffix("BlackOpaque")
      guard isDark || isLight, list.facts.entry("UIViewControllerBasedStatusBarAppearance")?.value == .flag(false) else {
        return nil
      }
      let isPinned = resources.pinnedStyle(of: list.path) != nil
      return finding(
        at: list.place(entry.position),
        "the status bar is \(isDark ? "dark in dark" : "light in light") mode too, on every screen",
        fix: "turn UIViewControllerBasedStatusBarAppearance on, or leave the style at Default",
        severity: isPinned || isLight ? .info : .warning)
    }
  }
}
