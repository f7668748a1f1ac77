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
    let area = clip.union(casting).shared(with: shape.insetBy(dx: -1, dy: -1))
    return area.isNull || area.isEmpty ? .zero : area.integral
  }

  /// The blurred alpha of a sheet, moved by the offset to the nearest whole pixels.
  func mask(of sheet: Sheet) -> Mask? {
    let area = sheet.area.insetBy(dx: -reach, dy: -reach)
    cairo_surface_flush(sheet.surface)
    guard
      let mask = Mask(area: area.offsetBy(dx: offset.width.rounded(), dy: offset.height.rounded())),
      let pixels = cairo_image_surface_get_data(sheet.surface)
    else { return nil }
    let stride = mask.pixels.stride
    let margin = Int(clamping: reach)
    mask.pixels.withMutableBytes { bytes in
      penumbra_take_alpha(
        bytes + margin * stride + margin, stride, pixels, Int(cairo_image_surface_get_stride(sheet.surface)),
        Int32(clamping: sheet.area.width), Int32(clamping: sheet.area.height))
      _ = penumbra_blur_mask(bytes, Int32(mask.pixels.width), Int32(mask.pixels.height), stride, Double(sigma))
    }
    return mask
  }
}

extension CGContext {
  /// Puts a sheet on what is there, with its shadow under it.
  func composite(_ sheet: Sheet, shadow: DrawingState.Shadow?, alpha: CGFloat) {
    let painter = Painter(cairo: handle, clipMask: state.clipMask, blendOperator: state.blendMode.cairoOperator)
    if let shadow, let mask = shadow.mask(of: sheet) {
      painter.paint(.mask(mask), alpha: alpha) { setSource(shadow.color, on: $0, alpha: 1) }
    }
    painter.paint(.pixels(sheet.area), alpha: alpha) { cairo in
      cairo_set_source_surface(cairo, sheet.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    }
  }

  /// Paints a colour through a mask. `point`, in user space, is where the origin of the space lies in which the mask was made.
  package func fill(mask: A8Bitmap, at point: CGPoint, color: CGColor) {
    let corner = CGPoint(x: point.x + mask.origin.x, y: point.y + mask.origin.y)
    let size = CGSize(width: CGFloat(mask.width) / mask.scale, height: CGFloat(mask.height) / mask.scale)
    let shape = CGRect(origin: corner, size: size).applying(state.transform)
    guard shape.isFinite, state.canDraw else { return }
    let placement = ImagePlacement(
      pixels: CGAffineTransform(a: 1 / mask.scale, b: 0, c: 0, d: 1 / mask.scale, tx: corner.x, ty: corner.y)
        .concatenating(state.transform))
    draw(covering: shape) { painter in
      guard let placed = place(mask, placement, in: shape) else { return }
      painter.paint(.mask(placed)) { setSource(color, on: $0) }
    }
  }

  /// A mask on whole device pixels: the same one moved, or a new one when its pixels lie between the device's.
  private func place(_ mask: A8Bitmap, _ placement: ImagePlacement, in shape: CGRect) -> Mask? {
    if placement.isExact {
      let corner = CGPoint(x: -placement.inverse.tx, y: -placement.inverse.ty)
      guard abs(corner.x) < farthestPixel, abs(corner.y) < farthestPixel else { return nil }
      return Mask(pixels: mask, x: Int(clamping: corner.x), y: Int(clamping: corner.y))
    }
    let area = shape.insetBy(dx: -1, dy: -1).shared(with: Device.clip(of: handle))
    guard !area.isNull, let pattern = cairo_pattern_create_for_surface(mask.surface) else { return nil }
    defer { cairo_pattern_destroy(pattern) }
    placement.apply(to: pattern, filter: CAIRO_FILTER_BILINEAR)
    return Mask(area: area.integral, antialias: CAIRO_ANTIALIAS_DEFAULT) { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
  }
}
