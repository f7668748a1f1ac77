/// A web view that is opaque, over a white ground, shows white before the page is drawn, in dark mode too.
///
/// ## Example
///
///     view.backgroundColor = .white
///     view.addSubview(web)   // a WKWebView
///
/// ## Fix
///
/// Set `isOpaque = false` and a background that adapts on the web view and on what is below it.
///
/// ## Blind spots
///
/// A page that sets its own colours late is not seen.
enum OpaqueWebView: Rule {
  static let identifier = "opaque-web-view"
  static let kinds = ["E3"]
  static let severity = Severity.warning
  static let abstract = "a web view shows white before its page does"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let surfaces = project.surfaces
    var found: [Finding] = []
    for key in program.tables.types.keys.sorted() {
      guard let type = program.tables.types[key], !surfaces.isPinned(key) else { continue }
      let webs = type.properties.values.filter { program.tables.type(of: $0) == "WKWebView" && !$0.isShared }.sorted {
        $0.node.line < $1.node.line
      }
      guard let web = webs.first else { continue }
      let path = "self." + web.name
      let opens =
        surfaces.paints(key, "isOpaque").contains { $0.path == path }
        || surfaces.paints(key, "underPageBackgroundColor").contains { $0.path == path }
        || web.initial?.mentions(["isOpaque", "underPageBackgroundColor"]) ?? false
      guard !opens else { continue }
      let grounds = surfaces.paints(key, "backgroundColor").filter { surfaces.grounds(key).contains($0.path) || $0.path == path }
      if let fixed = grounds.first(where: { $0.value.isFixed && !$0.value.isClear && ($0.value.light?.luminance ?? 0) > 0.6 }) {
        found.append(
          finding(
            at: fixed.event.site.place, "Until the page is drawn the web view shows white, in dark mode too",
            fix: "Make the web view not opaque and give it and its ground colours that adapt"))
      } else if grounds.isEmpty {
        found.append(
          finding(
            at: web.node.place, "An opaque web view shows white until its page is drawn",
            fix: "Set isOpaque = false and a background that adapts",
            severity: .info))
      }
    }
    return found
  }
}
