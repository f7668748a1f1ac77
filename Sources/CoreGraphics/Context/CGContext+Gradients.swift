public import Foundation
import PenumbraCPango
import PenumbraCPixels

extension CGContext {
  /// Paints a gradient along the line from one point to another, over all that the clip lets through.
  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
    let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = along.dx * along.dx + along.dy * along.dy
    guard state.canDraw, start.isFinite, end.isFinite, length > 0, length.isFinite else { return }
    // t is linear in user space, so it is linear in device pixels as well: t = a·x + b·y + c.
    let inverse = state.transform.inverted()
    let (ux, uy) = (along.dx / length, along.dy / length)
    let a = Double(inverse.a * ux + inverse.b * uy)
    let b = Double(inverse.c * ux + inverse.d * uy)
    let c = Double((inverse.tx - start.x) * ux + (inverse.ty - start.y) * uy)
    paint(gradient, options) { pixels, stride, area, ramp in
      penumbra_linear_gradient(
        pixels, stride, Int32(clamping: area.minX), Int32(clamping: area.minY), Int32(clamping: area.width),
        Int32(clamping: area.height), a, b, c, ramp)
    }
  }

  /// Paints a gradient from one circle to another, over all that the clip lets through.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard
      state.canDraw, startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0,
      endRadius >= 0
    else { return }
    let inverse = state.transform.inverted()
    let map = [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty].map(Double.init)
    paint(gradient, options) { pixels, stride, area, ramp in
      penumbra_radial_gradient(
        pixels, stride, Int32(clamping: area.minX), Int32(clamping: area.minY), Int32(clamping: area.width),
        Int32(clamping: area.height), map, Double(startCenter.x),
        Double(startCenter.y), Double(startRadius), Double(endCenter.x), Double(endCenter.y), Double(endRadius), ramp)
    }
  }

  /// Fills the pixels of the clip through a loop over them, and paints those.
  private func paint(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
    _ loop: (UnsafeMutablePointer<UInt32>, Int, CGRect, penumbra_ramp) -> Void
  ) {
    let area = Device.clip(of: handle)
    guard let sheet = Sheet(area: area) else { return }
    let table = gradient.table(alpha: state.alpha, swapsRedAndBlue: swapsRedAndBlue, in: encoding)
    cairo_surface_flush(sheet.surface)
    guard let pixels = cairo_image_surface_get_data(sheet.surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(sheet.surface))
    table.withUnsafeBufferPointer { table in
      let ramp = penumbra_ramp(
        table: table.baseAddress, steps: Int32(table.count), before: options.contains(.drawsBeforeStartLocation) ? 1 : 0,
        after: options.contains(.drawsAfterEndLocation) ? 1 : 0)
      UnsafeMutableRawPointer(pixels).withMemoryRebound(to: UInt32.self, capacity: stride * Int(clamping: area.height) / 4) {
        loop($0, stride, area, ramp)
      }
    }
    cairo_surface_mark_dirty(sheet.surface)
    noteDrawing()
    composite(sheet, shadow: nil, alpha: 1)
  }
}
