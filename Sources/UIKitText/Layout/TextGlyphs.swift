import Foundation
import PenumbraCPango

/// Laid out text, ready to be drawn: glyphs, the runs they form, and the lines the runs stand on.
struct TextGlyphs {
  /// Glyphs of one scaled font and one style, side by side on a line.
  struct Run {
    /// The font, retained by whoever keeps the run.
    var font: OpaquePointer
    /// The style's place in `styles`.
    var style: Int
    /// The run's glyphs in `glyphs`.
    var glyphs: Range<Int>
    /// Left edge in points from the line's left edge.
    var x: CGFloat
    /// Advance in points.
    var width: CGFloat
  }

  /// A character that no installed font has; a box is drawn for it.
  struct MissingGlyph {
    /// The line it stands on.
    var line: Int
    /// The style's place in `styles`.
    var style: Int
    /// Left edge in points from the line's left edge.
    var x: CGFloat
    /// Advance in points.
    var width: CGFloat
  }

  /// One line.
  struct Line {
    /// The line's runs in `runs`, from left to right.
    var runs: Range<Int>
    /// The line's bytes in its source.
    var bytes: Range<Int>
    /// Advance of all runs, in points.
    var width: CGFloat
    /// Top of the box above the baseline, in points.
    var ascent: CGFloat = 0
    /// Bottom of the box below the baseline, in points.
    var descent: CGFloat = 0
    /// Space to the next line's box, in points.
    var gap: CGFloat = 0
    /// Distance of the box from the top of the text, in points.
    var top: CGFloat = 0
    /// Distance of the line from the leading edge, in points.
    var indent: CGFloat = 0
    /// Where the line stands.
    var alignment = NSTextAlignment.natural
    /// Whether its paragraph is written from right to left.
    var isRightToLeft = false
    /// Where carets stand at the line's characters, in the order of the text; empty unless the text is there to be edited.
    var stops: [TextStop] = []
    /// The line's UTF-16 code units without the line end; empty unless the text is there to be edited.
    var offsets = 0..<0

    /// Distance of the baseline from the top of the text, in points.
    var baseline: CGFloat { top + ascent }
    /// Distance of the box's bottom from the top of the text, in points.
    var bottom: CGFloat { top + ascent + descent }
  }

  /// All glyphs, placed relative to the left end of their line's baseline, in points.
  var glyphs: [cairo_glyph_t] = []
  /// All runs, line by line.
  var runs: [Run] = []
  /// All lines, from the top.
  var lines: [Line] = []
  /// Characters without glyph, line by line.
  var missing: [MissingGlyph] = []

  /// Takes the last line away again.
  mutating func removeLastLine() {
    guard let line = lines.popLast() else { return }
    for run in runs[line.runs] { cairo_scaled_font_destroy(run.font) }
    if let first = runs[line.runs].first { glyphs.removeSubrange(first.glyphs.lowerBound...) }
    runs.removeSubrange(line.runs)
    while let last = missing.last, last.line >= lines.count { missing.removeLast() }
  }

  /// The characters without glyph on one line, found by halving.
  func missing(onLine line: Int) -> ArraySlice<MissingGlyph> {
    func firstIndex(from line: Int) -> Int {
      var (low, high) = (0, missing.count)
      while low < high {
        let middle = (low + high) / 2
        if missing[middle].line < line { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return missing[firstIndex(from: line)..<firstIndex(from: line + 1)]
  }

  /// Gives the fonts back.
  func releaseFonts() {
    for run in runs { cairo_scaled_font_destroy(run.font) }
  }
}
