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
}
