import Foundation
import PenumbraCPango
import UIKitBase

extension TextGlyphs {
  /// Adds a line that Pango laid out, its box not placed yet.
  ///
  /// - Parameters:
  ///   - source: the text that was laid out.
  ///   - offset: the byte of the source at which Pango's text began.
  ///   - keepsStops: whether it is noted where carets stand.
  mutating func append(_ line: PangoLayoutLine, of source: TextSource, offset: Int, keepsStops: Bool = false) {
    let start = offset + Int(line.start_index)
    lines.append(
      Line(runs: runs.count..<runs.count, bytes: start..<start + Int(line.length), width: 0))
    lines[lines.count - 1].isRightToLeft = line.resolved_dir == PANGO_DIRECTION_RTL.rawValue
    extend(with: line, of: source, offset: offset, keepsStops: keepsStops)
  }

  /// Adds the runs of a line that Pango laid out to the right end of the last line.
  mutating func extend(with line: PangoLayoutLine, of source: TextSource, offset: Int, keepsStops: Bool = false) {
    let index = lines.count - 1
    var x = lines[index].width
    var ascent = lines[index].ascent
    var descent = lines[index].descent
    var gap = lines[index].gap
    var node = line.runs
    while let run = node {
      node = run.pointee.next
      let item = run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let style = source.style(at: offset + Int(item.item.pointee.offset))
      let look = source.styles[style]
      let left = x
      x += append(item, style: style, raisedBy: look.baselineOffset, at: x)
      if keepsStops, let text = pango_layout_get_text(line.layout) {
        lines[index].addStops(of: item, in: text, offset: offset, between: left, and: x)
      }
      ascent = max(ascent, look.font.ascender + look.baselineOffset)
      descent = max(descent, -look.font.descender - look.baselineOffset)
      gap = max(gap, look.font.leading)
    }
    let end = offset + Int(line.start_index) + Int(line.length)
    lines[index].bytes = lines[index].bytes.lowerBound..<max(end, lines[index].bytes.lowerBound)
    lines[index].runs = lines[index].runs.lowerBound..<runs.count
    lines[index].width = x
    lines[index].ascent = ascent
    lines[index].descent = descent
    lines[index].gap = gap
    if lines[index].runs.isEmpty { lines[index].takeBox(of: source.styles[source.style(at: lines[index].bytes.lowerBound)].font) }
  }

  /// Adds a run and returns its advance in points.
  private mutating func append(_ item: PangoGlyphItem, style: Int, raisedBy raise: CGFloat, at x: CGFloat) -> CGFloat {
    let first = glyphs.count
    let unit = 1 / CGFloat(PANGO_SCALE)
    let count = Int(item.glyphs.pointee.num_glyphs)
    var advance: CGFloat = 0
    if let infos = item.glyphs.pointee.glyphs {
      for (index, info) in UnsafeBufferPointer(start: infos, count: count).enumerated() {
        let free = Self.widening(of: info, at: index, in: item)
        let width = CGFloat(info.geometry.width - free) * unit
        let left = x + advance + CGFloat(info.geometry.x_offset - (item.isRightToLeft ? free : 0)) * unit
        if info.glyph & Self.unknownFlag != 0 {
          missing.append(MissingGlyph(line: lines.count - 1, style: style, x: left, width: width))
          if missing.count == 1 { Self.report(missing: info.glyph & ~Self.unknownFlag) }
        } else if info.glyph != Self.emptyGlyph {
          let y = CGFloat(info.geometry.y_offset - item.y_offset) * unit - raise
          glyphs.append(cairo_glyph_t(index: UInt(info.glyph), x: Double(left), y: Double(y)))
        }
        advance += width
      }
    }
    // Runs without ink are kept too: their backgrounds and underlines are drawn. Without any font there is nothing to keep.
    if let font = item.item.pointee.analysis.font,
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    {
      runs.append(
        Run(font: cairo_scaled_font_reference(scaled), style: style, glyphs: first..<glyphs.count, x: x, width: advance))
    }
    return advance
  }

  /// By how much Pango widened a glyph, in its units: the ellipsis takes up all room that a shortened line leaves.
  ///
  /// Without that the line is as wide as its text, so that alignment moves it, and what follows an ellipsis follows it closely.
  private static func widening(of info: PangoGlyphInfo, at index: Int, in item: PangoGlyphItem) -> Int32 {
    let analysis = item.item.pointee.analysis
    let widened = item.isRightToLeft ? 0 : Int(item.glyphs.pointee.num_glyphs) - 1
    guard analysis.flags & ellipsisFlag != 0, index == widened, info.glyph & unknownFlag == 0 else { return 0 }
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(analysis.font, info.glyph, nil, &logical)
    return max(0, info.geometry.width - logical.width)
  }

  /// Pango's mark on the run that stands for what was left out, `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`.
  private static let ellipsisFlag: UInt8 = 1 << 1

  /// Pango's mark on a character that no font has, `PANGO_GLYPH_UNKNOWN_FLAG`.
  private static let unknownFlag: PangoGlyph = 0x1000_0000
  /// Pango's glyph without ink, `PANGO_GLYPH_EMPTY`.
  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

  /// Tells the developer, once for each kind of script, that a character cannot be shown.
  private static func report(missing character: PangoGlyph) {
    let package: String
    switch character {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: package = "fonts-nanum"
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: package = "fonts-noto-cjk"
    case 0x1F000...0x1FBFF, 0x2600...0x27BF: package = "fonts-noto-color-emoji"
    default: package = "fonts-noto-core"
    }
    let name = String(character, radix: 16, uppercase: true)
    Diagnostics.report(
      "No installed font has the character U+\(name); a box is drawn for it. On Debian: apt install \(package)",
      once: "UIKitText.glyph.\(package)")
  }
}

extension PangoGlyphItem {
  /// Whether the run reads from right to left.
  var isRightToLeft: Bool { item.pointee.analysis.level & 1 == 1 }
}

extension TextGlyphs.Line {
  /// Gives a line without characters the height of a font's line.
  mutating func takeBox(of font: UIFont) {
    ascent = font.ascender
    descent = -font.descender
    gap = font.leading
  }
}
