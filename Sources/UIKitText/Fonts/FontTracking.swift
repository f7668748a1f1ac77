package import Foundation

/// How much the interface font's letters are moved apart at a size.
package enum FontTracking {
  /// The size in points from which the display cut of the interface font is used.
  package static let displaySize: CGFloat = 20

  /// Space in points added between two glyphs of the interface font; negative is tighter.
  ///
  /// San Francisco's own column (`spec/uikit-geometry.md` 2.1) belongs to its own spacing and would pinch Inter, which is drawn
  /// to other widths. Text sizes follow the curve that Inter was designed with (the same section 9, rule 3); at 13 points it is almost nothing, where
  /// untracked Inter measures what San Francisco does. Display sizes are drawn tight already and get the middle of rule 5's range.
  package static func spacing(at size: CGFloat) -> CGFloat {
    if size >= displaySize { return max(-0.005 * size, -0.3) }
    return (-0.0223 + 0.185 * exp(-0.1745 * size)) * size
  }
}
