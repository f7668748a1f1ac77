import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit

/// How bars look at the scroll views whose content lies below them: as long as they are there, and no longer.
@MainActor struct ScrollEdgeTests {
  /// A scroll view with content below the bar and beyond the screen.
  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize = CGSize(width: 390, height: 3000)
    return view
  }

  /// The ground of a bar with content below it.
  private let ground = RGB(249, 249, 249)

  @Test func aBarThatWentLeavesTheScrollViewToTheNextOne() {
    let stage = NavigationStage("A")
    let scroll = scrollView()
    stage.navigation.topViewController?.view.addSubview(scroll)
    stage.app.settle()
    scroll.removeFromSuperview()
    let page = stage.page("B")
    stage.app.window.rootViewController = UINavigationController(rootViewController: page)
    stage.app.settle()
    weak var old: UINavigationBar?
    old = stage.navigation.navigationBar
    stage.dropNavigation()
    #expect(old == nil)
    page.view.addSubview(scroll)
    stage.app.settle()
    scroll.contentOffset.y = 100
    stage.app.settle()
    #expect(stage.app.pixel(10, 20).isClose(to: ground, within: 1))
  }

  @Test func aScrollViewThatStaysKeepsNeitherBarsNorControllers() {
    let app = TestApp()
    let scroll = scrollView()
    weak var navigation: UINavigationController?
    weak var tabs: UITabBarController?
    weak var bar: UINavigationBar?
    weak var tabBar: UITabBar?
    do {
      let page = UIViewController()
      page.view.addSubview(scroll)
      let (made, madeTabs) = (UINavigationController(rootViewController: page), UITabBarController())
      madeTabs.viewControllers = [made]
      app.window.rootViewController = madeTabs
      app.settle()
      scroll.contentOffset.y = 100
      app.settle()
      (navigation, tabs, bar, tabBar) = (made, madeTabs, made.navigationBar, madeTabs.tabBar)
    }
    #expect(navigation != nil && tabs != nil && bar != nil && tabBar != nil)
    app.window.rootViewController = UIViewController()
    app.settle()
    #expect(navigation == nil && tabs == nil && bar == nil && tabBar == nil)
    scroll.contentOffset.y = 200
    #expect(scroll.contentOffset.y == 200)
  }
}
