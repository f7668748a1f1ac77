/// The Info.plist, or the build settings that make it, choose the style of the app in a way that is wrong or incomplete.
///
/// A value that is not one of Light, Dark and Automatic is ignored: the app follows the system although someone meant to pin it. A
/// pinned style shows the app in one mode for ever, also where its colours adapt; and an extension that does not pin it too looks
/// different from its app.
///
/// ## Example
///
///     <key>UIUserInterfaceStyle</key>
///     <string>light</string>
///
/// ## Fix
///
/// Write Light or Dark with a capital letter, in each target; or remove the key once the app is ready for both modes.
///
/// ## Blind spots
///
/// Values that are variables of the build are not followed. Which extension belongs to which app is told by folders only.
enum ForcedStyle: Rule {
  static let identifier = "forced-style"
  static let kinds = ["C7"]
  static let severity = Severity.error
  static let abstract = "styles in Info.plist that are wrong, forced, or not the same in all targets"

  private static let values = ["Automatic", "Dark", "Light"]

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    var findings: [Finding] = []
    for list in resources.propertyLists {
      for entry in list.facts.entries where entry.path.count == 1 && entry.path[0].hasPrefix("UIUserInterfaceStyle") {
        if case .text(let value) = entry.value {
          findings += value.isEmpty ? [wrong("", at: list.place(entry.position))] : judge(value, at: list.place(entry.position))
        } else {
          findings.append(
            finding(
              at: list.place(entry.position),
              "UIUserInterfaceStyle is not a string, so it is ignored and the app follows the system",
              fix: "write the string Light, Dark or Automatic"))
        }
      }
      findings += misplaced(in: list)
    }
    for project in resources.projects {
      for entry in project.facts.settings.entries where entry.key == "UIUserInterfaceStyle" {
        let place = project.place(entry.position)
        findings += judge(entry.value, at: place)
      }
    }
    return findings + uneven(resources)
  }

  /// A value of the key.
  private static func judge(_ value: String, at place: Place) -> [Finding] {
    if value.contains("$") || value == "Automatic" { return [] }
    guard values.contains(value) else { return [wrong(value, at: place)] }
    return [
      finding(
        at: place, "the app is pinned to \(value.lowercased()) mode, and never follows the system",
        fix: "remove the key when the app is ready for both modes", severity: .info)
    ]
  }

  private static func wrong(_ value: String, at place: Place) -> Finding {
    let near =
      values.first { $0.lowercased() == value.trimmingPrefix(" ").lowercased() } ?? Nearest.suggestion(for: value, among: values)
    return finding(
      at: place,
      "“\(value)” is no value of UIUserInterfaceStyle, so it is ignored and the app follows the system",
      fix: near.map { "write “\($0)”" } ?? "write Light, Dark or Automatic")
  }

  /// A key that means something on the Mac only, or stands inside of a dictionary where it is not read.
  private static func misplaced(in list: ProjectResources.Located<PropertyListFacts>) -> [Finding] {
    guard let entry = list.facts.entry("Appearance"), list.facts.entry("UIUserInterfaceStyle") == nil, list.facts.isOfApp else {
      return []
    }
    return [
      finding(
        at: list.place(entry.key), "iOS does not read the key “Appearance”, so the app follows the system",
        fix: "name the key UIUserInterfaceStyle", severity: .warning)
    ]
  }

  /// Targets of one project, of which some are pinned and some are not.
  private static func uneven(_ resources: ProjectResources) -> [Finding] {
    func style(_ list: ProjectResources.Located<PropertyListFacts>) -> String? {
      guard case .text(let value)? = list.facts.entry("UIUserInterfaceStyle")?.value, values.contains(value), value != "Automatic"
      else {
        return nil
      }
      return value
    }
    let apps = resources.propertyLists.filter { $0.facts.isOfApp && style($0) != nil }
    guard let app = apps.first, let pinned = style(app), apps.allSatisfy({ style($0) == pinned }) else { return [] }
    return resources.propertyLists.compactMap { list -> Finding? in
      guard showsScreens(list.facts), list.facts.entry("UIUserInterfaceStyle") == nil else { return nil }
      let entry = list.facts.entry("NSExtension")
      return finding(
        at: list.place(entry?.key ?? list.facts.root),
        "the app is pinned to \(pinned.lowercased()) mode, but this extension follows the system and looks different",
        fix: "give the extension the same UIUserInterfaceStyle", severity: .warning,
        related: app.facts.entry("UIUserInterfaceStyle").map {
          [RelatedPlace(app.place($0.position), note: "the app is pinned here")]
        } ?? [])
    }
  }

  /// Whether an extension has screens of its own.
  private static func showsScreens(_ facts: PropertyListFacts) -> Bool {
    guard case .text(let point)? = facts.entry("NSExtension", "NSExtensionPointIdentifier")?.value else { return false }
    let points = [
      "com.apple.share-services", "com.apple.ui-services", "com.apple.widget-extension", "com.apple.intents-ui-service",
      "com.apple.usernotifications.content-extension", "com.apple.keyboard-service", "com.apple.message-payload-provider",
      "com.apple.photo-editing", "com.apple.fileprovider-actionsui",
    ]
    return points.contains(point)
  }
}
