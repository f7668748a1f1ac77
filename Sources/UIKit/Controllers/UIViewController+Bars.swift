import UIKitBase

/// What the controllers around a controller show of it in their bars; most controllers have none of it.
@MainActor
final class ControllerBars {
  /// What a navigation bar shows.
  var navigationItem: UINavigationItem?
  /// What a tab shows.
  var tabBarItem: UITabBarItem?
}

extension UIViewController {
  /// The place for what bars show.
  final func makeBars() -> ControllerBars {
    if let bars { return bars }
    let made = ControllerBars()
    bars = made
    return made
  }

  /// What a navigation bar shows of the controller, made with its title when first asked for.
  final var ownNavigationItem: UINavigationItem {
    let bars = makeBars()
    if let item = bars.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    bars.navigationItem = item
    return item
  }

  /// What a tab shows of the controller, made with its title when first asked for.
  final var ownTabBarItem: UITabBarItem {
    let bars = makeBars()
    if let item = bars.tabBarItem { return item }
    let item = UITabBarItem()
    item.title = title
    bars.tabBarItem = item
    return item
  }

  /// Lets the bars show another title.
  final func titleDidChange() {
    bars?.navigationItem?.title = title
    bars?.tabBarItem?.title = title
    // Without an item of its own, which item it has may depend on the title.
    if bars?.tabBarItem == nil, parent is UITabBarController { tabBarController?.itemsDidChange() }
  }

  // MARK: Who is around

  /// The nearest controller of a kind around this one.
  private final func nearest<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var controller = parent
    while let each = controller {
      if let found = each as? Kind { return found }
      controller = each.parent
    }
    return nil
  }

  /// The nearest navigation controller around this one; `nil` for none.
  public final var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// The nearest tab bar controller around this one; `nil` for none.
  public final var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  /// Whether the controller's view comes because it was put on a navigation controller's stack, while it does.
  public final var isMovingToParent: Bool {
    guard let controller = parent as? UINavigationController else { return false }
    return controller.arriving.contains { $0 === self } || controller.transition?.arriving.contains { $0 === self } ?? false
  }

  /// Whether the controller's view goes because it was taken off a navigation controller's stack, while it does.
  public final var isMovingFromParent: Bool {
    guard let controller = parent as? UINavigationController else { return false }
    return controller.leaving.contains { $0 === self } || controller.transition?.leaving.contains { $0 === self } ?? false
  }

  // MARK: What bars cover

  /// Lets the bars of the controllers around this one look for the scroll view whose content lies below them.
  final func letBarsLookAgain() {
    var controller = parent
    while let each = controller {
      each.watchEdge()
      controller = each.parent
    }
  }

  /// The covered margins of the view: those that reach into it, at least what bars cover, and what the app adds.
  final func addMargins(to insets: UIEdgeInsets) -> UIEdgeInsets {
    guard hasMargins else { return insets }
    return UIEdgeInsets(
      top: max(insets.top, barMargins.top), left: max(insets.left, barMargins.left),
      bottom: max(insets.bottom, barMargins.bottom), right: max(insets.right, barMargins.right)
    ).adding(additionalSafeAreaInsets)
  }

  /// Whether the view has covered margins beside those that reach into it.
  private final var hasMargins: Bool { barMargins != .zero || additionalSafeAreaInsets != .zero }

  /// Lets the window know that places of views matter for safe areas, and that those in this view may be others.
  final func marginsDidChange() { viewIfLoaded?.window?.controllerMarginsDidChange() }

  /// Hears that the view came into a window.
  final func takeMarginsIntoWindow() { if hasMargins { marginsDidChange() } }
}
