import Foundation
import PenumbraCPango

/// Pixels that never change: premultiplied sRGB, in memory blue, green, red, alpha.
///
/// A surface for Cairo is made for each use, because Cairo's surfaces must not be used by two threads at once.
final class PixelStore: @unchecked Sendable {
  /// Pixels in a row.
  let width: Int
  /// Rows.
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int
  /// The first byte of the first row.
  let base: UnsafeMutableRawPointer

  /// Zeroed pixels, to be filled before anybody else sees them.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = width * 4
    base = .allocate(byteCount: max(stride * height, 4), alignment: 16)
  }

  /// The pixels that a bitmap has now.
  convenience init(copying bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    bitmap.withBytes { bytes in
      guard let from = bytes.baseAddress else { return }
      for row in 0..<height { memcpy(base + row * stride, from + row * bitmap.stride, stride) }
    }
  }

  deinit {
    base.deallocate()
  }
}
