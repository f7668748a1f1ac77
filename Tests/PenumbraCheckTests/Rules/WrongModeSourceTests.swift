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

  @Test func anOverrideIsNotTheStyleThatIsShown() {
    MarkedSource.check(
      WrongModeSource.self, [.info],
      """
      import UIKit
      final class Ad: UIView {
        func name() -> String { window?.1️⃣overrideUserInterfaceStyle == .dark ? "dark" : "light" }
        func copy(_ other: UIView) { overrideUserInterfaceStyle = other.overrideUserInterfaceStyle }
      }
      """)
  }
}
