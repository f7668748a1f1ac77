/// A text view keeps its own background in a card of another colour and shows as a box in dark mode; or a page that is made in code
/// has no background at all.
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
/// Backgrounds that are set by another class are not seen.
enum BackgroundGap: Rule {
  static let identifier = "background-gap"
  static let kinds = ["B14"]
  static let severity = Severity.warning
  static let abstract = "a default background shows as a box, or a page has none"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let surfaces = project.surfaces
    var found: [Finding] = []
    for owner in surfaces.owners {
      guard let type = program.tables.types[owner], let ground = surfaces.ground(owner), ground.adapts == .yes,
        let dark = ground.dark, dark != RGBA(0, 0, 0)
      else { continue }
      for property in type.properties.values.sorted(by: { $0.node.line < $1.node.line }) {
        guard program.tables.type(of: property) == "UITextView", !property.isShared,
          !surfaces.paints(owner, "backgroundColor").contains(where: { $0.path == "self." + property.name }),
          !(property.initial?.mentions(["backgroundColor"]) ?? false)
        else { continue }
        found.append(
          finding(
            at: property.node.place,
            "In dark mode this text view is a box of another colour, because it keeps its own background",
            fix: "Set its backgroundColor to .clear"))
      }
    }
    return found + bare(program, surfaces)
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
