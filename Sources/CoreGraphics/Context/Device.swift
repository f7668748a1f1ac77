import Foundation
import PenumbraCPango

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
