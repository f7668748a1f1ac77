import Penumbra
import UIKit

/// Starts the app: the kept appearance is read before there is a scene, so that the first frame has it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppearanceOverride.shared.start()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  /// Opens another window for Ctrl-N and Command-N; other keys go on.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let opensWindow = presses.contains { press in
      guard let key = press.key, key.keyCode == .keyboardN else { return false }
      return !key.modifierFlags.isDisjoint(with: [.command, .control])
    }
    guard opensWindow else { return super.pressesBegan(presses, with: event) }
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
  }
}
