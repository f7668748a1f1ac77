import Testing

@testable import PenumbraCheck

@Suite struct CannotFollowSystemTests {
  @Test func aChoiceOfTheSystemThatPinsTheMomentIsFound() {
    MarkedSource.check(
      CannotFollowSystem.self, [.warning],
      """
      import UIKit
      enum Choice { case system, light, dark }
      final class Page: UIViewController {
        func choose(_ choice: Choice) {
          switch choice {
          case .system: 1️⃣overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
          case .light: overrideUserInterfaceStyle = .light
          case .dark: overrideUserInterfaceStyle = .dark
          }
        }
      }
      """)
  }

  @Test func aKeptChoiceOfTheAppIsNoStyleOfTheMoment() {
    let source = """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.overrideUserInterfaceStyle = Settings.shared.theme.userInterfaceStyle
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [CannotFollowSystem.self]).isEmpty)
  }
}
