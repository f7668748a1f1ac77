/// A PDF, a print-out or an export takes the colours that the screen has at the moment: white text on white paper when the app is
/// dark.
///
/// ## Example
///
///     UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
///       context.beginPage()
///       view.layer.render(in: context.cgContext)
///     }
///
/// ## Fix
///
/// Render with light traits: set the override on the view while it is drawn, or run in `performAsCurrent` of light traits.
///
/// ## Blind spots
///
/// What the caller has prepared is not seen.
enum ExportInScreenColors: Rule {
  static let identifier = "export-in-screen-colors"
  static let kinds = ["F1"]
  static let severity = Severity.warning
  static let abstract = "paper takes the colours of the screen"

  /// Words that show that a function takes care of the style.
  private static let cares: Names = [
    "overrideUserInterfaceStyle", "performAsCurrent", "userInterfaceStyle", "UITraitCollection", "foregroundColor",
    "resolvedColor",
  ]

  /// Calls that make something for paper.
  private static let paper = AttributedTextFixedColor.paper.union(["viewPrintFormatter", "pdfData", "writePDF"])

  /// Calls that draw what the screen shows.
  private static let draws: Names = ["render", "drawHierarchy", "draw", "setFill", "setStroke", "label"]

  static func check(_ project: ProjectFacts) -> [Finding] {
    var found: [Finding] = []
    for function in project.swift.tables.all {
      guard let body = function.body,
        body.mentions(paper), !body.mentions(cares)
      else { continue }
      for node in body.tree where node.kind == .call {
        switch node.calleeName {
        case "UIGraphicsPDFRenderer", "UIGraphicsBeginPDFContextToData", "UIGraphicsBeginPDFContextToFile":
          guard body.mentions(draws) else { continue }
        case "UISimpleTextPrintFormatter": guard node.argument("attributedText") != nil else { continue }
        case "viewPrintFormatter": break
        default: continue
        }
        found.append(
          finding(
            at: node.place, "When the app is dark, this puts light text on white paper",
            fix: "Render with light traits, or set fixed colours for paper"))
        break
      }
    }
    return found
  }
}
