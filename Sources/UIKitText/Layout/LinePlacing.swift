import Foundation

/// The widths that a paragraph's indents leave.
struct IndentedBox {
  /// The width that lines are broken at, from the smaller indent on, in points; infinite without a limit.
  let width: CGFloat
  /// The width of lines after the first, in points.
  let laterWidth: CGFloat
  /// How far the first line begins further in than the others; negative when the others do.
  let indent: CGFloat
  /// Indent of the first line, in points.
  let first: CGFloat
  /// Indent of the other lines, in points.
  let others: CGFloat

  /// The box of a paragraph in a width.
  init(_ values: ParagraphValues, width limit: CGFloat) {
    first = Self.usable(values.firstLineHeadIndent)
    others = Self.usable(values.headIndent)
    indent = first - others
    let tail = values.tailIndent
    let right: CGFloat
    if tail > 0, tail < TextConstraints.widest { right = min(tail, limit) } else { right = limit - Self.usable(-tail) }
    width = max(0, right - min(first, others))
    laterWidth = max(0, right - others)
  }

  /// An indent that makes sense.
  private static func usable(_ indent: CGFloat) -> CGFloat {
    indent.isFinite ? min(max(0, indent), 100_000) : 0
  }
}

/// Stacks the boxes of a paragraph's lines below what is there already.
struct LinePlacing {
  /// The paragraph's style.
  let values: ParagraphValues
  /// Its indents.
  let box: IndentedBox
  /// Space above its first line, in points.
  let gapBefore: CGFloat
  /// Lines of this paragraph placed so far.
  private var count = 0

  /// A paragraph of which no line is placed yet.
  init(_ values: ParagraphValues, box: IndentedBox, gapBefore: CGFloat) {
    self.values = values
    self.box = box
    self.gapBefore = gapBefore
  }

  /// Gives a line its place below the one before it.
  mutating func place(_ line: inout TextGlyphs.Line, after previous: TextGlyphs.Line?) {
    stretch(&line)
    line.alignment = values.alignment
    line.indent = count == 0 ? box.first : box.others
    line.gap += Self.usable(values.lineSpacing)
    if let previous { line.top = previous.bottom + previous.gap + (count == 0 ? Self.usable(gapBefore) : 0) }
    count += 1
  }

  /// Forgets a line that will be laid out again.
  mutating func takeBack(_ line: TextGlyphs.Line) { count -= 1 }

  /// Obeys the style's wishes for the height of a line; what is added or taken stands above the text, as in TextKit.
  private func stretch(_ line: inout TextGlyphs.Line) {
    var height = line.ascent + line.descent
    if values.lineHeightMultiple > 0 { height *= min(values.lineHeightMultiple, 1000) }
    if values.minimumLineHeight > 0 { height = max(height, Self.usable(values.minimumLineHeight)) }
    if values.maximumLineHeight > 0 { height = min(height, Self.usable(values.maximumLineHeight)) }
    line.ascent = height - line.descent
  }

  /// A length that makes sense.
  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(0, length), 100_000) : 0
  }
}

extension TextGlyphs.Line {
  /// Stands where another line stood, with its box.
  mutating func takePlace(of other: TextGlyphs.Line) {
    top = other.top
    indent = other.indent
    alignment = other.alignment
    ascent = other.ascent
    descent = other.descent
    gap = other.gap
  }
}
