/// A page or style sheet in a string literal has no form for dark mode.
///
/// Loaded into a web view, it is black on white in a dark app.
///
/// ## Example
///
///     web.loadHTMLString("<style>body { background: white; color: #222 }</style>" + text, baseURL: nil)
///
/// ## Fix
///
/// Say `color-scheme: light dark` in the text, and put colours that differ into `@media (prefers-color-scheme: dark)`.
///
/// ## Blind spots
///
/// A text that is joined with others in another file is judged by itself.
enum PageInSource: Rule {
  static let identifier = "page-in-source-without-dark"
  static let kinds = ["E1"]
  static let severity = Severity.warning
  static let abstract = "pages and style sheets in string literals without a form for dark mode"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let readers = project.swift.tables.units.filter { $0.root?.mentions(showing) ?? false }
    return project.swift.tables.units.flatMap { unit -> [Finding] in
      guard !WebProject.isOutsideApps(unit.path), unit.facts.strings.contains(where: SourceTexts.mayHold), let root = unit.root
      else { return [] }
      let texts = SourceTexts(root).texts
      // The head of a page is often a literal of its own: one of them that knows dark speaks for all of the file.
      guard texts.allSatisfy({ $0.facts.darkSupport.isEmpty }) else { return [] }
      let isRead = root.mentions(showing)
      return texts.compactMap { text in
        finding(
          for: text, isRead: isRead || readers.contains { reader in names(around: text.node).contains { reader.mayHold($0) } })
      }
    }
  }

  /// Words of files that show pages.
  private static let showing: Names = ["WKWebView", "loadHTMLString", "UIWebView", "WKUserScript"]

  /// The names by which other files reach a text: those of the function, variable and type around it.
  private static func names(around node: Node) -> [String] {
    let variable = node.around([.variable])?.name
    let function = node.functionAround.map { FunctionInfo.base(of: $0.name) }
    let type = node.typeAround?.name
    return [variable, function, type].compactMap { $0 }.filter { !$0.isEmpty && $0 != "body" }
  }

  private static func finding(for text: SourceTexts.Text, isRead: Bool) -> Finding? {
    let facts = text.facts
    // Colours from outside are the matter of another rule.
    guard facts.interpolations.isEmpty, facts.lightPin == nil else { return nil }
    let page = facts.colors.filter { $0.isOfPage && !$0.color.isClear && ($0.isGround || $0.isText) }
    let message = "the page keeps its light colours in dark mode: nothing in the text is meant for dark"
    let fix = "say “color-scheme: light dark” and give the colours values under “prefers-color-scheme: dark”"
    if let first = page.first {
      if let ground = page.first(where: \.isGround), ground.color.lightness < 0.4 { return nil }
      return finding(
        at: Place(path: text.node.place.path, line: first.position.line, column: first.position.column), message, fix: fix,
        severity: isRead ? .warning : .info)
    }
    let isVanishing = facts.colors.first { $0.isText && $0.color.contrast(on: RGBA(white: 0)) < 3 && !$0.color.isClear }
    if let dark = isVanishing {
      return finding(
        at: Place(path: text.node.place.path, line: dark.position.line, column: dark.position.column),
        "the text of the page stays dark in dark mode", fix: fix, severity: isRead ? .warning : .info)
    }
    guard facts.isPage, isRead else { return nil }
    return finding(
      at: text.node.place, "the page names no colours and no color-scheme, so it is black on white in a dark app",
      fix: "put <meta name=\"color-scheme\" content=\"light dark\"> into its head", severity: .info)
  }
}
