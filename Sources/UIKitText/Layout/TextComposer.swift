import CoreGraphics
import Foundation
import PenumbraCPango

/// Breaks a text into lines, stacks their boxes, and stops at the limits of the room it has.
struct TextComposer {
  /// The text.
  let source: TextSource
  /// The room.
  let constraints: TextConstraints
  /// What is laid out so far.
  private(set) var output = TextGlyphs()
  /// Whether some of the text is not shown as it was given.
  private(set) var isTruncated = false
  /// Whether a paragraph went on in a further line.
  private(set) var wraps = false
  /// What breaking lines cost: for each piece handed to Pango its bytes times its lines, because Pango shapes what is left of a word anew
  /// for each line that it takes from it.
  private(set) var work = 0

  /// Lays out all of a text that its room can show.
  init(_ source: TextSource, in constraints: TextConstraints, with engine: TextEngine) {
    self.source = source
    self.constraints = constraints
    var start = 0
    var endsWithLineEnd = source.bytes.isEmpty
    while start < source.bytes.count {
      let paragraph = source.paragraphEnd(from: start)
      let values = self.values(at: start)
      let gapBefore = start == 0 ? 0 : self.values(at: start - 1).paragraphSpacing + values.paragraphSpacingBefore
      let goesOn = compose(start..<paragraph.end, values, gapBefore: gapBefore, with: engine)
      guard goesOn else {
        truncateLastLine(engine)
        return
      }
      start = paragraph.next
      endsWithLineEnd = paragraph.next > paragraph.end
    }
    if constraints.isForEditing, endsWithLineEnd { addLineForCaret(with: engine) }
  }

  /// Adds the empty line on which a caret stands behind a line end, or in an empty text.
  private mutating func addLineForCaret(with engine: TextEngine) {
    let end = source.bytes.count
    _ = compose(end..<end, values(at: max(0, end - 1)), gapBefore: 0, with: engine)
  }

  /// The paragraph style that counts for the paragraph with a character.
  private func values(at byte: Int) -> ParagraphValues {
    if let own = source.styles[source.style(at: byte)].paragraph { return own }
    var values = ParagraphValues()
    values.alignment = constraints.alignment
    values.lineBreakMode = constraints.lineBreak
    return values
  }

  /// Adds a paragraph's lines; false when there was no room for all of them.
  private mutating func compose(
    _ paragraph: Range<Int>, _ values: ParagraphValues, gapBefore: CGFloat, with engine: TextEngine
  ) -> Bool {
    let box = IndentedBox(values, width: constraints.widthLimit)
    var placing = LinePlacing(values, box: box, gapBefore: gapBefore)
    guard !paragraph.isEmpty else {
      var line = TextGlyphs.Line(runs: output.runs.count..<output.runs.count, bytes: paragraph, width: 0)
      line.takeBox(of: source.styles[source.style(at: paragraph.lowerBound)].font)
      line.isRightToLeft = values.baseWritingDirection == .rightToLeft
      output.lines.append(line)
      return keepLastLine(&placing)
    }
    let stays = !box.width.isFinite || staysOnOneLine(values.lineBreakMode)
    if stays { return composeUnbroken(paragraph, values, &placing, engine) }

    let piece = chunk
    var wordPiece = min(Self.wordPiece, piece)
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let rest = start..<paragraph.upperBound
      let atSpace = source.beginsLongWord(in: rest, limit: Self.longWord) ? nil : source.space(in: rest, near: piece)
      let end = atSpace ?? source.character(in: rest, near: wordPiece)
      let isFirst = start == paragraph.lowerBound
      var shaping = TextShaping(range: start..<end, direction: values.baseWritingDirection)
      shaping.width = isFirst ? box.width : box.laterWidth
      shaping.indent = isFirst ? box.indent : 0
      shaping.breaking = values.lineBreakMode == .byCharWrapping ? .characters : .words
      shaping.justifies = values.alignment == .justified
      let before = output.lines.count
      var hasRoom = true
      let made = engine.shape(source, shaping) { line in
        output.append(line.pointee, of: source, offset: start, keepsStops: constraints.isForEditing)
        hasRoom = keepLastLine(&placing)
        return hasRoom
      }
      work += (end - start) * made
      // Too small a piece of a word, most of which would be laid out again with the next one.
      if atSpace == nil, end < paragraph.upperBound, made < 4, wordPiece < piece, hasRoom {
        wordPiece = min(2 * wordPiece, piece)
        while output.lines.count > before, let last = output.lines.last {
          placing.takeBack(last)
          output.removeLastLine()
        }
        continue
      }
      wraps = wraps || output.lines.count - before > 1
      guard hasRoom else { return false }
      // The last line of a piece may have gone on, so the next piece begins with it.
      if end < paragraph.upperBound, output.lines.count - before > 1, let last = output.lines.last {
        start = last.bytes.lowerBound
        placing.takeBack(last)
        output.removeLastLine()
      } else {
        start = end
      }
    }
    return true
  }

  /// Bytes laid out at once: Pango's cost for a paragraph grows faster than its length, and its widths overflow at two million points.
  private var chunk: Int {
    let largest = source.styles.reduce(1) { max($0, $1.font.pointSize + max(0, $1.kern)) }
    return max(16, min(8192, Int(clamping: 1_500_000 / largest)))
  }

  /// Bytes without a space from which on they count as a word without end.
  private static let longWord = 1024

  /// Bytes of a word without any space that are laid out at once to begin with; more when a few lines take more.
  private static let wordPiece = 64

  /// Whether a paragraph with this mode gets one line however long it is.
  private func staysOnOneLine(_ mode: NSLineBreakMode) -> Bool {
    guard mode.truncates || mode == .byClipping else { return false }
    return !constraints.truncatesLastLineOnly || constraints.maxLines == 1
  }

  /// Adds a paragraph as one line, shortened when its mode says so.
  private mutating func composeUnbroken(
    _ paragraph: Range<Int>, _ values: ParagraphValues, _ placing: inout LinePlacing, _ engine: TextEngine
  ) -> Bool {
    let width = placing.box.width - max(0, placing.box.indent)
    let shortens = values.lineBreakMode.truncates && width.isFinite
    var start = paragraph.lowerBound
    let first = output.lines.count
    while start < paragraph.upperBound {
      let end = source.cut(start..<paragraph.upperBound, near: chunk)
      var isNew = start == paragraph.lowerBound
      var hasRoom = true
      engine.shape(source, TextShaping(range: start..<end, direction: values.baseWritingDirection)) { line in
        // Pieces of one line stand side by side; only a line separator in the text begins another.
        if isNew || line.pointee.is_paragraph_start == 0 {
          output.append(line.pointee, of: source, offset: start, keepsStops: constraints.isForEditing)
          hasRoom = keepLastLine(&placing)
        } else {
          output.extend(with: line.pointee, of: source, offset: start, keepsStops: constraints.isForEditing)
        }
        isNew = false
        return hasRoom
      }
      guard hasRoom else { return false }
      start = end
      if shortens, let line = output.lines.last, line.width > width + Self.tolerance { break }
    }
    guard shortens, output.lines.count == first + 1, let line = output.lines.last, line.width > width + Self.tolerance else {
      return true
    }
    shortenLastLine(to: paragraph, mode: values.lineBreakMode, isCut: false, engine)
    return true
  }

  /// Half a unit of Pango's fixed-point arithmetic, in points.
  private static let tolerance: CGFloat = 1 / 2048

  /// Places the line just added; takes it away again and returns false when it is one too many.
  private mutating func keepLastLine(_ placing: inout LinePlacing) -> Bool {
    let index = output.lines.count - 1
    placing.place(&output.lines[index], after: index > 0 ? output.lines[index - 1] : nil)
    let fits = index < constraints.lineLimit && output.lines[index].bottom <= constraints.heightLimit + Self.tolerance
    if fits || index == 0 { return true }
    output.removeLastLine()
    return false
  }

  /// Marks the last line that has room as cut, in the way its paragraph's mode says.
  private mutating func truncateLastLine(_ engine: TextEngine) {
    isTruncated = true
    guard let line = output.lines.last else { return }
    let values = self.values(at: line.bytes.lowerBound)
    guard values.lineBreakMode.truncates, constraints.widthLimit.isFinite || constraints.truncatesLastLineOnly else { return }
    let end = source.paragraphEnd(from: line.bytes.lowerBound).end
    shortenLastLine(to: line.bytes.lowerBound..<end, mode: values.lineBreakMode, isCut: true, engine)
  }

  /// Lays the last line out again, with an ellipsis in place of what its width cannot hold.
  ///
  /// - Parameters:
  ///   - range: what the line would have to hold, to its paragraph's end.
  ///   - isCut: whether further paragraphs follow that have no room.
  private mutating func shortenLastLine(to range: Range<Int>, mode: NSLineBreakMode, isCut: Bool, _ engine: TextEngine) {
    guard let old = output.lines.last else { return }
    let values = self.values(at: range.lowerBound)
    let hasMore = isCut && source.paragraphEnd(from: range.lowerBound).next < source.bytes.count
    var pieces = [range]
    var ending = ""
    var place = PANGO_ELLIPSIZE_END
    switch mode {
    case .byTruncatingHead, .byTruncatingMiddle:
      place = mode == .byTruncatingHead ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_MIDDLE
      let all = range.lowerBound..<(isCut ? source.bytes.count : range.upperBound)
      pieces = Self.ends(of: all, in: source, keeping: chunk / 2)
    default:
      // An ellipsis of our own where the paragraph would fit but others follow; Pango's swallows it where it would not.
      let end = source.cut(range, near: chunk)
      pieces = [range.lowerBound..<end]
      if hasMore && end == range.upperBound { ending = "…" }
    }
    let shortened = TextSource(source, pieces, flattens: true, ending: ending)
    isTruncated = true
    output.removeLastLine()
    let width = constraints.widthLimit - old.indent - max(0, -values.tailIndent)
    let shaping = TextShaping(
      range: 0..<shortened.bytes.count, width: max(0, width), breaking: .ellipsis(place), direction: values.baseWritingDirection)
    var isFirst = true
    engine.shape(shortened, shaping) { line in
      guard isFirst else { return false }
      isFirst = false
      output.append(line.pointee, of: shortened, offset: 0)
      return true
    }
    if isFirst { output.lines.append(TextGlyphs.Line(runs: output.runs.count..<output.runs.count, bytes: range, width: 0)) }
    let index = output.lines.count - 1
    output.lines[index].bytes = range
    // Tightly tracked ellipses stand out by a fraction of a pixel.
    output.lines[index].width = min(output.lines[index].width, max(0, width))
    output.lines[index].takePlace(of: old)
  }

  /// The beginning and the end of a long range; all of a short one.
  private static func ends(of range: Range<Int>, in source: TextSource, keeping count: Int) -> [Range<Int>] {
    guard range.count > 2 * count else { return [range] }
    return [
      range.lowerBound..<source.cut(range, near: count),
      source.cut(range, near: range.count - count)..<range.upperBound,
    ]
  }
}
