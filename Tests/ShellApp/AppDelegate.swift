import UIKit

/// A small app that tests start as a process of its own: it keeps a number, prints, and lets timers turn switches on.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let launches = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(launches, forKey: "launches")
    print("launch \(launches)")
    if CommandLine.arguments.contains("--say-date") { sayDate() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SwitchesViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Prints a date in the words of the person's language and the time of their zone.
  private func sayDate() {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    print("date \(formatter.string(from: Date(timeIntervalSince1970: 43_200)))")
  }
}

/// Four switches: one for taps, one that goes off again, two that timers turn on a fifth of a second after the screen is loaded; a field.
final class SwitchesViewController: UIViewController {
  /// What the switch that goes off again calls.
  private let target = ResetTarget()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let tapped = makeSwitch("tapped", y: 40)
    tapped.addAction(
      UIAction { action in print("the app says \((action.sender as? UISwitch)?.isOn == true ? "on" : "off")") },
      for: .valueChanged)
    makeSwitch("reset", y: 0).addTarget(target, action: Selector("reset:"), for: .valueChanged)
    let field = UITextField(frame: CGRect(x: 5, y: 172, width: 90, height: 24))
    field.accessibilityIdentifier = "name"
    view.addSubview(field)
    let timed = makeSwitch("timer", y: 90)
    _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      MainActor.assumeIsolated { timed.isOn = true }
    }
    let dispatched = makeSwitch("dispatch", y: 140)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { dispatched.isOn = true }
  }

  /// A switch with an identifier, at a height in points.
  private func makeSwitch(_ identifier: String, y: CGFloat) -> UISwitch {
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = identifier
    toggle.frame.origin = CGPoint(x: 20, y: y)
    view.addSubview(toggle)
    return toggle
  }
}
