import Foundation
import Testing

@testable import UIKitText

@Suite struct TextRobustnessTests {
  let font = UIFont.systemFont(ofSize: 17)

  @Test func controlCharactersTakeNoRoom() {
    #expect(TextLayout("a\0b\u{1}\u{7F}c", font: font).size == TextLayout("abc", font: font).size)
  }

  @Test func halvesOfSurrogatePairsAreReplaced() {
    let units: [unichar] = [0x61, 0xD83D, 0x62, 0xDE00]
    let text = NSString(characters: units, length: units.count)
    #expect(text.size(withAttributes: [.font: font]).height == font.lineHeight)
    let split = NSMutableAttributedString(string: "a😀b", attributes: [.font: font])
    split.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 2))
    #expect(TextLayout(split, defaultFont: font).lineCount == 1)
  }

  @Test(arguments: [CGFloat.nan, -5, 0, 0.001, 1, 1e30, CGFloat.infinity, -CGFloat.infinity])
  func anyRoomIsSurvived(length: CGFloat) {
    for mode in 0...5 {
      let constraints = TextConstraints(
        width: length, height: length, maxLines: Int(mode) - 1, alignment: .justified,
        lineBreak: NSLineBreakMode(rawValue: mode) ?? .byClipping)
      let layout = TextLayout("some text 한국\nmore", font: font, in: constraints)
      #expect(layout.lineCount >= 1)
      #expect(layout.size.height.isFinite && layout.size.width.isFinite)
    }
  }

  @Test func extremeParagraphStylesAreSurvived() {
    for length: CGFloat in [.nan, .infinity, -.infinity, -10, 1e30] {
      let style = NSMutableParagraphStyle()
      style.firstLineHeadIndent = length
      style.headIndent = length
      style.tailIndent = length
      style.lineSpacing = length
      style.lineHeightMultiple = length
      style.minimumLineHeight = length
      style.maximumLineHeight = length
      style.paragraphSpacing = length
      let text = NSAttributedString(
        string: "one two\nthree", attributes: [.font: font, .paragraphStyle: style, .kern: length, .baselineOffset: length])
      #expect(TextLayout(text, defaultFont: font, in: TextConstraints(width: 50)).size.height.isFinite)
    }
  }

  @Test(arguments: [CGFloat(3_000_000), 1e9, 1e300, .infinity, .nan, -1e300])
  func aTailIndentThatPangoCannotCountSetsNoLimit(tail: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.tailIndent = tail
    let text = NSAttributedString(string: "one two three", attributes: [.font: font, .paragraphStyle: style])
    let layout = TextLayout(text, defaultFont: font)
    #expect(layout.lineCount == 1)
    #expect(layout.size == TextLayout("one two three", font: font).size)
  }

  @Test(arguments: [200, 900, 20_000] as [CGFloat])
  func aWordWithoutEndIsBrokenInSmallPieces(width: CGFloat) {
    let text = String(repeating: "abcdefghij", count: 4_000)
    let composer = TextEngine.borrow {
      TextComposer(TextSource(text, font: font), in: TextConstraints(width: width), with: $0)
    }
    defer { composer.output.releaseFonts() }
    // Every byte went through Pango a few times; once for each line of a large piece, it would be hundreds. Pango lets a line end in the
    // space between two letters.
    #expect(composer.work < 12 * text.utf8.count)
    #expect(composer.output.lines.last?.bytes.upperBound == text.utf8.count)
    let widths = composer.output.lines.dropLast().map(\.width)
    #expect(widths.allSatisfy { $0 <= width + 1 && $0 > width - 2 * font.pointSize })
  }

  @Test func aLongWordAmongOthersWrapsAsItWouldInOnePiece() {
    let word = String(repeating: "abcdefghij", count: 150)
    let text = "some words before " + word + " and some after it " + word
    let one = TextLayout(text, font: font, in: TextConstraints(width: 200))
    let lines = one.content.lines.map { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) }
    #expect(lines.joined() == text)
    #expect(lines.dropLast().allSatisfy { $0.utf8.count > 12 && $0.utf8.count < 40 })
  }

  @Test func ofAWordWithoutEndOnlyTheLinesThatHaveRoomAreMade() {
    let text = String(repeating: "abcdefghij", count: 100_000)
    let constraints = TextConstraints(width: 200, maxLines: 2, lineBreak: .byWordWrapping)
    let composer = TextEngine.borrow { TextComposer(TextSource(text, font: font), in: constraints, with: $0) }
    defer { composer.output.releaseFonts() }
    #expect(composer.output.lines.count == 2)
    #expect(composer.work < 10_000)
  }

  @Test func charactersWithoutGlyphAreFoundByTheirLine() {
    var glyphs = TextGlyphs()
    glyphs.missing = [0, 0, 2, 3, 3, 3].map { TextGlyphs.MissingGlyph(line: $0, style: 0, x: 0, width: 1) }
    #expect((0...4).map { glyphs.missing(onLine: $0).count } == [2, 0, 1, 3, 0])
  }

  @Test func attributesOfTheWrongTypeAreIgnored() {
    let text = NSAttributedString(string: "ab", attributes: [.font: "17", .kern: "x", .underlineStyle: [1], .paragraphStyle: 3])
    #expect(TextLayout(text, defaultFont: font).size == TextLayout("ab", font: font).size)
  }

  @Test func aMegabyteInOneLineIsCutWithoutShapingItAll() {
    let text = String(repeating: "lorem ipsum ", count: 90_000)
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let layout = TextLayout(text, font: font, in: TextConstraints(width: 300, maxLines: 2, lineBreak: mode))
      #expect(layout.lineCount == 2)
      #expect(layout.isTruncated)
      #expect(layout.content.glyphs.count < 200)
    }
  }

  @Test func aLongParagraphWrapsTheSameInPieces() {
    let word = "lorem ipsum dolor sit amet "
    let layout = TextLayout(String(repeating: word, count: 800), font: font, in: TextConstraints(width: 300))
    let widths = layout.content.lines.map(\.width)
    #expect(widths.count > 500)
    // From the second line on the words recur every third line, across the seams of the pieces too.
    for index in 4..<widths.count - 1 where widths[index] != widths[index - 3] { Issue.record("line \(index)") }
  }

  @Test func aLongLineIsAsWideAsItsPieces() {
    let word = "lorem ipsum "
    let one = TextLayout(String(repeating: word, count: 100), font: font)
    let many = TextLayout(String(repeating: word, count: 2000), font: font)
    #expect(many.lineCount == 1)
    #expect(abs(many.size.width - 20 * one.size.width) < 30)
  }

  @Test func threadsMeasureSideBySide() async {
    let expected = TextLayout("Measured 한국어", font: font).size
    await withTaskGroup(of: CGSize.self) { group in
      for _ in 0..<32 {
        group.addTask {
          var size = CGSize.zero
          for _ in 0..<20 { size = TextLayout("Measured 한국어", font: UIFont.systemFont(ofSize: 17)).size }
          return size
        }
      }
      for await size in group { #expect(size == expected) }
    }
  }
}
