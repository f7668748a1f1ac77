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

  @Test func aPictureOfAlphaAloneIsTakenInsideALayerToo() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 5, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 3))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 3))
    let image = try #require(context.makeImage())
    #expect((0..<5).map { image.pixel(x: $0, y: 2).a } == [255, 0, 0, 0, 0])
    context.endTransparencyLayer()
    #expect((0..<5).map { context.makeImage()?.pixel(x: $0, y: 2).a } == [255, 255, 0, 0, 0])
  }

  @Test func memoryOfAnotherSpaceHoldsItsComponents() throws {
    var bytes = [UInt8](repeating: 0, count: 3 * 4)
    try bytes.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 12,
          space: CGColorSpace(name: CGColorSpace.displayP3), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let bitmap = try #require(Bitmap(width: 1, height: 1, scale: 1))
      let source = bitmap.context
      source.setFillColor(red)
      source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.draw(bitmap.makeImage(), in: CGRect(x: 1, y: 0, width: 1, height: 1))
      context.clip(to: CGRect(x: 2, y: 0, width: 1, height: 1))
      let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, red], locations: nil))
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 3, y: 0), options: [])
      context.flush()
      let image = try #require(context.makeImage())
      #expect(image.pixel(x: 0, y: 0).r == 255 && image.pixel(x: 0, y: 0).g <= 1)
    }
    // sRGB's red in Display P3: 0.917, 0.200, 0.139.
    for start in [0, 4, 8] {
      for (one, other) in zip(bytes[start..<start + 4], [234, 51, 35, 255]) { #expect(abs(Int(one) - other) <= 1) }
    }
  }

  @Test func memoryOfGrayIsNoContext() {
    let context = CGContext(
      data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
      bitmapInfo: CGImageAlphaInfo.none.rawValue)
    #expect(context == nil)
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
