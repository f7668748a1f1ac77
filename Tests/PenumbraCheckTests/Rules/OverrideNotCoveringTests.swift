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

  @Test func aChoiceThatOnlyReachesControllersIsFound() {
    MarkedSource.check(
      OverrideNotCovering.self, [.warning],
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func apply(_ style: UIUserInterfaceStyle) { 1️⃣window?.rootViewController?.overrideUserInterfaceStyle = style }
      }
      """)
  }

  @Test(
    "A choice that reaches a window too, and one screen that is pinned, are left alone",
    arguments: [
      "func also(_ style: UIUserInterfaceStyle) { window?.overrideUserInterfaceStyle = style }",
      "func one() { window?.rootViewController?.overrideUserInterfaceStyle = .dark }",
    ])
  func covered(_ method: String) {
    let first = method.contains("also") ? "window?.rootViewController?.overrideUserInterfaceStyle = style" : ""
    let source = """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func apply(_ style: UIUserInterfaceStyle) { \(first) }
        \(method)
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [OverrideNotCovering.self]) == [])
  }
}
