package import Foundation
import PenumbraCPixels

extension Bitmap {
  /// Writes the blend of two bitmaps, `a` alone at progress 0 and `b` alone at 1; `result` may be one of them.
  ///
  /// All three must have one size; otherwise only the rows that all have are written, and of them the start that all have.
  package static func dissolve(from a: Bitmap, to b: Bitmap, progress: CGFloat, into result: Bitmap) {
    let weight = UInt32(clamping: (min(max(progress.isFinite ? progress : 1, 0), 1) * 256).rounded())
    let rows = min(a.height, b.height, result.height)
    let bytes = min(a.width, b.width, result.width) * 4
    // Pointers first, so that one bitmap in two roles is not entered twice.
    let one = a.withBytes { $0.baseAddress }
    let two = b.withBytes { $0.baseAddress }
    result.withMutableBytes { out in
      guard let one, let two, let out = out.baseAddress else { return }
      if a.stride == b.stride, a.stride == result.stride, bytes == result.width * 4 {
        penumbra_blend(
          out.assumingMemoryBound(to: UInt8.self), one.assumingMemoryBound(to: UInt8.self),
          two.assumingMemoryBound(to: UInt8.self),
          rows * a.stride, weight)
        return
      }
      for row in 0..<rows {
        penumbra_blend(
          (out + row * result.stride).assumingMemoryBound(to: UInt8.self),
          (one + row * a.stride).assumingMemoryBound(to: UInt8.self),
          (two + row * b.stride).assumingMemoryBound(to: UInt8.self), bytes, weight)
      }
    }
  }
}
