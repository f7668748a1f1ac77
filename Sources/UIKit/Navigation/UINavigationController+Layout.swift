import CoreGraphics
import UIKitBase

/// Where pages and bar are, and what the bar covers of the pages.
extension UINavigationController: BarController {
  /// How long the bar takes to go and to come, in seconds (geometry spec 8).
  private static var hideDuration: Double { 0.2 }

  /// Puts pages and bar into the view, and shows what is on the stack already.
  final func putTogether() {
    pages.frame = view.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages)
    view.addSubview(navigationBar)
    placeBar()
    showTop()
  }

  /// Shows what is on the stack, and places pages and bar.
  final func layOut() {
    showTop()
    if pages.frame != view.bounds { pages.frame = view.bounds }
    placeBar()
    shown?.barMargins = contentMargins
    watchEdge()
    letBarsLookAgain()
    announceShown()
  }

  /// What the bar covers of the pages.
  final var contentMargins: UIEdgeInsets {
    UIEdgeInsets(top: isBarHidden ? 0 : view.safeAreaInsets.top + UINavigationBar.height, left: 0, bottom: 0, right: 0)
  }

  /// Puts the bar below what the system covers, or above the view when it is left out.
  private func placeBar() {
    let top = view.safeAreaInsets.top
    let y = isBarHidden ? -UINavigationBar.height : top
    navigationBar.topExtension = top
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: UINavigationBar.height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
  }

  /// Leaves the bar out or shows it.
  final func setBarHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != isBarHidden else { return }
    isBarHidden = isHidden
    guard isViewLoaded else { return navigationBar.isHidden = isHidden }
    view.setNeedsLayout()
    guard animated, view.window != nil else {
      navigationBar.isHidden = isHidden
      return placeBar()
    }
    navigationBar.isHidden = false
    UIView.animate(withDuration: Self.hideDuration) {
      self.placeBar()
    } completion: { [weak self] _ in
      guard let self else { return }
      navigationBar.isHidden = isBarHidden
    }
  }

  /// Lets the bar look as it should with the content where it is. While pages move, one of them may lie below the bar, so that a
  /// background which is there stays.
  final func scrollEdgeMayHaveChanged() {
    navigationBar.isAtScrollEdge = edge.isAtEdge && (!isMoving || navigationBar.isAtScrollEdge)
  }

  /// Whether pages are on their way.
  final var isMoving: Bool { transition.map { $0.isAnimated && !$0.hasArrived } ?? false }
}
