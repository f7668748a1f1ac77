import Testing

@testable import PenumbraCheck

@Suite struct ChoiceNotAppliedAtLaunchTests {
  @Test func aWindowThatStartsWithoutTheKeptChoiceIsFound() {
    MarkedSource.check(
      ChoiceNotAppliedAtLaunch.self, [.warning],
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          window = 1️⃣UIWindow(windowScene: scene)
          window?.makeKeyAndVisible()
        }
      }
      enum Choice {
        static func apply(_ style: UIUserInterfaceStyle) {
          for scene in UIApplication.shared.connectedScenes {
            for window in (scene as? UIWindowScene)?.windows ?? [] { window.overrideUserInterfaceStyle = style }
          }
        }
      }
      """)
  }
}
