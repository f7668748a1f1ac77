import Foundation
import PenumbraCPango

/// Pixels that never change: premultiplied sRGB, in memory blue, green, red, alpha.
///
/// A surface for Cairo is made for each use, because Cairo's surfaces must not be used by two threads at once.
final class PixelStore: @unchecked Sendable {
  let width: Int
  let height: Int
  let stride: Int
  let base: UnsafeMutableRawPointer

  /// Zeroed pixels, to be filled before anybody else sees them.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = width * 4
    base = .allocate(byteCount: max(stride * height, 4), alignment: 16)
  }

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
