import Foundation
import PenumbraCPango

/// A transparent sheet beside the target, for what has to be drawn as one: a layer, or a shape that casts a shadow.
///
/// Its coordinates are those of the target's device pixels, so nothing has to be moved when drawing goes on in it.
final class Sheet {
  /// Cairo's context on the pixels, in the target's coordinates.
  let cairo: OpaquePointer
  /// The pixels.
  let surface: OpaquePointer
  /// The device pixels it holds.
  let area: CGRect

  /// A sheet for the whole pixels of an area; nil when it is empty or there is no memory.
  init?(area: CGRect) {
    guard
      area.isFinite, abs(area.minX) <= farthestPixel, abs(area.minY) <= farthestPixel,
      let surface = Bitmap.makeSurface(
        CAIRO_FORMAT_ARGB32, width: Int(clamping: area.width), height: Int(clamping: area.height))
    else { return nil }
    guard let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.cairo = cairo
    self.surface = surface
    self.area = area
    cairo_surface_set_device_offset(surface, Double(-area.minX), Double(-area.minY))
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }
}
