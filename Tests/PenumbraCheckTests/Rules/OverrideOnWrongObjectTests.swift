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

  @Test func theWindowOfTheAppDelegateIsTheWrongOneInAnAppWithScenes() {
    MarkedSource.check(
      OverrideOnWrongObject.self, [.warning],
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      func dress(_ style: UIUserInterfaceStyle) {
        1️⃣(UIApplication.shared.delegate as? AppDelegate)?.window?.overrideUserInterfaceStyle = style
      }
      """)
  }

  @Test func theWindowOfASceneDelegateIsThere() {
    let source = """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      func dress(_ style: UIUserInterfaceStyle, _ view: UIView) {
        for scene in UIApplication.shared.connectedScenes {
          (scene.delegate as? SceneDelegate)?.window?.overrideUserInterfaceStyle = style
        }
        (view.window?.windowScene?.delegate as? SceneDelegate)?.window?.overrideUserInterfaceStyle = style
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [OverrideOnWrongObject.self]) == [])
  }
}
