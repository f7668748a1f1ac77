import CoreGraphics
import PenumbraTestSupport
import UIKit
import UIKitSurface

/// A tab bar controller in the window of an app, with pages that note their call-backs in one list.
@MainActor final class TabStage {
  let app: TestApp
  let tabs = UITabBarController()
  let calls = Calls()
  let pages: [Page]

  convenience init(_ names: String..., size: CGSize = CGSize(width: 390, height: 844)) { self.init(names: names, size: size) }

  init(
    names: [String], size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, safeArea: SurfaceInsets = SurfaceInsets()
  ) {
    let (tabs, calls) = (tabs, calls)
    pages = names.map { Page($0, calls) }
    tabs.viewControllers = pages
    app = TestApp(size: size, scale: scale, safeArea: safeArea) { _ in tabs }
    app.settle()
    calls.list = []
    for page in pages { page.styles = [] }
  }

  /// The views of the tabs.
  var buttons: [UIControl] { tabs.tabBar.subviews.compactMap { $0 as? UIControl } }

  /// Taps a tab.
  func tap(_ index: Int) { app.tap(buttons[index]) }

  /// Presses and releases a key.
  func press(_ key: UIKeyboardHIDUsage) { app.press(key) }
}
