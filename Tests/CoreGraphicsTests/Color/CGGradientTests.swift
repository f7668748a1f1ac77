import CoreGraphics
import Testing

@Suite struct CGGradientTests {
  @Test func aListWithAnythingElseThanColorsIsNoGradient() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, "black"] as CFArray, locations: nil) == nil)
  }

  @Test func eachPixelHasTheColorOfItsCentre() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 1, scale: 1))
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: [0, 1]))
    bitmap.context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    #expect((0..<4).map { bitmap.pixel(x: $0, y: 0).r } == [32, 96, 159, 223])
  }

  @Test func onlyTheOptionsPaintBeyondTheEnds() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    for (options, expected) in [
      ([], [0, 255, 0]), (.drawsBeforeStartLocation, [255, 255, 0]), (.drawsAfterEndLocation, [0, 255, 255]),
    ]
      as [(CGGradientDrawingOptions, [UInt8])]
    {
      let bitmap = try #require(Bitmap(width: 3, height: 1, scale: 1))
      bitmap.context.drawLinearGradient(gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 2, y: 0), options: options)
      #expect((0..<3).map { bitmap.pixel(x: $0, y: 0).a } == expected)
    }
  }

  @Test func twoStopsAtOnePlaceAreAHardEdge() throws {
    let colors = [CGColor.black, CGColor.black, CGColor.white, CGColor.white] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5, 0.5, 1]))
    let bitmap = try #require(Bitmap(width: 4, height: 1, scale: 1))
    bitmap.context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    #expect((0..<4).map { bitmap.pixel(x: $0, y: 0).r } == [0, 0, 255, 255])
  }

  @Test func aRadialGradientIsRound() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.white, CGColor.black] as CFArray, locations: nil))
    let bitmap = try #require(Bitmap(width: 21, height: 21, scale: 1))
    let centre = CGPoint(x: 10.5, y: 10.5)
    bitmap.context.drawRadialGradient(
      gradient, startCenter: centre, startRadius: 0, endCenter: centre, endRadius: 10, options: [])
    #expect(bitmap.pixel(x: 10, y: 10).r == 255)
    #expect(bitmap.pixel(x: 5, y: 10) == bitmap.pixel(x: 10, y: 15))
    #expect(bitmap.pixel(x: 0, y: 0).a == 0)
  }
}
