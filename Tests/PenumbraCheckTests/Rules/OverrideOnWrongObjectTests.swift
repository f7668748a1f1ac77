import Testing

@testable import PenumbraCheck

@Suite struct OverrideOnWrongObjectTests {
  @Test func anOverrideOfTheProxyIsFound() {
    MarkedSource.check(
      OverrideOnWrongObject.self, [.warning],
      """
      import UIKit
      enum Choice {
        static func apply(_ style: UIUserInterfaceStyle) {
          1️⃣UIWindow.appearance().overrideUserInterfaceStyle = style
        }
      }
      """)
  }
}
