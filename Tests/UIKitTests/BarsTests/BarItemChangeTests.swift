import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit

/// What a navigation bar does when something is set on a button that it shows.
@MainActor struct BarItemChangeTests {
  /// A bar with the given buttons at the right, at rest.
  private func stage(right items: [UIBarButtonItem]) -> NavigationStage {
    let stage = NavigationStage("A")
    stage.item.rightBarButtonItems = items
    stage.app.settle()
    return stage
  }

  /// A view of the app's own, in the given size.
  private func own(_ width: CGFloat = 40, _ height: CGFloat = 20) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A button of a name.
  private func named(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, primaryAction: nil) }

  @Test func aHiddenButtonCostsNeitherItsWidthNorAGap() {
    let (outer, inner) = (named("Outer"), named("Inner"))
    let stage = stage(right: [outer, inner])
    outer.isHidden = true
    stage.app.settle()
    #expect(stage.button("Inner")?.frame.maxX == 374)
    #expect(stage.button("Outer") == nil)
    outer.isHidden = false
    stage.app.settle()
    #expect(stage.button("Outer")?.frame.maxX == 374)
    #expect(stage.button("Inner").map { $0.frame.maxX < 374 } == true)
  }

  @Test func aHiddenButtonLeavesTheTitleItsRoom() {
    let stage = NavigationStage("A title that would fill almost all of the bar")
    let button = named("Edit")
    stage.item.rightBarButtonItem = button
    button.isHidden = true
    stage.app.settle()
    let hidden = stage.title?.frame
    stage.item.rightBarButtonItem = nil
    stage.app.settle()
    #expect(stage.title?.frame == hidden)
  }

  @Test func aHiddenOwnViewIsOutOfTheBarAndComesBack() {
    let view = own()
    let item = UIBarButtonItem(customView: view)
    let stage = stage(right: [item, named("Inner")])
    #expect(view.frame == CGRect(x: 334, y: 12, width: 40, height: 20))
    item.isHidden = true
    stage.app.settle()
    #expect(view.superview == nil)
    #expect(!view.isHidden, "what the app's own view says of itself stays")
    #expect(stage.button("Inner")?.frame.maxX == 374)
    item.isHidden = false
    stage.app.settle()
    #expect(view.frame == CGRect(x: 334, y: 12, width: 40, height: 20))
  }

  @Test func theWidthOfAnOwnViewAndOfRoomIsFollowed() {
    let view = own()
    let (item, room) = (UIBarButtonItem(customView: view), UIBarButtonItem.fixedSpace(10))
    let stage = stage(right: [room, item])
    #expect(view.frame.maxX == 364)
    room.width = 30
    item.width = 60
    stage.app.settle()
    #expect([view.frame.maxX, view.frame.width] == [344, 60])
    room.isHidden = true
    stage.app.settle()
    #expect(view.frame.maxX == 374)
  }

  @Test func anotherOwnViewTakesThePlaceOfTheOneBefore() {
    let (first, second) = (own(), own(50))
    let item = UIBarButtonItem(customView: first)
    let stage = stage(right: [item])
    item.customView = second
    stage.app.settle()
    #expect(first.superview == nil)
    #expect(second.superview === stage.title?.superview)
    #expect(second.frame.maxX == 374)
    item.title = "Plain"
    item.customView = nil
    stage.app.settle()
    #expect(second.superview == nil)
    #expect(stage.button("Plain")?.frame.maxX == 374)
  }

  // MARK: One item in several places

  @Test func anItemInBothListsHasOnePlaceAtTheLeft() {
    for item in [named("Both"), UIBarButtonItem(customView: own())] {
      let stage = NavigationStage("A")
      let empty = stage.parts.count
      (stage.item.leftBarButtonItems, stage.item.rightBarButtonItems) = ([item, item], [item])
      stage.app.settle()
      #expect(stage.parts.count == empty + 1)
      #expect(stage.parts.filter { $0.frame.minX == 16 }.count == 1)
    }
  }

  @Test(arguments: [true, false]) func anItemThatGoesToTheOtherSideKeepsItsView(fromTheRight: Bool) {
    for item in [named("Edit"), UIBarButtonItem(customView: own())] {
      let stage = NavigationStage("A")
      if fromTheRight { stage.item.rightBarButtonItem = item } else { stage.item.leftBarButtonItem = item }
      stage.app.settle()
      let view = stage.parts.first { $0 is UIControl || $0 === item.customView }
      // In both lists for a moment, as an app does it that adds before it takes away.
      if fromTheRight { stage.item.leftBarButtonItem = item } else { stage.item.rightBarButtonItem = item }
      if fromTheRight { stage.item.rightBarButtonItem = nil } else { stage.item.leftBarButtonItem = nil }
      stage.app.settle()
      #expect(view != nil && view?.superview === stage.title?.superview)
      #expect((fromTheRight ? view?.frame.minX : view?.frame.maxX) == (fromTheRight ? 16 : 374))
      if item.customView == nil { #expect(stage.button("Edit") === view) }
    }
  }

  @Test func roomThatStandsTwiceInAListIsThereTwice() {
    let (room, inner) = (UIBarButtonItem.fixedSpace(10), UIBarButtonItem(customView: own()))
    let stage = stage(right: [room, room, inner])
    #expect(inner.customView?.frame.maxX == 354)
    #expect(stage.title != nil)
  }

  @Test func anItemOfTwoScreensIsShownByTheOneOnTop() {
    let view = own()
    let (item, button) = (UIBarButtonItem(customView: view), named("Shared"))
    let stage = stage(right: [item, button])
    let page = stage.page("B")
    page.navigationItem.rightBarButtonItems = [item, button]
    let below = stage.title?.superview
    stage.navigation.pushViewController(page, animated: true)
    stage.app.frame()
    let above = stage.title?.superview
    #expect(above !== below && view.superview === above)
    button.title = "Renamed"
    item.width = 60
    #expect(view.superview === above, "the content that leaves takes nothing back")
    stage.app.settle()
    #expect(view.frame == CGRect(x: 314, y: 12, width: 60, height: 20))
    #expect(stage.button("Renamed") != nil)
    stage.navigation.popViewController(animated: true)
    stage.app.settle()
    #expect(view.superview === stage.title?.superview && view.frame.maxX == 374)
    #expect(stage.button("Renamed") != nil)
  }

  @Test func anItemOfTwoBarsIsFollowedByBoth() {
    let app = TestApp()
    let shared = named("Old")
    let bars = ([0, 100] as [CGFloat]).map { (y: CGFloat) -> UINavigationBar in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: y, width: 390, height: 44))
      let item = UINavigationItem(title: "Bar")
      item.rightBarButtonItem = shared
      bar.items = [item]
      app.view.addSubview(bar)
      return bar
    }
    app.settle()
    shared.title = "New"
    app.settle()
    for bar in bars {
      let names = bar.subviews.last?.subviews.compactMap { ($0 as? UIControl)?.accessibilityLabel }
      #expect(names == ["New"])
    }
  }

  @Test func anOwnViewOfTwoBarsIsInTheBarThatIsSeen() {
    let stage = TabStage("A", "B")
    let view = own()
    let item = UIBarButtonItem(customView: view)
    let screens = ["A", "B"].map { name in
      let page = Page(name, stage.calls)
      page.navigationItem.rightBarButtonItem = item
      return UINavigationController(rootViewController: page)
    }
    stage.tabs.viewControllers = screens
    for index in [1, 0, 1] {
      stage.tabs.selectedIndex = index
      stage.app.settle()
      #expect(view.isDescendant(of: screens[index].navigationBar))
      #expect(view.frame.maxX == 374)
    }
  }

  @Test func aTabOfTwoBarsIsFollowedByBoth() {
    let item = UITabBarItem()
    let bars = [UITabBar(), UITabBar()]
    for bar in bars { bar.items = [item] }
    item.title = "New"
    for bar in bars { #expect(bar.subviews.compactMap { ($0 as? UIControl)?.accessibilityLabel } == ["New"]) }
  }

  @Test func barsAreNotKeptByTheItemsThatTheyShow() {
    let (item, tab) = (named("Edit"), UITabBarItem())
    weak var bar: UINavigationBar?
    weak var tabs: UITabBar?
    do {
      let (made, madeTabs) = (UINavigationBar(), UITabBar())
      let title = UINavigationItem(title: "Bar")
      title.rightBarButtonItem = item
      made.items = [title]
      madeTabs.items = [tab]
      (bar, tabs) = (made, madeTabs)
    }
    #expect(bar == nil && tabs == nil)
    item.title = "Nobody hears"
    tab.title = "Nobody hears"
  }
}

extension NavigationStage {
  /// What the bar shows at first.
  fileprivate var item: UINavigationItem { navigation.viewControllers[0].navigationItem }
  /// The views in what the bar shows.
  fileprivate var parts: [UIView] { bar.subviews.last?.subviews ?? [] }
}
