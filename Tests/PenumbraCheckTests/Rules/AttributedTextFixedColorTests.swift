import Testing

@testable import PenumbraCheck

@Suite struct AttributedTextFixedColorTests {
  @Test func aDarkRunIsFoundUnlessItIsPaperOrAdapts() {
    MarkedSource.check(
      AttributedTextFixedColor.self, [.warning],
      """
      import UIKit
      func title() -> NSAttributedString {
        let out = NSMutableAttributedString(string: "a")
        out.1️⃣addAttribute(.foregroundColor, value: UIColor.darkGray, range: NSRange(location: 0, length: 1))
        out.addAttribute(.foregroundColor, value: UIColor.secondaryLabel, range: NSRange(location: 0, length: 1))
        out.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 1))
        return out
      }
      func paper() -> UISimpleTextPrintFormatter {
        UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.black]))
      }
      """)
  }
}
