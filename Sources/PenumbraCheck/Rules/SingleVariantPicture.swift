/// An image set has one variant of a picture that is dark on a clear ground, or is drawn in its own colours.
///
/// Dark lettering and lines vanish in dark mode. What the files look like decides: small PNG, SVG and PDF files are looked at.
///
/// ## Example
///
///     "images": [{ "idiom": "universal", "filename": "wordmark.pdf" }]
///
/// ## Fix
///
/// Add a file for dark, or let the picture be drawn in the tint colour as a template.
///
/// ## Blind spots
///
/// Photos, large pictures and files that cannot be looked at are only mentioned, and where a picture is shown is not known.
enum SingleVariantPicture: Rule {
  static let identifier = "single-variant-picture"
  static let kinds = ["B8"]
  static let severity = Severity.warning
  static let abstract = "pictures without a variant for dark that vanish on dark"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let resources = project.resources
    return resources.sets.compactMap { set -> Finding? in
      let facts = set.facts
      guard !facts.isColor, !facts.adapts, facts.intent != "template",
        let first = facts.plainEntries.first(where: { !$0.isEmpty })
      else { return nil }
      let place = set.place(facts.listPosition)
      let fix = "add a file for dark, or render the picture as a template"
      let tones = facts.plainEntries.compactMap(\.tone)
      if let tone = tones.first {
        // A glyph of one tone is the matter of another rule when it says how it is rendered.
        guard tone.vanishesOnDark, !(tone.isGlyph && facts.intent == "original") else { return nil }
        let isPinned = resources.pinnedStyle(of: set.path) != nil
        return finding(
          at: place, "the picture is dark on a clear ground and has no variant for dark: it vanishes in dark mode", fix: fix,
          severity: isPinned || facts.intent == nil ? .info : .warning)
      }
      // A drawing that cannot be looked at but insists on its own colours.
      guard facts.intent == "original", isDrawing(first.filename ?? "") else { return nil }
      return finding(
        at: place, "the picture is drawn in its own colours and has one variant for both modes", fix: fix, severity: .info)
    }
  }

  /// Photos come as JPEG; drawings do not.
  private static func isDrawing(_ name: String) -> Bool {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    return ["pdf", "svg", "png"].contains(ending)
  }
}
