package import CoreGraphics
package import Foundation
import PenumbraCPango
package import UIKitColors

extension TextLayout {
  /// Draws the text into a rectangle, from its top edge down; alignment counts within the rectangle's width.
  ///
  /// - Parameters:
  ///   - context: where to draw, with y growing downwards.
  ///   - rect: the rectangle, in the context's points. Text that is larger is not clipped.
  ///   - color: the colour of text that brings none.
  ///   - resolve: gives the colour that a run's own colour means at the moment.
  package func draw(in context: CGContext, in rect: CGRect, color: CGColor, resolve: (UIColor) -> CGColor) {
    guard !content.lines.isEmpty, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite else { return }
    let reach = content.lines.reduce(0) { max($0, $1.ascent + $1.descent) }
    let lineWidth = max(rect.width, size.width)
    let extents = CGRect(x: rect.midX - lineWidth, y: rect.minY, width: 2 * lineWidth, height: size.height)
    context.draw(extents: extents.insetBy(dx: -reach, dy: -reach)) { cairo in
      show(TextDrawing(context, on: cairo), in: rect, color, resolve)
    }
  }

  /// Draws all lines that can be seen.
  private func show(_ drawing: TextDrawing, in rect: CGRect, _ color: CGColor, _ resolve: (UIColor) -> CGColor) {
    let hasBackgrounds = styles.contains { $0.background != nil }
    for (index, line) in content.lines.enumerated() {
      let origin = CGPoint(x: rect.minX + line.x(in: rect.width), y: rect.minY + line.baseline)
      guard drawing.mayShow(from: origin.y - line.ascent * 2, to: origin.y + line.descent * 2) else { continue }
      if hasBackgrounds { fillBackgrounds(of: line, at: origin, drawing, resolve) }
      var style = -1
      for run in content.runs[line.runs] {
        if run.style != style {
          style = run.style
          drawing.setColor(styles[style].foreground.map(resolve) ?? color)
        }
        drawing.show(content.glyphs, run.glyphs, of: run.font, at: origin, size: styles[style].font.pointSize)
        if styles[style].isDecorated { strike(run, at: origin, drawing, color, resolve) }
      }
      if !content.missing.isEmpty { drawMissing(onLine: index, at: origin, drawing, color, resolve) }
    }
    drawing.finish()
  }

  /// Draws the text with its top left corner at a point; lines are aligned within the text's own width.
  package func draw(in context: CGContext, at point: CGPoint, color: CGColor, resolve: (UIColor) -> CGColor) {
    draw(in: context, in: CGRect(origin: point, size: size), color: color, resolve: resolve)
  }

  /// Fills the line's box behind runs that have a background.
  private func fillBackgrounds(
    of line: TextGlyphs.Line, at origin: CGPoint, _ drawing: TextDrawing, _ resolve: (UIColor) -> CGColor
  ) {
    for run in content.runs[line.runs] {
      guard let background = styles[run.style].background else { continue }
      drawing.setColor(resolve(background))
      drawing.fill(CGRect(x: origin.x + run.x, y: origin.y - line.ascent, width: run.width, height: line.ascent + line.descent))
    }
  }

  /// Draws the lines below and through a run.
  private func strike(
    _ run: TextGlyphs.Run, at origin: CGPoint, _ drawing: TextDrawing, _ color: CGColor, _ resolve: (UIColor) -> CGColor
  ) {
    let style = styles[run.style]
    let own = style.foreground
    let baseline = origin.y - style.baselineOffset
    for (kind, lineColor, above) in [
      (style.underline, style.underlineColor, -0.12 * style.font.pointSize),
      (style.strikethrough, style.strikethroughColor, style.font.xHeight / 2),
    ] where !kind.isEmpty {
      drawing.setColor((lineColor ?? own).map(resolve) ?? color)
      let thickness = style.font.pointSize / 18 * (kind == .thick ? 2 : 1)
      let box = CGRect(x: origin.x + run.x, y: baseline - above - thickness / 2, width: run.width, height: thickness)
      drawing.fillSharp(box)
      if kind == .double { drawing.fillSharp(box.offsetBy(dx: 0, dy: 2 * thickness)) }
    }
    // The next run of the same style must not be drawn in the line's colour.
    drawing.setColor(own.map(resolve) ?? color)
  }

  /// Draws boxes for characters that no font has.
  private func drawMissing(
    onLine index: Int, at origin: CGPoint, _ drawing: TextDrawing, _ color: CGColor, _ resolve: (UIColor) -> CGColor
  ) {
    for glyph in content.missing(onLine: index) {
      let font = styles[glyph.style].font
      drawing.setColor(styles[glyph.style].foreground.map(resolve) ?? color)
      let inset = min(glyph.width * 0.1, font.pointSize * 0.08)
      drawing.strokeBox(
        CGRect(
          x: origin.x + glyph.x + inset, y: origin.y - font.capHeight, width: max(0, glyph.width - 2 * inset),
          height: font.capHeight), thickness: font.pointSize / 18)
    }
  }
}

extension TextGlyphs.Line {
  /// Left edge of the line in points, from the left edge of a room of this width.
  func x(in width: CGFloat) -> CGFloat {
    let free = width - self.width
    switch alignment {
    case .left: return indent
    case .right: return free - (isRightToLeft ? indent : 0)
    case .center: return (free + (isRightToLeft ? -indent : indent)) / 2
    case .natural, .justified: return isRightToLeft ? free - indent : indent
    }
  }
}
