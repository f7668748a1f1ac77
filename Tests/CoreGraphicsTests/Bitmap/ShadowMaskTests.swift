import CoreGraphics
import Foundation
import Testing

@Suite struct ShadowMaskTests {
  /// A step blurred by a Gaussian of the same standard deviation is at most this far away, in levels.
  @Test(arguments: [0.7, 1.3, 2, 5.5, 12] as [CGFloat], [1.0, 2.0, 3.0])
  func anEdgeIsCloseToAGaussiansEdge(_ sigma: CGFloat, _ scale: Double) throws {
    let side = 8 * sigma + 4
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side).integral, transform: nil)
    let mask = try #require(shadowMask(for: path, sigma: sigma, scale: scale))
    let middle = mask.height / 2
    // Weights on whole pixels are a Gaussian rounded to pixels, which adds the variance of a pixel's width.
    let spread = (Double(sigma * sigma) - 1 / (12 * scale * scale)).squareRoot()
    var farthest = 0.0
    for x in 0..<mask.width / 2 {
      let place = (Double(x) + 0.5) / scale + Double(mask.origin.x)
      let ideal = 127.5 * (1 + erf(place / spread / 2.0.squareRoot()))
      farthest = max(farthest, abs(ideal - Double(mask.coverage(x: x, y: middle))))
    }
    #expect(farthest < 8, "\(farthest) levels")
  }

  @Test func aMaskIsTheSameFromAllSides() throws {
    let mask = try #require(
      shadowMask(for: CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil), sigma: 3, scale: 2))
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        #expect(mask.coverage(x: x, y: y) == mask.coverage(x: mask.width - 1 - x, y: y))
        #expect(abs(Int(mask.coverage(x: x, y: y)) - Int(mask.coverage(x: y, y: x))) <= 1)
      }
    }
  }

  @Test func theOutermostPixelsAreEmpty() throws {
    let mask = try #require(
      shadowMask(for: CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil), sigma: 2, scale: 1))
    #expect((0..<mask.width).allSatisfy { mask.coverage(x: $0, y: 0) <= 1 })
  }

  @Test func withoutBlurTheMaskIsTheShape() throws {
    let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    let mask = try #require(shadowMask(for: CGPath(rect: rect, transform: nil), sigma: 0, scale: 1))
    #expect(mask.width == 5 && mask.height == 6 && mask.origin == rect.origin)
    #expect(mask.coverage(x: 0, y: 0) == 255 && mask.coverage(x: 4, y: 5) == 255)
  }

  @Test func anEmptyOrHugePathHasNoMask() {
    #expect(shadowMask(for: CGMutablePath(), sigma: 1, scale: 1) == nil)
    let huge = CGPath(rect: CGRect(x: 0, y: 0, width: 1e7, height: 1), transform: nil)
    #expect(shadowMask(for: huge, sigma: 1, scale: 1) == nil)
    #expect(shadowMask(for: huge, sigma: .nan, scale: .nan) == nil)
  }

  @Test func aMaskIsPaintedWhereItsPathWouldBe() throws {
    let bitmap = try #require(Bitmap(width: 20, height: 20, scale: 2))
    let mask = try #require(
      shadowMask(for: CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil), sigma: 0, scale: 2))
    bitmap.context.fill(mask: mask, at: CGPoint(x: 3, y: 4), color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bitmap.pixel(x: 8, y: 10) == (255, 0, 0, 255) && bitmap.pixel(x: 11, y: 13).a == 255)
    #expect(bitmap.pixel(x: 7, y: 10).a == 0 && bitmap.pixel(x: 12, y: 13).a == 0)
  }
}
