/// A xib or storyboard chooses a style that is light or dark by name.
///
/// A blur of the style Light stays a bright plate in dark mode, an activity indicator of an old style has one colour, a keyboard with
/// a named appearance does not follow the app.
///
/// ## Example
///
///     <blurEffect style="extraLight"/>
///
/// ## Fix
///
/// Choose the styles without light or dark in their names: Regular or the system materials, Medium and Large, Default.
///
/// ## Blind spots
///
/// What lies behind a blur is not seen: over pictures a style that stays may be meant.
enum FixedInterfaceStyle: Rule {
  static let identifier = "fixed-interface-style"
  static let kinds = ["B22", "B3", "C5"]
  static let severity = Severity.warning
  static let abstract = "blurs, activity indicators and keyboards in xibs and storyboards that do not adapt"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    return resources.interfaces.flatMap { document -> [Finding] in
      let scene = InterfaceScene(document, resources: resources)
      let isPinned = resources.pinnedStyle(of: document.path) != nil
      return document.facts.styles.compactMap { use -> Finding? in
        guard let judged = judge(use, scene: scene) else { return nil }
        return finding(
          at: document.place(use.position), judged.message, fix: judged.fix, kind: judged.kind,
          severity: isPinned ? .info : judged.severity)
      }
    }
  }

  /// What is to be said of a style.
  private struct Judgement {
    var kind: String
    var message: String
    var fix: String
    var severity = Severity.warning
  }

  private static func judge(_ use: InterfaceFacts.StyleUse, scene: InterfaceScene) -> Judgement? {
    switch (use.element, use.attribute) {
    case ("blurEffect", "style"):
      let isFixed =
        ["light", "extraLight", "dark", "extraDark"].contains(use.value)
        || use.value.hasPrefix("system")
          && {
            use.value.hasSuffix("Light") || use.value.hasSuffix("Dark")
          }()
      guard isFixed else { return nil }
      let isDark = use.value.lowercased().hasSuffix("dark")
      return Judgement(
        kind: "B22", message: "the blur stays \(isDark ? "dark in light" : "bright in dark") mode",
        fix: "choose Regular, Prominent or a system material", severity: isDark ? .info : .warning)
    case ("activityIndicatorView", "style"):
      guard ["gray", "white", "whiteLarge"].contains(use.value) else { return nil }
      return indicator(use, scene: scene)
    case (_, "keyboardAppearance"):
      guard ["alert", "dark", "light"].contains(use.value) else { return nil }
      return Judgement(
        kind: "C5", message: "the keyboard is \(use.value == "light" ? "light" : "dark") whatever the mode of the app is",
        fix: "choose the keyboard appearance Default")
    default: return nil
    }
  }

  /// An indicator of an old style, unless its colour is set beside it or it stands on a surface that does not change.
  private static func indicator(_ use: InterfaceFacts.StyleUse, scene: InterfaceScene) -> Judgement? {
    let color = scene.facts.colors.first { $0.object == use.object && $0.property == "color" }
    if let color, color.color.fixed == nil { return nil }
    let isWhite = use.value != "gray"
    let (face, _) = scene.surface(under: use.object, includingOwn: true)
    var severity = Severity.warning
    switch face {
    case .fixed: severity = .info
    case .unknown, .clear: severity = isWhite ? .info : .warning
    case .adaptive: break
    }
    return Judgement(
      kind: "B3",
      message: "the activity indicator is \(isWhite ? "white in light" : "grey in dark") mode too, and hardly seen",
      fix: "choose the style Medium or Large, and a colour that adapts", severity: severity)
  }
}
