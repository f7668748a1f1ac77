import Foundation
import PenumbraCPango

/// Puts a colour or a picture on pixels: on the target, or on a sheet beside it.
struct Painter {
  /// Cairo's context on the pixels.
  let cairo: OpaquePointer
  /// The clip where it does not follow whole pixels.
  let clipMask: Mask?
  /// How the paint and what is there become one.
  let blendOperator: cairo_operator_t

  /// Paints what `source` sets, where the coverage and the clip let it through.
  func paint(_ coverage: Coverage, alpha: CGFloat = 1, source: (OpaquePointer) -> Void) {
    cairo_set_operator(cairo, blendOperator)
    Device.withoutMatrix(cairo) {
      source(cairo)
      switch coverage {
      case .pixels(let rect): paint(rect, alpha)
      case .mask(let mask):
        if clipMask == nil && alpha == 1 {
          paint(mask)
        } else if let part = mask.multiplied(by: clipMask, alpha: alpha, in: Device.clip(of: cairo)) {
          paint(part)
        }
      }
      // Lets go of a surface that may be gone before the next call.
      cairo_set_source_rgb(cairo, 0, 0, 0)
    }
  }

  /// Paints through a mask.
  private func paint(_ mask: Mask) {
    cairo_mask_surface(cairo, mask.pixels.surface, Double(mask.x), Double(mask.y))
  }

  /// Paints whole pixels, as far as Cairo can count.
  private func paint(_ rect: CGRect, _ alpha: CGFloat) {
    func near(_ place: CGFloat) -> Double { Double(min(max(place, -farthestPixel), farthestPixel)) }
    let (left, top) = (near(rect.minX), near(rect.minY))
    cairo_new_path(cairo)
    cairo_rectangle(cairo, left, top, near(rect.maxX) - left, near(rect.maxY) - top)
    if clipMask == nil && alpha == 1 { return cairo_fill(cairo) }
    cairo_save(cairo)
    cairo_clip(cairo)
    if let clipMask {
      let visible = alpha == 1 ? clipMask : clipMask.multiplied(by: nil, alpha: alpha, in: Device.clip(of: cairo))
      if let visible { paint(visible) }
    } else {
      cairo_paint_with_alpha(cairo, Double(alpha))
    }
    cairo_restore(cairo)
  }
}
