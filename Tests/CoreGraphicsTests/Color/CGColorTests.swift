import CoreGraphics
import Testing

@Suite struct CGColorTests {
  private func p3(_ components: [CGFloat]) throws -> CGColor {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    return try #require(CGColor(colorSpace: space, components: components))
  }

  /// Values of the CSS Color 4 conversion.
  @Test(
    arguments: [
      ([1, 0, 0], [1.0930663624351615, -0.22674197356975417, -0.15013458093711934]),
      ([0, 1, 0], [-0.5116049825853448, 1.0182656579378029, -0.3106746212905826]),
      ([0, 0, 1], [0, 0, 1.0420216193529395]),
      ([1, 1, 1], [1, 1, 1]),
      ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
    ] as [([CGFloat], [CGFloat])])
  func displayP3BecomesTheExtendedSRGBOfCSS(_ given: [CGFloat], _ expected: [CGFloat]) throws {
    let color = try p3(given + [1]).sRGB
    for (one, two) in zip([color.r, color.g, color.b], expected) { #expect(abs(one - two) < 1e-6) }
  }

  @Test func aRoundTripThroughDisplayP3KeepsTheColor() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = CGColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.5)
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    let back = try #require(there.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    for (one, two) in zip(try #require(back.components), [0.2, 0.7, 0.4, 0.5]) { #expect(abs(one - two) < 1e-9) }
  }

  @Test func aPlainSpaceCutsWhatItCannotHoldAndAnExtendedOneDoesNot() throws {
    let red = try p3([1, 0, 0, 1])
    let plain = try #require(red.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    #expect(plain.components == [1, 0, 0, 1])
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let wide = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
    #expect(wide[0] > 1.09 && wide[1] < -0.22)
  }

  @Test func grayHalfIsHalfOfRedGreenAndBlue() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.sRGB == (0.5, 0.5, 0.5, 0.25))
  }

  @Test func aColorBecomesTheGrayOfItsLight() throws {
    let gray = try #require(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1).converted(
        to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)?.components)
    // Light 0.2126 on sRGB's curve.
    #expect(abs(gray[0] - 0.4984) < 1e-3)
  }

  @Test func equalColorsHaveEqualSpacesAndComponents() {
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(gray: 1, alpha: 1) == .white)
    #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Set([CGColor.black, CGColor(gray: 0, alpha: 1), .clear]).count == 2)
  }

  @Test func aCopyHasAnotherAlpha() {
    #expect(CGColor.black.copy(alpha: 0.5)?.components == [0, 0.5])
  }

  @Test func whatIsNoNumberIsNothing() {
    let color = CGColor(red: .nan, green: .infinity, blue: 2, alpha: .nan)
    #expect(color.components == [0, 0, 1, 0])
  }

  @Test func linearComponentsAreInProportionToLight() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [0.21404114, 2, -0.21404114, 1]))
    #expect(abs(color.sRGB.r - 0.5) < 1e-6 && color.sRGB.g > 1.3 && abs(color.sRGB.b + 0.5) < 1e-6)
  }
}

@Suite struct CGColorSpaceTests {
  @Test func everyNameGivesASpaceOfThatName() {
    for name in [
      CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB,
      CGColorSpace.displayP3,
      CGColorSpace.extendedDisplayP3, CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray, CGColorSpace.linearGray,
      CGColorSpace.extendedLinearGray,
    ] {
      #expect(CGColorSpace(name: name)?.name == name)
    }
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test func theScreensSpacesAreSRGBAndGray() {
    #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }

  @Test func aSpaceIsOneObjectWhicheverWayItIsAskedFor() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(space === CGColorSpace(name: CGColorSpace.sRGB))
    #expect(space === CGColorSpaceCreateDeviceRGB())
    #expect(space === CGColor(red: 1, green: 0, blue: 0, alpha: 1).colorSpace)
    #expect(Set([space, CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray()]).count == 2)
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test func theSpaceOfPatternsHasNoComponentsAndNoPixels() throws {
    let image = try #require(CGColor.onePixel)
    let space = try #require(CGColor(pattern: CGPattern(image: image, scale: 1)).colorSpace)
    #expect(space.model == .pattern && space.numberOfComponents == 0)
    #expect(CGColor(colorSpace: space, components: [1]) == nil)
    let provider = try #require(image.dataProvider)
    for (candidate, isFine) in [(space, false), (CGColorSpaceCreateDeviceRGB(), true)] {
      let made = CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: candidate,
        bitmapInfo: image.bitmapInfo,
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      #expect((made != nil) == isFine)
      for info in [CGImageAlphaInfo.premultipliedLast, .alphaOnly] {
        let context = CGContext(
          data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: candidate, bitmapInfo: info.rawValue)
        #expect((context != nil) == isFine)
      }
    }
  }
}

extension CGColor {
  /// A picture of one pixel.
  fileprivate static var onePixel: CGImage? {
    CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
  }
}
