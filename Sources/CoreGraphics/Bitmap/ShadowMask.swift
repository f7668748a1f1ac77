package import Foundation
import PenumbraCPango
import PenumbraCPixels

/// The greatest deviation of a blur in pixels; more is not told from it, and would take the memory of many screens.
let greatestDeviation: CGFloat = 1500

/// The path filled and blurred by a standard deviation of `sigma` points; nil when it is empty or too large for a bitmap.
package func shadowMask(for path: CGPath, sigma: CGFloat, scale: CGFloat) -> A8Bitmap? {
  let deviation = sigma.isFinite ? min(max(sigma, 0) * scale, greatestDeviation) : 0
  let shape = path.boundingBox
  guard !shape.isNull, shape.isFinite, deviation.isFinite, scale.isFinite, scale > 0 else { return nil }
  let reach = CGFloat(penumbra_blur_reach(Double(deviation)))
  let pixels = CGRect(x: shape.minX * scale, y: shape.minY * scale, width: shape.width * scale, height: shape.height * scale)
    .integral.insetBy(dx: -reach, dy: -reach)
  guard
    pixels.width <= CGFloat(Bitmap.longestSide), pixels.height <= CGFloat(Bitmap.longestSide),
    let mask = A8Bitmap(
      width: Int(clamping: pixels.width), height: Int(clamping: pixels.height), scale: scale,
      origin: CGPoint(x: pixels.minX / scale, y: pixels.minY / scale)),
    let cairo = cairo_create(mask.surface)
  else { return nil }
  cairo_translate(cairo, Double(-pixels.minX), Double(-pixels.minY))
  cairo_scale(cairo, Double(scale), Double(scale))
  path.outline.append(to: cairo)
  cairo_fill(cairo)
  cairo_destroy(cairo)
  mask.withMutableBytes { bytes in
    _ = penumbra_blur_mask(bytes, Int32(mask.width), Int32(mask.height), mask.stride, Double(deviation))
  }
  return mask
}
