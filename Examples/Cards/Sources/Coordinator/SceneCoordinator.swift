import Foundation
import Penumbra
import UIKit

/// Puts the screens of one scene together, and leads from one to the next.
@MainActor
final class SceneCoordinator {
  /// What fills the scene’s window.
  let tabBarController = UITabBarController()

  /// The navigation of the home tab.
  private let home = UINavigationController()
  /// The navigation of the settings tab.
  private let settings = UINavigationController()
  /// The texts in the person’s language.
  private let texts: Texts

  /// A coordinator over the app’s look and settings, which begins on a tab.
  init(
    appearance: AppearanceOverride, defaults: UserDefaults = .standard, texts: Texts = Texts(),
    tab: AppTab = AppTab(arguments: ProcessInfo.processInfo.arguments)
  ) {
    self.texts = texts
    let cards = HomeViewModel(defaults: defaults, texts: texts)
    cards.onOpen = { [weak self] card in self?.open(card) }
    home.viewControllers = [HomeViewController(viewModel: cards)]
    let choices = SettingsViewController(viewModel: SettingsViewModel(appearance: appearance, defaults: defaults, texts: texts))
    choices.navigationItem.title = texts["tab.settings"]
    settings.viewControllers = [choices]
    for (index, tab) in AppTab.allCases.enumerated() {
      let item = UITabBarItem(title: texts["tab.\(tab.rawValue)"], image: TabImage.image(of: tab), tag: index)
      item.accessibilityIdentifier = "\(tab.rawValue)Tab"
      controller(of: tab).tabBarItem = item
    }
    tabBarController.viewControllers = AppTab.allCases.map(controller)
    tabBarController.selectedViewController = controller(of: tab)
  }

  /// The controller of a tab.
  private func controller(of tab: AppTab) -> UINavigationController {
    switch tab {
    case .home: home
    case .settings: settings
    }
  }

  /// Shows a card above the list.
  private func open(_ card: Card) {
    home.pushViewController(CardViewController(viewModel: CardViewModel(card: card, texts: texts)), animated: true)
  }
}
