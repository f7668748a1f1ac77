import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKitSurface

@testable import UIKit

/// How a field looks, measures itself and follows a change of style.
@MainActor
@Suite struct TextFieldLookTests {
  /// An app with a round field at (20, 50), 200 points wide.
  private func stage(
    scale: CGFloat = 2, style: SurfacePreferences.Style = .light, _ setUp: (UITextField) -> Void = { _ in }
  ) -> (app: TestApp, field: UITextField) {
    let app = TestApp(size: CGSize(width: 240, height: 200), scale: scale, style: style)
    let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
    field.borderStyle = .roundedRect
    setUp(field)
    app.view.addSubview(field)
    app.settle()
    return (app, field)
  }

  @Test func aNewFieldIsEmptyAndPlain() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText == nil && field.placeholder == nil && !field.hasText)
    #expect(field.font == UIFont.systemFont(ofSize: 17) && field.textColor == .label && field.textAlignment == .natural)
    #expect(field.borderStyle == .none && field.backgroundColor == nil && !field.isSecureTextEntry && !field.clearsOnBeginEditing)
    #expect(field.isEnabled && field.canBecomeFocused && !field.isEditing && field.tintColor == .systemBlue)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theRoundFieldHasThePublishedMeasures(scale: CGFloat) {
    let (_, field) = stage(scale: scale) { $0.text = "Hello" }
    let width = field.editingLayout.size.width
    #expect(field.intrinsicContentSize.height == 34)
    #expect(field.intrinsicContentSize.width == field.wholePixels(width) + 28)
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(field.editingRect(forBounds: field.bounds) == field.placeholderRect(forBounds: field.bounds))
    // The line of text of 17 points begins 7 points below the top.
    #expect(field.textBox.minX == 7 && field.textBox.minY == 7)
  }

  @Test func withoutBorderTheFieldIsALineAndAHalfPointHigh() {
    let field = UITextField()
    #expect(field.intrinsicContentSize == CGSize(width: 5, height: field.wholePixels(20.287 + 1.5)))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 33, height: 34))
    field.placeholder = "Placeholder"
    #expect(field.intrinsicContentSize.width == field.placeholderLabel.intrinsicContentSize.width + 28)
    field.font = .systemFont(ofSize: 40)
    #expect(field.intrinsicContentSize.height > 50)
  }

  @Test(arguments: [SurfacePreferences.Style.light, .dark])
  func theRoundFieldIsFilledAndHasAFineLine(style: SurfacePreferences.Style) {
    let (app, field) = stage(style: style)
    app.view.backgroundColor = .gray
    app.settle()
    let ground = style == .light ? RGB(255, 255, 255) : RGB(0, 0, 0)
    #expect(app.pixel(120, 67) == ground)
    let line = style == .light ? RGB(204, 204, 204) : RGB(51, 51, 51)
    #expect(app.pixel(120, 50).isClose(to: line, within: 1) && app.pixel(20, 67).isClose(to: line, within: 1))
    // 0.65 points are a pixel and a part of the next one.
    #expect(app.pixel(120, 50.5) != ground && app.pixel(120, 51) == ground)
    // The corner is round: its outermost pixel is that of the view behind.
    #expect(app.pixel(20, 50).isClose(to: RGB(128, 128, 128), within: 3))
    field.backgroundColor = .systemYellow
    app.settle()
    #expect(app.pixel(120, 67).blue < 30 && app.pixel(20, 50).isClose(to: RGB(128, 128, 128), within: 3))
    field.borderStyle = .none
    app.settle()
    #expect(field.backgroundColor == .systemYellow && app.pixel(20.5, 50.5).blue < 30)
  }

  @Test func aChangeOfStyleDrawsTheTextAloneAndColorsTheRest() {
    let (app, field) = stage { $0.text = "██████" }
    let before = app.pixel(40, 67)
    app.surface.preferences.style = .dark
    app.frame()
    #expect(before == RGB(0, 0, 0) && app.pixel(40, 67) == RGB(255, 255, 255))
    #expect(app.report.layersDisplayed == 1, "the canvas of the text")
    let shapings = TextShapes.made
    app.surface.preferences.style = .light
    app.frame()
    #expect(app.report.layersDisplayed == 1 && TextShapes.made == shapings && app.pixel(40, 67) == before)
    field.text = ""
    app.frame()
    app.surface.preferences.style = .dark
    app.frame()
    #expect(app.report.layersDisplayed == 0, "nothing is drawn, so nothing is drawn anew")
  }

  @Test func aNewTextDamagesThePlaceOfTheTextOnly() {
    let (app, field) = stage { $0.text = "abc" }
    field.text = "abd"
    app.frame()
    #expect(app.report.layersDisplayed == 1)
    let room = CGRect(x: 54, y: 104, width: 372, height: 60)
    #expect(!app.canvas.lastDamage.isEmpty && app.canvas.lastDamage.allSatisfy { room.contains($0) })
    field.text = "abd"
    app.frame()
    #expect(app.report.layersDisplayed == 0)
  }

  @Test func aPlaceholderStandsWhereTheTextWouldAndGoesWithIt() {
    let (app, field) = stage { $0.placeholder = "██████" }
    #expect(!field.placeholderLabel.isHidden && field.placeholderLabel.textColor == .placeholderText)
    #expect(field.placeholderLabel.frame.minX == 7 && field.placeholderLabel.frame.minY == 7)
    // 30 % of (60, 60, 67) on white.
    #expect(app.pixel(40, 67).isClose(to: RGB(196, 196, 199), within: 1))
    field.text = "a"
    app.settle()
    #expect(field.placeholderLabel.isHidden && app.pixel(60, 67) == RGB(255, 255, 255))
    field.text = nil
    #expect(!field.placeholderLabel.isHidden && field.text == "")
  }

  @Test func anAttributedPlaceholderHasThePlaceholdersColorUnlessItHasItsOwn() {
    let (app, field) = stage { $0.attributedPlaceholder = NSAttributedString(string: "██████") }
    #expect(app.pixel(40, 67).isClose(to: RGB(196, 196, 199), within: 1))
    field.attributedPlaceholder = NSAttributedString(string: "██████", attributes: [.foregroundColor: UIColor.systemRed])
    app.settle()
    #expect(app.pixel(40, 67) == RGB(255, 59, 48))
  }

  @Test func attributedTextTakesWhatItLacksFromTheField() {
    let (app, field) = stage { $0.attributedText = NSAttributedString(string: "██████") }
    #expect(app.pixel(40, 67) == RGB(0, 0, 0) && field.text == "██████")
    field.textColor = .systemBlue
    app.settle()
    #expect(app.pixel(40, 67) == RGB(0, 122, 255))
    #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemBlue)
  }

  @Test func aSecretShowsOneBulletACharacter() {
    let (_, field) = stage {
      $0.isSecureTextEntry = true
      $0.text = "p👩‍👩‍👧한é"
    }
    #expect(field.shownText.text.string == "••••" && field.text == "p👩‍👩‍👧한é")
    #expect(field.accessibilityValue == "••••")
    #expect(field.shownText.shown(1) == 1 && field.shownText.real(2) == 1 + "👩‍👩‍👧".utf16.count)
    field.isSecureTextEntry = false
    #expect(field.shownText.text.string == "p👩‍👩‍👧한é")
  }

  @Test func aLongTextEndsInAnEllipsisWhileItIsNotEdited() {
    let (app, field) = stage { $0.text = String(repeating: "long ", count: 40) }
    #expect(field.shownLayout.isTruncated && field.shownLayout.size.width <= 186)
    field.becomeFirstResponder()
    #expect(!field.shownLayout.isTruncated)
    #expect(app.view.endEditing(false) && field.shownLayout.isTruncated)
  }

  @Test func lineEndsAreShownAsSpacesAndStayInTheText() {
    let (_, field) = stage { $0.text = "a\nb\u{0}c" }
    #expect(field.text == "a\nb\u{0}c" && field.shownText.text.string == "a b\u{200B}c" && field.shownLayout.lineCount == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -10, 0, 1e9])
  func anySizeIsSurvived(length: CGFloat) {
    let (app, field) = stage {
      $0.text = "text"
      $0.placeholder = "none"
    }
    field.becomeFirstResponder()
    field.frame = CGRect(x: 0, y: 0, width: length, height: length)
    app.frame()
    field.text = ""
    app.frame()
    app.type("x")
    app.frame()
    #expect(field.text == "x" && field.intrinsicContentSize.height == 34)
  }

  @Test func aHugeTextIsSurvived() {
    let (app, field) = stage { $0.text = String(repeating: "0123456789", count: 20_000) }
    field.becomeFirstResponder()
    app.type("x")
    app.frame()
    #expect(field.text?.utf16.count == 200_001 && field.text?.hasSuffix("9x") == true)
    #expect(field.caret.frame.maxX <= 186 && field.caret.frame.minX > 150)
  }
}
