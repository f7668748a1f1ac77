import CoreGraphics
import Testing

/// Filling with a picture that is repeated.
@Suite struct CGContextPatternTests {
  /// A pattern of two columns and two rows, each pixel of its own color: red, green; blue, white.
  private func pattern(scale: CGFloat = 1) throws -> CGColor {
    let bitmap = try #require(Bitmap(width: 2, height: 2, scale: 1))
    let context = bitmap.context
    for (index, color) in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)].enumerated()
      as EnumeratedSequence<[(CGFloat, CGFloat, CGFloat)]>
    {
      context.setFillColor(red: color.0, green: color.1, blue: color.2, alpha: 1)
      context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
    }
    return CGColor(pattern: CGPattern(image: bitmap.makeImage(), scale: scale))
  }

  /// Letters for the pixels of a row: r, g, b, w, and . for none.
  private func row(_ bitmap: Bitmap, _ y: Int, from x: Int = 0) -> String {
    String(
      (x..<bitmap.width).map { x -> Character in
        let pixel = bitmap.pixel(x: x, y: y)
        switch (pixel.r, pixel.g, pixel.b, pixel.a) {
        case (255, 0, 0, 255): return "r"
        case (0, 255, 0, 255): return "g"
        case (0, 0, 255, 255): return "b"
        case (255, 255, 255, 255): return "w"
        case (0, 0, 0, 0): return "."
        default: return "?"
        }
      })
  }

  @Test func thePictureIsRepeatedFromTheOriginOfTheContext() throws {
    let bitmap = try #require(Bitmap(width: 6, height: 4, scale: 1))
    let context = bitmap.context
    context.setFillColor(try pattern())
    context.fill(CGRect(x: 1, y: 1, width: 4, height: 3))
    #expect((0..<4).map { row(bitmap, $0) } == ["......", ".wbwb.", ".grgr.", ".wbwb."])
  }

  @Test func aPictureOfSeveralPixelsAPointIsRepeatedPixelForPixelAtItsScale() throws {
    let bitmap = try #require(Bitmap(width: 6, height: 4, scale: 2))
    let context = bitmap.context
    context.setFillColor(try pattern(scale: 2))
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect((0..<4).map { row(bitmap, $0) } == ["rgrgrg", "bwbwbw", "rgrgrg", "bwbwbw"])
  }

  @Test func aPictureOfOnePixelAPointIsStretchedToTheScreensScale() throws {
    let bitmap = try #require(Bitmap(width: 6, height: 4, scale: 2))
    let context = bitmap.context
    context.interpolationQuality = .none
    context.setFillColor(try pattern())
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect((0..<4).map { row(bitmap, $0) } == ["rrggrr", "rrggrr", "bbwwbb", "bbwwbb"])
  }

  @Test func noMatrixMovesThePictureButThePhaseDoes() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 2, scale: 1))
    let context = bitmap.context
    context.setFillColor(try pattern())
    context.translateBy(x: 1, y: 0)
    context.fill(CGRect(x: -1, y: 0, width: 4, height: 1))
    context.saveGState()
    context.setPatternPhase(CGSize(width: 1, height: 0))
    context.fill(CGRect(x: -1, y: 1, width: 2, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
    #expect([row(bitmap, 0), row(bitmap, 1)] == ["rgrg", "wbbw"])
    context.setPatternPhase(CGSize(width: CGFloat.nan, height: 0))
    context.fill(CGRect(x: -1, y: 0, width: 4, height: 1))
    #expect(row(bitmap, 0) == "rgrg")
  }

  @Test func linesShadowsAndLayersTakeThePictureFromTheSamePlace() throws {
    let bitmap = try #require(Bitmap(width: 8, height: 4, scale: 1))
    let context = bitmap.context
    context.setStrokeColor(try pattern())
    context.stroke(CGRect(x: 1.5, y: 0.5, width: 5, height: 3), width: 1)
    #expect([row(bitmap, 0), row(bitmap, 1)] == [".grgrgr.", ".w....b."])
    context.clear(CGRect(x: 0, y: 0, width: 8, height: 4))
    context.setFillColor(try pattern())
    context.setShadow(offset: CGSize(width: 100, height: 0), blur: 0)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 3, y: 1, width: 3, height: 1))
    context.endTransparencyLayer()
    #expect(row(bitmap, 1) == "...wbw..")
  }

  @Test func theAlphaOfTheColorAndOfTheContextFadeThePicture() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 1, scale: 1))
    let context = bitmap.context
    let half = try #require(try pattern().copy(alpha: 0.5))
    context.setFillColor(half)
    context.setAlpha(0.5)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bitmap.pixel(x: 0, y: 0).a == 64 && bitmap.pixel(x: 0, y: 0).r == 64 && bitmap.pixel(x: 1, y: 0).g == 64)
    let invisible = try #require(try pattern().copy(alpha: 0))
    context.setFillColor(invisible)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bitmap.pixel(x: 0, y: 0).a == 64)
  }

  @Test func whereYPointsUpThePictureStandsUprightOnTheLowerEdge() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(try pattern())
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let rows = (0..<3).map { y in (0..<4).map { bytes[y * context.bytesPerRow + $0] } }
    #expect(rows == [[0, 0, 255, 255], [255, 0, 0, 255], [0, 0, 255, 255]])
  }

  @Test func aPatternHasAnAlphaAndNoOtherComponents() throws {
    let color = try pattern()
    #expect(color.components == [1] && color.numberOfComponents == 1 && color.pattern != nil)
    #expect(color.colorSpace?.model == .pattern && color.colorSpace?.numberOfComponents == 0 && color.colorSpace?.name == nil)
    #expect(color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil) == nil)
    #expect(color.copy(alpha: 0.5)?.components == [0.5])
    #expect(color == color.copy(alpha: 1) && color != color.copy(alpha: 0.5) && color != CGColor.black)
    #expect(try pattern() != color)
    #expect(color.isOpaque == false && CGColor.black.isOpaque && CGColor.black.pattern == nil)
  }
}
