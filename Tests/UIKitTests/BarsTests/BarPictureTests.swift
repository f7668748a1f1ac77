import CoreGraphics
import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// A screen with both bars over content: what a change of style leaves on screen is what a first frame in that style shows.
@MainActor struct BarPictureTests {
  @Test("the bars that changed their style equal those drawn anew", arguments: [1, 2, 3] as [CGFloat])
  func changedBarsEqualBarsDrawnAnew(scale: CGFloat) throws {
    try StylePictures.expectChangedEqualsCold("bars", scale: scale) { bars(scale: scale, style: $0) }
  }

  @Test("a page on its way in equals the one drawn anew in that style", arguments: [1, 2, 3] as [CGFloat])
  func aTransitionInAnotherStyle(scale: CGFloat) throws {
    var pictures: [SurfacePreferences.Style: Data] = [:]
    for style in [SurfacePreferences.Style.light, .dark] {
      let app = bars(scale: scale, style: style)
      push(in: app)
      pictures[style] = try StylePictures.picture(of: app)
    }
    let app = bars(scale: scale, style: .light)
    app.surface.preferences.style = .dark
    app.settle()
    push(in: app)
    #expect(try StylePictures.picture(of: app) == pictures[.dark])
    try StylePictures.keep(pictures, "push", scale)
  }

  /// Pushes a page, and lets half of the time pass.
  private func push(in app: TestApp) {
    let tabs = app.window.rootViewController as? UITabBarController
    let page = UIViewController()
    page.title = "다음 화면"
    page.view.backgroundColor = .secondarySystemBackground
    (tabs?.selectedViewController as? UINavigationController)?.pushViewController(page, animated: true)
    app.surface.advance(by: 0)
    app.surface.advance(by: 0.175)
  }

  /// Both bars at rest over a table that is scrolled, with all kinds of buttons and a badge.
  private func bars(scale: CGFloat, style: SurfacePreferences.Style) -> TestApp {
    let root = UIViewController()
    root.title = "Cards"
    let page = Rows()
    page.title = "Garden Birds"
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
    ]
    let navigation = UINavigationController()
    navigation.viewControllers = [root, page]
    navigation.tabBarItem = UITabBarItem()
    navigation.tabBarItem.title = "Home"
    let others = ["설정", "Search"].map { title in
      let other = UIViewController()
      other.title = title
      return other
    }
    others[0].tabBarItem.badgeValue = "12"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation] + others
    let app = TestApp(
      size: CGSize(width: 390, height: 600), scale: scale, style: style, safeArea: SurfaceInsets(top: 47, bottom: 34)
    ) { _ in tabs }
    app.settle()
    page.table.contentOffset.y = 60
    app.settle()
    return app
  }

  /// A page with a table of many rows.
  private final class Rows: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.dataSource = self
      view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
}
