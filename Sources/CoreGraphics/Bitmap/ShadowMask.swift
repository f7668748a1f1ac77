package import Foundation
import PenumbraCPango
import PenumbraCPixels

/// What the mask of a rounded rectangle's shadow depends on; the key under which a mask is kept.
package struct ShadowMaskKey: Hashable, Sendable {
  /// The rectangle's size in points.
  package var size: CGSize
  /// The radius of its corners in points.
  package var cornerRadius: CGFloat
  /// Whether the corners have UIKit's continuous curve.
  package var isContinuous: Bool
  /// Which corners are round.
  package var maskedCorners: CGCornerMask
  /// The standard deviation of the blur in points.
  package var sigma: CGFloat
  /// Pixels a point.
  package var scale: CGFloat

  package init(
    size: CGSize, cornerRadius: CGFloat, isContinuous: Bool = false, maskedCorners: CGCornerMask = .all, sigma: CGFloat,
    scale: CGFloat
  ) {
    self.size = size
    self.cornerRadius = cornerRadius
    self.isContinuous = isContinuous
    self.maskedCorners = maskedCorners
    self.sigma = sigma
    self.scale = scale
  }

  /// The mask of this key, for the rectangle at (0, 0); nil when it would be empty or too large.
  package func makeMask() -> A8Bitmap? {
    let rect = CGRect(origin: .zero, size: size)
    let path = CGPath.roundedRect(rect, radius: cornerRadius, corners: maskedCorners, continuous: isContinuous)
    return shadowMask(for: path, sigma: sigma, scale: scale)
  }
}

/// The path filled and blurred by a standard deviation of `sigma` points; nil when it is empty or too large for a bitmap.
package func shadowMask(for path: CGPath, sigma: CGFloat, scale: CGFloat) -> A8Bitmap? {
  let deviation = sigma.isFinite ? min(max(sigma, 0), 1000) * scale : 0
  let reach = CGFloat(penumbra_blur_reach(Double(deviation)))
  let shape = path.boundingBox
  guard !shape.isNull, shape.isFinite, scale.isFinite, scale > 0 else { return nil }
  let pixels = CGRect(x: shape.minX * scale, y: shape.minY * scale, width: shape.width * scale, height: shape.height * scale)
    .integral.insetBy(dx: -reach, dy: -reach)
  guard
    pixels.width <= CGFloat(Bitmap.longestSide), pixels.height <= CGFloat(Bitmap.longestSide),
    let mask = A8Bitmap(
      width: Int(pixels.width), height: Int(pixels.height), scale: scale,
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
