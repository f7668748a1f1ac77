import Foundation

/// A text as Pango wants it: clean UTF-8, with the byte at which each style ends.
struct TextSource {
  /// Valid UTF-8 without NUL and other control characters than tab and line ends.
  private(set) var bytes: [UInt8] = []

  /// One style's stretch, from the end of the one before it.
  struct Span {
    /// The byte after its last.
    var end: Int
    /// Its place in `styles`.
    var style: Int
  }

  /// The stretches, in order, without gaps; empty only for an empty text.
  private(set) var spans: [Span] = []

  /// The styles that stretches refer to.
  private(set) var styles: [TextRunStyle] = []

  /// A text of one font.
  init(_ string: String, font: UIFont) {
    styles = [TextRunStyle(font: font)]
    append(string, style: 0)
  }

  /// A text with attributes.
  init(_ string: NSAttributedString, defaultFont: UIFont) {
    let text = string.string
    let length = string.length
    guard length > 0 else {
      styles = [TextRunStyle(font: defaultFont)]
      return
    }
    var effective = NSRange(location: 0, length: 0)
    let first = string.attributes(at: 0, longestEffectiveRange: &effective, in: NSRange(location: 0, length: length))
    styles = [TextRunStyle(first, defaultFont: defaultFont)]
    guard effective.length < length else {
      append(text, style: 0)
      return
    }

    // Slices may cut a pair of surrogates apart; decoding mends each half instead of trapping.
    let units = Array(text.utf16)
    string.enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let style = TextRunStyle(attributes, defaultFont: defaultFont)
      if styles.last != style { styles.append(style) }
      let slice = units[min(range.location, units.count)..<min(range.location + range.length, units.count)]
      append(String(decoding: slice, as: UTF16.self), style: styles.count - 1)
    }
  }

  /// A part of another text, with its styles; line ends become spaces when `flattens`.
  init(_ other: TextSource, _ ranges: [Range<Int>], flattens: Bool, ending: String = "") {
    styles = other.styles
    var lastStyle = 0
    for range in ranges {
      other.forEachSpan(in: range) { piece, style in
        let start = bytes.count
        bytes.append(contentsOf: other.bytes[piece])
        if flattens {
          for index in start..<bytes.count where bytes[index] == 10 || bytes[index] == 13 { bytes[index] = 32 }
        }
        spans.append(Span(end: bytes.count, style: style))
        lastStyle = style
      }
    }
    if !ending.isEmpty { append(ending, style: lastStyle) }
  }

  /// Adds a stretch of text and cleans it.
  private mutating func append(_ string: String, style: Int) {
    var string = string
    let start = bytes.count
    string.withUTF8 { utf8 in
      if utf8.contains(where: Self.isControl) {
        bytes.append(contentsOf: utf8.lazy.filter { !Self.isControl($0) })
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    guard bytes.count > start else { return }
    spans.append(Span(end: bytes.count, style: style))
  }

  /// Whether a byte is a control character that has no place in a line: Pango ends texts at NUL and draws boxes for the others.
  private static func isControl(_ byte: UInt8) -> Bool {
    (byte < 32 && byte != 9 && byte != 10 && byte != 13) || byte == 127
  }
}

extension TextSource {
  /// The style of the character at a byte; at the end that of the last one.
  func style(at byte: Int) -> Int {
    guard spans.count > 1 else { return spans.first?.style ?? 0 }
    return spans[span(at: byte)].style
  }

  /// The stretch that holds a byte, or the last one; found by halving.
  private func span(at byte: Int) -> Int {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end > byte { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Calls the body for each style's part of a byte range, in order.
  func forEachSpan(in range: Range<Int>, _ body: (Range<Int>, Int) -> Void) {
    guard !spans.isEmpty else { return }
    let first = span(at: range.lowerBound)
    var start = first > 0 ? spans[first - 1].end : 0
    for span in spans[first...] {
      let piece = max(start, range.lowerBound)..<max(start, range.lowerBound, min(span.end, range.upperBound))
      if !piece.isEmpty { body(piece, span.style) }
      start = span.end
      if start >= range.upperBound { return }
    }
  }

  /// The end of the paragraph that begins at a byte, and the begin of the next one.
  func paragraphEnd(from start: Int) -> (end: Int, next: Int) {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 10: return (index, index + 1)
      case 13: return (index, index + 1 < bytes.count && bytes[index + 1] == 10 ? index + 2 : index + 1)
      case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9:
        return (index, index + 3)
      default: index += 1
      }
    }
    return (index, index)
  }

  /// A place to cut a long range at: after a space near the limit, else between two characters.
  func cut(_ range: Range<Int>, near limit: Int) -> Int {
    space(in: range, near: limit) ?? character(in: range, near: limit)
  }

  /// Whether more bytes than the limit follow each other without a space in what is laid out of the range at once.
  func beginsLongWord(in range: Range<Int>, limit: Int) -> Bool {
    var run = 0
    for index in range.prefix(8 * limit) {
      run = bytes[index] == 32 ? 0 : run + 1
      if run > limit { return true }
    }
    return false
  }

  /// The end of the range if it is short, or a place after a space in the second half of what the limit allows; nil without one.
  func space(in range: Range<Int>, near limit: Int) -> Int? {
    guard range.count > limit else { return range.upperBound }
    let edge = range.lowerBound + limit
    return (range.lowerBound + limit / 2..<edge).last { bytes[$0] == 32 }.map { $0 + 1 }
  }

  /// The end of the range if it is short, or a place between two characters near the limit.
  func character(in range: Range<Int>, near limit: Int) -> Int {
    guard range.count > limit else { return range.upperBound }
    var index = range.lowerBound + limit
    while index > range.lowerBound + 1, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}
