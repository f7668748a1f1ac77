import CoreGraphics
import UIKitBase
import UIKitTraits

/// From the controller that is shown to the one whose tab is selected, at once.
extension UITabBarController {
  /// Takes up other controllers.
  final func changeTabs(to controllers: [UIViewController]) {
    precondition(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "A controller can have one tab of a tab bar controller.")
    let gone = tabs.filter { old in !controllers.contains { $0 === old } }
    let new = controllers.filter { $0.parent !== self }
    tabs = controllers
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new { addChild(controller) }
    if !controllers.contains(where: { $0 === selected }) { selected = controllers.first }
    showSelected()
    for controller in gone {
      controller.removeFromParent()
      controller.barMargins = .zero
    }
    itemsDidChange()
    for controller in new { controller.didMove(toParent: self) }
  }

  /// Selects one of the controllers.
  final func select(_ controller: UIViewController) {
    guard controller !== selected, tabs.contains(where: { $0 === controller }) else { return }
    selected = controller
    tabBar.selectedItem = controller.tabBarItem
    showSelected()
  }

  /// The user pressed a tab; that of the selected controller leads a navigation controller back to its beginning.
  final func userSelects(_ item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Shows the controllers' items in the bar.
  final func itemsDidChange() {
    tabBar.items = tabs.map { $0.tabBarItem }
    tabBar.selectedItem = selected?.tabBarItem
  }

  /// Puts the selected controller's view in, and then takes the one away that was shown: the order of iOS.
  final func showSelected() {
    guard isViewLoaded, selected !== shown else { return }
    let (old, new) = (shown, selected)
    shown = new
    if let new {
      // What is made now will be in the pages, so their traits are what it can expect (spec 2.4).
      let content = TraitContext.expecting(pages.traitNode.upcomingStorage) { new.view }
      content?.frame = pages.bounds
      content?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      new.barMargins = contentMargins
      if let content { pages.addSubview(content) }
    }
    old?.viewIfLoaded?.removeFromSuperview()
    view.setNeedsLayout()
  }
}
