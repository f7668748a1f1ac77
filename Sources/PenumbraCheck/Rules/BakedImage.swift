/// A picture that was drawn in a dynamic colour keeps the style in which it was drawn.
///
/// Helpers such as `UIImage(color:)`, hand tinting with a graphics context and `UIGraphicsImageRenderer` make pixels. A picture that is
/// made once and kept shows the old style after a switch.
///
/// ## Example
///
///     image = UIImage.solid(.secondarySystemBackground)   // the helper fills a context
///
/// ## Fix
///
/// Use the colour itself (`backgroundColor`, `withTintColor(_:)`, a template image), or draw the picture again when the style changes.
///
/// ## Blind spots
///
/// Drawing helpers of other modules are not seen.
enum BakedImage: Rule {
  static let identifier = "baked-image"
  static let kinds = ["A6"]
  static let severity = Severity.warning
  static let abstract = "a picture drawn in a dynamic colour keeps the style in which it was drawn"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let writes = program.staleWrites { event in
      event.value.form == .image && event.value.loss != .styleTest && keepsPicture(event, program.tables)
    }
    return writes.map { write in
      finding(
        at: write.place, "This picture was drawn in a colour that adapts and stays as it is after a switch of the style",
        fix: "Draw it again when the style changes, or use the colour itself instead of a picture of it",
        severity: write.severity,
        related: write.related)
    }
  }

  /// Whether an event gives a picture to something that shows it, or to a property that keeps one for an object.
  private static func keepsPicture(_ event: Event, _ tables: ProgramTables) -> Bool {
    if event.name.hasSuffix("mage") || event.name == "contents" { return true }
    guard event.target.names == ["self"], let property = tables.property(event.name, of: event.responsible) else { return false }
    return !property.isShared && tables.type(of: property).map { TypeName.plain($0) } == "UIImage"
  }
}
