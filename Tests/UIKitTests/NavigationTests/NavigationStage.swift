import CoreGraphics
import PenumbraTestSupport
import UIKit
import UIKitSurface

/// A navigation controller in the window of an app, with controllers that note their call-backs in one list.
@MainActor final class NavigationStage {
  let app: TestApp
  private(set) var navigation: UINavigationController
  let calls: Calls

  init(
    _ names: String..., size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    style: SurfacePreferences.Style = .light,
    safeArea: SurfaceInsets = SurfaceInsets()
  ) {
    let calls = Calls()
    self.calls = calls
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { Page($0, calls) }
    self.navigation = navigation
    app = TestApp(size: size, scale: scale, style: style, safeArea: safeArea) { _ in navigation }
    app.settle()
    calls.list = []
    // What the pages expected when they were made may have been left by another app.
    for page in navigation.viewControllers { (page as? Page)?.styles = [] }
  }

  /// A new page that notes its call-backs in the same list.
  func page(_ name: String) -> Page { Page(name, calls) }

  /// The bar of the navigation controller.
  var bar: UINavigationBar { navigation.navigationBar }

  /// Lets go of the navigation controller; another one, that nobody shows, takes its place here.
  func dropNavigation() { navigation = UINavigationController() }

  /// Presses and releases a key.
  func press(_ key: UIKeyboardHIDUsage) { app.press(key) }
}

/// What controllers were told, in order.
final class Calls {
  var list: [String] = []
}

/// A white page that notes its call-backs, whose title is its name.
class Page: UIViewController {
  let name: String
  let calls: Calls
  /// The styles of which the page heard.
  var styles: [UIUserInterfaceStyle] = []

  init(_ name: String, _ calls: Calls) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { calls.list.append("\(name).\(call)") }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note(animated ? "willAppear+" : "willAppear") }
  override func viewDidAppear(_ animated: Bool) { note(animated ? "didAppear+" : "didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note(animated ? "willDisappear+" : "willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note(animated ? "didDisappear+" : "didDisappear") }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willLeave" : "willJoin") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didJoin") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    styles.append(traitCollection.userInterfaceStyle)
  }
}
