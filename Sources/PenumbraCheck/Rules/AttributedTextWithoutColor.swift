/// Attributed text without a foreground colour is drawn black by text views and by direct drawing, in dark mode too.
///
/// A UILabel fills in its own text colour; a UITextView, `draw(in:)` and a CATextLayer do not.
///
/// ## Example
///
///     body.attributedText = NSAttributedString(string: text, attributes: [.font: font])   // body is a UITextView
///
/// ## Fix
///
/// Put `.foregroundColor: UIColor.label` into every dictionary of attributes.
///
/// ## Blind spots
///
/// Text that reaches a text view through another object is not followed.
enum AttributedTextWithoutColor: Rule {
  static let identifier = "attributed-text-without-color"
  static let kinds = ["B6"]
  static let severity = Severity.warning
  static let abstract = "attributed text without a colour is black in dark mode"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var seen: Set<Node> = []
    var found: [Finding] = []
    let paper = Paper(program)
    for entry in program.bareEntries where !paper.holds(entry) {
      let colored = Set(entry.events.filter { $0.kind == .write && $0.name == "textColor" }.map(\.target.text))
      for event in entry.events where event.isOwn && !event.value.bare.isEmpty {
        guard isSink(event, program) else { continue }
        for node in event.value.bare where seen.insert(node).inserted {
          found.append(
            finding(
              at: node.place, "These attributes name no colour, so this text is black in dark mode too",
              fix: "Add .foregroundColor: UIColor.label",
              severity: colored.contains(event.target.text) ? .info : .warning))
        }
      }
    }
    return found
  }

  /// Whether text that arrives here is drawn black when it names no colour.
  private static func isSink(_ event: Event, _ program: SwiftProgram) -> Bool {
    switch (event.kind, event.name) {
    case (.write, "attributedText"), (.write, "typingAttributes"): program.tables.isKind(event.target.type, of: "UITextView")
    case (.write, "string"): program.tables.isKind(event.target.type, of: "CATextLayer")
    case (.call, "draw"): event.value.form == .attributed || event.value.form == .attributes
    case (.call, "setAttributedString"), (.call, "append"): event.target.type == "NSTextStorage"
    default: false
    }
  }
}
