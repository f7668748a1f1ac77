#if Pictures && os(Linux)
  import Foundation
  import Penumbra
  import PenumbraAssets
  import PenumbraCheck
  import UIKit
  import UIKitColors

  /// The colours that are shown, where they come from, and which stand in front of which.
  struct PaletteSource {
    /// What the sheet is called.
    var title: String
    /// The colours.
    var palette: ColorPalette
    /// The sets of the catalog by role; none for the system's colours.
    var sets: [ColorRole: ColorSet] = [:]
    /// What is wrong with the catalog, paths as the user wrote them.
    var faults: [String] = []
    /// The catalog's path as the user wrote it, and in full.
    var paths: (shown: String, full: String)?

    /// The system's colours, labels on grounds.
    static func system() -> PaletteSource {
      let colors = SystemColor.allCases.map { (ColorRole(rawValue: "\($0)"), UIColor(.system($0))) }
      let fronts: [ColorRole] = ["label", "secondaryLabel", "tertiaryLabel", "link", "systemBlue", "systemRed", "systemGreen"]
      let grounds: [ColorRole] = ["systemBackground", "secondarySystemBackground"]
      let pairs = fronts.flatMap { front in grounds.map { ColorPalette.Pair(front, on: $0) } }
      return PaletteSource(title: "System colours", palette: ColorPalette(colors, pairs: pairs))
    }

    /// The colours of a catalog.
    init(catalog path: String, shown: String) {
      let catalog = AssetCatalog(contentsOf: path)
      title = (catalog.path as NSString).lastPathComponent
      var sets: [ColorRole: ColorSet] = [:]
      var colors: [(ColorRole, UIColor)] = []
      for set in catalog.colors
      where catalog.color(named: set.name)?.path == set.path && set.entries.contains(where: { $0.color != nil }) {
        let role = ColorRole(rawValue: set.name)
        sets[role] = set
        colors.append((role, UIColor(.named(NamedColor(set, isInMainBundle: false)))))
      }
      self.sets = sets
      palette = ColorPalette(colors, pairs: PaletteNames.pairs(colors.map(\.0)))
      paths = (shown.hasSuffix("/") ? String(shown.dropLast()) : shown, catalog.path)
      faults = catalog.diagnostics.filter { $0.severity != .note }.map(\.description)
      faults = faults.map { shorten($0) }
    }

    /// A palette of one's own.
    init(title: String, palette: ColorPalette) {
      self.title = title
      self.palette = palette
    }

    /// A text with the catalog's path as the user wrote it.
    func shorten(_ text: String) -> String {
      paths.map { text.replacing($0.full, with: $0.shown) } ?? text
    }

    /// Adds pairs that are written `front:ground`.
    mutating func addPairs(_ words: [String]) throws(OptionReader.Refusal) {
      for word in words {
        let names = word.split(separator: ":").map { String($0) }
        guard names.count == 2 else { throw OptionReader.Refusal(sentence: "'--pair' needs front:ground, not '\(word)'") }
        for name in names where palette[ColorRole(rawValue: name)] == nil {
          let known = palette.roles.map(\.rawValue)
          let hint = Nearest.suggestion(for: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
          throw OptionReader.Refusal(sentence: "there is no colour '\(name)'\(hint)")
        }
        let pair = ColorPalette.Pair(ColorRole(rawValue: names[0]), on: ColorRole(rawValue: names[1]))
        if !palette.pairs.contains(pair) { palette.pairs.append(pair) }
      }
    }

    /// Chooses the generation of the system's colours, before any is used.
    static func choose(generation: String) {
      PaletteGeneration.current = generation == "26" ? .iOS26 : .iOS13
    }

    /// The variants that a sheet shows, with their headings.
    static let columns: [(heading: String, variant: AppearanceVariant)] = [
      ("Light", .light), ("Dark", .dark), ("Dark, elevated", AppearanceVariant(isDark: true, isElevated: true)),
      ("Light, high contrast", AppearanceVariant(isHighContrast: true)),
      ("Dark, high contrast", AppearanceVariant(isDark: true, isHighContrast: true)),
    ]
  }

  /// Finds colours that are meant to stand in front of one another, by their names.
  enum PaletteNames {
    /// The pairs that names suggest: `onAccent` on `accent`, `CardText` on `Card` or `CardBackground`, `Text` on `Background`.
    static func pairs(_ roles: [ColorRole]) -> [ColorPalette.Pair] {
      let words = roles.map { (role: $0, words: split($0.rawValue)) }
      return words.flatMap { front -> [ColorPalette.Pair] in
        guard let subject = subject(front.words) else { return [] }
        return words.filter { ground in
          guard ground.role != front.role else { return false }
          let isGround = ground.words.contains { grounds.contains($0) }
          let groundSubject = ground.words.filter { !grounds.contains($0) }
          return subject.isEmpty ? isGround && groundSubject.isEmpty : groundSubject == subject
        }.map { ColorPalette.Pair(front.role, on: $0.role) }
      }
    }

    /// Words of colours that stand in front.
    private static let fronts: Set<String> = ["text", "label", "foreground", "title", "ink", "icon"]
    /// Words of colours that lie behind.
    private static let grounds: Set<String> = ["background", "ground", "surface", "fill", "canvas", "backdrop", "bg"]
    /// Words that only say which of several a front is.
    private static let ranks: Set<String> = ["primary", "secondary", "tertiary", "main", "body"]

    /// What a front colour is the front of: nil if it is none, empty if it is one of anything.
    private static func subject(_ words: [String]) -> [String]? {
      if words.first == "on", words.count > 1 { return words.dropFirst().filter { !grounds.contains($0) } }
      guard words.contains(where: { fronts.contains($0) }), !words.contains(where: { grounds.contains($0) }) else { return nil }
      return words.filter { !fronts.contains($0) && !ranks.contains($0) }
    }

    /// The words of a name, in small letters.
    static func split(_ name: String) -> [String] {
      var words: [String] = []
      var word = ""
      for character in name {
        if character.isUppercase || !(character.isLetter || character.isNumber), !word.isEmpty {
          words.append(word.lowercased())
          word = ""
        }
        if character.isLetter || character.isNumber { word.append(character) }
      }
      return words + (word.isEmpty ? [] : [word.lowercased()])
    }
  }
#endif
