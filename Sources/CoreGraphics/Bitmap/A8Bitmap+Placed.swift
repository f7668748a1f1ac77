import Foundation
import PenumbraCPango

extension A8Bitmap {
  /// The mask as a map from its own space takes it to device pixels, smoothly; nil when nothing is left of it, or too much.
  ///
  /// A pixel depends on its own place alone, so that a part of the picture equals the same part of the whole.
  package func placed(by map: CGAffineTransform) -> A8Bitmap? {
    let own = CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: origin.x, ty: origin.y)
    let shape = CGRect(x: 0, y: 0, width: width, height: height).applying(own.concatenating(map))
    guard shape.isFinite, map.isInvertible, let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
    defer { cairo_pattern_destroy(pattern) }
    ImagePlacement(pixels: own.concatenating(map)).apply(to: pattern, filter: CAIRO_FILTER_BILINEAR)
    return Mask(area: shape.insetBy(dx: -1, dy: -1).integral, antialias: CAIRO_ANTIALIAS_DEFAULT) { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }?.pixels
  }
}
