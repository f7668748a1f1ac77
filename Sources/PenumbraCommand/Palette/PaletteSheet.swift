#if Pictures && os(Linux)
  import CoreGraphics
  import Foundation
  import Penumbra
  import UIKit

  /// A palette as a picture: a row for each colour, a column for each appearance on its own ground, pairs with their contrast below.
  struct PaletteSheet {
    /// What is shown.
    private let source: PaletteSource
    /// The pairs that are shown.
    private let pairs: [(pair: ColorPalette.Pair, contrasts: [AppearanceVariant: ColorContrast])]

    /// A sheet of a palette.
    init(_ source: PaletteSource) {
      self.source = source
      pairs = source.palette.contrasts()
    }

    /// From the page's edge to what is on it, in points like all measures here.
    private static let margin: CGFloat = 40
    /// How wide names may be.
    private static let nameWidth: CGFloat = 230
    /// How wide the ground of an appearance is.
    private static let columnWidth: CGFloat = 156
    /// Between two grounds.
    private static let columnGap: CGFloat = 10
    /// From one colour to the next.
    private static let rowHeight: CGFloat = 66
    /// What the title and the headings take.
    private static let headHeight: CGFloat = 118
    /// Between the colours and the pairs.
    private static let sectionGap: CGFloat = 64
    /// Pixels a point.
    private static let scale: CGFloat = 2

    /// The sheet's own traits: it is a light page.
    private static let page = AppearanceVariant.light.traits

    /// The left edge of a column.
    private static func x(_ column: Int) -> CGFloat { margin + nameWidth + CGFloat(column) * (columnWidth + columnGap) }

    /// The size of the sheet.
    var size: CGSize {
      let rows = CGFloat(source.palette.roles.count) * Self.rowHeight + 16
      let pairRows = pairs.isEmpty ? 0 : Self.sectionGap + CGFloat(pairs.count) * Self.rowHeight + 16
      let width = Self.x(PaletteSource.columns.count) - Self.columnGap + Self.margin
      return CGSize(width: width, height: Self.headHeight + rows + pairRows + Self.margin)
    }

    /// The sheet as PNG; nil if it is too large.
    func png() -> Data? {
      let size = size
      guard let bitmap = Bitmap(width: Int(size.width * Self.scale), height: Int(size.height * Self.scale), scale: Self.scale)
      else {
        return nil
      }
      let context = bitmap.context
      CGContextStack.push(context)
      defer { CGContextStack.pop() }
      Self.page.performAsCurrent { draw(in: context, size: size) }
      return try? bitmap.makeImage().pngData()
    }

    /// Draws everything.
    private func draw(in context: CGContext, size: CGSize) {
      fill(context, CGRect(origin: .zero, size: size), .secondarySystemBackground, Self.page)
      text(source.title, at: CGPoint(x: Self.margin, y: 32), font: .boldSystemFont(ofSize: 26), color: .label)
      let count = source.palette.roles.count
      text(
        "\(count) \(count == 1 ? "colour" : "colours")", at: CGPoint(x: Self.margin, y: 68), font: .systemFont(ofSize: 13),
        color: .secondaryLabel)
      for (number, column) in PaletteSource.columns.enumerated() {
        text(
          column.heading, at: CGPoint(x: Self.x(number) + 10, y: 90), font: .systemFont(ofSize: 13, weight: .semibold),
          color: .label)
      }
      var top = Self.headHeight
      panels(context, top: top, rows: count)
      for (number, role) in source.palette.roles.enumerated() {
        swatches(context, role, y: top + 8 + CGFloat(number) * Self.rowHeight)
      }
      guard !pairs.isEmpty else { return }
      top += CGFloat(count) * Self.rowHeight + 16 + Self.sectionGap
      text("Contrast", at: CGPoint(x: Self.margin, y: top - 44), font: .boldSystemFont(ofSize: 20), color: .label)
      panels(context, top: top, rows: pairs.count)
      for (number, row) in pairs.enumerated() {
        samples(context, row.pair, row.contrasts, y: top + 8 + CGFloat(number) * Self.rowHeight)
      }
    }

    /// The ground of each column, as the system has it in that appearance.
    private func panels(_ context: CGContext, top: CGFloat, rows: Int) {
      for (number, column) in PaletteSource.columns.enumerated() {
        let rect = CGRect(x: Self.x(number), y: top, width: Self.columnWidth, height: CGFloat(rows) * Self.rowHeight + 16)
        fill(context, rect, .systemBackground, column.variant.traits, radius: 12)
      }
    }

    /// A colour in each appearance, with its value below.
    private func swatches(_ context: CGContext, _ role: ColorRole, y: CGFloat) {
      let notes = source.sets[role].map { PaletteReport.gaps(in: $0).map(\.note) } ?? []
      name(role.rawValue, detail: notes.joined(separator: " · "), y: y)
      for (number, column) in PaletteSource.columns.enumerated() {
        guard let color = source.palette[role] else { continue }
        let traits = column.variant.traits
        let rect = CGRect(x: Self.x(number) + 10, y: y + 4, width: Self.columnWidth - 20, height: 36)
        fill(context, rect, color, traits, radius: 7)
        stroke(context, rect, .separator, traits, radius: 7)
        let value = source.palette.hex(role, column.variant) ?? ""
        text(value, at: CGPoint(x: rect.minX + 1, y: y + 43), font: Self.figures(11), color: .secondaryLabel, traits: traits)
      }
    }

    /// A colour in front of another in each appearance, with the contrast beside it.
    private func samples(
      _ context: CGContext, _ pair: ColorPalette.Pair, _ contrasts: [AppearanceVariant: ColorContrast], y: CGFloat
    ) {
      name(pair.front.rawValue, detail: "on \(pair.ground)", y: y)
      guard let front = source.palette[pair.front], let ground = source.palette[pair.ground] else { return }
      for (number, column) in PaletteSource.columns.enumerated() {
        let traits = column.variant.traits
        let rect = CGRect(x: Self.x(number) + 10, y: y + 4, width: 62, height: 50)
        fill(context, rect, ground, traits, radius: 7)
        stroke(context, rect, .separator, traits, radius: 7)
        text(
          "Aa", at: CGPoint(x: rect.minX + 14, y: y + 16), font: .systemFont(ofSize: 21, weight: .semibold), color: front,
          traits: traits)
        guard let contrast = contrasts[column.variant] else { continue }
        let ratio = contrast.ratio
        text(
          PaletteReport.format(ratio), at: CGPoint(x: rect.maxX + 9, y: y + 9), font: .systemFont(ofSize: 15, weight: .semibold),
          color: ratio < PaletteReport.leastRatio ? .systemRed : .label, traits: traits)
        text(
          Self.grade(ratio), at: CGPoint(x: rect.maxX + 9, y: y + 31), font: .systemFont(ofSize: 11), color: .secondaryLabel,
          traits: traits)
      }
    }

    /// What a ratio is enough for.
    private static func grade(_ ratio: Double) -> String {
      switch ratio {
      case 7...: "AAA"
      case 4.5..<7: "AA"
      case 3..<4.5: "large only"
      default: "too low"
      }
    }

    /// The name of a row, with at most two lines in small letters below.
    private func name(_ name: String, detail: String, y: CGFloat) {
      let top = y + (detail.isEmpty ? 15 : 5)
      let width = Self.nameWidth - 16
      text(
        Self.fitted(name, .systemFont(ofSize: 14, weight: .medium), width), at: CGPoint(x: Self.margin, y: top),
        font: .systemFont(ofSize: 14, weight: .medium), color: .label)
      let font = UIFont.systemFont(ofSize: 11)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font, .foregroundColor: UIColor.secondaryLabel.resolvedColor(with: Self.page),
      ]
      NSAttributedString(string: Self.fitted(detail, font, width * 2 - 40), attributes: attributes)
        .draw(in: CGRect(x: Self.margin, y: top + 20, width: width, height: 2 * font.lineHeight + 1))
    }

    /// A text that is cut in its middle when it is wider than there is room.
    private static func fitted(_ text: String, _ font: UIFont, _ width: CGFloat) -> String {
      var letters = text.count
      var shown = text
      while letters > 3, NSAttributedString(string: shown, attributes: [.font: font]).size().width > width {
        letters -= 1
        shown = text.prefix((letters + 1) / 2) + "…" + text.suffix(letters / 2)
      }
      return shown
    }

    /// A font whose digits are all as wide.
    private static func figures(_ size: CGFloat) -> UIFont { .monospacedDigitSystemFont(ofSize: size, weight: .regular) }

    /// Draws a text in a colour under traits, those of the page if none are given.
    private func text(_ text: String, at point: CGPoint, font: UIFont, color: UIColor, traits: UITraitCollection = page) {
      let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color.resolvedColor(with: traits)]
      NSAttributedString(string: text, attributes: attributes).draw(at: point)
    }

    /// Fills a rectangle with a colour under traits.
    private func fill(_ context: CGContext, _ rect: CGRect, _ color: UIColor, _ traits: UITraitCollection, radius: CGFloat = 0) {
      context.setFillColor(color.resolvedColor(with: traits).cgColor)
      context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
      context.fillPath()
    }

    /// Draws a thin line inside of a rectangle's edge.
    private func stroke(_ context: CGContext, _ rect: CGRect, _ color: UIColor, _ traits: UITraitCollection, radius: CGFloat) {
      context.setStrokeColor(color.resolvedColor(with: traits).cgColor)
      context.setLineWidth(0.5)
      let inner = rect.insetBy(dx: 0.25, dy: 0.25)
      context.addPath(CGPath(roundedRect: inner, cornerWidth: radius, cornerHeight: radius, transform: nil))
      context.strokePath()
    }
  }
#endif
