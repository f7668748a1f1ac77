import Testing

@testable import PenumbraCheck

@Suite struct PageInSourceTests {
  /// What the rule finds in a source that shows pages, by severity.
  private func found(_ source: String, path: String = "App/A.swift") -> [Severity] {
    Probe.findings(in: [(path, "import WebKit\nlet web = WKWebView()\n" + source)], rules: [PageInSource.self]).map(\.severity)
  }

  @Test func aSheetAndAPageWithLightColorsOnlyAreFound() {
    MarkedSource.check(
      PageInSource.self, [.warning, .warning],
      #"""
      import WebKit
      let web = WKWebView()
      let sheet = """
        body {
          background: 1️⃣white;
        }
        """
      let page = "<html><body style='color: 2️⃣#222'>…</body></html>"
      let json = "{ \"color\": \"red\" }"
      """#)
  }

  @Test func aPageWithoutAnyColorIsWorthALook() {
    MarkedSource.check(
      PageInSource.self, [.info],
      """
      import WebKit
      let web = WKWebView()
      let page = 1️⃣"<html><body><p>Hello</p></body></html>"
      """)
  }

  @Test func aTextThatNothingShowsAsAPageIsOnlyWorthALook() {
    MarkedSource.check(
      PageInSource.self, [.info],
      """
      import UIKit
      let sheet = "p { color: 1️⃣#111 }"
      """)
  }

  @Test(
    "What knows dark, is dark, takes its colors from outside or is no page is left alone",
    arguments: [
      #"let css = "body { background: white } @media (prefers-color-scheme: dark) { body { background: black } }""#,
      // The head of the page speaks for its other pieces.
      #"let head = "<meta name='color-scheme' content='light dark'>"; let css = "body { color: #222 }""#,
      #"let css = "body { background: #111; color: #eee }""#,
      #"func page(_ ink: String) -> String { "<body style='color: \(ink)'>" }"#,
      #"let accent = "a { color: #e91e63 }""#,
      #"let json = "{ \"background\": \"white\" }""#,
      #"let generic = "Array<Color> { white }""#,
    ])
  func negatives(_ source: String) {
    #expect(found(source) == [])
  }

  @Test func toolsAndExamplesOutsideOfAppsAreLeftAlone() {
    #expect(found(#"let css = "body { background: white }""#) == [.warning])
    #expect(found(#"let css = "body { background: white }""#, path: "App/Tests/A.swift") == [])
  }

  @Test func aPageThatAnotherFileShowsIsFound() {
    MarkedSource.check(
      PageInSource.self, [.warning],
      #"""
      enum Letter {
        static func page(_ text: String) -> String { "<html><body style='background: 1️⃣#fff'><p></p></body></html>" }
      }
      """#,
      beside: ["B.swift": "import WebKit\nfunc show(_ web: WKWebView) { web.loadHTMLString(Letter.page(\"\"), baseURL: nil) }"])
  }

  @Test func aLetterThatNoWebViewShowsIsOnlyWorthALook() {
    MarkedSource.check(
      PageInSource.self, [.info],
      #"""
      enum Mail {
        static let body = "<html><body style='background: 1️⃣#fff'><p>Hello</p></body></html>"
      }
      """#,
      beside: ["B.swift": "import WebKit\nfunc show(_ web: WKWebView) { web.loadHTMLString(\"\", baseURL: nil) }"])
  }
}
