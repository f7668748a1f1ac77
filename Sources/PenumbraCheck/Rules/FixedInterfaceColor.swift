/// A xib or storyboard gives a view or a text a colour that is the same in both modes.
///
/// A white view stays white when the phone is dark, and the texts on it that adapt turn white as well: white on white. A dark text
/// vanishes on a background that turns dark. What stands on a fixed colour of its own, such as white on a blue button, is fine.
///
/// ## Example
///
///     <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
///
/// ## Fix
///
/// Choose a system colour, such as System Background or Label, or a named colour with a value for dark; for texts, Default.
///
/// ## Blind spots
///
/// Colours that code sets later are not seen, nor pictures behind a view. A class that pins its style in code is judged as if it
/// did not.
enum FixedInterfaceColor: Rule {
  static let identifier = "fixed-interface-color"
  static let kinds = ["B4", "B7"]
  static let severity = Severity.warning
  static let abstract = "fixed white backgrounds and dark texts in xibs and storyboards"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    return resources.interfaces.flatMap { document -> [Finding] in
      guard !document.facts.isLaunchScreen else { return [] }
      let scene = InterfaceScene(document, resources: resources)
      let isPinned = resources.pinnedStyle(of: document.path) != nil
      return document.facts.colors.compactMap { use -> Finding? in
        guard let fixed = use.color.fixed, !fixed.isClear, fixed.alpha > 0.3, let object = use.object else { return nil }
        guard let judged = judge(use, color: fixed, object: object, scene: scene) else { return nil }
        let isHidden = document.facts.objects[object].isHidden
        return finding(
          at: document.place(use.position), judged.message, fix: judged.fix, kind: use.place == .run ? "B7" : "B4",
          severity: isPinned || isHidden ? .info : judged.severity)
      }
    }
  }

  /// What is to be said of a fixed colour.
  private struct Judgement {
    var message: String
    var fix: String
    var severity: Severity
  }

  private static func judge(
    _ use: InterfaceFacts.ColorUse, color: RGBA, object: Int, scene: InterfaceScene
  ) -> Judgement? {
    switch use.property {
    case "backgroundColor": ground(use, color: color, object: object, scene: scene)
    case "barTintColor" where color.isNearWhite:
      Judgement(
        message: "the bar stays white in dark mode, and its title turns white with the mode",
        fix: "leave the bar tint at Default, or choose a named colour with a value for dark", severity: .warning)
    case "textColor", "titleColor", "NSColor": text(use, color: color, object: object, scene: scene)
    case "tintColor": tint(color: color, object: object, scene: scene)
    case "separatorColor" where color.lightness > 0.8 || color.isNearBlack:
      Judgement(
        message: "separators keep their colour in dark mode", fix: "leave the separator at Default or choose Separator",
        severity: .info)
    default: nil
    }
  }

  private static func ground(
    _ use: InterfaceFacts.ColorUse, color: RGBA, object: Int, scene: InterfaceScene
  ) -> Judgement? {
    let element = scene.facts.objects[object]
    if use.place == .bar {
      guard color.isNearWhite else { return nil }
      return Judgement(
        message: "the bar stays white in dark mode, and its title turns white with the mode",
        fix: "choose a system colour or a named colour with a value for dark", severity: .warning)
    }
    let texts = scene.texts(on: object)
    let fix = "choose System Background or a named colour with a value for dark"
    guard color.isNearWhite else {
      // A light colour under text that turns white.
      guard texts.adaptive, RGBA(white: 1).contrast(on: color) < 2 else { return nil }
      return Judgement(
        message: "the \(noun(element)) keeps its light colour in dark mode, where the text on it turns white", fix: fix,
        severity: .warning)
    }
    if texts.adaptive {
      return Judgement(
        message: "the \(noun(element)) stays white in dark mode, where the text on it turns white too", fix: fix,
        severity: .warning)
    }
    let isControl = ["switch", "slider", "progressView", "imageView", "pageControl", "stepper"].contains(element.kind)
    let isLine = min(element.width ?? 100, element.height ?? 100) <= 2
    let isPage = scene.isPage(object) && !isControl
    return Judgement(
      message: "the \(noun(element)) stays white in dark mode", fix: fix,
      severity: isPage && !isLine ? .warning : .info)
  }

  private static func text(
    _ use: InterfaceFacts.ColorUse, color: RGBA, object: Int, scene: InterfaceScene
  ) -> Judgement? {
    guard color.contrast(on: RGBA(white: 0)) < 3 else { return nil }
    let (face, ground) = scene.surface(under: object, includingOwn: true)
    let fix = "choose Label, Default, or a named colour with a value for dark"
    let message = "the text stays dark in dark mode"
    if case .unknown = face { return Judgement(message: message, fix: fix, severity: .info) }
    if let dark = face.dark {
      // On a surface that is light or coloured in dark too the text stays readable, unless the surface itself is at fault.
      if color.contrast(on: dark) >= 3 {
        guard case .fixed = face, dark.isNearWhite, ground.flatMap(scene.ownColor)?.fixed != nil else { return nil }
        let isFaultyPage = ground.map(scene.isPage) ?? false
        return Judgement(
          message: "the text stays dark in dark mode, and so only fits a background that stays white", fix: fix,
          severity: isFaultyPage ? .warning : .info)
      }
      if case .fixed = face { return nil }
    }
    let element = scene.facts.objects[object]
    return Judgement(
      message: "the text stays dark in dark mode, on a background that turns dark", fix: fix,
      severity: use.place == .state && element.kind == "button" && face == .clear ? .info : .warning)
  }

  private static func tint(color: RGBA, object: Int, scene: InterfaceScene) -> Judgement? {
    guard color.isNearBlack else { return nil }
    let (face, _) = scene.surface(under: object, includingOwn: true)
    if let dark = face.dark, color.contrast(on: dark) >= 2 { return nil }
    if case .unknown = face { return nil }
    return Judgement(
      message: "the tint stays black in dark mode, so that symbols and glyphs vanish",
      fix: "choose Label or a named colour with a value for dark, or leave the tint at Default", severity: .warning)
  }

  /// What people call an element.
  private static func noun(_ object: InterfaceFacts.Object) -> String {
    switch object.kind {
    case "tableView": "table"
    case "collectionView": "collection"
    case "tableViewCell", "tableViewCellContentView", "collectionViewCell": "cell"
    case "label": "label"
    case "button": "button"
    case "textField": "text field"
    case "textView": "text view"
    default: "view"
    }
  }
}
