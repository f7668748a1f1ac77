package import Foundation
import PenumbraCPango

/// How much of each pixel is covered: one byte each, the first row is the top one. It never changes once it was handed out.
package final class A8Bitmap {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Pixels a point.
  package let scale: CGFloat
  /// Where, in points, the top left pixel's corner lies in the space of what the mask was made from.
  package let origin: CGPoint
  /// Bytes from one row to the next.
  package let stride: Int

  /// The Cairo surface that owns the bytes.
  let surface: OpaquePointer

  /// An empty mask; nil when there are no pixels, too many, or no memory for them.
  init?(width: Int, height: Int, scale: CGFloat, origin: CGPoint) {
    guard let surface = Bitmap.makeSurface(CAIRO_FORMAT_A8, width: width, height: height) else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
    self.origin = origin
    self.surface = surface
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Bytes of all rows.
  package var byteCount: Int { stride * height }

  /// The coverage of one pixel; 0 outside.
  package func coverage(x: Int, y: Int) -> UInt8 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return withBytes { $0[y * stride + x] }
  }

  /// Reads the bytes, all rows one after another.
  package func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    cairo_surface_flush(surface)
    return try body(UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: byteCount))
  }

  /// Changes the bytes, all rows one after another.
  func withMutableBytes(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    cairo_surface_flush(surface)
    if let base = cairo_image_surface_get_data(surface) { body(base) }
    cairo_surface_mark_dirty(surface)
  }
}
