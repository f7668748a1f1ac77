import Testing

@testable import PenumbraCheck

@Suite struct OpaqueWebViewTests {
  @Test func aWebViewOverWhiteIsFound() {
    MarkedSource.check(
      OpaqueWebView.self, [.warning],
      """
      import UIKit
      import WebKit
      final class Page: UIViewController {
        let web = WKWebView()
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣view.backgroundColor = .white
          view.addSubview(web)
        }
      }
      final class Quiet: UIViewController {
        let web = WKWebView()
        override func viewDidLoad() {
          super.viewDidLoad()
          web.isOpaque = false
          web.backgroundColor = .systemBackground
          view.backgroundColor = .systemBackground
          view.addSubview(web)
        }
      }
      """)
  }
}
