import Foundation
import PenumbraCPango

/// Transparent pixels beside the target, for what has to be drawn as one: a layer, or a shape that casts a shadow.
///
/// Its coordinates are those of the target's device pixels, so nothing has to be moved when drawing goes on in it.
final class Canvas {
  let cairo: OpaquePointer
  let surface: OpaquePointer
  /// The device pixels it holds.
  let area: CGRect

  /// A canvas for the whole pixels of an area; nil when it is empty or there is no memory.
  init?(area: CGRect) {
    guard
      area.isFinite, area.width >= 1, area.height >= 1, area.width <= CGFloat(Bitmap.longestSide),
      area.height <= CGFloat(Bitmap.longestSide),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
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

/// Calls to Cairo that speak of device pixels, whatever the matrix is.
enum Device {
  /// The smallest rectangle of whole device pixels around the clip.
  static func clip(of cairo: OpaquePointer) -> CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    withoutMatrix(cairo) { cairo_clip_extents(cairo, &x0, &y0, &x1, &y1) }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).integral
  }

  /// Runs the body while user space is the device's.
  static func withoutMatrix(_ cairo: OpaquePointer, _ body: () -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    body()
    cairo_set_matrix(cairo, &matrix)
  }
}

extension CGAffineTransform {
  /// The same map for Cairo.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}
