import CoreGraphics
import Testing
import UIKitBase
import UIKitColors
import UIKitTraits

struct ColorComponentTests {
  /// Red, green, blue and alpha as the getter gives them.
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-9, -9, -9, -9)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    return [r, g, b, a]
  }

  /// Hue, saturation, brightness and alpha as the getter gives them.
  private func hsba(_ color: UIColor) -> [CGFloat] {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-9, -9, -9, -9)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    return [h, s, b, a]
  }

  @Test func componentsComeBackAsGiven() {
    #expect(rgba(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(rgba(UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 1)) == [1.2, -0.1, 0, 1])
    #expect(UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test("3.4.3: a gray has three equal components")
  func grayAsRGB() {
    #expect(rgba(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
  }

  @Test("3.4.4: a colour's gray is as bright as the colour")
  func rgbAsGray() {
    var (white, alpha): (CGFloat, CGFloat) = (-9, -9)
    #expect(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.7).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.5) < 0.02)
    #expect(alpha == 0.7)
    var (red, green): (CGFloat, CGFloat) = (0, 0)
    UIColor.red.getWhite(&red, alpha: nil)
    UIColor.green.getWhite(&green, alpha: nil)
    #expect(0 < red && red < green && green < 1)
  }

  @Test("3.4.5: a gray has hue and saturation 0")
  func grayHasNoHue() {
    #expect(hsba(UIColor(white: 0.25, alpha: 1)) == [0, 0, 0.25, 1])
    #expect(hsba(.black) == [0, 0, 0, 1])
  }

  @Test(
    arguments: [
      (0, [1, 0, 0]), (1.0 / 6, [1, 1, 0]), (1.0 / 3, [0, 1, 0]), (0.5, [0, 1, 1]), (2.0 / 3, [0, 0, 1]), (5.0 / 6, [1, 0, 1]),
    ] as [(CGFloat, [CGFloat])])
  func huesGoRoundTheCircle(hue: CGFloat, rgb: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    for (one, other) in zip(rgba(color), rgb) { #expect(abs(one - other) < 1e-9) }
    let exact = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 1)
    #expect(abs(hsba(exact)[0] - hue) < 1e-9)
  }

  @Test func hueSaturationBrightnessComeBack() {
    for hue in stride(from: 0.0, to: 1, by: 0.05) {
      let values = hsba(UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5))
      for (one, other) in zip(values, [hue, 0.6, 0.8, 0.5]) { #expect(abs(one - other) < 1e-9) }
    }
    #expect(rgba(UIColor(hue: 1, saturation: 2, brightness: 1.5, alpha: 1)) == [1, 0, 0, 1])
  }

  @Test func displayP3ReadsAsExtendedSRGB() {
    let values = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(values[0] > 1)
    #expect(values[1] < 0)
  }

  @Test("3.8: the fixed colours have the values of their names")
  func fixedColors() {
    #expect(rgba(.orange) == [1, 0.5, 0, 1])
    #expect(rgba(.purple) == [0.5, 0, 0.5, 1])
    #expect(rgba(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(rgba(.clear) == [0, 0, 0, 0])
    #expect(bytes(.darkGray)[0] == 85)
    #expect(bytes(.lightGray)[0] == 170)
  }

  @Test("79: darkText is black and lightText 60 % white, in every style")
  func textOnFixedGrounds() {
    for style in [light, dark] {
      #expect(bytes(.darkText, style) == [0, 0, 0, 255])
      #expect(bytes(.lightText, style) == [255, 255, 255, 153])
    }
  }

  @Test func aColorLiteralIsAColor() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }

  @Test func settingAColorFillsWithTheCurrentTraits() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 1, scale: 1))
    let context = bitmap.context
    CGContextStack.push(context)
    defer { CGContextStack.pop() }
    dark.performAsCurrent { UIColor.systemBlue.setFill() }
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    light.performAsCurrent { UIColor.systemBlue.set() }
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 0, y: 0) == (10, 132, 255, 255))
    #expect(bitmap.pixel(x: 1, y: 0) == (0, 122, 255, 255))
  }

  @Test func settingAColorOutsideOfDrawingDoesNothing() {
    UIColor.red.set()
    #expect(CGContextStack.current == nil)
  }
}
