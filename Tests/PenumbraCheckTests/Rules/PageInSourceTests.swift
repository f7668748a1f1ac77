import Testing

@testable import PenumbraCheck

@Suite("Pages in string literals")
struct PageInSourceTests {
  /// What a rule finds in one Swift source, as `line severity`.
  private func found(_ rule: any Rule.Type, _ source: String, path: String = "App/A.swift") -> [String] {
    SmallProject([path: "import UIKit\n" + source]).findings(of: rule).map { text in
      let parts = text.split(separator: ":")[1].split(separator: " ")
      return "\(parts[0]) \(parts[2])"
    }
  }

  @Test func pagesInStringsNeedAFormForDark() {
    let rule = PageInSource.self
    #expect(
      found(rule, "import WebKit\nlet web = WKWebView()\nlet css = \"\"\"\n  body {\n    background: white;\n  }\n  \"\"\"")
        == ["6 warning"])
    #expect(
      found(
        rule,
        "let web = WKWebView()\nlet css = \"body { background: white } @media (prefers-color-scheme: dark) { a { color: red } }\""
      ).isEmpty)
    #expect(found(rule, "let web = WKWebView()\nlet css = \"body { background: #111; color: #eee }\"").isEmpty)
    #expect(found(rule, "let json = \"{ \\\"color\\\": \\\"red\\\" }\"").isEmpty)
  }
}
