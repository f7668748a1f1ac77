/// The report as one page that needs nothing else: it follows light and dark, groups by rule and file, and shows the code around
/// each finding.
package enum HTMLReporter: Reporter {
  package static func text(of report: Report) -> String {
    var lines = SourceLines(root: report.root)
    let byRule = Dictionary(grouping: report.findings, by: \.rule)
    let rules = byRule.keys.sorted { one, other in
      let (a, b) = (byRule[one]?.count ?? 0, byRule[other]?.count ?? 0)
      return a == b ? one < other : a > b
    }
    var body = header(of: report)
    if !rules.isEmpty {
      body += "<nav aria-label=\"Rules\"><ul>\n"
      for rule in rules {
        body +=
          "<li><a href=\"#\(escaped(rule))\">\(escaped(rule))</a> <span class=\"count\">\(byRule[rule]?.count ?? 0)</span></li>\n"
      }
      body += "</ul></nav>\n"
    }
    body += "<main>\n"
    if rules.isEmpty { body += "<p class=\"none\">Nothing was found.</p>\n" }
    for rule in rules { body += section(rule, byRule[rule] ?? [], lines: &lines) }
    body += notes(of: report) + "</main>\n"
    return page(body)
  }

  // MARK: Parts

  /// The title, with what was found and read.
  private static func header(of report: Report) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      let noun = severity == .info ? "to look at" : severity.rawValue + (count == 1 ? "" : "s")
      return "<span class=\"badge \(severity.rawValue)\">\(count) \(noun)</span>"
    }
    let name = report.root.split(separator: "/").last.map(String.init) ?? report.root
    var facts = ["\(report.files) \(report.files == 1 ? "file" : "files")"]
    if report.suppressed > 0 { facts.append("\(report.suppressed) switched off by comments") }
    if report.baselined > 0 { facts.append("\(report.baselined) in the baseline") }
    return """
      <header>
      <h1>Dark mode in \(escaped(name))</h1>
      <p>\(counts.isEmpty ? "<span class=\"badge clean\">no findings</span>" : counts.joined(separator: " ")) \
      <span class="faint">in \(facts.joined(separator: ", "))</span></p>
      </header>

      """
  }

  /// One rule with its findings by file.
  private static func section(_ rule: String, _ findings: [Finding], lines: inout SourceLines) -> String {
    let known = RuleBook.rule(rule)
    var text = "<section id=\"\(escaped(rule))\">\n<h2>\(escaped(rule)) <span class=\"count\">\(findings.count)</span></h2>\n"
    if let abstract = known?.abstract { text += "<p class=\"faint\">\(escaped(abstract))</p>\n" }
    var path: String?
    for finding in findings {
      if finding.place.path != path {
        path = finding.place.path
        text += "<h3>\(escaped(TextReporter.visible(finding.place.path)))</h3>\n"
      }
      text += article(finding, lines: &lines)
    }
    return text + "</section>\n"
  }

  /// One finding.
  private static func article(_ finding: Finding, lines: inout SourceLines) -> String {
    let place = finding.place
    var text = "<article class=\"\(finding.severity.rawValue)\">\n"
    text += "<p class=\"message\"><span class=\"badge \(finding.severity.rawValue)\">\(finding.severity.rawValue)</span> "
    text += "\(escaped(finding.message)) <span class=\"faint\">line \(place.line), \(escaped(finding.kind))</span></p>\n"
    text += code(at: place, lines: &lines)
    text += "<p class=\"fix\"><b>Fix:</b> \(escaped(finding.fix))</p>\n"
    for related in finding.related {
      text +=
        "<p class=\"related faint\">\(escaped(TextReporter.visible(related.place.path))):\(related.place.line): \(escaped(related.note))</p>\n"
      text += code(at: related.place, lines: &lines, context: 1)
    }
    return text + "</article>\n"
  }

  /// Lines longer than this are cut.
  private static let longestLine = 240

  /// The code around a place, its own line marked.
  private static func code(at place: Place, lines: inout SourceLines, context: Int = 3) -> String {
    let (first, around) = lines.around(place, before: context, after: context)
    guard !around.isEmpty else { return "" }
    // What all lines are indented by says nothing.
    let indents = around.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let indent = indents.min() ?? 0
    var text = "<pre tabindex=\"0\">"
    for (offset, line) in around.enumerated() {
      let number = first + offset
      let shown = line.dropFirst(min(indent, line.prefix { $0 == " " || $0 == "\t" }.count))
      let cut = shown.count > longestLine ? String(shown.prefix(longestLine)) + "…" : String(shown)
      let mark = number == place.line ? " class=\"here\"" : ""
      text += "<span\(mark)><i>\(number)</i>\(escaped(TextReporter.visible(cut.replacing("\t", with: "    "))))</span>"
    }
    return text + "</pre>\n"
  }

  /// What was left out.
  private static func notes(of report: Report) -> String {
    guard !report.notes.isEmpty else { return "" }
    var text = "<section id=\"left-out\">\n<h2>Left out <span class=\"count\">\(report.notes.count)</span></h2>\n<ul>\n"
    for note in report.notes {
      text += "<li>\(escaped(TextReporter.visible(note.path))) <span class=\"faint\">\(escaped(note.reason))</span></li>\n"
    }
    return text + "</ul>\n</section>\n"
  }

  // MARK: Page

  /// Text in which nothing is markup.
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // Marks that turn the direction of reading could make code look like other code.
      case "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}": escaped += "\u{fffd}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The whole page around its body; nothing may be loaded and no script runs.
  private static func page(_ body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>penumbra check</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }

  /// Colours by role, once for each mode.
  private static let style = """
    :root { color-scheme: light dark;
      --page: light-dark(#f6f5f4, #17161a); --card: light-dark(#ffffff, #232228); --ink: light-dark(#1d1b20, #eceaf0);
      --faint: light-dark(#5f5b66, #a9a5b3); --line: light-dark(#dcd9e0, #3a3842); --link: light-dark(#3d46c2, #a3abff);
      --error: light-dark(#b3261e, #ff9d94); --warning: light-dark(#8a5300, #f5c062); --info: light-dark(#2b5fa8, #9cc4ff);
      --here: light-dark(#fff1cf, #433818); --code: light-dark(#f2f0f5, #1b1a1f); }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.6rem; margin: 0 0 .5rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 0; } h3 { font: 600 .95rem/1.4 ui-monospace, monospace; margin: 1.5rem 0 .5rem; overflow-wrap: anywhere; }
    a { color: var(--link); } nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
    .faint { color: var(--faint); } .count { color: var(--faint); font-weight: 400; font-size: .9em; }
    .badge { display: inline-block; padding: 0 .5em; border: 1px solid currentColor; border-radius: 1em; font-size: .8rem; font-weight: 600; }
    .badge.error { color: var(--error); } .badge.warning { color: var(--warning); } .badge.info, .badge.clean { color: var(--info); }
    article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; margin: .75rem 0; }
    article p { margin: 0; } .message { font-weight: 600; } .message .faint { font-weight: 400; white-space: nowrap; }
    .related { margin-top: .5rem; font-size: .9rem; overflow-wrap: anywhere; }
    pre { margin: .6rem 0; padding: .5rem 0; background: var(--code); border-radius: .5rem; overflow-x: auto; font: .82rem/1.5 ui-monospace, monospace; tab-size: 4; }
    pre span { display: block; padding: 0 .75rem; min-width: max-content; } pre i { display: inline-block; min-width: 3.5ch; margin-right: 1.5ch; color: var(--faint); font-style: normal; text-align: right; user-select: none; }
    pre .here { background: var(--here); }
    """
}
