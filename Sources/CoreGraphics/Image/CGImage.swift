public import Foundation
import PenumbraCPango
import PenumbraCPixels

/// A picture of pixels that never change; any thread may use it.
///
/// Whatever it was made from, it is kept as premultiplied sRGB of eight bits a channel, to which other spaces are converted. Two are equal when they are one object.
public final class CGImage: Sendable {
  /// The bytes, which crops share.
  let pixels: PixelStore

  /// The corner of the store at which the picture begins.
  private let left: Int
  /// The row of the store at which the picture begins.
  private let top: Int

  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// Whether no pixel can be seen through.
  package let isOpaque: Bool

  /// A picture of a whole store.
  init(pixels: PixelStore, isOpaque: Bool) {
    self.pixels = pixels
    self.isOpaque = isOpaque
    left = 0
    top = 0
    width = pixels.width
    height = pixels.height
  }

  /// A picture of some columns and rows of another, sharing its bytes.
  private init(columns: Range<Int>, rows: Range<Int>, of image: CGImage) {
    pixels = image.pixels
    isOpaque = image.isOpaque
    left = image.left + columns.lowerBound
    top = image.top + rows.lowerBound
    width = columns.count
    height = rows.count
  }

  /// A picture of bytes of eight bits a channel, gray or red, green and blue of any space here, from which they are converted to sRGB.
  ///
  /// Nil for any other layout, such as floating-point components, for the space of patterns, and when there are too few bytes. What sRGB cannot hold is cut off.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      bitsPerComponent == 8, space.model != .pattern, Bitmap.canHold(width: width, height: height), let data = provider.data,
      let order = ChannelOrder(bitmapInfo, bitsPerPixel: bitsPerPixel, isGray: space.model == .monochrome),
      bytesPerRow >= width * order.bytesPerPixel, bytesPerRow <= Int.max / height,
      data.count >= bytesPerRow * (height - 1) + width * order.bytesPerPixel
    else { return nil }
    let store = PixelStore(width: width, height: height)
    data.withUnsafeBytes { bytes in
      guard let from = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      penumbra_import_pixels(
        store.base.assumingMemoryBound(to: UInt8.self), store.stride, from, bytesPerRow, Int32(width), Int32(height),
        Int32(order.red), Int32(order.green), Int32(order.blue), Int32(order.alpha ?? -1), Int32(order.bytesPerPixel),
        order.isPremultiplied ? 1 : 0)
    }
    PixelConversion(from: space.encoding, to: .sRGB)?.apply(
      to: store.base.assumingMemoryBound(to: UInt8.self), stride: store.stride, width: width, height: height)
    self.init(pixels: store, isOpaque: order.alpha == nil)
  }

  /// The part inside a rectangle of pixels, widened to whole ones and sharing the bytes; nil when nothing is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    rect.pixels(inWidth: width, height: height).map { CGImage(columns: $0.columns, rows: $0.rows, of: self) }
  }

  /// This picture: one that cannot change needs no copy.
  public func copy() -> CGImage? { self }

  /// The meaning of the pixels' components.
  public var colorSpace: CGColorSpace? { .of(.sRGB) }

  /// Bits of a channel.
  public var bitsPerComponent: Int { 8 }

  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// Bytes from one row of `dataProvider` to the next.
  public var bytesPerRow: Int { width * 4 }

  /// Where the alpha of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  /// The layout of the pixels in `dataProvider`.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue) }

  /// A copy of the bytes, in the layout of `bitmapInfo`.
  public var dataProvider: CGDataProvider? {
    var data = Data(capacity: bytesPerRow * height)
    for row in 0..<height {
      data.append((firstPixel + row * pixels.stride).assumingMemoryBound(to: UInt8.self), count: width * 4)
    }
    return CGDataProvider(data: data)
  }

  /// The address of the top left pixel.
  var firstPixel: UnsafeMutableRawPointer { pixels.base + top * pixels.stride + left * 4 }

  /// Lends the pixels to Cairo as a surface that must not be drawn on, nor kept.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    let bytes = firstPixel.assumingMemoryBound(to: UInt8.self)
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), Int32(pixels.stride))
    else {
      return
    }
    body(surface)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    withExtendedLifetime(self) {}
  }

  /// One pixel, premultiplied; all 0 outside.
  package func pixel(x: Int, y: Int) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
    guard x >= 0, y >= 0, x < width, y < height else { return (0, 0, 0, 0) }
    let bytes = (firstPixel + y * pixels.stride + x * 4).assumingMemoryBound(to: UInt8.self)
    return (bytes[2], bytes[1], bytes[0], isOpaque ? 255 : bytes[3])
  }
}

extension CGImage: Hashable {
  /// Whether two are one object.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
