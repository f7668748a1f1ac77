import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKitSurface

@testable import UIKit

/// How a text view looks, measures itself, scrolls and is edited.
@MainActor
@Suite struct TextViewTests {
  /// Notes what it is asked and told, and answers as a test wants.
  private final class Ears: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true
    var mayChange = true
    var scrolls = 0
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin", mayBegin) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd", mayEnd) }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      note("\(range.location)+\(range.length) “\(text)”", mayChange)
    }
    func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    private func note(_ what: String, _ answer: Bool) -> Bool {
      heard.append(what)
      return answer
    }
  }

  /// An app with a text view of 200 × 100 points at (20, 50).
  private func stage(
    _ text: String? = nil, style: SurfacePreferences.Style = .light, _ setUp: (UITextView) -> Void = { _ in }
  ) -> (app: TestApp, view: UITextView) {
    let app = TestApp(size: CGSize(width: 240, height: 300), scale: 2, style: style)
    let view = UITextView(frame: CGRect(x: 20, y: 50, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    setUp(view)
    app.view.addSubview(view)
    app.settle()
    return (app, view)
  }

  /// So many lines.
  private func lines(_ count: Int) -> String { (1...count).map { "Line \($0)" }.joined(separator: "\n") }

  @Test func aNewTextViewIsEmptyOnTheGroundOfTheSystem() {
    let view = UITextView()
    #expect(view.text == "" && view.attributedText == NSAttributedString(string: "") && !view.hasText)
    #expect(view.font == nil && view.textColor == nil && view.textAlignment == .natural)
    #expect(view.backgroundColor == .systemBackground && view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.selectedRange == NSRange(location: 0, length: 0) && view.delegate == nil)
  }

  @Test func theContentIsAsHighAsTheTextAndItsInsets() {
    let (app, view) = stage()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(view.contentSize == CGSize(width: 200, height: view.wholePixels(line + 16)))
    for count in [1, 3, 40, 2] {
      view.text = lines(count)
      app.settle()
      #expect(view.contentSize.height == view.wholePixels(CGFloat(count) * line + 16))
    }
    view.text = "a\n"
    app.settle()
    #expect(view.contentSize.height == view.wholePixels(2 * line + 16), "the caret has a line below")
    view.textContainerInset = .zero
    app.settle()
    #expect(view.contentSize.height == view.wholePixels(2 * line))
  }

  @Test func linesBreakInsideOfPaddingAndInsets() {
    let (app, view) = stage("one two three four five six seven eight nine ten")
    #expect(view.textBox.minX == 5 && view.textBox.minY == 8 && view.textBox.width == 190)
    let before = view.editingLayout.lineCount
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    app.settle()
    #expect(view.textBox.minX == 50 && view.textBox.width == 100 && view.editingLayout.lineCount > before)
  }

  @Test func theFittingSizeIsThatOfTheTextInAWidth() {
    let (_, view) = stage("one two three four five six")
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let free = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 10))
    #expect(free.height == view.wholePixels(line + 16) && free.width > 150)
    let narrow = view.sizeThatFits(CGSize(width: 80, height: 10))
    #expect(narrow.width <= 80 && narrow.height > 3 * line)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == view.sizeThatFits(CGSize(width: 200, height: 0)))
  }

  @Test func aChangeOfStyleDrawsTheTextOnceAndShapesNothing() {
    let (app, view) = stage("██████")
    #expect(app.pixel(40, 68) == RGB(0, 0, 0))
    let shapings = TextShapes.made
    app.surface.preferences.style = .dark
    app.frame()
    #expect(app.report.layersDisplayed == 1 && TextShapes.made == shapings)
    #expect(app.pixel(40, 68) == RGB(255, 255, 255) && app.pixel(200, 140) == RGB(0, 0, 0))
    view.textColor = .systemRed
    app.frame()
    #expect(app.report.layersDisplayed == 1 && TextShapes.made == shapings && app.pixel(40, 68) == RGB(255, 69, 58))
  }

  @Test func attributedTextIsBlackUntilItGetsAColor() {
    let (app, view) = stage(style: .dark) {
      $0.backgroundColor = .gray
      $0.attributedText = NSAttributedString(string: "██████", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    }
    #expect(app.pixel(40, 68) == RGB(0, 0, 0) && view.text == "██████")
    view.textColor = .label
    app.settle()
    #expect(app.pixel(40, 68) == RGB(255, 255, 255))
    app.surface.preferences.style = .light
    app.settle()
    #expect(app.pixel(40, 68) == RGB(0, 0, 0))
  }

  @Test func aTapBeginsEditingAndKeysTypeLines() {
    let ears = Ears()
    let (app, view) = stage { $0.delegate = ears }
    ears.heard = []
    app.tap(view)
    app.settle()
    #expect(view.isFirstResponder && ears.heard == ["shouldBegin", "didBegin"])
    ears.heard = []
    app.type("a")
    app.press(.keyboardReturnOrEnter)
    app.type("b")
    #expect(view.text == "a\nb" && view.selectedRange == NSRange(location: 3, length: 0))
    #expect(
      ears.heard == ["0+0 “a”", "changed", "selection", "1+0 “\n”", "changed", "selection", "2+0 “b”", "changed", "selection"])
    ears.mayChange = false
    app.type("x")
    app.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "a\nb")
    ears.mayEnd = false
    #expect(!view.resignFirstResponder())
    ears.mayEnd = true
    #expect(view.resignFirstResponder() && ears.heard.last == "didEnd")
  }

  @Test func arrowsGoUpAndDownInTheColumnWhereTheyBegan() {
    let (app, view) = stage("wide line\nab\nwide line")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    var places: [Int] = []
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow, .keyboardUpArrow]
    {
      app.press(key)
      places.append(view.selectedRange.location)
    }
    #expect(places == [12, 20, 22, 12, 7])
    app.press(.keyboardHome)
    #expect(view.selectedRange.location == 0)
    app.press(.keyboardEnd, .control)
    #expect(view.selectedRange.location == 22)
    app.press(.keyboardUpArrow, .shift)
    #expect(view.selectedRange == NSRange(location: 12, length: 10))
  }

  @Test func whatIsTypedBelowTheEdgeIsScrolledIntoView() {
    let (app, view) = stage(lines(3))
    view.becomeFirstResponder()
    for _ in 0..<6 { app.press(.keyboardReturnOrEnter) }
    app.settle()
    #expect(view.contentOffset.y > 50 && view.contentOffset.y <= view.contentSize.height - 100)
    #expect(view.caret.frame.maxY <= view.contentOffset.y + 100 && view.caret.frame.minY > view.contentOffset.y)
    app.press(.keyboardHome, .control)
    app.settle()
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: 10_000, length: 5))
    #expect(view.contentOffset.y > 50 && view.contentOffset.y <= view.contentSize.height - 100)
  }

  @Test func aStepOfScrollingDrawsNothingAndALongWayOnce() {
    let (app, view) = stage(lines(200))
    #expect(view.canvas.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    view.contentOffset.y = 40
    app.frame()
    #expect(app.report.layersDisplayed == 0)
    view.contentOffset.y = 2000
    app.frame()
    #expect(app.report.layersDisplayed == 1 && view.canvas.frame == CGRect(x: 0, y: 1950, width: 200, height: 200))
    let shapings = TextShapes.made
    view.contentOffset.y = 0
    app.frame()
    #expect(TextShapes.made == shapings)
  }

  @Test func aScrolledViewLooksLikeOneDrawnThere() throws {
    func picture(after offsets: [CGFloat]) throws -> Data {
      let (app, view) = stage(lines(200))
      for y in offsets {
        view.contentOffset.y = y
        app.settle()
      }
      return try StylePictures.picture(of: app)
    }
    let cold = try picture(after: [990])
    #expect(try picture(after: [10, 55, 333.5, 1000, 990]) == cold)
    #expect(try picture(after: [991]) != cold)
  }

  @Test func aCaretThatMovesDrawsNoText() {
    let (app, view) = stage("one\ntwo")
    view.becomeFirstResponder()
    app.settle()
    app.press(.keyboardLeftArrow)
    app.frame()
    #expect(app.report.layersDisplayed == 0 && app.report.wasPresented)
    app.press(.keyboardUpArrow, .shift)
    app.frame()
    #expect(app.report.layersDisplayed == 1 && view.caret.isHidden)
  }

  @Test func aTextThatIsOnlyReadCanBeSelectedAndNotChanged() {
    let ears = Ears()
    let (app, view) = stage("read me") {
      $0.isEditable = false
      $0.delegate = ears
    }
    #expect(!view.canBecomeFocused)
    app.tap(view)
    #expect(view.isFirstResponder && !ears.heard.contains("didBegin"))
    app.press(.keyboardA, .control)
    app.type("x")
    app.press(.keyboardDeleteForward)
    app.settle()
    #expect(view.text == "read me" && view.selectedRange == NSRange(location: 0, length: 7) && view.caret.isHidden)
    view.isSelectable = false
    view.resignFirstResponder()
    app.tap(view)
    #expect(!view.isFirstResponder)
  }

  @Test func aDragScrollsAndBeginsNoEditing() {
    let ears = Ears()
    let (app, view) = stage(lines(50)) { $0.delegate = ears }
    app.surface.drag(from: CGPoint(x: 100, y: 140), to: CGPoint(x: 100, y: 60), steps: 8, in: app.canvas)
    #expect(view.contentOffset.y > 40 && !view.isFirstResponder && ears.scrolls > 0)
  }

  @Test(arguments: [
    (NSRange(location: -5, length: 3), 0...0), (NSRange(location: NSNotFound, length: 0), 6...6),
    (NSRange(location: 100, length: 100), 6...6), (NSRange(location: 0, length: .max), 0...6),
    (NSRange(location: 2, length: 1), 1...5), (NSRange(location: 5, length: -4), 5...5),
  ])
  func aSelectionLiesOnCharactersOfTheText(range: NSRange, expected: ClosedRange<Int>) {
    let view = UITextView()
    view.text = "a👍🏽b"
    view.selectedRange = range
    #expect(view.selectedRange == NSRange(location: expected.lowerBound, length: expected.upperBound - expected.lowerBound))
  }

  @Test func whatIsTypedTakesTheAttributesOfWhatStandsThere() {
    let (app, view) = stage {
      $0.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.systemRed])
    }
    view.becomeFirstResponder()
    app.type("c")
    for _ in 0..<3 { app.press(.keyboardDeleteOrBackspace) }
    #expect(view.text == "")
    app.type("d")
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -10, 0, 3, 1e9])
  func anySizeIsSurvived(length: CGFloat) {
    let (app, view) = stage("some text")
    view.becomeFirstResponder()
    view.frame = CGRect(x: 0, y: 0, width: length, height: length)
    app.frame()
    app.type("x")
    app.frame()
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    view.textContainerInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    view.textContainer.lineFragmentPadding = length
    app.frame()
    #expect(view.text == "some textx" && !view.sizeThatFits(CGSize(width: length, height: length)).width.isNaN)
  }

  @Test func aHugeTextIsSurvivedAndTakesNoMorePixels() {
    let (app, view) = stage(lines(20_000))
    view.becomeFirstResponder()
    app.type("x")
    app.settle()
    #expect(view.text.hasSuffix("Line 20000x") && view.contentSize.height > 400_000)
    #expect(view.canvas.frame.height <= 200)
  }

  @Test func aViewThatKeysGoToIsEditedOnceItMayBe() {
    let ears = Ears()
    let (app, view) = stage("abc") {
      $0.isEditable = false
      $0.delegate = ears
    }
    view.becomeFirstResponder()
    #expect(view.isFirstResponder && !view.isEdited && ears.heard.isEmpty)
    ears.mayBegin = false
    view.isEditable = true
    #expect(!view.isEdited && ears.heard == ["shouldBegin"])
    view.isEditable = false
    view.becomeFirstResponder()
    ears.mayBegin = true
    ears.heard = []
    view.isEditable = true
    app.settle()
    #expect(view.isEdited && !view.caret.isHidden && ears.heard == ["shouldBegin", "didBegin"])
    app.type("d")
    #expect(view.text == "abcd")
    view.isEditable = false
    #expect(!view.isEdited && !view.isFirstResponder)
  }
}
