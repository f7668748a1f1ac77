import Foundation
import Testing

@testable import UIKitText

@Suite struct TextCaretTests {
  let font = UIFont.systemFont(ofSize: 17)

  /// A layout that knows where carets stand.
  private func layout(_ text: String, width: CGFloat = 0, alignment: NSTextAlignment = .natural) -> TextLayout {
    var room = TextConstraints(width: width, alignment: alignment)
    room.isForEditing = true
    return TextLayout(text, font: font, in: room)
  }

  /// The offsets at which characters begin, and the end.
  private func boundaries(_ text: String) -> [Int] { text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count] }

  @Test func aCaretStandsBeforeTheFirstAndBehindTheLastCharacter() {
    let layout = layout("Label")
    #expect(layout.caret(at: 0, width: 200) == CGRect(x: 0, y: 0, width: 0, height: font.lineHeight))
    #expect(abs(layout.caret(at: 5, width: 200).minX - layout.size.width) < 0.01)
  }

  @Test(arguments: ["Label", "한국어", "하\u{1100}\u{1161}", "😀 ok 👍🏽", "👩‍👩‍👧x", "ÅÄÖ ỗ", "fi ffi", "שלום"])
  func thePlaceOfEachCaretLeadsBackToIt(text: String) {
    let layout = layout(text)
    for offset in boundaries(text) {
      let place = layout.caret(at: offset, width: 300)
      #expect(layout.offset(at: CGPoint(x: place.minX, y: place.midY), width: 300) == offset, "\(text) at \(offset)")
    }
  }

  @Test func halfACharacterLeadsToItsNearerEdge() {
    let layout = layout("WW")
    let middle = layout.caret(at: 1, width: 0).minX
    #expect(layout.offset(at: CGPoint(x: middle * 0.4, y: 5), width: 0) == 0)
    #expect(layout.offset(at: CGPoint(x: middle * 0.6, y: 5), width: 0) == 1)
    #expect(layout.offset(at: CGPoint(x: -50, y: -50), width: 0) == 0)
    #expect(layout.offset(at: CGPoint(x: 500, y: 500), width: 0) == 2)
  }

  @Test func textFromRightToLeftBeginsAtTheRight() {
    let layout = layout("שלום")
    #expect(layout.isRightToLeft(0))
    #expect(abs(layout.caret(at: 0, width: 100).minX - 100) < 0.01)
    #expect(abs(layout.caret(at: 4, width: 100).minX - (100 - layout.size.width)) < 0.01)
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func caretsFollowTheAlignment(alignment: NSTextAlignment) {
    let layout = layout("Label", alignment: alignment)
    let free = 200 - layout.size.width
    let expected = alignment == .left ? 0 : alignment == .center ? free / 2 : free
    #expect(abs(layout.caret(at: 0, width: 200).minX - expected) < 0.01)
  }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("a\n\n", 3), ("\n", 2), ("a\r\n", 2), ("a\u{2029}", 2)])
  func aLineStandsBelowALineEndAtTheEnd(text: String, lines: Int) {
    let layout = layout(text)
    #expect(layout.lineCount == lines)
    let last = layout.caret(at: text.utf16.count, width: 0)
    #expect(abs(last.minY - CGFloat(lines - 1) * font.lineHeight) < 0.001 && last.height == font.lineHeight)
    // Only editing asks for it.
    #expect(TextLayout(text, font: font).lineCount == (text.isEmpty ? 0 : max(1, lines - 1)))
  }

  @Test func aFullLineEndsBeforeItsLastSpaceAndTheNextBeginsBehindIt() {
    let layout = layout("one two three four", width: 80)
    #expect(layout.lineCount == 2)
    #expect(layout.offsets(onLine: 0) == 0..<8 && layout.offsets(onLine: 1) == 8..<18)
    #expect(layout.line(holding: 7) == 0 && layout.line(holding: 8) == 1)
    #expect(layout.lastOffset(onLine: 0) == 7 && layout.lastOffset(onLine: 1) == 18)
    #expect(layout.offset(at: CGPoint(x: 1000, y: 2), width: 80) == 7)
    #expect(layout.offset(at: CGPoint(x: 0, y: font.lineHeight + 2), width: 80) == 8)
  }

  @Test func selectedTextHasOneBoxALine() {
    let layout = layout("abc\ndef\nghi")
    let boxes = layout.boxes(of: 1..<9, width: 100)
    #expect(boxes.count == 3)
    #expect(boxes[0].maxX == 100 && boxes[1].minX == 0 && boxes[1].maxX == 100)
    #expect(abs(boxes[2].maxX - layout.caret(at: 9, width: 100).minX) < 0.01)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.001 })
    #expect(layout.boxes(of: 2..<2, width: 100).isEmpty)
  }

  @Test func aLongLineIsMeasuredAcrossItsPieces() {
    let text = String(repeating: "word ", count: 5000)
    let layout = layout(text)
    #expect(layout.lineCount == 1)
    let end = layout.caret(at: text.utf16.count, width: 0).minX
    #expect(abs(end - layout.size.width) < 1 && end > 100_000)
    #expect(layout.offset(at: CGPoint(x: end, y: 0), width: 0) == text.utf16.count)
  }

  @Test func placesAndOffsetsOutsideOfTheTextCountAsTheNearest() {
    let layout = layout("abc")
    #expect(layout.caret(at: -5, width: 0) == layout.caret(at: 0, width: 0))
    #expect(layout.caret(at: .max, width: 0) == layout.caret(at: 3, width: 0))
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      #expect(layout.offset(at: CGPoint(x: bad, y: 0), width: 0) == 0)
      #expect(layout.offset(at: CGPoint(x: 0, y: bad), width: 0) == 0)
    }
    #expect(layout.offsets(onLine: 7).isEmpty && layout.offset(onLine: -1, at: 0, width: 0) == 0)
    // Without editing there are no carets, and nothing traps.
    #expect(TextLayout("abc", font: font).caret(at: 2, width: 0).minX == 0)
    #expect(TextLayout("", font: font).caret(at: 2, width: 0) == .zero)
  }
}
