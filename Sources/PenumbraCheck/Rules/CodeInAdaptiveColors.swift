/// A QR or bar code is drawn in colours that adapt, and is light on dark in dark mode, which many scanners refuse.
///
/// ## Example
///
///     tint.setValue(CIColor(color: .label), forKey: "inputColor0")
///
/// ## Fix
///
/// Draw codes black on white, with a white margin, in both styles.
///
/// ## Blind spots
///
/// A code that is tinted by the view that shows it is not seen.
enum CodeInAdaptiveColors: Rule {
  static let identifier = "code-in-adaptive-colors"
  static let kinds = ["F2"]
  static let severity = Severity.warning
  static let abstract = "a code to scan is drawn in colours that adapt"

  static func check(_ project: ProjectFacts) -> [Finding] {
    var found: [Finding] = []
    var seen: Set<Node> = []
    for entry in project.swift.entries(named: "CIColor") {
      guard let node = entry.function?.node ?? entry.property?.node else { continue }
      let scope = entry.owner.flatMap { project.swift.tables.types[$0]?.nodes.first } ?? node
      guard makesCode(node) || makesCode(scope) else { continue }
      for event in entry.events where event.kind == .call && event.name == "CIColor" && event.value.adapts == .yes {
        guard seen.insert(event.site).inserted else { continue }
        found.append(
          finding(
            at: event.site.place, "In dark mode the code is light on dark, which many scanners refuse",
            fix: "Use black on white in both styles"))
      }
    }
    return found
  }

  /// Whether code makes a code to scan.
  private static func makesCode(_ node: Node) -> Bool {
    node.tree.contains { part in
      part.kind == .text
        && ["CIQRCodeGenerator", "CIAztecCodeGenerator", "CIPDF417BarcodeGenerator", "CICode128BarcodeGenerator"].contains(
          part.name)
        || [.member, .implicitMember].contains(part.kind)
          && ["qrCodeGenerator", "aztecCodeGenerator", "code128BarcodeGenerator", "pdf417BarcodeGenerator"].contains(part.name)
    }
  }
}
