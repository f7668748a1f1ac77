/// A colour or image set has a slot for dark with nothing in it, or with the value of light.
///
/// An empty slot shows the picture of light, or none at all; Xcode keeps it without a word. A dark value that equals the light one
/// says that the set adapts, and it does not.
///
/// ## Example
///
///     { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
///
/// ## Fix
///
/// Fill the slot, or remove it and set the appearances of the set to None.
///
/// ## Blind spots
///
/// Whether two different files hold the same picture is not compared.
enum EmptyDarkSlot: Rule {
  static let identifier = "empty-dark-slot"
  static let kinds = ["B11"]
  static let severity = Severity.error
  static let abstract = "slots for dark with nothing in them"

  static func check(_ project: ProjectFacts) -> [Finding] {
    project.resources.sets.flatMap { set -> [Finding] in
      set.facts.entries.compactMap { entry -> Finding? in
        guard entry.style == .dark, !entry.isHighContrast else { return nil }
        let others = set.facts.plainEntries.filter { $0.style != .dark && $0.idiom == entry.idiom }
        if entry.isEmpty {
          return empty(entry, in: set)
        }
        if let color = entry.color, entry.reference == nil, set.facts.isColor, !others.isEmpty,
          others.allSatisfy({ $0.color == color })
        {
          return finding(
            at: set.place(entry.place), "the value for dark equals the one for light, so the colour does not adapt",
            fix: "give dark a value of its own, or remove the slot when the colour is right in both modes", severity: .info)
        }
        if let name = entry.filename, others.contains(where: { $0.filename == name }) {
          return finding(
            at: set.place(entry.place), "dark shows the file of light, “\(name)”",
            fix: "give dark a file of its own, or remove the slot",
            severity: .info)
        }
        return nil
      }
    }
  }

  /// An empty slot; of several scales, an empty one beside a filled one is only a scale that is not there.
  private static func empty(_ entry: AssetSetFacts.Entry, in set: ProjectResources.Located<AssetSetFacts>) -> Finding? {
    let facts = set.facts
    let isFilledElsewhere = facts.plainEntries.contains { $0.style == .dark && $0.idiom == entry.idiom && !$0.isEmpty }
    guard !isFilledElsewhere else { return nil }
    let hasLight = facts.plainEntries.contains { $0.style != .dark && !$0.isEmpty }
    guard hasLight else { return nil }
    // One word for a set, at its first empty slot.
    guard
      facts.plainEntries.first(where: { $0.style == .dark && $0.idiom == entry.idiom && $0.isEmpty })?.position == entry.position
    else {
      return nil
    }
    let isTemplate = facts.intent == "template"
    return finding(
      at: set.place(entry.place),
      "the set has a slot for dark with no \(facts.isColor ? "colour" : "file") in it: dark mode shows the one of light, or nothing",
      fix: "fill the slot, or remove it", severity: isTemplate ? .info : .error)
  }
}
