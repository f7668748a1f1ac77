/// Pasted rich text is inserted as it comes: without a colour it is black, with one it keeps that of another app.
///
/// ## Example
///
///     textStorage.replaceCharacters(in: selectedRange, with: pasted)
///
/// ## Fix
///
/// Add the text's own colour where the pasted text has none, and take away what does not adapt.
///
/// ## Blind spots
///
/// Text that is cleaned by another object is reported.
enum PastedTextColor: Rule {
  static let identifier = "pasted-text-color"
  static let kinds = ["F4"]
  static let severity = Severity.warning
  static let abstract = "pasted text keeps its colours, or none"

  /// Methods that put text into a text storage.
  private static let inserting: Set<String> = ["replaceCharacters", "insert", "append", "setAttributedString"]

  static func check(_ project: ProjectFacts) -> [Finding] {
    var found: [Finding] = []
    var seen: Set<Node> = []
    for entry in project.swift.entries(where: inserting.contains) {
      guard let function = entry.function, let body = function.body,
        entry.events.contains(where: { $0.kind == .call && inserting.contains($0.name) }), !body.mentions(["foregroundColor"])
      else { continue }
      let pastes =
        function.name.lowercased().contains("paste") || body.mentions(["UIPasteboard"])
        || function.parameters.contains { $0.name.lowercased().contains("past") }
      for event in entry.events where event.kind == .call && inserting.contains(event.name) {
        guard event.depth == 0,
          event.target.type == "NSTextStorage" || ["textStorage", "attributedText"].contains(event.target.names.last),
          event.value.form == .attributed, event.value.literal != "given",
          event.value.parameters != 0 || pastes, pastes || function.base.hasPrefix("insert"), seen.insert(event.site).inserted
        else { continue }
        found.append(
          finding(
            at: event.site.place, "Pasted text without a colour is black in dark mode",
            fix: "Add .foregroundColor: UIColor.label where the text has none"))
      }
    }
    return found
  }
}
