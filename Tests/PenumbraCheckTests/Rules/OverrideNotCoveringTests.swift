import Testing

@testable import PenumbraCheck

@Suite struct OverrideNotCoveringTests {
  @Test func theFirstWindowAloneIsFound() {
    MarkedSource.check(
      OverrideNotCovering.self, [.warning],
      """
      import UIKit
      enum Choice {
        static func apply(_ style: UIUserInterfaceStyle) {
          if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene, let window = scene.windows.first {
            1️⃣window.overrideUserInterfaceStyle = style
          }
        }
      }
      """)
  }
}
