import Penumbra
import UIKit

/// Gives each scene its window with the settings screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene’s window.
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    AppearanceOverride.shared.dress(window)
    window.rootViewController = SettingsViewController(viewModel: SettingsViewModel(appearance: .shared))
    window.makeKeyAndVisible()
    self.window = window
  }
}
