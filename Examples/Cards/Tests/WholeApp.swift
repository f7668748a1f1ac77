import CoreGraphics
import Foundation
import Penumbra
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@testable import Cards

/// All screens of Cards in the window of an app, at rest.
///
/// Each test makes its own and does not suspend while it has it, since a process has one app at a time.
@MainActor final class WholeApp {
  let storage = MemoryStorage()
  let appearance = AppearanceOverride()
  let app: TestApp
  let coordinator: SceneCoordinator

  init(
    tab: AppTab = AppTab(arguments: []), language: String = "en", size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 2,
    style: SurfacePreferences.Style = .light
  ) throws {
    appearance.start(with: AppearanceStore { [storage] in storage })
    let coordinator = SceneCoordinator(
      appearance: appearance, defaults: try emptyDefaults(), texts: Texts(preferring: [language]), tab: tab)
    self.coordinator = coordinator
    app = TestApp(size: size, scale: scale, style: style) { [appearance] window in
      appearance.dress(window)
      return coordinator.tabBarController
    }
    app.settle()
  }

  /// The navigation controller that is shown, and the screen on top of it.
  var navigation: UINavigationController { get throws { try #require(tabs.selectedViewController as? UINavigationController) } }
  var screen: UIViewController { get throws { try #require(navigation.topViewController) } }
  var tabs: UITabBarController { coordinator.tabBarController }

  /// The view of an identifier.
  func view(_ identifier: String) throws -> UIView {
    var waiting: [UIView] = [app.window]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == identifier { return view }
      waiting += view.subviews
    }
    throw Missing(identifier: identifier)
  }

  /// Taps the middle of a view and lets everything come to rest.
  func tap(_ identifier: String) throws {
    app.tap(try view(identifier))
    app.settle()
  }

  /// There is no view of that identifier.
  struct Missing: Error { let identifier: String }
}
