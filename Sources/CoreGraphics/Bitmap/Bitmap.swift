package import Foundation
import PenumbraCPango

/// Pixels that can be drawn on: premultiplied sRGB, in memory blue, green, red, alpha; the first row is the top one.
///
/// One thread at a time may use it.
package final class Bitmap {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Pixels a point.
  package let scale: CGFloat
  /// Bytes from one row to the next.
  package let stride: Int

  /// The Cairo surface that owns the pixels.
  let surface: OpaquePointer

  /// Sides beyond this are more than Cairo's coordinates can hold.
  package static let longestSide = 32767

  /// Pixels beyond this (1 GiB) are refused, whatever the sides.
  package static let mostPixels = 1 << 28

  /// Transparent pixels; nil when a side is not positive, or the bitmap is too large for Cairo or for the memory.
  package init?(width: Int, height: Int, scale: CGFloat) {
    guard
      scale.isFinite, scale > 0, let surface = Self.makeSurface(CAIRO_FORMAT_ARGB32, width: width, height: height)
    else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
    self.surface = surface
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Whether there are pixels in such a size, and not too many for Cairo or for the memory.
  static func canHold(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= longestSide && height <= longestSide && width * height <= mostPixels
  }

  /// A surface of so many pixels: all zero, or on memory of the caller's; nil when there are none, too many, or no memory for them.
  static func makeSurface(
    _ format: cairo_format_t, width: Int, height: Int, on memory: (bytes: UnsafeMutableRawPointer, stride: Int)? = nil
  ) -> OpaquePointer? {
    guard canHold(width: width, height: height) else { return nil }
    let (columns, rows) = (Int32(width), Int32(height))
    let made =
      if let memory {
        cairo_image_surface_create_for_data(
          memory.bytes.assumingMemoryBound(to: UInt8.self), format, columns, rows, Int32(memory.stride))
      } else {
        cairo_image_surface_create(format, columns, rows)
      }
    guard let surface = made else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// The size in points.
  package var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

  /// Bytes of all rows.
  package var byteCount: Int { stride * height }

  /// A new context on these pixels: in points, y down, nothing clipped.
  package var context: CGContext { CGContext(drawingOn: self) }

  /// Reads the bytes, all rows one after another.
  package func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    cairo_surface_flush(surface)
    return try body(UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: byteCount))
  }

  /// Changes the bytes, all rows one after another.
  package func withMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return try body(UnsafeMutableRawBufferPointer(start: cairo_image_surface_get_data(surface), count: byteCount))
  }

  /// Makes every pixel transparent.
  package func clear() {
    withMutableBytes { bytes in
      if let base = bytes.baseAddress { memset(base, 0, bytes.count) }
    }
  }

  /// A bitmap of the same pixels, or nil when the memory is used up.
  package func copy() -> Bitmap? {
    copy(pixelRect: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A bitmap of the part inside a rectangle of pixels, widened to whole ones; nil when nothing is inside or the memory is used up.
  package func copy(pixelRect: CGRect) -> Bitmap? {
    guard
      let part = pixelRect.pixels(inWidth: width, height: height),
      let result = Bitmap(width: part.columns.count, height: part.rows.count, scale: scale)
    else { return nil }
    withBytes { from in
      result.withMutableBytes { to in
        guard let source = from.baseAddress, let target = to.baseAddress else { return }
        for row in 0..<result.height {
          let from = source + (part.rows.lowerBound + row) * stride + part.columns.lowerBound * 4
          memcpy(target + row * result.stride, from, result.width * 4)
        }
      }
    }
    return result
  }

  /// A picture of the pixels as they are now.
  package func makeImage() -> CGImage {
    CGImage(pixels: PixelStore(copying: self), isOpaque: false)
  }

  /// One pixel, premultiplied; all 0 outside.
  package func pixel(x: Int, y: Int) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
    guard x >= 0, y >= 0, x < width, y < height else { return (0, 0, 0, 0) }
    return withBytes { bytes in
      let start = y * stride + x * 4
      return (bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
    }
  }

  /// Whether two bitmaps have the same size and the same pixels.
  package func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return withBytes { one in
      other.withBytes { two in
        guard let a = one.baseAddress, let b = two.baseAddress else { return false }
        return memcmp(a, b, byteCount) == 0
      }
    }
  }
}
