import CoreGraphics
import Testing

/// Conversions whose results CSS Color 4 gives, or that its sample code computes.
@Suite struct ColorConversionTests {
  /// The components of a colour of one space in another, alpha left out.
  private func convert(_ components: [CGFloat], _ from: CFString, _ to: CFString) throws -> [CGFloat] {
    let source = try #require(CGColorSpace(name: from))
    let color = try #require(CGColor(colorSpace: source, components: components + [1]))
    let space = try #require(CGColorSpace(name: to))
    return try #require(color.converted(to: space, intent: .defaultIntent, options: nil)?.components).dropLast()
  }

  @Test(
    arguments: [
      // The corners of sRGB in Display P3.
      ([1, 0, 0], CGColorSpace.sRGB, CGColorSpace.extendedDisplayP3, [0.917488, 0.200287, 0.138561]),
      ([0, 1, 0], CGColorSpace.sRGB, CGColorSpace.extendedDisplayP3, [0.458402, 0.985265, 0.298295]),
      ([0, 0, 1], CGColorSpace.sRGB, CGColorSpace.extendedDisplayP3, [0, 0, 0.959588]),
      ([1, 1, 1], CGColorSpace.sRGB, CGColorSpace.displayP3, [1, 1, 1]),
      // The corners of Display P3 in sRGB, which cannot hold them.
      ([1, 0, 0], CGColorSpace.displayP3, CGColorSpace.extendedSRGB, [1.093066, -0.226742, -0.150135]),
      ([0, 1, 0], CGColorSpace.displayP3, CGColorSpace.extendedSRGB, [-0.511605, 1.018266, -0.310675]),
      ([1, 0, 0], CGColorSpace.displayP3, CGColorSpace.sRGB, [1, 0, 0]),
      // Encoded and in proportion to light.
      ([0.5, 0.5, 0.5], CGColorSpace.sRGB, CGColorSpace.linearSRGB, [0.214041, 0.214041, 0.214041]),
      ([0.04, 0.735357, 1], CGColorSpace.sRGB, CGColorSpace.linearSRGB, [0.003096, 0.5, 1]),
      ([0.5, 0.25, 0.002], CGColorSpace.linearSRGB, CGColorSpace.sRGB, [0.735357, 0.537099, 0.02584]),
      ([-0.5, 2, 0], CGColorSpace.extendedLinearSRGB, CGColorSpace.extendedSRGB, [-0.735357, 1.353256, 0]),
      // Gray, whose value is the light of the colour.
      ([0.5], CGColorSpace.genericGrayGamma2_2, CGColorSpace.sRGB, [0.5, 0.5, 0.5]),
      ([1.5], CGColorSpace.extendedGray, CGColorSpace.extendedSRGB, [1.5, 1.5, 1.5]),
      ([1, 0, 0], CGColorSpace.sRGB, CGColorSpace.linearGray, [0.212639]),
      ([0, 1, 0], CGColorSpace.sRGB, CGColorSpace.extendedLinearGray, [0.715169]),
    ] as [([CGFloat], CFString, CFString, [CGFloat])])
  func conversionsAgreeWithCSS(given: [CGFloat], from: CFString, to: CFString, expected: [CGFloat]) throws {
    let found = try convert(given, from, to)
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) { #expect(abs(one - other) < 1e-4, "\(found)") }
  }

  @Test func everySpaceThatHoldsAColorGivesItBack() throws {
    let spaces = [
      CGColorSpace.extendedSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.extendedDisplayP3,
    ]
    for one in spaces {
      for other in spaces {
        let there = try convert([0.2, 0.7, 0.4], one, other)
        for (value, expected) in zip(try convert(there, other, one), [0.2, 0.7, 0.4]) { #expect(abs(value - expected) < 1e-9) }
      }
    }
  }
}
