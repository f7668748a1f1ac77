#if Pictures && os(Linux)
  import Foundation
  import Penumbra
  import PenumbraAssets

  /// What is missing from a catalog, and which colours hardly stand out.
  struct PaletteReport {
    /// The findings, one a line, each with its place.
    private(set) var findings: [String]
    /// The colours, one a line.
    private let listing: String

    /// Contrast that WCAG 2 wants for text.
    static let leastRatio = 4.5

    /// Looks through a palette.
    init(_ source: PaletteSource) {
      findings = source.faults
      for role in source.palette.roles {
        guard let set = source.sets[role] else { continue }
        findings += Self.gaps(in: set).map { gap in
          "\(source.shorten(set.contentsPath)):\(gap.position.line):\(gap.position.column): warning: “\(role)” \(gap.sentence)"
        }
      }
      findings += Self.lowContrasts(source)
      listing = Self.list(source)
    }

    /// The report as text; the listing alone if nothing was found.
    var text: String {
      let count = findings.count
      let end = count == 0 ? "" : "\n" + findings.joined(separator: "\n") + "\n\(count) \(count == 1 ? "finding" : "findings")\n"
      return listing + end
    }

    /// Something that a set lacks.
    struct Gap {
      /// What, after the name of the set.
      let sentence: String
      /// The same for a sheet, where there is little room.
      let note: String
      /// The place of the entry that shows it.
      let position: SourcePosition
    }

    /// What a set lacks.
    static func gaps(in set: ColorSet) -> [Gap] {
      let usable = set.entries.filter { $0.color != nil }
      guard let first = usable.first else { return [] }
      // A system colour follows the appearance by itself.
      let followsByItself = usable.allSatisfy { entry in
        if case .reference = entry.color { true } else { false }
      }
      guard !followsByItself else { return [] }
      var gaps: [Gap] = []
      func color(_ style: AssetAppearance.Style) -> CatalogColor? {
        set.entry(for: AssetRequest(style: style, isHighContrast: false, idiom: .phone))?.color
      }
      let darkEntry = usable.first { $0.appearance.style == .dark && !$0.appearance.isHighContrast }
      if let empty = set.entries.first(where: { $0.appearance.style == .dark && $0.color == nil }), darkEntry == nil {
        gaps.append(Gap(sentence: "has an empty slot for the dark.", note: "dark slot empty", position: empty.position))
      } else if darkEntry == nil {
        gaps.append(Gap(sentence: "has no dark value.", note: "no dark value", position: first.position))
      } else if let light = color(.light), light == color(.dark) {
        gaps.append(
          Gap(
            sentence: "has the same value in the dark as in light.", note: "the same in dark and light",
            position: darkEntry?.position ?? first.position))
      }
      if color(.light) == nil {
        gaps.append(Gap(sentence: "has no value for light.", note: "no light value", position: first.position))
      }
      if !usable.contains(where: { $0.appearance.isHighContrast }) {
        gaps.append(
          Gap(sentence: "has no value for high contrast.", note: "none for high contrast", position: first.position))
      }
      return gaps
    }

    /// Pairs whose contrast is too low for text in a variant that the sheet shows.
    private static func lowContrasts(_ source: PaletteSource) -> [String] {
      guard let path = source.paths?.shown else { return [] }
      return source.palette.contrasts().compactMap { pair, contrasts in
        let low = PaletteSource.columns.filter { column in
          guard let ratio = contrasts[column.variant]?.ratio, ratio < leastRatio else { return false }
          // Colours of catalogs know no level; what is the same on both is said once.
          var base = column.variant
          base.isElevated = false
          return base == column.variant || contrasts[base]?.ratio != ratio
        }
        guard !low.isEmpty else { return nil }
        let figures = low.map { column in
          "\(format(contrasts[column.variant]?.ratio ?? 0)) in \(column.variant.name)"
        }
        return "\(path): warning: “\(pair.front)” on “\(pair.ground)” has a contrast of \(figures.joined(separator: ", ")); "
          + "text wants \(leastRatio)."
      }
    }

    /// The colours in columns.
    private static func list(_ source: PaletteSource) -> String {
      let width = source.palette.roles.map { $0.rawValue.count }.max() ?? 0
      let columns = PaletteSource.columns
      func row(_ name: String, _ cells: [String]) -> String {
        let padded = cells.enumerated().map { number, cell in
          number == cells.count - 1
            ? cell : cell.padding(toLength: max(columns[number].heading.count, 9), withPad: " ", startingAt: 0)
        }
        return name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + padded.joined(separator: "  ") + "\n"
      }
      return row("", columns.map(\.heading))
        + source.palette.roles.map { role in
          row(role.rawValue, columns.map { source.palette.hex(role, $0.variant) ?? "" })
        }.joined()
    }

    /// A ratio with two digits after the point, cut and not rounded, so that 4.499 is not shown as enough.
    static func format(_ ratio: Double) -> String { String(format: "%.2f", (ratio * 100).rounded(.down) / 100) }
  }
#endif
