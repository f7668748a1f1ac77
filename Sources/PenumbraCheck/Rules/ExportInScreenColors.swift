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
    "overrideUserInterfaceStyle", "performAsCurrent", "userInterfaceStyle", "UITraitCollection",
  ]

  /// Calls that make something for paper.
  private static let paper = Paper.words.union(["viewPrintFormatter", "pdfData", "writePDF"])

  /// Calls that draw in a colour.
  private static let inking: Set<String> = ["draw", "setFill", "setStroke", "set", "setFillColor", "setStrokeColor"]

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let drawing = program.entries(where: { inking.contains($0) || $0 == "render" || $0 == "drawHierarchy" })
    let sureness = Dictionary(
      drawing.compactMap { entry in entry.function.map { ($0.number, self.sureness(entry)) } }, uniquingKeysWith: { max($0, $1) })
    var found: [Finding] = []
    for function in program.tables.all {
      guard let body = function.body, body.mentions(paper), !body.mentions(cares) else { continue }
      for node in body.tree where node.kind == .call {
        var severity = severity
        switch node.calleeName {
        case "UIGraphicsPDFRenderer", "UIGraphicsBeginPDFContextToData", "UIGraphicsBeginPDFContextToFile":
          guard let sureness = sureness[function.number], sureness > .no else { continue }
          if sureness == .perhaps { severity = .info }
        case "UISimpleTextPrintFormatter":
          guard let text = node.argument("attributedText"), !isInked(text, at: node, by: function, program) else { continue }
        case "viewPrintFormatter": break
        default: continue
        }
        found.append(
          finding(
            at: node.place, "When the app is dark, this puts light text on white paper",
            fix: "Render with light traits, or set fixed colours for paper", severity: severity))
        break
      }
    }
    return found
  }

  /// How sure it is that a function draws in colours of the screen.
  private static func sureness(_ entry: SwiftProgram.Entry) -> Value.Sureness {
    entry.events.filter { $0.kind == .call && !$0.guards.contains(.withTraits) }.map { event -> Value.Sureness in
      if event.name == "render" || event.name == "drawHierarchy" { return .yes }
      return inking.contains(event.name) ? max(event.value.adapts, event.value.frozen) : .no
    }.max() ?? .no
  }

  /// Whether the text that is printed is known to have colours that do not adapt.
  private static func isInked(_ text: Node, at call: Node, by function: FunctionInfo, _ program: SwiftProgram) -> Bool {
    let entries = program.entries(named: "UISimpleTextPrintFormatter").filter { $0.function === function }
    let given = entries.flatMap(\.events).first { $0.node == call }?.arguments.first { $0.label == "attributedText" }?.value
    guard let given, given.form == .attributed, given.adapts == .no, given.frozen == .no else { return false }
    return !given.inks.isEmpty
  }
}
