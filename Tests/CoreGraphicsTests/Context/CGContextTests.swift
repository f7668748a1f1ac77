import CoreGraphics
import Testing

@Suite struct CGContextTests {
  private func pixels(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> Bitmap {
    try #require(Bitmap(width: width, height: height, scale: scale))
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func pointsAreAsManyPixelsAsTheScaleSays() throws {
    for scale in [1, 2, 3] {
      let bitmap = try pixels(4 * scale, 4 * scale, scale: CGFloat(scale))
      bitmap.context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      #expect(bitmap.pixel(x: scale, y: scale).a == 255 && bitmap.pixel(x: 2 * scale - 1, y: 2 * scale - 1).a == 255)
      #expect(bitmap.pixel(x: scale - 1, y: scale).a == 0 && bitmap.pixel(x: 2 * scale, y: scale).a == 0)
    }
  }

  @Test func halfAPixelIsHalfCovered() throws {
    let bitmap = try pixels(4, 4)
    bitmap.context.fill(CGRect(x: 0.5, y: 0, width: 2, height: 4))
    #expect((127...128).contains(bitmap.pixel(x: 0, y: 2).a) && bitmap.pixel(x: 1, y: 2).a == 255)
    #expect((127...128).contains(bitmap.pixel(x: 2, y: 2).a))
  }

  @Test func colorsOutsideOfSRGBAreCutOff() throws {
    let bitmap = try pixels(1, 1)
    let context = bitmap.context
    context.setFillColor(CGColor(extendedRed: 1.5, green: -0.5, blue: 0.5, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 0, y: 0) == (255, 0, 128, 255))
  }

  @Test func aStateTakenBackHasItsColorsMatrixAndClip() throws {
    let bitmap = try pixels(4, 1)
    let context = bitmap.context
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(.white)
    context.translateBy(x: 2, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    for x in 0..<4 { #expect(bitmap.pixel(x: x, y: 0) == (255, 0, 0, 255)) }
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 1))
  }

  @Test func aClipLetsOnlyItsInsideThrough() throws {
    let bitmap = try pixels(10, 10)
    let context = bitmap.context
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(bitmap.pixel(x: 0, y: 0).a == 0 && bitmap.pixel(x: 3, y: 5).a == 255 && bitmap.pixel(x: 6, y: 5).a == 0)
    context.resetClip()
    context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
    #expect(bitmap.pixel(x: 9, y: 9).a == 255)
  }

  @Test func aLayerIsDrawnAsOne() throws {
    let bitmap = try pixels(3, 1)
    let context = bitmap.context
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    for x in 0..<3 { #expect((127...128).contains(bitmap.pixel(x: x, y: 0).a)) }
  }

  @Test func aLayerGivesBackTheStateInWhichItBegan() throws {
    let bitmap = try pixels(2, 1)
    let context = bitmap.context
    context.setFillColor(red)
    context.beginTransparencyLayer()
    context.saveGState()
    context.saveGState()
    context.setFillColor(.white)
    context.scaleBy(x: 0, y: 0)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 0, y: 0) == (255, 0, 0, 255))
  }

  @Test func aShadowLiesUnderTheShapeAndIsMovedByTheOffset() throws {
    let bitmap = try pixels(20, 20, scale: 2)
    let context = bitmap.context
    context.setShadow(offset: CGSize(width: 3, height: 2), blur: 0, color: red)
    context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
    #expect(bitmap.pixel(x: 3, y: 3) == (0, 0, 0, 255))
    #expect(bitmap.pixel(x: 15, y: 13) == (255, 0, 0, 255))
    #expect(bitmap.pixel(x: 16, y: 13).a == 0)
    context.setShadow(offset: .zero, blur: 5, color: nil)
    context.fill(CGRect(x: 1, y: 8, width: 1, height: 1))
    #expect(bitmap.pixel(x: 5, y: 17).a == 0)
  }

  @Test func aShapeOutsideOfTheClipCastsItsShadowInside() throws {
    let bitmap = try pixels(10, 10)
    let context = bitmap.context
    context.clip(to: CGRect(x: 5, y: 0, width: 5, height: 10))
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: red)
    context.fill(CGRect(x: -14, y: 2, width: 2, height: 2))
    #expect(bitmap.pixel(x: 6, y: 2) == (255, 0, 0, 255) && bitmap.pixel(x: 5, y: 2).a == 0)
  }

  @Test func anImageIsUpsideDownWhereYPointsDownUnlessDrawnUpright() throws {
    let source = try pixels(2, 2)
    source.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = source.makeImage()
    let result = try pixels(2, 4)
    result.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    result.context.drawUpright(image, in: CGRect(x: 0, y: 2, width: 2, height: 2))
    #expect((0..<4).map { result.pixel(x: 0, y: $0).a } == [0, 255, 255, 0])
  }

  @Test func aBitmapIsDrawnPixelForPixelAtItsOwnScale() throws {
    var random = SeededRandom(seed: 9)
    let source = try pixels(12, 12, scale: 3)
    for _ in 0..<9 { Drawing.roundedRectangles.make(&random)(source.context) }
    let result = try pixels(30, 30, scale: 3)
    result.context.draw(source, in: CGRect(x: 2 + 1 / 3.0, y: 3, width: 4, height: 4))
    let part = try #require(result.copy(pixelRect: CGRect(x: 7, y: 9, width: 12, height: 12)))
    #expect(part.hasSamePixels(as: source))
  }

  @Test func blendModesActAsTheyAreNamed() throws {
    for (mode, expected) in [
      (.copy, (0, 0, 0, 0)), (.multiply, (255, 0, 0, 255)), (.destinationOver, (255, 0, 0, 255)), (.clear, (0, 0, 0, 0)),
    ]
      as [(CGBlendMode, (UInt8, UInt8, UInt8, UInt8))]
    {
      let bitmap = try pixels(1, 1)
      let context = bitmap.context
      let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
      context.setFillColor(red)
      context.fill(pixel)
      context.setBlendMode(mode)
      context.setFillColor(mode == .copy ? .clear : .white)
      context.fill(pixel)
      #expect(bitmap.pixel(x: 0, y: 0) == expected)
    }
  }

  @Test func withoutAntialiasingAPixelIsInOrOut() throws {
    let bitmap = try pixels(20, 20)
    let context = bitmap.context
    context.setShouldAntialias(false)
    context.fillEllipse(in: CGRect(x: 1, y: 1, width: 17, height: 17))
    for y in 0..<20 { for x in 0..<20 { #expect([0, 255].contains(bitmap.pixel(x: x, y: y).a)) } }
  }

  @Test func badNumbersDrawNothingAndSpoilNothing() throws {
    let bitmap = try pixels(4, 4)
    let context = bitmap.context
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    context.fill(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4))
    context.fill(CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 4))
    context.setLineWidth(.nan)
    context.setLineDash(phase: .infinity, lengths: [-1, 0])
    context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fill(.null)
    #expect(bitmap.pixel(x: 1, y: 1).a == 0)
    context.fill(CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30))
    #expect(bitmap.pixel(x: 3, y: 3).a == 255)
    context.clear(.infinite)
    #expect(bitmap.pixel(x: 3, y: 3).a == 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 0, y: 0).a == 255)
  }
}

@Suite struct LazyContextTests {
  @Test func nothingIsMadeUntilSomethingIsDrawn() throws {
    let context = try #require(CGContext(lazyWidth: 40, height: 40, scale: 2))
    context.setFillColor(.white)
    context.saveGState()
    context.translateBy(x: 3, y: 3)
    context.move(to: .zero)
    context.restoreGState()
    #expect(context.bitmapIfDrawn == nil)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.bitmapIfDrawn == nil)
  }

  @Test func theStateSetBeforeCountsWhenItIs() throws {
    let context = try #require(CGContext(lazyWidth: 8, height: 8, scale: 2))
    context.setFillColor(.white)
    context.saveGState()
    context.translateBy(x: 1, y: 0)
    context.saveGState()
    context.translateBy(x: 1, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    let bitmap = try #require(context.bitmapIfDrawn)
    #expect((0..<8).map { bitmap.pixel(x: $0, y: 0).r } == [255, 0, 0, 0, 255, 255, 0, 0])
  }
}

@Suite struct CGContextStackTests {
  @Test func theContextPushedLastIsTheCurrentOne() throws {
    let one = try #require(Bitmap(width: 1, height: 1, scale: 1)).context
    let two = try #require(Bitmap(width: 1, height: 1, scale: 1)).context
    CGContextStack.push(one)
    CGContextStack.push(two)
    #expect(CGContextStack.current === two)
    CGContextStack.pop()
    #expect(CGContextStack.current === one)
    CGContextStack.pop()
    CGContextStack.pop()
    #expect(CGContextStack.current == nil)
  }
}
