/// A page in the app, or a style sheet for one, has no form for dark mode.
///
/// Without `color-scheme` and without dark rules a page is black on white in a dark app. A dark sheet with a light page colour in it
/// is as bright.
///
/// ## Example
///
///     <style>body { background: #fff; color: #222 }</style>
///
/// ## Fix
///
/// Say `color-scheme: light dark`, and put colours that differ into `@media (prefers-color-scheme: dark)` or `light-dark()`.
///
/// ## Blind spots
///
/// Colours that scripts set are not seen. Pages that are no part of the app are told by their folders.
enum PageWithoutDark: Rule {
  static let identifier = "page-without-dark"
  static let kinds = ["E1"]
  static let severity = Severity.warning
  static let abstract = "pages and style sheets without a form for dark mode"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    let web = WebProject(resources)
    var findings: [Finding] = []
    for page in resources.pages {
      let sheets = web.sheets(of: page)
      findings += whole(page, sheets: sheets.map(\.sheet), resources: resources)
      findings += lightInDark(page, resources: resources)
    }
    for sheet in web.looseSheets { findings += whole(sheet, sheets: [], resources: resources) }
    for sheet in resources.sheets { findings += lightInDark(sheet, resources: resources) }
    return findings
  }

  // MARK: No dark at all

  private static func whole(
    _ page: ProjectResources.Located<WebFacts>, sheets: [ProjectResources.Located<WebFacts>], resources: ProjectResources
  ) -> [Finding] {
    let all = [page] + sheets
    guard all.allSatisfy({ $0.facts.darkSupport.isEmpty }) else { return [] }
    let severity: Severity =
      WebProject.isOutsideApps(page.path) || resources.pinnedStyle(of: page.path) != nil ? .info : .warning
    if let pin = all.compactMap({ one in one.facts.lightPin.map { one.place($0) } }).first {
      return [
        finding(
          at: pin, "the page is pinned to light, and stays white in a dark app",
          fix: "say “light dark” and give the page colours for dark", severity: .info)
      ]
    }
    // Where the page colours itself is the best place; a page that names no colour is white and black by default.
    let colors = all.flatMap(\.facts.colors)
    let own = all.flatMap { one in
      // What one text declares for a custom property, another may use.
      (one.facts.colors + one.facts.references.compactMap { $0.resolved(in: colors) }).filter { !$0.color.isClear }
        .map { (place: one.place($0.position), color: $0) }
    }
    let ground = own.first { $0.color.isOfPage && ($0.color.isGround || $0.color.isText) }
    if let first = ground ?? own.first(where: { $0.color.isGround || $0.color.isText }) {
      // A page that is dark in both modes fits a dark app.
      if let ground, ground.color.isGround, ground.color.color.lightness < 0.4 { return [] }
      guard page.facts.isPage || first.color.color.isNearWhite || first.color.color.contrast(on: RGBA(white: 0)) < 3 else {
        return []
      }
      return [
        finding(
          at: first.place, "the page keeps its light colours in dark mode: nothing in it or its style sheets is meant for dark",
          fix: "say “color-scheme: light dark” and give these colours values under “prefers-color-scheme: dark”",
          severity: severity)
      ]
    }
    guard page.facts.isPage, let position = page.facts.pagePosition else { return [] }
    return [
      finding(
        at: page.place(position), "the page names no colours and no color-scheme, so it is black on white in a dark app",
        fix: "add <meta name=\"color-scheme\" content=\"light dark\">", severity: severity == .warning ? .info : severity)
    ]
  }

  // MARK: Light in the dark part

  private static func lightInDark(_ sheet: ProjectResources.Located<WebFacts>, resources: ProjectResources) -> [Finding] {
    let dark = sheet.facts.colors.filter { $0.scheme == .dark }
    return dark.compactMap { declaration -> Finding? in
      guard !declaration.color.isClear, declaration.color.alpha > 0.5, !isOfPicture(declaration.selector) else { return nil }
      let partner = dark.first { other in
        other.selector == declaration.selector && (declaration.isGround ? other.isText : other.isGround) && other != declaration
      }
      // Both sides of a pair, readable: a bright button or mark that is meant.
      if let partner, !declaration.isOfPage, declaration.color.contrast(on: partner.color) > 3 { return nil }
      let isBright = declaration.isGround && declaration.color.isNearWhite
      let isVanishing = declaration.isText && declaration.color.contrast(on: RGBA(white: 0)) < 2 && declaration.isOfPage
      let isGroundToken =
        declaration.property.hasPrefix("--") && declaration.color.isNearWhite
        && ["background", "-bg", "surface", "page", "canvas"].contains { declaration.property.contains($0) }
      guard isBright || isVanishing || isGroundToken else { return nil }
      return finding(
        at: sheet.place(declaration.position),
        isVanishing ? "the rules for dark give the text a dark colour" : "the rules for dark give a background a white one",
        fix: "write the colour that dark needs", severity: WebProject.isOutsideApps(sheet.path) ? .info : .warning)
    }
  }

  /// Elements that show pictures, whose ground may be white on purpose.
  private static let pictures: Set<String> = ["img", "picture", "svg", "canvas", "video", "iframe", "object", "embed"]

  /// Whether a selector ends in elements that show pictures.
  private static func isOfPicture(_ selector: String) -> Bool {
    selector.split(separator: ",").allSatisfy { part in
      let last = part.split { $0 == " " || $0 == ">" || $0 == "+" || $0 == "~" || $0.isNewline }.last ?? ""
      return pictures.contains(last.prefix { $0.isLetter }.lowercased())
    }
  }
}
