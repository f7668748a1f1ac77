import CoreGraphics
import Foundation
import PenumbraCPango

/// How the engine breaks the text it is handed.
enum TextBreaking {
  /// Not at all.
  case none
  /// Between words, in a word when it is wider than the line.
  case words
  /// Between characters.
  case characters
  /// Not; an ellipsis stands at this place for what does not fit.
  case ellipsis(PangoEllipsizeMode)
}

/// One paragraph, or part of one, to be laid out.
struct TextShaping {
  /// The bytes of the source, none of them a paragraph's end.
  var range: Range<Int>
  /// The width of a line in points; infinity for no limit.
  var width: CGFloat = .infinity
  /// How lines are broken.
  var breaking = TextBreaking.none
  /// Points by which the first line begins further in, or, when negative, the others.
  var indent: CGFloat = 0
  /// Whether spaces are widened until lines fill the width.
  var justifies = false
  /// The writing direction.
  var direction = NSWritingDirection.natural
}

extension TextEngine {
  /// Lays out a range and hands over each line of it, as Pango keeps them until the next call; answers how many Pango made.
  @discardableResult
  func shape(_ source: TextSource, _ shaping: TextShaping, _ visit: (UnsafeMutablePointer<PangoLayoutLine>) -> Bool) -> Int {
    setAttributes(source, shaping.range)
    let isLimited = shaping.width.isFinite
    pango_layout_set_width(layout, isLimited ? max(0, Self.units(shaping.width, .up)) : -1)
    pango_layout_set_indent(layout, Self.units(shaping.indent))
    pango_layout_set_justify(layout, shaping.justifies ? 1 : 0)
    var ellipsis = PANGO_ELLIPSIZE_NONE
    switch shaping.breaking {
    case .none: break
    case .words: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    case .characters: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
    case .ellipsis(let mode): ellipsis = mode
    }
    pango_layout_set_ellipsize(layout, ellipsis)
    pango_layout_set_auto_dir(layout, shaping.direction == .natural ? 1 : 0)
    if shaping.direction != .natural {
      pango_context_set_base_dir(context, shaping.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      pango_layout_context_changed(layout)
    }
    source.bytes.withUnsafeBytes { bytes in
      let text = UnsafeRawBufferPointer(rebasing: bytes[shaping.range])
      pango_layout_set_text(layout, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count))
    }
    let count = Int(pango_layout_get_line_count(layout))
    var lines = pango_layout_get_lines_readonly(layout)
    while let line = lines {
      let data = line.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      lines = line.pointee.next
      if !visit(data) { break }
    }
    if shaping.direction != .natural {
      pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
      pango_layout_context_changed(layout)
    }
    return count
  }

  /// A length in points in Pango's units; of those rounded up, a hundredth of a unit does not count.
  static func units(_ points: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int32 {
    let units = points * CGFloat(PANGO_SCALE)
    return Int32(clamping: (rule == .up ? units - 0.01 : units).rounded(rule))
  }

  /// Gives the layout the fonts of a range.
  private func setAttributes(_ source: TextSource, _ range: Range<Int>) {
    let first = source.styles[source.style(at: range.lowerBound)]
    setLayoutFont(first.font.key)
    if source.spans.count <= 1 && first.kern == 0 {
      return pango_layout_set_attributes(layout, description(of: first.font.key).attributes)
    }
    guard let list = pango_attr_list_new() else { return }
    var index: UInt32 = 0
    var group: (font: FontKey, kern: CGFloat, bytes: Range<Int>)?
    source.forEachSpan(in: range) { piece, style in
      let bytes = piece.lowerBound - range.lowerBound..<piece.upperBound - range.lowerBound
      // A colour that is never used for drawing: it makes Pango begin a run at the stretch's edge, without shaping the two apart.
      index += 1
      let mark = pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0)
      insert(mark, into: list, in: bytes)
      // Fonts and spacing part the shaping, so stretches that share them are handed over as one.
      let look = source.styles[style]
      if let open = group, open.font == look.font.key, open.kern == look.kern {
        group?.bytes = open.bytes.lowerBound..<bytes.upperBound
      } else {
        if let group { insertFont(group.font, kern: group.kern, into: list, in: group.bytes) }
        group = (look.font.key, look.kern, bytes)
      }
    }
    if let group { insertFont(group.font, kern: group.kern, into: list, in: group.bytes) }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  /// Adds a font with its tracking and features over a range of bytes.
  private func insertFont(_ font: FontKey, kern: CGFloat, into list: OpaquePointer, in bytes: Range<Int>) {
    let description = description(of: font)
    insert(pango_attr_font_desc_new(description.pango), into: list, in: bytes)
    description.append(to: list, in: bytes, kern: kern)
  }

  /// Hands an attribute to a list.
  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer, in bytes: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(bytes.lowerBound)
    attribute.pointee.end_index = UInt32(bytes.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}
