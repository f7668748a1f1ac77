import Foundation
import PenumbraCPango

/// The families that stand behind the system fonts.
enum FontFamilies {
  /// The interface font at text sizes.
  static let interface = "Inter"
  /// Its cut for display sizes; where it is missing the text cut serves.
  static let display = "Inter Display"
  /// Korean, asked for by name because fontconfig finds it five times faster so than by searching.
  static let korean = "NanumGothic"
}

/// A font as Pango describes it, with the attributes that belong to it whatever the text.
final class FontDescription {
  /// The description.
  let pango: OpaquePointer
  /// Tracking and OpenType features over any text.
  let attributes: OpaquePointer
  /// Points added between characters.
  let tracking: CGFloat
  /// OpenType features, in CSS notation.
  let features: String

  /// A description of a font in the first installed one of some families.
  init(_ font: FontKey, families: String) {
    pango = pango_font_description_new()
    pango_font_description_set_family(pango, families)
    pango_font_description_set_weight(pango, PangoWeight(rawValue: UInt32(font.face.weight)))
    if font.face.isItalic { pango_font_description_set_style(pango, PANGO_STYLE_ITALIC) }
    pango_font_description_set_absolute_size(pango, Double(font.size) * Double(PANGO_SCALE))

    tracking = font.face.family == .system ? FontTracking.spacing(at: font.size) : 0
    // Inter's contextual alternates make arrows of "->" and lift colons between digits; San Francisco does neither.
    features = font.face.hasFixedWidthDigits ? "calt=0,tnum=1" : "calt=0"
    attributes = pango_attr_list_new()
    append(to: attributes, in: nil, kern: 0)
  }

  deinit {
    pango_font_description_free(pango)
    pango_attr_list_unref(attributes)
  }

  /// Adds tracking and features over a range of bytes, or over everything.
  func append(to list: OpaquePointer, in range: Range<Int>?, kern: CGFloat) {
    let spacing = tracking + kern
    if spacing != 0 {
      insert(pango_attr_letter_spacing_new(TextEngine.units(spacing)), into: list, in: range)
    }
    insert(pango_attr_font_features_new(features), into: list, in: range)
  }

  /// Hands an attribute to a list.
  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer, in range: Range<Int>?) {
    guard let attribute else { return }
    if let range {
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
    }
    pango_attr_list_insert(list, attribute)
  }
}
