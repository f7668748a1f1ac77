import CoreGraphics
import Foundation
import Testing
import UIKitBase
import UIKitColors
import UIKitImages
import UIKitTraits

/// Colors that repeat a picture.
@Suite struct PatternColorTests {
  /// A picture of one color.
  private func image(_ color: UIColor = red, scale: CGFloat = 1) throws -> UIImage {
    try #require(UIImage(data: png(color), scale: scale))
  }

  @Test("3.4.2: a pattern has no components, and what was to be filled in stays as it is")
  func getters() throws {
    let color = UIColor(patternImage: try image())
    var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (7, 7, 7, 7)
    #expect(!color.getRed(&a, green: &b, blue: &c, alpha: &d))
    #expect(!color.getHue(&a, saturation: &b, brightness: &c, alpha: &d))
    #expect(!color.getWhite(&a, alpha: &d))
    #expect([a, b, c, d] == [7, 7, 7, 7])
  }

  @Test func aPatternDoesNotFollowTheTraits() throws {
    let color = UIColor(patternImage: try image())
    #expect(!color.isDynamic && color.resolvedColor(with: traits(.dark)) === color)
    #expect(color.withProminence(.secondary).resolvedColor(with: traits(.dark)).cgColor.pattern == color.cgColor.pattern)
    #expect(color.dimmed.resolvedColor(with: traits(.light)) == color)
  }

  @Test func patternsOfOnePictureAndOneAlphaAreEqual() throws {
    let image = try image()
    let color = UIColor(patternImage: image)
    #expect(color == UIColor(patternImage: image) && color.hash == UIColor(patternImage: image).hash)
    #expect(try color != UIColor(patternImage: self.image()) && color != .black && .black != color)
    #expect(color.withAlphaComponent(0.5) != color && color.withAlphaComponent(0.5).withAlphaComponent(1) == color)
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5 && color.withAlphaComponent(0.5).cgColor.pattern != nil)
    #expect(color.description == "UIPatternColorSpace 1")
    #expect(UIColor(patternImage: UIImage()) == .clear)
  }

  @Test func settingAPatternFillsWithThePicture() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let half = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      green.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2), format: format).image { context in
      UIColor(patternImage: half).set()
      context.fill(CGRect(x: 1, y: 0, width: 4, height: 2))
    }
    let row = stride(from: 1, to: 12, by: 2).map { pixel(drawn.cgImage, $0, 3) }
    let (r, g, none) = ([255, 0, 0, 255] as [UInt8], [0, 255, 0, 255] as [UInt8], [0, 0, 0, 0] as [UInt8])
    #expect(row == [none, g, r, g, r, none])
  }

  @Test func thePictureIsTakenUprightAndTinted() throws {
    let tinted = UIColor(patternImage: try image().withTintColor(blue))
    #expect(pixel(tinted.cgColor.pattern?.image, 0, 0) == [0, 0, 255, 255])
    let wide = try #require(UIImage(data: png(red, width: 4, height: 2))?.cgImage)
    let turned = UIColor(patternImage: UIImage(cgImage: wide, scale: 1, orientation: .left))
    #expect(turned.cgColor.pattern?.image.width == 2 && turned.cgColor.pattern?.image.height == 4)
  }

  @Test("3.6: a pattern comes back with its picture, its scale and its alpha")
  func coding() throws {
    let color = UIColor(patternImage: try image(green, scale: 2)).withAlphaComponent(0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)).cgColor
    #expect(back.alpha == 0.5 && back.pattern?.scale == 2 && pixel(back.pattern?.image, 3, 3) == [0, 255, 0, 255])
  }
}
