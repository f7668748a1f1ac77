import CoreGraphics
import UIKitBase

/// Where the shown view and the bar are, and what the bar covers.
extension UITabBarController: BarController {
  /// Puts the shown view and the bar into the view.
  final func putTogether() {
    pages.frame = view.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages)
    view.addSubview(tabBar)
    placeBar()
    showSelected()
  }

  /// Places the shown view and the bar.
  final func layOut() {
    if pages.frame != view.bounds { pages.frame = view.bounds }
    placeBar()
    shown?.barMargins = contentMargins
    watchEdge()
  }

  /// The height of the bar with what the system covers of it.
  private var barHeight: CGFloat { UITabBar.height + view.safeAreaInsets.bottom }

  /// What the bar covers of the shown view.
  final var contentMargins: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: barHeight, right: 0) }

  /// Puts the bar at the bottom.
  private func placeBar() {
    let frame = CGRect(x: 0, y: view.bounds.height - barHeight, width: view.bounds.width, height: barHeight)
    if tabBar.frame != frame { tabBar.frame = frame }
  }

  /// Lets the bar look as it should with the content where it is; a background stays while pages move below it.
  final func scrollEdgeMayHaveChanged() {
    let isMoving = (shown as? UINavigationController)?.isMoving ?? false
    tabBar.isAtScrollEdge = edge.isAtEdge && (!isMoving || tabBar.isAtScrollEdge)
  }
}
