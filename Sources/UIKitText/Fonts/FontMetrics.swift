package import Foundation

/// The box of a line of text: San Francisco's proportions, whatever font the glyphs come from.
///
/// Boxes never come from the installed font, so that a layout made for an iPhone lands on the same points, and so that Korean or
/// emoji glyphs with taller faces do not push lines apart. Figures: `spec/uikit-geometry.md` 2.1, 2.3 and 9.
package enum FontMetrics {
  /// Baseline below the top of the box, in em.
  package static let ascender: CGFloat = 1950.0 / 2048
  /// Bottom of the box below the baseline, in em.
  package static let descender: CGFloat = 494.0 / 2048
  /// Height of the box, in em; there is no line gap.
  package static let lineHeight: CGFloat = 2444.0 / 2048
  /// Height of a capital letter, in em.
  package static let capHeight: CGFloat = 0.7046
  /// Height of a small x, in em.
  package static let xHeight: CGFloat = 0.526

  /// The sizes that a font can have, in points; the upper end keeps Pango's fixed-point arithmetic from overflowing.
  package static let sizes: ClosedRange<CGFloat> = 0.01...4096

  /// The size of a font for which none that makes sense was given, in points.
  package static let defaultSize: CGFloat = 12

  /// A size that can be drawn: the default for zero, negative and undefined ones, the limit for huge ones.
  package static func usable(_ size: CGFloat) -> CGFloat {
    guard size > 0 else { return defaultSize }
    return min(max(size, sizes.lowerBound), sizes.upperBound)
  }
}
