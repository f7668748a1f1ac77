import Foundation
import PenumbraCPango

/// Where an image's pixels go among the device's, arranged so that a part of the picture equals the same part of the whole.
///
/// Cairo hands pixman a matrix in 1/65536 and corrects its rounding at the middle of whatever is being painted, which depends on the clip.
/// A matrix whose numbers need no rounding needs no correction; so its stretch is rounded here to 1/32768, about the middle of the image.
struct ImagePlacement {
  /// From device pixels to image pixels.
  let inverse: CGAffineTransform

  /// Whether each image pixel is one device pixel.
  let isExact: Bool

  /// `pixels` goes from image pixels to device pixels.
  init(pixels: CGAffineTransform) {
    guard pixels.isInvertible else {
      inverse = .identity
      isExact = false
      return
    }
    func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 1e-4 }
    let (x, y) = (pixels.tx.rounded(), pixels.ty.rounded())
    if isNear(pixels.a, 1), isNear(pixels.b, 0), isNear(pixels.c, 0), isNear(pixels.d, 1), abs(pixels.tx - x) < 1 / 256,
      abs(pixels.ty - y) < 1 / 256
    {
      inverse = CGAffineTransform(translationX: -x, y: -y)
      isExact = true
      return
    }
    isExact = false
    let exact = pixels.inverted()
    func round(_ value: CGFloat) -> CGFloat { (value * 32768).rounded() / 32768 }
    var rounded = CGAffineTransform(a: round(exact.a), b: round(exact.b), c: round(exact.c), d: round(exact.d), tx: 0, ty: 0)
    // So small a picture that its stretch rounds to nothing: leave it to Cairo, at the price of an uncertain last bit.
    guard rounded.isInvertible, abs(exact.tx) < 30000, abs(exact.ty) < 30000 else {
      inverse = exact
      return
    }
    // The device's origin is mapped as it should be, which keeps the error below 1/32768 of the distance from it.
    rounded.tx = round(exact.tx)
    rounded.ty = round(exact.ty)
    inverse = rounded
  }

  /// Sets a pattern's matrix and filter.
  func apply(to pattern: OpaquePointer, filter: cairo_filter_t) {
    var matrix = inverse.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : filter)
  }
}
