import Foundation
import PenumbraCPango

/// Where a caret stands before and behind one character of a line.
struct TextStop {
  /// The character's place in the text: bytes of the source while lines are composed, UTF-16 code units afterwards.
  var place: Int
  /// Where the character begins, in points from the line's left edge: its right edge in text from right to left.
  var leading: CGFloat
  /// Where the character ends, in points from the line's left edge.
  var trailing: CGFloat
}

extension TextGlyphs.Line {
  /// Notes where carets stand at the characters of a run.
  ///
  /// - Parameters:
  ///   - text: the text that Pango laid out.
  ///   - offset: the byte of the source at which that text began.
  ///   - left: the run's left edge in points from the line's, and its right edge.
  mutating func addStops(
    of item: PangoGlyphItem, in text: UnsafePointer<CChar>, offset: Int, between left: CGFloat, and right: CGFloat
  ) {
    var item = item
    let start = Int(item.item.pointee.offset)
    var widths = [Int32](repeating: 0, count: Int(item.item.pointee.num_chars))
    guard !widths.isEmpty else { return }
    pango_glyph_item_get_logical_widths(&item, text, &widths)
    let sign: CGFloat = item.isRightToLeft ? -1 : 1
    var edge = item.isRightToLeft ? right : left
    var byte = start
    for width in widths {
      let next = edge + sign * CGFloat(width) / CGFloat(PANGO_SCALE)
      stops.append(TextStop(place: offset + byte, leading: edge, trailing: next))
      edge = next
      byte += 1
      // The first byte of a character is none of those that go on with one.
      while byte < start + Int(item.item.pointee.length), UInt8(bitPattern: text[byte]) & 0xC0 == 0x80 { byte += 1 }
    }
  }
}

extension TextGlyphs {
  /// Counts the places of stops and lines in UTF-16 code units, in one pass over the text.
  mutating func countOffsets(in bytes: [UInt8]) {
    var byte = 0
    var units = 0
    func advance(to end: Int) -> Int {
      while byte < min(end, bytes.count) {
        // What follows a first byte belongs to it; four bytes are a pair of surrogates.
        if bytes[byte] & 0xC0 != 0x80 { units += bytes[byte] >= 0xF0 ? 2 : 1 }
        byte += 1
      }
      return units
    }
    for index in lines.indices {
      let start = advance(to: lines[index].bytes.lowerBound)
      // Runs stand from left to right, which is not always the order of their characters.
      lines[index].stops.sort { $0.place < $1.place }
      for stop in lines[index].stops.indices { lines[index].stops[stop].place = advance(to: lines[index].stops[stop].place) }
      lines[index].offsets = start..<max(start, advance(to: lines[index].bytes.upperBound))
    }
  }
}
