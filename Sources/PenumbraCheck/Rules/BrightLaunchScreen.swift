/// The launch screen is white whatever the mode is.
///
/// In dark mode the app begins with a white flash before its first screen.
///
/// ## Example
///
///     <key>UILaunchScreen</key>
///     <dict><key>UIColorName</key><string>Launch</string></dict>   <!-- "Launch" has one value -->
///
/// ## Fix
///
/// Paint the launch screen with System Background, or with a named colour that has a value for dark.
///
/// ## Blind spots
///
/// Which screen comes first is not known: a launch screen that is meant to be white in front of an app that stays white is reported
/// too, unless Info.plist pins the style.
enum BrightLaunchScreen: Rule {
  static let identifier = "bright-launch-screen"
  static let kinds = ["B5"]
  static let severity = Severity.warning
  static let abstract = "launch screens that flash white in dark mode"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    return documents(resources) + dictionaries(resources)
  }

  // MARK: Storyboards

  private static func documents(_ resources: ProjectResources) -> [Finding] {
    return resources.interfaces.flatMap { document -> [Finding] in
      guard document.facts.isLaunchScreen else { return [] }
      let scene = InterfaceScene(document, resources: resources)
      let isPinned = resources.pinnedStyle(of: document.path) != nil
      return document.facts.colors.compactMap { use -> Finding? in
        guard let object = use.object else { return nil }
        guard let judged = judge(use, object: object, scene: scene) else { return nil }
        return finding(
          at: document.place(use.position), judged.message, fix: judged.fix, severity: isPinned ? .info : judged.severity)
      }
    }
  }

  private static func judge(
    _ use: InterfaceFacts.ColorUse, object: Int, scene: InterfaceScene
  ) -> (message: String, fix: String, severity: Severity)? {
    guard case .fixed(let color) = ColorFace(use.color, in: scene.resources, from: scene.path) else { return nil }
    if use.property == "backgroundColor" {
      guard color.lightness > 0.85, color.alpha > 0.5 else { return nil }
      let isNamed = if case .named = use.color { true } else { false }
      return (
        "the launch screen is white in dark mode too: a white flash before the first screen",
        isNamed ? "give the named colour a value for dark" : "choose System Background or a named colour with a value for dark",
        scene.isPage(object) ? .warning : .info
      )
    }
    guard use.property == "textColor", color.contrast(on: RGBA(white: 0)) < 3 else { return nil }
    let (face, _) = scene.surface(under: object, includingOwn: true)
    if case .fixed(let ground) = face {
      return ground.isNearWhite ? ("the text of the launch screen stays dark", "choose Label", .info) : nil
    }
    return (
      "the text of the launch screen stays dark in dark mode", "choose Label or a named colour with a value for dark", .warning
    )
  }

  // MARK: Dictionaries

  private static func dictionaries(_ resources: ProjectResources) -> [Finding] {
    resources.propertyLists.flatMap { list -> [Finding] in
      guard let entry = list.facts.entry("UILaunchScreen", "UIColorName"), case .text(let name) = entry.value, !name.isEmpty
      else {
        return []
      }
      let isPinned =
        list.facts.entry("UIUserInterfaceStyle").map { $0.value == .text("Light") || $0.value == .text("Dark") } ?? false
      guard let set = resources.set(named: name, isColor: true, from: list.path) else {
        // Without any catalog in sight nothing is known about names.
        let severity: Severity = resources.sets.contains { $0.facts.isColor } ? .warning : .info
        return [
          finding(
            at: list.place(entry.position),
            "the launch colour “\(name)” is in no asset catalog, so the launch screen has no colour",
            fix: "add a colour set of this name with a value for dark, or correct the name", severity: isPinned ? .info : severity
          )
        ]
      }
      guard case .fixed(let color) = ColorFace(set.facts), color.lightness > 0.85 else { return [] }
      return [
        finding(
          at: list.place(entry.position),
          "the launch screen is white in dark mode too, because its colour “\(name)” has one value: a white flash before the first screen",
          fix: "give the colour set a value for dark", severity: isPinned ? .info : .warning,
          related: [RelatedPlace(set.place(set.facts.listPosition), note: "the colour set with one value")])
      ]
    }
  }
}
