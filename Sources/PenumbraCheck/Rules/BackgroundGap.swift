/// A text view or list keeps its own background in a card of another colour and shows as a box in dark mode; or a page that is made
/// in code has no background at all.
///
/// ## Example
///
///     backgroundColor = .secondarySystemGroupedBackground
///     addSubview(note)   // a UITextView with its default background
///
/// ## Fix
///
/// Make the inner background clear; give the page `.systemBackground`.
///
/// ## Blind spots
///
/// A page counts as made in code when code of the project pushes or presents a new one and puts labels, but nothing that covers it,
/// into it.
enum BackgroundGap: Rule {
  static let identifier = "background-gap"
  static let kinds = ["B14"]
  static let severity = Severity.warning
  static let abstract = "a default background shows as a box, or a page has none"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let surfaces = project.surfaces
    return surfaces.owners.flatMap { boxes($0, surfaces) } + bare(program, surfaces)
      + BarePages.all(in: project).map { page in
        finding(
          at: page.place, "This page has no background, so what lies below shows through or it is black",
          fix: "Set view.backgroundColor to .systemBackground")
      }
  }

  /// Views that have a background without being told, and what people call them.
  private static let usual = ["UITextView": "text view", "UITableView": "table", "UICollectionView": "collection"]

  /// Views of a class that keep their own background on a card of another colour.
  private static func boxes(_ owner: String, _ surfaces: Surfaces) -> [Finding] {
    let tables = surfaces.program.tables
    guard let type = tables.types[owner] else { return [] }
    let isController = tables.isKind(owner, of: "UIViewController")
    return type.properties.values.sorted { $0.node.line < $1.node.line }.compactMap { property in
      let path = "self." + property.name
      guard let kind = tables.type(of: property), let noun = usual[kind], !property.isShared,
        !surfaces.paints(owner, "backgroundColor").contains(where: { $0.path == path }),
        !(property.initial?.mentions(["backgroundColor"]) ?? false)
      else { return nil }
      let ground = surfaces.ground(under: path, in: owner)
      // A list that fills the page has no edge; only in a card it is a box.
      guard kind == "UITextView" && !isController || ground.isSure && (ground.source != nil || !isController),
        let value = ground.value, value.adapts == .yes, let dark = value.dark, dark != RGBA(0, 0, 0)
      else { return nil }
      return finding(
        at: property.node.place,
        "In dark mode this \(noun) is a box of another colour, because it keeps its own background",
        fix: "Set its backgroundColor to .clear")
    }
  }

  /// Pages that are made in code without a background.
  private static func bare(_ program: SwiftProgram, _ surfaces: Surfaces) -> [Finding] {
    program.tables.all.compactMap { function in
      guard function.name == "loadView()", let owner = function.owner, let body = function.body,
        program.tables.ancestry(owner).dropFirst().first == "UIViewController"
      else { return nil }
      let plain = body.tree.first { node in
        node.kind == .assign && node.first?.name == "view" && node.part(1)?.calleeName == "UIView"
      }
      guard let plain, !surfaces.paints(owner, "backgroundColor").contains(where: { $0.path == "self.view" }) else { return nil }
      return finding(
        at: plain.place, "This page has no background, so what lies below shows through or it is black",
        fix: "Set view.backgroundColor to .systemBackground")
    }
  }
}
