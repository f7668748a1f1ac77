import Penumbra
import UIKit

/// The only screen: one switch.
final class SettingsViewController: UIViewController {
  /// The switch.
  private let darkMode = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    darkMode.frame.origin = CGPoint(x: 20, y: 60)
    darkMode.accessibilityIdentifier = "darkMode"
    darkMode.addAction(
      UIAction { [darkMode] _ in
        // An error means: shown, but not kept for the next launch.
        try? AppearanceOverride.shared.choose(darkMode.isOn ? .dark : .light, animated: true)
      }, for: .valueChanged)
    view.addSubview(darkMode)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // When the view is loaded it is in no window yet, so its style is not the window's; from the first layout on it is.
    let isDark = traitCollection.userInterfaceStyle == .dark
    if darkMode.isOn != isDark { darkMode.isOn = isDark }
  }
}

/// The app: the choice is read before there is a window, so that the first frame has it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The app’s window.
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppearanceOverride.shared.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = SettingsViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
