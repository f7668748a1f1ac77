/// Who hears what the user does with a tab bar that stands alone. The method does nothing unless implemented.
///
/// The bar of a ``UITabBarController`` tells the controller instead.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// The user pressed a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
