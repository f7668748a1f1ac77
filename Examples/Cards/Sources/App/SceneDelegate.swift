import Penumbra
import UIKit

/// Gives each scene its window and its screens.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene’s window.
  var window: UIWindow?
  /// What leads from screen to screen in it.
  private var coordinator: SceneCoordinator?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    AppearanceOverride.shared.dress(window)
    let coordinator = SceneCoordinator(appearance: .shared)
    window.rootViewController = coordinator.tabBarController
    window.makeKeyAndVisible()
    self.window = window
    self.coordinator = coordinator
  }
}
