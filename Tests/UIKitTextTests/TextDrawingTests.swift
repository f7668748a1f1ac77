import CoreGraphics
import Foundation
import Testing
import UIKitColors
import UIKitTraits

@testable import UIKitText

@Suite struct TextDrawingTests {
  let font = UIFont.systemFont(ofSize: 17)
  let white = UIColor.white.cgColor
  let black = UIColor.black.cgColor

  @Test(arguments: [1, 2, 3])
  func inkStandsOnTheBaselineInsideTheBox(scale: Int) throws {
    let layout = TextLayout("HEH", font: font)
    let ink = try ink(scale: scale) { layout.draw(in: $0, at: CGPoint(x: 10, y: 10), color: white) { $0.cgColor } }
    let box = try #require(ink)
    #expect(abs(box.maxY - (10 + layout.firstBaseline)) <= 0.5 / CGFloat(scale) + 0.01)
    #expect(abs(box.height - 12.36) < 1.01)
    #expect(box.minX >= 10 && box.maxX <= 10 + layout.size.width)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 50), (.right, 100)])
  func inkMovesWithTheAlignment(alignment: NSTextAlignment, shift: Double) throws {
    let layout = TextLayout("HHH", font: font, in: TextConstraints(alignment: alignment))
    let room = layout.size.width + 100
    let ink = try ink(scale: 2) { context in
      layout.draw(in: context, in: CGRect(x: 0, y: 0, width: room, height: 30), color: white) { $0.cgColor }
    }
    #expect(abs(try #require(ink).minX - CGFloat(shift) - 1.5) <= 1)
  }

  @Test func oneLayoutServesEveryStyle() throws {
    let text = NSAttributedString(string: "■■", attributes: [.font: font, .foregroundColor: UIColor.label])
    let layout = TextLayout(text, defaultFont: font)
    for (style, channel) in [(UIUserInterfaceStyle.light, UInt8(0)), (.dark, 255)] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      let bitmap = try #require(Bitmap(width: 60, height: 30, scale: 1))
      layout.draw(in: bitmap.context, at: .zero, color: white) { $0.resolvedColor(with: traits).cgColor }
      #expect(strongest(bitmap).red == channel)
    }
  }

  @Test func eachRunHasItsColorAndTheRestTheCallers() throws {
    let text = NSMutableAttributedString(string: "HHHH", attributes: [.font: font])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    let layout = TextLayout(text, defaultFont: font)
    let bitmap = try #require(Bitmap(width: 60, height: 30, scale: 1))
    layout.draw(in: bitmap.context, at: .zero, color: UIColor.blue.cgColor) { $0.cgColor }
    let middle = Int(layout.size.width / 2)
    #expect(sum(bitmap, columns: 0..<middle - 1) == Channels(red: false, blue: true))
    #expect(sum(bitmap, columns: middle + 1..<60) == Channels(red: true, blue: false))
  }

  @Test func replacingAColorByAnotherDoesNotEndTheProcess() {
    let text = NSMutableAttributedString(string: "abc", attributes: [.foregroundColor: UIColor.label, .font: font])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 1, length: 1))
    text.addAttribute(.paragraphStyle, value: NSParagraphStyle(), range: NSRange(location: 0, length: 3))
    text.addAttribute(.paragraphStyle, value: NSMutableParagraphStyle(), range: NSRange(location: 0, length: 2))
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == UIColor.red)
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == UIColor.label)
  }

  @Test func textWithoutColorIsBlackInBothStyles() throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let bitmap = try #require(Bitmap(width: 60, height: 30, scale: 1))
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        CGContextStack.push(bitmap.context)
        NSAttributedString(string: "■", attributes: [.font: font]).draw(at: .zero)
        CGContextStack.pop()
      }
      #expect(strongest(bitmap) == Pixel(red: 0, alpha: 255))
    }
  }

  @Test func underlineAndBackgroundReachOverTheirRun() throws {
    let text = NSAttributedString(
      string: "   ", attributes: [.font: font, .backgroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue])
    let layout = TextLayout(text, defaultFont: font)
    let box = try #require(try ink(scale: 2) { layout.draw(in: $0, at: .zero, color: white) { $0.cgColor } })
    #expect(abs(box.width - layout.size.width) <= 1)
    #expect(abs(box.height - layout.size.height) <= 1)
  }

  @Test func linesBelowTheRectangleAreLeftOut() throws {
    let bitmap = try #require(Bitmap(width: 60, height: 100, scale: 1))
    CGContextStack.push(bitmap.context)
    "H\nH\nH".draw(in: CGRect(x: 0, y: 0, width: 60, height: 45), withAttributes: [.font: font])
    CGContextStack.pop()
    #expect(try #require(inkBox(bitmap)).maxY < 41)
  }

  @Test func drawingWithoutAContextDoesNothing() throws {
    func draw() {
      "text".draw(at: .zero, withAttributes: nil)
      NSAttributedString(string: "text").draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let context = try #require(CGContext(lazyWidth: 40, height: 20, scale: 1))
    #expect(CGContextStack.current == nil)
    CGContextStack.push(context)
    CGContextStack.pop()
    draw()
    #expect(CGContextStack.current == nil)
    #expect(context.bitmapIfDrawn == nil)
    // The same calls leave ink where there is a context.
    CGContextStack.push(context)
    draw()
    CGContextStack.pop()
    #expect(context.bitmapIfDrawn != nil)
  }

  @Test func placesThatMakeNoSenseAreIgnored() throws {
    let layout = TextLayout("H", font: font)
    for value: CGFloat in [.nan, .infinity, -.infinity, 1e30] {
      #expect(try ink(scale: 1) { layout.draw(in: $0, at: CGPoint(x: value, y: value), color: white) { $0.cgColor } } == nil)
    }
  }

  @Test func lettersOfAnySizeAreDrawn() throws {
    for size: CGFloat in [0.01, 1, 300, 4096] {
      let layout = TextLayout("■", font: .systemFont(ofSize: size))
      let ink = try ink(scale: 2) { layout.draw(in: $0, at: CGPoint(x: -size / 4, y: -size / 3), color: white) { $0.cgColor } }
      if size >= 300 { #expect(ink != nil) }
    }
  }

  // MARK: Probes

  /// A pixel's red and alpha.
  struct Pixel: Equatable {
    var red: UInt8
    var alpha: UInt8
  }

  /// Whether any pixel has red, and any blue.
  struct Channels: Equatable {
    var red = false
    var blue = false
  }

  /// The box in points around all that a body draws on 200×60 points.
  private func ink(scale: Int, _ draw: (CGContext) -> Void) throws -> CGRect? {
    let bitmap = try #require(Bitmap(width: 200 * scale, height: 60 * scale, scale: CGFloat(scale)))
    draw(bitmap.context)
    return inkBox(bitmap)
  }

  /// The box in points around all pixels at least half opaque.
  private func inkBox(_ bitmap: Bitmap) -> CGRect? {
    var box: CGRect?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.pixel(x: x, y: y).a >= 128 {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box.map {
      CGRect(
        x: $0.minX / bitmap.scale, y: $0.minY / bitmap.scale, width: $0.width / bitmap.scale, height: $0.height / bitmap.scale)
    }
  }

  /// The most opaque pixel.
  private func strongest(_ bitmap: Bitmap) -> Pixel {
    var result = Pixel(red: 0, alpha: 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap.pixel(x: x, y: y)
        if pixel.a > result.alpha { result = Pixel(red: pixel.r, alpha: pixel.a) }
      }
    }
    return result
  }

  /// The colours found in some columns.
  private func sum(_ bitmap: Bitmap, columns: Range<Int>) -> Channels {
    var result = Channels()
    for y in 0..<bitmap.height {
      for x in columns {
        let pixel = bitmap.pixel(x: x, y: y)
        if pixel.r > 0 { result.red = true }
        if pixel.b > 0 { result.blue = true }
      }
    }
    return result
  }
}
