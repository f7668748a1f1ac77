import Testing

@testable import PenumbraCheck

@Suite struct WrongModeSourceTests {
  @Test func theScreenIsTheWrongOneToAsk() {
    MarkedSource.check(
      WrongModeSource.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        var asksTheScreen: Bool { UIScreen.main.traitCollection.1️⃣userInterfaceStyle == .dark }
        var asksItself: Bool { traitCollection.userInterfaceStyle == .dark }
      }
      """)
  }
}
