import Foundation
import Testing

@testable import UIKitText

@Suite struct StringDrawingTests {
  let font = UIFont.systemFont(ofSize: 17)

  @Test func stringsMeasureLikeTheLayout() {
    let size = TextLayout("Measure", font: font).size
    #expect("Measure".size(withAttributes: [.font: font]) == size)
    #expect(NSString(string: "Measure").size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: "Measure", attributes: [.font: font]).size() == size)
  }

  @Test func textWithoutFontIsTwelvePoints() {
    #expect("a".size(withAttributes: nil).height == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test func anEmptyStringHasTheHeightOfItsLine() {
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: font.lineHeight))
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func boundsWrapOnlyWithLineFragmentOrigin() {
    let text = "one two three four"
    let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    let single = text.boundingRect(with: room, options: [], attributes: [.font: font], context: nil)
    #expect(abs(wrapped.height - 2 * font.lineHeight) < 0.001)
    #expect(wrapped.origin == .zero)
    #expect(single.height == font.lineHeight)
    #expect(single.minY == -font.ascender)
    #expect(single.width > 80)
  }

  @Test func zeroSizesSetNoLimit() {
    let bounds = "one two".boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(bounds.size == "one two".size(withAttributes: [.font: font]))
  }

  @Test func truncatingParagraphStylesKeepParagraphsOnOneLine() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let bounds = "one two three four\nfive six seven eight".boundingRect(
      with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: font, .paragraphStyle: style],
      context: nil)
    #expect(abs(bounds.height - 2 * font.lineHeight) < 0.001)
    #expect(bounds.width <= 80)
  }

  @Test func theDrawingContextTakesTheBounds() {
    let context = NSStringDrawingContext()
    let bounds = "abc".boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: nil, context: context)
    #expect(context.totalBounds == bounds)
  }

  @Test func aMutableStyleIsCopiedByValue() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .right
    #expect(copy?.alignment == .center)
    #expect(copy != style)
    #expect((copy?.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .center)
  }
}
