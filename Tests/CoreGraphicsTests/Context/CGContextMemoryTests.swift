import CoreGraphics
import Testing

@Suite struct CGContextMemoryTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  @Test func anAppsMemoryHoldsRedFirstAndYPointsUp() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
    try bytes.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      #expect(context.ctm == .identity)
      context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.flush()
      #expect(context.makeImage()?.pixel(x: 0, y: 1) ?? (0, 0, 0, 0) == (255, 51, 0, 255))
    }
    #expect(Array(bytes[8..<12]) == [255, 51, 0, 255])
    #expect(Array(bytes[0..<4]) == [0, 0, 0, 0])
  }

  @Test func anImageKeepsItsColorsInMemoryOfRedFirst() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, scale: 1))
    let context = bitmap.context
    context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    var pixel = [UInt8](repeating: 0, count: 4)
    pixel.withUnsafeMutableBytes { bytes in
      CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.draw(
          bitmap.makeImage(), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixel == [255, 51, 0, 255])
  }

  @Test func anImageIsUprightWhereYPointsUp() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 2, scale: 1))
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    context.draw(bitmap.makeImage(), in: CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.pixel(x: 0, y: 0).a == 255 && image.pixel(x: 0, y: 1).a == 0)
  }

  @Test func theOffsetOfAShadowPointsUpToo() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 5, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 0, color: .white)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect((0..<5).map { image.pixel(x: 0, y: $0).r } == [0, 0, 255, 0, 0])
  }

  @Test(arguments: [
    (CGImageAlphaInfo.last.rawValue, 8, 8), (CGImageAlphaInfo.premultipliedFirst.rawValue, 8, 8),
    (CGImageAlphaInfo.premultipliedLast.rawValue, 16, 16), (CGImageAlphaInfo.premultipliedLast.rawValue, 8, 7),
  ])
  func anUnknownLayoutIsNoContext(_ info: UInt32, _ bits: Int, _ bytesPerRow: Int) {
    var bytes = [UInt8](repeating: 0, count: 64)
    bytes.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: bits, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: info)
      #expect(context == nil)
    }
  }
}
