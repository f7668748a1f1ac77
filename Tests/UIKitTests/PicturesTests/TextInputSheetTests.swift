import CoreGraphics
import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// A sheet of fields and text views: what a change of style leaves on screen is what a first frame in that style shows.
@MainActor struct TextInputSheetTests {
  @Test(
    "the sheet of text input that changed its style equals the one drawn anew", arguments: [1, 2, 3] as [CGFloat], [false, true])
  func aChangedSheetEqualsOneDrawnAnew(scale: CGFloat, editsField: Bool) throws {
    try StylePictures.expectChangedEqualsCold(editsField ? "field-input" : "text-input", scale: scale) {
      sheet(scale: scale, style: $0, editsField: editsField)
    }
  }

  /// The sheet at rest: fields of all styles, empty, filled, secret and disabled, texts of several scripts, and one that is edited.
  private func sheet(scale: CGFloat, style: SurfacePreferences.Style, editsField: Bool) -> TestApp {
    let app = TestApp(size: CGSize(width: 390, height: 640), scale: scale, style: style)
    var y: CGFloat = 12
    func field(_ border: UITextField.BorderStyle, _ column: Int, _ setUp: (UITextField) -> Void) {
      let field = UITextField(frame: CGRect(x: 12 + CGFloat(column) * 187, y: y, width: 179, height: 34))
      field.borderStyle = border
      setUp(field)
      app.view.addSubview(field)
      if column == 1 { y += 44 }
    }
    for border in [UITextField.BorderStyle.roundedRect, .line, .bezel, .none] {
      field(border, 0) { $0.placeholder = "Placeholder 자리" }
      field(border, 1) { $0.text = "Text 한국어 🌙" }
    }
    field(.roundedRect, 0) {
      $0.text = "secret"
      $0.isSecureTextEntry = true
    }
    field(.roundedRect, 1) { $0.text = "A text that has too little room" }
    field(.roundedRect, 0) {
      $0.text = "center"
      $0.textAlignment = .center
    }
    field(.roundedRect, 1) {
      $0.text = "שלום עולם"
      $0.backgroundColor = .systemYellow
      $0.textColor = .black
    }
    field(.roundedRect, 0) {
      $0.attributedPlaceholder = NSAttributedString(string: "red hint", attributes: [.foregroundColor: UIColor.systemRed])
    }
    field(.roundedRect, 1) { $0.attributedText = NSAttributedString(string: "underlined", attributes: [.underlineStyle: 1]) }
    let edited = UITextField(frame: CGRect(x: 12, y: y, width: 366, height: 34))
    edited.borderStyle = .roundedRect
    edited.text = "This text is edited, with the caret at its end"
    app.view.addSubview(edited)
    y += 44
    let plain = UITextView(frame: CGRect(x: 12, y: y, width: 366, height: 100))
    plain.font = .systemFont(ofSize: 17)
    plain.backgroundColor = .secondarySystemBackground
    plain.text =
      "A text view wraps what it shows: 어두운 화면에서도 글자가 잘 보여야 합니다 🌚🌝\nand has more lines than fit,\nso that it scrolls\nto the end"
    app.view.addSubview(plain)
    y += 110
    let attributed = UITextView(frame: CGRect(x: 12, y: y, width: 366, height: 60))
    attributed.backgroundColor = .systemGray
    let text = NSMutableAttributedString(string: "Without a color it is black, ")
    text.append(NSAttributedString(string: "with .label it follows", attributes: [.foregroundColor: UIColor.label]))
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: text.length))
    attributed.attributedText = text
    app.view.addSubview(attributed)
    y += 68
    let selected = UITextView(frame: CGRect(x: 12, y: y, width: 366, height: 60))
    selected.font = .systemFont(ofSize: 17)
    selected.text = "Selected text stands\non the tint"
    app.view.addSubview(selected)
    if editsField { edited.becomeFirstResponder() } else { selected.becomeFirstResponder() }
    selected.selectedRange = NSRange(location: 9, length: 16)
    app.settle()
    return app
  }
}
