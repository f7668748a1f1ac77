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
}
