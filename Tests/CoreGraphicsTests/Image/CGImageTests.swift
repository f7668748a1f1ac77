import CoreGraphics
import Foundation
import Testing

@Suite struct CGImageTests {
  private func made(
    _ bytes: [UInt8], _ info: CGBitmapInfo, bitsPerPixel: Int = 32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  )
    -> CGImage?
  {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: bytes.count, space: space,
      bitmapInfo: info,
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }

  @Test func channelsAreFoundWhereTheLayoutSays() throws {
    let last = try #require(made([10, 20, 30, 255], CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)))
    #expect(last.pixel(x: 0, y: 0) == (10, 20, 30, 255))
    let little = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue).union(.byteOrder32Little)
    #expect(try #require(made([30, 20, 10, 200], little)).pixel(x: 0, y: 0) == (10, 20, 30, 200))
    let gray = try #require(made([77], [], bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray()))
    #expect(gray.pixel(x: 0, y: 0) == (77, 77, 77, 255))
    let plain = try #require(made([1, 2, 3], [], bitsPerPixel: 24))
    #expect(plain.pixel(x: 0, y: 0) == (1, 2, 3, 255))
  }

  @Test func straightAlphaIsMultipliedIn() throws {
    let image = try #require(made([255, 100, 0, 128], CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)))
    #expect(image.pixel(x: 0, y: 0) == (128, 50, 0, 128))
  }

  @Test func tooFewBytesAndUnknownLayoutsAreNoImage() {
    #expect(made([1, 2], CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)) == nil)
    #expect(made([1, 2, 3, 4], .floatComponents) == nil)
    #expect(made([1, 2, 3, 4], [], bitsPerPixel: 32) == nil)
  }

  @Test func aCropSharesThePixelsAndIsCutAtTheEdge() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 4, scale: 1))
    bitmap.context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
    let crop = try #require(bitmap.makeImage().cropping(to: CGRect(x: 2, y: 1, width: 9, height: 9)))
    #expect(crop.width == 2 && crop.height == 3)
    #expect(crop.pixel(x: 0, y: 0).a == 255 && crop.pixel(x: 1, y: 0).a == 0)
    #expect(crop.dataProvider?.data?.count == 2 * 3 * 4)
    #expect(crop.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
  }

  @Test func aCropWhoseNumbersAreNotFiniteIsEmptyAndOneOfEverythingIsWhole() throws {
    let image = try #require(Bitmap(width: 4, height: 3, scale: 1)).makeImage()
    for odd in [CGFloat.nan, .infinity, -.infinity] {
      #expect(image.cropping(to: CGRect(x: odd, y: 0, width: 1, height: 1)) == nil)
      #expect(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: odd)) == nil)
    }
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: .infinite)?.width == 4)
    #expect(image.cropping(to: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))?.height == 3)
    #expect(image.cropping(to: CGRect(x: 3, y: 2, width: -2, height: -1))?.width == 2)
  }

  @Test(arguments: [
    (CGColorSpace.displayP3, [255, 0, 0, 255], [255, 0, 0]), (CGColorSpace.displayP3, [128, 128, 128, 255], [128, 128, 128]),
    (CGColorSpace.displayP3, [200, 100, 50, 255], [215, 93, 31]), (CGColorSpace.linearSRGB, [55, 0, 255, 255], [128, 0, 255]),
    (CGColorSpace.extendedSRGB, [10, 20, 30, 255], [10, 20, 30]),
  ])
  func bytesOfAnotherSpaceBecomeSRGB(name: String, bytes: [UInt8], expected: [UInt8]) throws {
    let space = try #require(CGColorSpace(name: name))
    let image = try #require(made(bytes, CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), space: space))
    let pixel = image.pixel(x: 0, y: 0)
    for (one, other) in zip([pixel.r, pixel.g, pixel.b], expected) { #expect(abs(Int(one) - Int(other)) <= 1) }
  }

  @Test func grayInProportionToLightBecomesAGrayOfTheScreen() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    #expect(try #require(made([55], [], bitsPerPixel: 8, space: space)).pixel(x: 0, y: 0) == (128, 128, 128, 255))
  }
}
