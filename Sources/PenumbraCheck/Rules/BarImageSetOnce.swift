/// A bar or tab item shows a full-colour picture with a variant for each style, and keeps the variant of the style in which it was
/// set.
///
/// Items draw template pictures in the tint; one in original mode from an asset with two variants is not exchanged when the style
/// changes on all systems.
///
/// ## Example
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "badge")?.withRenderingMode(.alwaysOriginal), …)
///
/// ## Fix
///
/// Set the item's image again when the style changes, or use a template picture.
///
/// ## Blind spots
///
/// Whether the asset has a dark variant is only known when its catalog is in the project. Newer systems exchange the picture by
/// themselves.
enum BarImageSetOnce: Rule {
  static let identifier = "bar-image-set-once"
  static let kinds = ["A10"]
  static let severity = Severity.warning
  static let abstract = "a full-colour picture of a bar or tab item is set once"

  /// The classes of items of bars.
  private static let items: Set<String> = ["UIBarButtonItem", "UITabBarItem"]

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var seen: Set<Node> = []
    return program.entries(where: { $0.hasSuffix("mage") || items.contains($0) }).flatMap { entry in
      entry.events.compactMap { event -> Finding? in
        guard isItemImage(event), event.isOwn, !program.isRefreshed(event, in: program.refreshed) else { return nil }
        if let owner = entry.owner {
          let again = [
            "image", "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems", "tabBarItem",
            "selectedImage",
          ]
          guard !again.contains(where: { program.refreshed.keys.contains([owner, "", $0]) }) else { return nil }
        }
        guard seen.insert(event.site).inserted else { return nil }
        return finding(
          at: event.site.place, "This item keeps the variant of its picture for the style in which it was set",
          fix: "Set the item's image again when the style changes, or use a template picture")
      }
    }
  }

  /// Whether an event gives an item a picture in its own colours.
  private static func isItemImage(_ event: Event) -> Bool {
    if event.kind == .call, items.contains(event.name) {
      return event.arguments.contains {
        $0.label.lowercased().hasSuffix("image") && $0.value.isOriginal && $0.value.form == .image
      }
    }
    return event.kind == .write && event.name.hasSuffix("mage") && items.contains(event.target.type ?? "")
      && event.value.isOriginal
  }
}
