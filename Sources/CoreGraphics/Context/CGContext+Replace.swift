import Foundation
import PenumbraCPango

extension CGContext {
  /// Puts a bitmap's pixels in place of those that are there, its upper left corner at the device pixel (x, y), within the clip.
  package func replace(with bitmap: Bitmap, x: Int, y: Int) {
    replace(with: bitmap, x: x, y: y) { cairo_paint($0) }
  }

  /// The same to the part that a mask says: covered pixels are replaced, uncovered ones stay, others are blended.
  ///
  /// The mask's own space has its origin at the device pixel (maskX, maskY).
  package func replace(with bitmap: Bitmap, x: Int, y: Int, through mask: A8Bitmap, maskX: Int, maskY: Int) {
    replace(with: bitmap, x: x, y: y) {
      cairo_mask_surface($0, mask.surface, Double(maskX) + Double(mask.origin.x), Double(maskY) + Double(mask.origin.y))
    }
  }

  /// Sets the bitmap as source and confines the body to its pixels: beyond them there is nothing to replace with.
  private func replace(with bitmap: Bitmap, x: Int, y: Int, _ body: (OpaquePointer) -> Void) {
    noteDrawing()
    let cairo = handle
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_rectangle(cairo, Double(x), Double(y), Double(bitmap.width), Double(bitmap.height))
    cairo_clip(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, bitmap.surface, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    body(cairo)
    cairo_restore(cairo)
    cairo_set_source_rgb(cairo, 0, 0, 0)
  }
}
