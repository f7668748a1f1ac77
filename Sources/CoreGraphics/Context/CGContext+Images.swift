public import Foundation
import PenumbraCPango

extension CGContext {
  /// Draws an image so that its first row is where y is largest: upright where y points up, upside down in UIKit's contexts.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, upright: false, tiled: byTiling)
  }

  /// Draws an image so that its first row is where y is smallest, as UIImage and layers do in their spaces of y down.
  package func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat = 1) {
    draw(image, in: rect, upright: true, tiled: false, alpha: alpha)
  }

  /// Draws a bitmap so that its first row is where y is smallest; pixel for pixel when the matrix allows it.
  package func draw(_ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat = 1) {
    draw(bitmap.surface, width: bitmap.width, height: bitmap.height, in: rect, upright: true, tiled: false, alpha: alpha)
  }

  /// Draws an image in the layout and the space of the pixels.
  private func draw(_ image: CGImage, in rect: CGRect, upright: Bool, tiled: Bool, alpha: CGFloat = 1) {
    let picture = image.converted(
      by: PixelConversion(from: .sRGB, to: encoding), swapsRedAndBlue: swapsRedAndBlue)
    picture.withSurface { surface in
      draw(surface, width: image.width, height: image.height, in: rect, upright: upright, tiled: tiled, alpha: alpha)
    }
  }

  /// Draws a surface of so many pixels into a rectangle.
  private func draw(
    _ surface: OpaquePointer, width: Int, height: Int, in rect: CGRect, upright: Bool, tiled: Bool, alpha: CGFloat
  ) {
    let box = rect.standardized
    guard box.isFinite, box.width > 0, box.height > 0, state.canDraw else { return }
    let (x, y) = (box.width / CGFloat(width), box.height / CGFloat(height))
    let unit = CGAffineTransform(a: x, b: 0, c: 0, d: upright ? y : -y, tx: box.minX, ty: upright ? box.minY : box.maxY)
    let placement = ImagePlacement(pixels: unit.concatenating(state.transform))
    let opacity = min(max(alpha.isFinite ? alpha : 1, 0), 1) * state.alpha
    let covered = tiled ? Device.clip(of: handle) : box.applying(state.transform)

    draw(covering: covered) { painter in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      placement.apply(to: pattern, filter: state.interpolation.filter)
      // Beyond its edge an image goes on as it ends, or a stretched one would fade out there; the shape cuts it off.
      let extend = placement.isExact ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD
      cairo_pattern_set_extend(pattern, tiled ? CAIRO_EXTEND_REPEAT : extend)
      let shape: Coverage?
      if tiled {
        shape = .pixels(covered)
      } else if placement.isExact {
        shape = .pixels(
          CGRect(x: -placement.inverse.tx, y: -placement.inverse.ty, width: CGFloat(width), height: CGFloat(height)))
      } else {
        shape = coverage(of: box)
      }
      if let shape { painter.paint(shape, alpha: opacity) { cairo_set_source($0, pattern) } }
    }
  }
}

extension CGInterpolationQuality {
  /// Cairo's filter for this care.
  var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
