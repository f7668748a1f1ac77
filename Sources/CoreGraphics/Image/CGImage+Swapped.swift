import Foundation
import PenumbraCPixels

extension CGImage {
  /// The picture for a context whose memory holds red first.
  func withRedAndBlueSwapped() -> CGImage {
    let store = PixelStore(width: width, height: height)
    penumbra_swap_red_blue(
      store.base.assumingMemoryBound(to: UInt8.self), store.stride, firstPixel.assumingMemoryBound(to: UInt8.self), pixels.stride,
      Int32(width), Int32(height))
    return CGImage(pixels: store, isOpaque: isOpaque)
  }
}
