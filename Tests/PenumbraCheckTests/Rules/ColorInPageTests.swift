import Testing

@testable import PenumbraCheck

@Suite struct ColorInPageTests {
  @Test func aColorThatIsWrittenIntoAPageIsFound() {
    MarkedSource.check(
      ColorInPage.self, [.warning],
      #"""
      import UIKit
      import WebKit
      final class Page: UIViewController {
        let web = WKWebView()
        func show(_ text: String) {
          let ink = 1️⃣traitCollection.userInterfaceStyle == .dark ? "white" : "black"
          web.loadHTMLString("<body style='color:\(ink)'>\(text)</body>", baseURL: nil)
        }
      }
      """#)
  }

  @Test func aColorThatIsSetOverTheTextWins() {
    let source = """
      import UIKit
      final class Body: UITextView {
        func show(_ html: Data) {
          guard let text = try? NSMutableAttributedString(data: html, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
          else { return }
          attributedText = text
          textColor = .label
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [ColorInPage.self]) == [])
  }

  @Test func optionsThatAConstantHoldsAreRead() {
    MarkedSource.check(
      ColorInPage.self, [.warning],
      """
      import UIKit
      final class Summary: UIView {
        private let text = UITextView()
        func show(_ data: Data) {
          let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
          1️⃣text.attributedText = try? NSAttributedString(data: data, options: options, documentAttributes: nil)
        }
      }
      """)
  }

  @Test func aColorForAStyleThatTheCodeGivesIsNotThatOfTheMoment() {
    let source = #"""
      import UIKit
      import WebKit
      extension UIColor {
        func css(_ style: UIUserInterfaceStyle) -> String {
          var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0
          resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(&r, green: &g, blue: &b, alpha: nil)
          return "rgb(\(Int(r * 255)),\(Int(g * 255)),\(Int(b * 255)))"
        }
      }
      func page() -> String { "<style>body { color: \(UIColor.label.css(.light)) }</style>" }
      """#
    #expect(Probe.findings(in: [("A.swift", source)], rules: [ColorInPage.self]) == [])
    let moment = source.replacing("UITraitCollection(userInterfaceStyle: style)", with: "UITraitCollection.current")
    #expect(Probe.findings(in: [("A.swift", moment)], rules: [ColorInPage.self]).count == 1)
  }
}
