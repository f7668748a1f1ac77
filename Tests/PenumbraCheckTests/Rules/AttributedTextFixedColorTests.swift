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

  @Test func textOfATypeThatOnlyMakesPaperIsLeftAlone() {
    let source = """
      import UIKit
      enum Ink { static let title: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.black] }
      final class Letter {
        private let body: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.black]
        func make(_ box: CGRect) -> Data {
          UIGraphicsPDFRenderer(bounds: box).pdfData { context in
            context.beginPage()
            heading(box)
          }
        }
        private func heading(_ box: CGRect) {
          ("Dear" as NSString).draw(in: box, withAttributes: body)
          ("Dear" as NSString).draw(in: box, withAttributes: Ink.title)
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [AttributedTextFixedColor.self]) == [])
  }
}
