import Testing

@testable import PenumbraCheck

@Suite struct StatusBarStyleTests {
  @Test func theDefaultStyleIsFoundWhereDarkTextIsMeant() {
    MarkedSource.check(
      StatusBarStyle.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        var isPale = false
        override var preferredStatusBarStyle: UIStatusBarStyle { isPale ? .1️⃣default : .lightContent }
      }
      final class Good: UIViewController {
        var isPale = false
        override var preferredStatusBarStyle: UIStatusBarStyle { isPale ? .darkContent : .lightContent }
      }
      """)
  }
}
