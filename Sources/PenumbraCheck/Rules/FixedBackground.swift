/// A page, cell, card, bar, popover or preview is given white, or nearly white, as its background, and is a bright box in dark mode.
///
/// Labels in it that adapt turn white on white.
///
/// ## Example
///
///     card.backgroundColor = .white
///     hello.textColor = .label
///     card.addSubview(hello)
///
/// ## Fix
///
/// Use `.systemBackground` or another colour that adapts.
///
/// ## Blind spots
///
/// What lies in a view is told by `addSubview` and its like, so that the contents of cards in documents are not known. A white view
/// under dark content that does not adapt either, such as a code to scan, is left alone, but for the pages of an app that adapts
/// elsewhere. Pictures that need white are not known. A white ground that goes with a dark one in another branch is taken for a
/// choice of the app's own. In SwiftUI only the texts in the same body are known.
enum FixedBackground: Rule {
  static let identifier = "fixed-background"
  static let kinds = ["B1", "B20"]
  static let severity = Severity.warning
  static let abstract = "a page, cell, card, bar, popover or preview is white in dark mode too"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let surfaces = project.surfaces
    // In a project that adapts nowhere a light page with dark text is no fault of its own.
    let isAdapting = surfaces.adapts || project.resources.sets.contains { $0.facts.isColor && $0.facts.adapts }
    var seen: Set<Node> = []
    var found: [Finding] = []
    for owner in surfaces.owners where !surfaces.isPinned(owner) {
      for paint in surfaces.paints(owner, "backgroundColor") {
        guard paint.value.isFixed, paint.value.frozen == .no, paint.value.light?.isNearWhite == true,
          !hasDarkAlternative(paint, of: owner, surfaces), let judgement = judge(paint, of: owner, surfaces, isAdapting),
          seen.insert(paint.event.site).inserted
        else { continue }
        found.append(
          finding(
            at: paint.event.site.place,
            judgement.adapts
              ? "This background is white in dark mode too, where the text on it turns white"
              : "This background is white in dark mode too",
            fix: "Use .systemBackground or another colour that adapts", severity: judgement.severity,
            related: paint.event.depth > 0 ? [RelatedPlace(paint.event.node.place, note: "it is set here")] : []))
      }
    }
    found += SwiftUIBodies(project.swift).whiteGrounds.map {
      finding(
        at: $0, "This background is white in dark mode too, where the text on it turns white",
        fix: "Use Color(.systemBackground) or another colour that adapts")
    }
    return found + surfaces.owners.filter { !surfaces.isPinned($0) }.flatMap { bars($0, surfaces) }
  }

  /// Bars that are given white.
  private static func bars(_ owner: String, _ surfaces: Surfaces) -> [Finding] {
    let paints =
      surfaces.paints(owner, "barTintColor").filter { $0.event.target.names.last != "appearance()" }
      + surfaces.paints(owner, "backgroundColor").filter { $0.event.target.type?.hasSuffix("BarAppearance") == true }
    var seen: Set<Node> = []
    return paints.compactMap { paint in
      guard paint.value.isFixed, paint.value.frozen == .no, paint.value.light?.isNearWhite == true,
        !hasDarkAlternative(paint, of: owner, surfaces), seen.insert(paint.event.site).inserted
      else { return nil }
      // With a dark title the bar can be read, and only is bright.
      let hasTitle = paint.event.target.type?.hasPrefix("UINavigationBar") == true
      let isPair = surfaces.boards.values.contains { board in
        board.paints["titleTextAttributes"]?.contains { $0.value.inks.contains { $0.color.isDarkInk } } ?? false
      }
      return finding(
        at: paint.event.site.place,
        isPair || !hasTitle
          ? "This bar is white in dark mode too" : "This bar is white in dark mode too, where its title turns white",
        fix: "Use .systemBackground or another colour that adapts, or leave the bar its own", kind: "B20",
        severity: isPair || !paint.event.site.branches.isEmpty ? .info : .warning)
    }
  }

  /// Whether another branch of the function gives a dark colour to the same view: a choice of the app's own decides.
  private static func hasDarkAlternative(_ paint: Surfaces.Paint, of owner: String, _ surfaces: Surfaces) -> Bool {
    surfaces.paints(owner, paint.event.name == "barTintColor" ? "barTintColor" : "backgroundColor").contains { other in
      other.path == paint.path && other.value.isFixed && other.value.light.map { $0.alpha > 0.5 && $0.luminance < 0.2 } == true
        && other.entry.function == paint.entry.function && other.event.site.branches != paint.event.site.branches
    }
  }

  /// What is to be said of a white background.
  private struct Judgement {
    /// Whether text on it turns white.
    var adapts: Bool
    var severity = Severity.warning
  }

  /// What is to be said of a white background of a class or of a view in it; nil for nothing.
  private static func judge(_ paint: Surfaces.Paint, of owner: String, _ surfaces: Surfaces, _ isAdapting: Bool) -> Judgement? {
    let type = paint.event.target.type ?? ""
    let tables = surfaces.program.tables
    if surfaces.grounds(owner).contains(paint.path) {
      let adapts =
        surfaces.turningTexts(owner).contains { surfaces.ground(under: $0, in: owner).source == nil }
        || shows(tables.ancestry(owner), fixed: "self", in: owner, surfaces)
      let isPair = !surfaces.fixedInks(owner).isEmpty
      if tables.isKind(owner, of: "UIViewController") {
        let isMixed = adapts || hasList(owner, tables)
        return Judgement(adapts: adapts, severity: isPair && !isMixed && !isAdapting ? .info : .warning)
      }
      // A fixed dark text on a fixed white ground is readable in both styles.
      return adapts ? Judgement(adapts: true, severity: isPair ? .info : .warning) : nil
    }
    if ["UIPreviewParameters", "UIPopoverPresentationController", "UIPreviewTarget"].contains(type) {
      return Judgement(adapts: !surfaces.turningTexts(owner).isEmpty)
    }
    if isCell(type, tables) {
      let inks = surfaces.fixedInks(owner).filter { Surfaces.isPart($0.path, of: paint.path) }
      guard inks.isEmpty, surfaces.fixedInks(type).isEmpty, !surfaces.isPinned(type) else { return nil }
      let known = surfaces.turningTexts(type)
      // What a cell from a document shows is not known; one of UIKit's own has a label that adapts.
      guard tables.types[type]?.isDeclared != true || !known.isEmpty else { return nil }
      return Judgement(adapts: !known.isEmpty || type == "UITableViewCell")
    }
    if isPage(paint, of: owner, surfaces) { return Judgement(adapts: false) }
    if shows(tables.ancestry(type), fixed: paint.path, in: owner, surfaces) {
      // A document may have given the text of an outlet a colour.
      return Judgement(adapts: true, severity: surfaces.isOutlet(paint.path, in: owner) ? .info : .warning)
    }
    if ["UITableView", "UICollectionView"].contains(where: { tables.isKind(type, of: $0) }) {
      return tables.isKind(owner, of: "UIViewController") ? Judgement(adapts: false) : nil
    }
    // A container: what lies on it counts.
    let adapts = surfaces.turningTexts(owner).contains {
      $0 != paint.path && surfaces.ground(under: $0, in: owner).source == paint.path
    }
    return adapts ? Judgement(adapts: true) : nil
  }

  /// Views with a text of their own, which adapts when nothing is said.
  private static let texts: Set<String> = ["UITextField", "UITextView", "UIDatePicker", "UIPickerView", "UISearchBar"]

  /// Whether a view shows a text of its own that adapts.
  private static func shows(_ types: [String], fixed path: String, in owner: String, _ surfaces: Surfaces) -> Bool {
    guard types.contains(where: texts.contains) else { return false }
    return !["textColor", "attributedText"].contains { property in
      surfaces.paints(owner, property).contains { $0.path == path && $0.value.adapts != .yes }
    }
  }

  /// Whether a controller has a list, whose cells adapt by themselves.
  private static func hasList(_ owner: String, _ tables: ProgramTables) -> Bool {
    ["UITableViewController", "UICollectionViewController"].contains { tables.isKind(owner, of: $0) }
      || tables.types[owner]?.properties.values.contains { property in
        tables.type(of: property).map { type in ["UITableView", "UICollectionView"].contains { tables.isKind(type, of: $0) } }
          ?? false
      } ?? false
  }

  /// Whether a type is that of a cell or header of a list.
  private static func isCell(_ type: String, _ tables: ProgramTables) -> Bool {
    ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"].contains { tables.isKind(type, of: $0) }
  }

  /// Whether what is coloured is the page of another controller.
  private static func isPage(_ paint: Surfaces.Paint, of owner: String, _ surfaces: Surfaces) -> Bool {
    surfaces.controller(of: paint, in: owner).map { surfaces.program.tables.isKind($0, of: "UIViewController") } ?? false
  }
}
