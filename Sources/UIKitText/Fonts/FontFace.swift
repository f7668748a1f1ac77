package import Foundation

/// What a font asks of the font system, apart from its size.
package struct FontFace: Hashable, Sendable {
  /// The families that a font can be drawn with.
  package enum Family: Hashable, Sendable {
    /// The interface font: Inter, and Inter Display from 20 points up.
    case system
    /// The desktop's font with glyphs of one width.
    case monospaced
    /// An installed family, by its own name.
    case named(String)
  }

  /// The family, before any stand-in.
  package var family: Family = .system

  /// The weight on the CSS scale, 100 (thinnest) to 900 (heaviest); 400 is regular.
  package var weight = 400

  /// Whether the slanted face is meant.
  package var isItalic = false

  /// Whether all digits are to have one width.
  package var hasFixedWidthDigits = false
}

/// A face at a size in points: the identity of a font, and the key under which its description is kept.
package struct FontKey: Hashable, Sendable {
  /// The face.
  package var face: FontFace

  /// The size in points, finite and within `FontMetrics.sizes`.
  package var size: CGFloat
}
