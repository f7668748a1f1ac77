package import Foundation
import PenumbraCPango
import PenumbraCPixels

extension DrawingState.Shadow {
  /// How far the blur reaches, in pixels.
  var reach: CGFloat { CGFloat(penumbra_blur_reach(Double(sigma))) }

  /// The pixels of a shape that can be seen inside a clip, or whose shadow can.
  func area(of shape: CGRect, clip: CGRect) -> CGRect {
    guard !clip.isEmpty else { return .zero }
    let casting = clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach - 1, dy: -reach - 1)
    let area = clip.union(casting).intersection(shape.insetBy(dx: -1, dy: -1))
    return area.isNull || area.isEmpty ? .zero : area.integral
  }
}

extension CGContext {
  /// Puts a canvas on what is there, with its shadow under it.
  func composite(_ canvas: Canvas, shadow: DrawingState.Shadow?, alpha: CGFloat, blendMode: CGBlendMode) {
    let cairo = handle
    cairo_set_operator(cairo, blendMode.cairoOperator)
    Device.withoutMatrix(cairo) {
      if let shadow { self.paint(shadow, of: canvas, alpha: alpha, on: cairo) }
      cairo_set_source_surface(cairo, canvas.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(cairo, Double(alpha))
      cairo_set_source_rgb(cairo, 0, 0, 0)
    }
  }

  private func paint(_ shadow: DrawingState.Shadow, of canvas: Canvas, alpha: CGFloat, on cairo: OpaquePointer) {
    let reach = shadow.reach
    let area = canvas.area.insetBy(dx: -reach, dy: -reach)
    guard let mask = A8Bitmap(width: Int(area.width), height: Int(area.height), scale: 1, origin: area.origin) else { return }
    cairo_surface_flush(canvas.surface)
    guard let pixels = cairo_image_surface_get_data(canvas.surface) else { return }
    mask.withMutableBytes { bytes in
      penumbra_take_alpha(
        bytes + Int(reach) * mask.stride + Int(reach), mask.stride, pixels, Int(cairo_image_surface_get_stride(canvas.surface)),
        Int32(canvas.area.width), Int32(canvas.area.height))
      _ = penumbra_blur_mask(bytes, Int32(mask.width), Int32(mask.height), mask.stride, Double(shadow.sigma))
    }
    let before = state.alpha
    state.alpha = alpha
    setSource(shadow.color, on: cairo)
    state.alpha = before
    cairo_mask_surface(cairo, mask.surface, Double(area.minX + shadow.offset.width), Double(area.minY + shadow.offset.height))
  }

  /// Paints a colour through a mask. `point`, in user space, is where the origin of the space lies in which the mask was made.
  package func fill(mask: A8Bitmap, at point: CGPoint, color: CGColor) {
    let corner = CGPoint(x: point.x + mask.origin.x, y: point.y + mask.origin.y)
    let size = CGSize(width: CGFloat(mask.width) / mask.scale, height: CGFloat(mask.height) / mask.scale)
    let rect = CGRect(origin: corner, size: size)
    guard rect.isFinite else { return }
    draw(covering: rect.applying(state.transform)) { cairo in
      let placement = ImagePlacement(
        pixels: CGAffineTransform(a: 1 / mask.scale, b: 0, c: 0, d: 1 / mask.scale, tx: corner.x, ty: corner.y)
          .concatenating(self.state.transform))
      guard let pattern = cairo_pattern_create_for_surface(mask.surface) else { return }
      placement.apply(to: pattern, filter: CAIRO_FILTER_BILINEAR)
      self.setSource(color, on: cairo)
      Device.withoutMatrix(cairo) { cairo_mask(cairo, pattern) }
      cairo_pattern_destroy(pattern)
    }
  }
}
