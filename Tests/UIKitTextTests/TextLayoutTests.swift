import Foundation
import Testing

@testable import UIKitText

@Suite struct TextLayoutTests {
  let font = UIFont.systemFont(ofSize: 17)

  @Test(arguments: ["Label", "한국어", "😀 ok", "שלום", "ÅÄÖ", "ỗ", "👩‍👩‍👧"])
  func everyScriptHasTheHeightAndBaselineOfTheFont(text: String) {
    let layout = TextLayout(text, font: font)
    #expect(layout.size.height == font.lineHeight)
    #expect(layout.firstBaseline == font.ascender)
    #expect(layout.size.width > 10)
    #expect(layout.lineCount == 1)
  }

  @Test func aTextWithoutCharactersHasNoLine() {
    let layout = TextLayout("", font: font)
    #expect(layout.lineCount == 0)
    #expect(layout.size == .zero)
  }

  @Test(arguments: [("a\nb", 2), ("a\n", 1), ("a\n\n", 2), ("a\r\nb", 2), ("\n", 1), ("a\u{2029}b", 2), ("a\u{2028}b", 2)])
  func lineEndsBeginLines(text: String, lines: Int) {
    let layout = TextLayout(text, font: font)
    #expect(layout.lineCount == lines)
    #expect(abs(layout.size.height - CGFloat(lines) * font.lineHeight) < 0.001)
  }

  @Test func plainFontsStepByTheLineHeight() {
    let layout = TextLayout("a\nb\nc", font: font)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * font.lineHeight) < 0.001)
  }

  @Test func textStylesStepByTheirPitch() {
    let layout = TextLayout("a\nb", font: .preferredFont(forTextStyle: .body, sizeIndex: TextStyleSizes.large))
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 22) < 0.001)
    #expect(abs(layout.size.height - 42.287) < 0.001)
  }

  @Test func textWrapsBetweenWords() {
    let layout = TextLayout("one two three four", font: font, in: TextConstraints(width: 80))
    #expect(layout.lineCount == 2)
    #expect(layout.size.width <= 80)
    #expect(layout.wraps)
    #expect(!layout.isTruncated)
  }

  @Test func aWordWiderThanALineIsBroken() {
    let layout = TextLayout("Donaudampfschiff", font: font, in: TextConstraints(width: 60))
    #expect(layout.lineCount == 3)
    #expect(layout.size.width <= 60)
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func aLongLineIsTruncatedToItsWidth(mode: NSLineBreakMode) {
    let layout = TextLayout(
      "A sentence that is much too long", font: font, in: TextConstraints(width: 100, maxLines: 1, lineBreak: mode))
    #expect(layout.lineCount == 1)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 100)
    #expect(layout.size.width > 60)
  }

  @Test func aTruncatedTextKeepsItsOtherLines() {
    let text = "one two three four five six seven eight nine ten"
    let all = TextLayout(text, font: font, in: TextConstraints(width: 100))
    let cut = TextLayout(text, font: font, in: TextConstraints(width: 100, maxLines: 2, lineBreak: .byTruncatingTail))
    #expect(all.lineCount > 2)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    #expect(cut.content.lines[0].width == all.content.lines[0].width)
    #expect(cut.content.lines[1].width != all.content.lines[1].width)
  }

  @Test func aParagraphThatEndsWhereRoomDoesGetsAnEllipsisToo() {
    let whole = TextLayout("first", font: font)
    let cut = TextLayout("first\nsecond", font: font, in: TextConstraints(width: 300, maxLines: 1, lineBreak: .byTruncatingTail))
    #expect(cut.lineCount == 1)
    #expect(cut.isTruncated)
    #expect(cut.size.width > whole.size.width)
  }

  @Test func wrappingModesDropWhatHasNoRoom() {
    let cut = TextLayout("one two three four five", font: font, in: TextConstraints(width: 80, maxLines: 1))
    #expect(cut.lineCount == 1)
    #expect(cut.isTruncated)
  }

  @Test func clippingRunsOnBeyondTheEdge() {
    let layout = TextLayout("one two three four", font: font, in: TextConstraints(width: 40, maxLines: 1, lineBreak: .byClipping))
    #expect(layout.lineCount == 1)
    #expect(layout.size.width > 100)
  }

  @Test func aHeightLimitLeavesLinesOutButNeverAll() {
    let text = "a\nb\nc\nd"
    #expect(TextLayout(text, font: font, in: TextConstraints(height: 45)).lineCount == 2)
    #expect(TextLayout(text, font: font, in: TextConstraints(height: 5)).lineCount == 1)
    #expect(TextLayout(text, font: font, in: TextConstraints(height: 4 * font.lineHeight)).lineCount == 4)
  }

  @Test func theMeasuredWidthIsEnough() {
    for text in ["Label", "Two words", "한국어 시험", "Emoji 😀", "fi ffl AVAVA"] {
      for mode in [NSLineBreakMode.byTruncatingTail, .byWordWrapping] {
        let free = TextLayout(text, font: font)
        let fitted = TextLayout(text, font: font, in: TextConstraints(width: free.size.width, maxLines: 1, lineBreak: mode))
        #expect(!fitted.isTruncated, "\(text)")
        #expect(fitted.size == free.size)
        #expect(free.isUnchanged(inWidth: free.size.width))
        #expect(!free.isUnchanged(inWidth: free.size.width - 1))
      }
    }
  }

  @Test func aLargerRunRaisesTheLine() {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: font])
    text.append(NSAttributedString(string: "BIG", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
    let layout = TextLayout(text, defaultFont: font)
    #expect(layout.size.height == UIFont.systemFont(ofSize: 34).lineHeight)
    #expect(layout.firstBaseline == UIFont.systemFont(ofSize: 34).ascender)
  }

  @Test func kernWidensByEachGap() {
    let plain = TextLayout("abcd", font: font)
    let wide = TextLayout(NSAttributedString(string: "abcd", attributes: [.font: font, .kern: 2]), defaultFont: font)
    #expect(abs(wide.size.width - plain.size.width - 6) < 0.02)
  }

  @Test func fixedWidthDigitsMakeNumbersEquallyWide() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(TextLayout("1111", font: digits).size.width == TextLayout("0000", font: digits).size.width)
    #expect(TextLayout("1111", font: font).size.width < TextLayout("0000", font: font).size.width)
  }

  @Test func paragraphStylesIndentAndSpace() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 10
    style.headIndent = 20
    style.lineSpacing = 3
    style.paragraphSpacing = 5
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let layout = TextLayout(
      NSAttributedString(string: "one two three\nfour", attributes: attributes), defaultFont: font, in: TextConstraints(width: 90)
    )
    #expect(layout.content.lines.map(\.indent) == [10, 20, 10])
    #expect(abs(layout.content.lines[1].top - (font.lineHeight + 3)) < 0.001)
    #expect(abs(layout.content.lines[2].top - (2 * (font.lineHeight + 3) + 5)) < 0.001)
  }

  @Test func aLineHeightIsHeldBetweenItsLimits() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 30
    style.maximumLineHeight = 30
    let text = NSAttributedString(string: "a", attributes: [.font: font, .paragraphStyle: style])
    let layout = TextLayout(text, defaultFont: font)
    #expect(layout.size.height == 30)
    #expect(abs(layout.firstBaseline - (30 + font.descender)) < 0.001)
  }

  @Test func rightToLeftTextStandsAtTheRightWhenNatural() {
    let line = TextLayout("שלום", font: font).content.lines[0]
    #expect(line.isRightToLeft)
    #expect(line.x(in: 200) == 200 - line.width)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
  func alignmentSharesOutWhatIsFree(alignment: NSTextAlignment, share: Double) {
    let line = TextLayout("abc", font: font, in: TextConstraints(width: 200, alignment: alignment)).content.lines[0]
    #expect(abs(line.x(in: 200) - (200 - line.width) * CGFloat(share)) < 0.001)
  }

  @Test func justifiedLinesFillTheWidthExceptTheLast() {
    let layout = TextLayout(
      "one two three four five six", font: font, in: TextConstraints(width: 100, alignment: .justified))
    #expect(abs(layout.content.lines[0].width - 100) < 0.1)
    #expect(layout.content.lines[layout.lineCount - 1].width < 99)
  }

  @Test func aStyleInTheMiddleOfAWordDoesNotMoveIt() {
    let plain = TextLayout("Wave AVAV", font: font)
    let text = NSMutableAttributedString(string: "Wave AVAV", attributes: [.font: font])
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 6, length: 1))
    let parted = TextLayout(text, defaultFont: font)
    #expect(parted.content.runs.count == 3)
    #expect(abs(parted.size.width - plain.size.width) < 0.02)
  }
}
