import Foundation
import PenumbraCPixels

/// The way of pixels of eight bits a channel from one colour space to another; what the other cannot hold is cut off.
struct PixelConversion {
  /// The light of each level of a component.
  private let decode: [Float]
  /// From the light of one space's red, green and blue to that of the other's, row by row.
  private let matrix: [Float]
  /// The level of each amount of light, from none to white in even steps.
  private let encode: [UInt8]

  /// Steps of light: so many that the darkest levels, which lie closest to each other, are told apart.
  private static let steps = 16384

  /// The two possible `decode`: of components in proportion to light, and on the curve of sRGB and Display P3.
  private static let lightOfLinear = (0...255).map { Float($0) / 255 }
  /// The light of components on the curve of sRGB and Display P3.
  private static let lightOfCurve = (0...255).map { Float(TransferFunction.decode(CGFloat($0) / 255)) }

  /// The two possible `encode`.
  private static let linearOfLight = levels { $0 }
  /// The levels on that curve.
  private static let curveOfLight = levels(TransferFunction.encode)

  /// The level of each step of light on a curve.
  private static func levels(_ curve: (CGFloat) -> CGFloat) -> [UInt8] {
    (0..<steps).map { UInt8(clamping: (curve(CGFloat($0) / CGFloat(steps - 1)) * 255).rounded()) }
  }

  /// Nil when pixels mean the same in both spaces, of which only components from 0 to 1 can be kept.
  init?(from source: ColorEncoding, to target: ColorEncoding) {
    guard source.isP3 != target.isP3 || source.isLinear != target.isLinear else { return nil }
    decode = source.isLinear ? Self.lightOfLinear : Self.lightOfCurve
    encode = target.isLinear ? Self.linearOfLight : Self.curveOfLight
    switch (source.isP3, target.isP3) {
    case (true, false): matrix = DisplayP3.lightToSRGB
    case (false, true): matrix = DisplayP3.lightFromSRGB
    default: matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    }
  }

  /// Changes premultiplied pixels of four bytes in place; `red` is the byte of red, 0 or 2.
  func apply(to pixels: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, red: Int32 = 2) {
    penumbra_convert_colors(
      pixels, stride, Int32(width), Int32(height), red, decode, matrix, encode, Int32(Self.steps))
  }
}

extension CGImage {
  /// The picture for memory of another layout or colour space; itself where nothing differs.
  func converted(by conversion: PixelConversion?, swapsRedAndBlue: Bool) -> CGImage {
    guard conversion != nil || swapsRedAndBlue else { return self }
    let store = PixelStore(width: width, height: height)
    let out = store.base.assumingMemoryBound(to: UInt8.self)
    for row in 0..<height { memcpy(store.base + row * store.stride, firstPixel + row * pixels.stride, width * 4) }
    conversion?.apply(to: out, stride: store.stride, width: width, height: height)
    if swapsRedAndBlue {
      penumbra_swap_red_blue(out, store.stride, out, store.stride, Int32(width), Int32(height))
    }
    return CGImage(pixels: store, isOpaque: isOpaque)
  }
}
