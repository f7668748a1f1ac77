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

  @Test func aStyleOfTheMomentBehindAPropertyIsFound() {
    MarkedSource.check(
      CannotFollowSystem.self, [.warning],
      """
      import UIKit
      struct Taste {
        var isDark: Bool?
        var style: UIUserInterfaceStyle {
          guard let isDark else { return UITraitCollection.current.userInterfaceStyle }
          return isDark ? .dark : .light
        }
      }
      final class Root: UIViewController {
        var taste = Taste()
        func dress() { 1️⃣overrideUserInterfaceStyle = UITraitCollection.current.userInterfaceStyle }
      }
      """)
  }

  @Test func aChoiceWithNoArmThatGivesTheStyleBackIsFoundOnce() {
    MarkedSource.check(
      CannotFollowSystem.self, [.warning],
      """
      import UIKit
      enum Look: String { case automatic, light, dark }
      func dress(_ window: UIWindow, _ look: Look) {
        if look == .light {
          1️⃣window.overrideUserInterfaceStyle = .light
        } else if look == .dark {
          window.overrideUserInterfaceStyle = .dark
        }
      }
      """)
  }

  @Test func oneScreenThatIsPinnedForGoodIsNoChoice() {
    let source = """
      import UIKit
      enum Look: String { case automatic, light, dark }
      final class Player: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          overrideUserInterfaceStyle = .dark
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [CannotFollowSystem.self]).isEmpty)
  }
}
