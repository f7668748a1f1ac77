import Testing

@testable import PenumbraCheck

@Suite struct AttributedTextWithoutColorTests {
  @Test func textWithoutAColorIsFoundWhereNothingElseGivesOne() {
    MarkedSource.check(
      AttributedTextWithoutColor.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        let story = UITextView()
        let title2 = UILabel()
        func fill(_ text: String) {
          story.attributedText = NSAttributedString(string: text, attributes: 1️⃣[.font: UIFont.systemFont(ofSize: 12)])
          title2.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 12)])
          story.attributedText = NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.label])
        }
      }
      """)
  }
}
