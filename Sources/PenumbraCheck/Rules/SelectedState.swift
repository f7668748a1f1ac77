/// A cell sets its colours when it is selected but not when it is highlighted, so that pressed text is dark on a dark selection.
///
/// ## Example
///
///     override func setSelected(_ selected: Bool, animated: Bool) {
///       title.textColor = selected ? .white : .label
///     }
///
/// ## Fix
///
/// Set `highlightedTextColor`, or override `setHighlighted(_:animated:)` too.
///
/// ## Blind spots
///
/// Cells with configurations are not looked at.
enum SelectedState: Rule {
  static let identifier = "selected-state"
  static let kinds = ["B18"]
  static let severity = Severity.warning
  static let abstract = "colours for a selected cell, none for a highlighted one"

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    let surfaces = project.surfaces
    return program.entries.compactMap { entry in
      guard entry.function?.name == "setSelected(_:animated:)", let owner = entry.owner, let type = program.tables.types[owner],
        type.functions["setHighlighted"] == nil, type.properties["isHighlighted"] == nil,
        type.functions["updateConfiguration"] == nil,
        !surfaces.sets(owner, "highlightedTextColor"),
        let write = entry.events.first(where: {
          $0.kind == .write && $0.name == "textColor" && ($0.isOwn || $0.responsible == owner)
        })
      else { return nil }
      // With UIKit's own ground for both states only the colours that are set themselves are missed.
      let isOwn = surfaces.sets(owner, "selectedBackgroundView") || surfaces.sets(owner, "selectionStyle")
      guard isOwn || entry.events.contains(where: { $0.kind == .write && $0.name == "backgroundColor" && $0.isOwn }) else {
        return nil
      }
      return finding(
        at: write.site.place, "While the cell is pressed this text keeps its normal colour on the selection's ground",
        fix: "Set highlightedTextColor, or override setHighlighted(_:animated:) too", severity: isOwn ? .warning : .info)
    }
  }
}
