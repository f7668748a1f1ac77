import CoreGraphics
import Testing

@Suite struct BitmapTests {
  @Test(arguments: [(0, 1), (1, 0), (-1, 5), (32768, 1), (1, 40000), (32767, 32767)])
  func aSizeThatCannotBeIsNoBitmap(_ width: Int, _ height: Int) {
    #expect(Bitmap(width: width, height: height, scale: 1) == nil)
    #expect(CGContext(lazyWidth: width, height: height, scale: 1) == nil)
  }

  @Test func aNewBitmapIsTransparentAndSoIsAClearedOne() throws {
    let bitmap = try #require(Bitmap(width: 3, height: 2, scale: 1))
    #expect(bitmap.pixel(x: 2, y: 1) == (0, 0, 0, 0))
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(bitmap.pixel(x: 2, y: 1) == (0, 0, 0, 255))
    bitmap.clear()
    #expect(bitmap.pixel(x: 2, y: 1) == (0, 0, 0, 0))
  }

  @Test(arguments: [1, 40, 300])
  func findingMemoryChangesNoPixel(_ side: Int) throws {
    let bitmap = try #require(Bitmap(width: side, height: side, scale: 1))
    bitmap.findMemory()
    #expect(bitmap.pixel(x: side - 1, y: side - 1) == (0, 0, 0, 0))
    bitmap.context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    bitmap.findMemory()
    #expect(bitmap.withBytes { bytes in (0..<side * side).allSatisfy { bytes[$0 * 4 + 3] == 255 && bytes[$0 * 4] == 0 } })
  }

  @Test func aPictureDoesNotFollowTheBitmap() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 2, scale: 1))
    let image = bitmap.makeImage()
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(image.pixel(x: 0, y: 0).a == 0)
  }

  @Test func aPartIsCopiedFromWhereItWas() throws {
    let bitmap = try #require(Bitmap(width: 5, height: 5, scale: 2))
    bitmap.context.fill(CGRect(x: 1, y: 1, width: 0.5, height: 0.5))
    let part = try #require(bitmap.copy(pixelRect: CGRect(x: 2, y: 2, width: 10, height: 10)))
    #expect(part.width == 3 && part.height == 3 && part.scale == 2)
    #expect(part.pixel(x: 0, y: 0).a == 255 && part.pixel(x: 1, y: 1).a == 0)
    #expect(bitmap.copy(pixelRect: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  @Test(arguments: [(0.0, 0), (0.5, 128), (1.0, 255), (-3, 0), (7, 255)] as [(CGFloat, UInt8)])
  func aDissolveIsTheFirstAtTheBeginningAndTheSecondAtTheEnd(_ progress: CGFloat, _ expected: UInt8) throws {
    let black = try #require(Bitmap(width: 7, height: 3, scale: 1))
    let white = try #require(Bitmap(width: 7, height: 3, scale: 1))
    black.context.fill(CGRect(x: 0, y: 0, width: 7, height: 3))
    let context = white.context
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 7, height: 3))
    let result = try #require(Bitmap(width: 7, height: 3, scale: 1))
    Bitmap.dissolve(from: black, to: white, progress: progress, into: result)
    for x in 0..<7 { #expect(result.pixel(x: x, y: 2) == (expected, expected, expected, 255)) }
  }

  @Test func dissolvingEqualPixelsChangesNone() throws {
    let bitmap = try #require(Bitmap(width: 64, height: 1, scale: 1))
    let context = bitmap.context
    for x in 0..<64 {
      context.setFillColor(gray: CGFloat(x) / 64, alpha: CGFloat(64 - x) / 64)
      context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
    }
    let result = try #require(bitmap.copy())
    for step in 0...10 {
      Bitmap.dissolve(from: bitmap, to: bitmap, progress: CGFloat(step) / 10, into: result)
      #expect(result.hasSamePixels(as: bitmap))
    }
  }
}
