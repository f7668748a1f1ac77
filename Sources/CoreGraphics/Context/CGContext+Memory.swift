import Foundation
import PenumbraCPango
import PenumbraCPixels

extension CGContext {
  /// A context on an app's memory, or on its own when `data` is nil: in pixels, y up.
  ///
  /// Eight bits a component, red, green and blue of any colour space here, with premultiplied or meaningless alpha: `premultipliedLast` and `noneSkipLast`, or
  /// `premultipliedFirst` and `noneSkipFirst` with `byteOrder32Little`; or `alphaOnly`. Nil for any other layout, for sides that are not
  /// positive or too large, for spaces of gray and of patterns, and for rows that are too short or no multiple of 4 bytes. Colours and images are
  /// converted to the space, and blended in it; what it cannot hold is cut off.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    guard
      Bitmap.canHold(width: width, height: height), bitsPerComponent == 8,
      let layout = MemoryLayoutOfPixels(CGBitmapInfo(rawValue: bitmapInfo), space),
      data == nil
        || (bytesPerRow >= width * layout.bytesPerPixel && bytesPerRow % 4 == 0 && bytesPerRow <= Int(Int32.max)),
      let surface = Bitmap.makeSurface(
        layout.format, width: width, height: height, on: data.map { (bytes: $0, stride: bytesPerRow) })
    else { return nil }
    let encoding = layout.format == CAIRO_FORMAT_A8 ? .sRGB : space?.encoding ?? .sRGB
    self.init(
      memory: surface, width: width, height: height, swapsRedAndBlue: layout.swapsRedAndBlue, encoding: encoding)
  }

  /// The same with the layout as an option set.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: bitmapInfo.rawValue)
  }

  /// A picture of the pixels as they are now, without the layers that have not ended; nil when there are none.
  public func makeImage() -> CGImage? {
    guard let surface = surface(), let data else { return nil }
    let format = cairo_image_surface_get_format(surface)
    let store = PixelStore(width: width, height: height)
    let out = store.base.assumingMemoryBound(to: UInt8.self)
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    let (columns, rows) = (Int32(width), Int32(height))
    switch (format, swapsRedAndBlue) {
    case (CAIRO_FORMAT_A8, _):
      memset(store.base, 0, store.stride * height)
      for row in 0..<height { for x in 0..<width { out[row * store.stride + x * 4 + 3] = bytes[row * bytesPerRow + x] } }
    case (_, true): penumbra_swap_red_blue(out, store.stride, bytes, bytesPerRow, columns, rows)
    default: for row in 0..<height { memcpy(out + row * store.stride, bytes + row * bytesPerRow, store.stride) }
    }
    PixelConversion(from: encoding, to: .sRGB)?.apply(to: out, stride: store.stride, width: width, height: height)
    return CGImage(pixels: store, isOpaque: format == CAIRO_FORMAT_RGB24)
  }
}

/// The layouts of memory on which Cairo can draw.
private struct MemoryLayoutOfPixels {
  /// What Cairo calls the layout.
  let format: cairo_format_t
  /// Whether red comes first in memory, where Cairo has blue.
  let swapsRedAndBlue: Bool
  /// Bytes from one pixel to the next.
  let bytesPerPixel: Int

  /// The layout that the bits name; nil when Cairo has none like it.
  init?(_ info: CGBitmapInfo, _ space: CGColorSpace?) {
    let alpha = info.alpha
    guard !info.contains(.floatComponents), space?.model != .pattern else { return nil }
    if alpha == .alphaOnly {
      (format, swapsRedAndBlue, bytesPerPixel) = (CAIRO_FORMAT_A8, false, 1)
      return
    }
    guard space?.model == .rgb else { return nil }
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
    guard isLittle || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
    bytesPerPixel = 4
    switch alpha {
    case .premultipliedFirst where isLittle: (format, swapsRedAndBlue) = (CAIRO_FORMAT_ARGB32, false)
    case .noneSkipFirst where isLittle: (format, swapsRedAndBlue) = (CAIRO_FORMAT_RGB24, false)
    case .premultipliedLast where !isLittle: (format, swapsRedAndBlue) = (CAIRO_FORMAT_ARGB32, true)
    case .noneSkipLast where !isLittle: (format, swapsRedAndBlue) = (CAIRO_FORMAT_RGB24, true)
    default: return nil
    }
  }
}
