import CoreGraphics
import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// The bar with the tabs: where they are, what they do, and what they look like (geometry spec 4.2 and 10, #2 to #4).
@MainActor struct TabBarTests {
  @Test(arguments: [(390, 2), (390, 4), (375, 4), (414, 4), (320, 3)] as [(CGFloat, Int)])
  func tabsStandAtTheirPlaces(width: CGFloat, count: Int) {
    let stage = TabStage(names: (0..<count).map { "\($0)" }, size: CGSize(width: width, height: 600))
    for (index, button) in stage.buttons.enumerated() {
      #expect(button.frame.minX == (CGFloat(index) * width / CGFloat(count)).rounded() + 2)
      #expect(abs(button.frame.width - (width / CGFloat(count) - 4)) <= 1)
      #expect([button.frame.minY, button.frame.height] == [1, 48])
    }
  }

  @Test func aTabWhoseLayerHasNoScaleIsLaidOutOnWholePoints() {
    let stage = TabStage("A tab")
    let button = stage.buttons[0]
    button.layer.contentsScale = 0
    button.setNeedsLayout()
    stage.app.frame()
    let place = button.subviews.first { $0 is UILabel }?.frame.minX
    #expect(place != nil && place == place?.rounded())
  }

  @Test func theBarLiesAboveWhatTheSystemCoversAndCoversThePage() {
    let stage = TabStage(names: ["A"], safeArea: SurfaceInsets(top: 47, bottom: 34))
    #expect(stage.tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(stage.pages[0].view.frame.height == 844)
    #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
  }

  @Test func aScreenInANavigationControllerLiesBetweenBothBars() {
    let stage = TabStage(names: ["A"], safeArea: SurfaceInsets(top: 47, bottom: 34))
    let page = Page("N", stage.calls)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.loadViewIfNeeded()
    page.view.addSubview(table)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.tabs.viewControllers = [UINavigationController(rootViewController: page)]
    stage.app.settle()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theTitleHasItsPlaceAndColor(scale: CGFloat) {
    let stage = TabStage(names: ["HHH", "HHH"], scale: scale)
    let top = stage.tabs.tabBar.frame.minY
    let pixels = Set(stage.app.colors(in: CGRect(x: 60, y: top + 36, width: 75, height: 12)).map(\.description))
    let other = Set(stage.app.colors(in: CGRect(x: 255, y: top + 36, width: 75, height: 12)).map(\.description))
    if scale > 1 {
      #expect(pixels.contains("\(RGB(0, 122, 255))"))
      #expect(other.contains("\(RGB(153, 153, 153))"))
    }
    #expect(pixels.count > 1 && other.count > 1)
    let white = Set(stage.app.colors(in: CGRect(x: 0, y: top + 1, width: 390, height: 35)).map(\.description))
    #expect(white == ["\(RGB(255, 255, 255))"])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theLineLiesOnePixelHighAboveTheBarWhileContentIsUnderIt(scale: CGFloat) {
    let stage = TabStage(names: ["A", "B"], scale: scale)
    let scroll = UIScrollView(frame: stage.tabs.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    stage.pages[0].view.addSubview(scroll)
    stage.tabs.view.setNeedsLayout()
    stage.app.settle()
    let (top, pixel) = (stage.tabs.tabBar.frame.minY, 1 / scale)
    #expect(stage.app.pixel(10, top - pixel / 2).isClose(to: RGB(178, 178, 178), within: 6))
    #expect(stage.app.pixel(10, top - 1.5 * pixel) == RGB(255, 255, 255))
    #expect(stage.app.pixel(10, top + pixel / 2).isClose(to: RGB(249, 249, 249), within: 1))
    scroll.contentOffset.y = 3000 - 844 + 49
    stage.app.settle()
    #expect(stage.app.pixel(10, top - pixel / 2) == RGB(255, 255, 255), "nothing at the content's end")
    stage.tabs.selectedIndex = 1
    stage.app.settle()
    #expect(stage.app.pixel(10, top - pixel / 2) == RGB(255, 255, 255), "nothing without content that scrolls")
  }

  @Test func colorsFollowTheStyleAndTheTint() {
    let stage = TabStage(names: ["HHH", "HHH"], scale: 3)
    let top = stage.tabs.tabBar.frame.minY
    func has(_ color: RGB, at x: CGFloat) -> Bool {
      stage.app.colors(in: CGRect(x: x, y: top + 36, width: 75, height: 12)).contains(color)
    }
    stage.app.surface.preferences.style = .dark
    stage.app.settle()
    #expect(has(RGB(10, 132, 255), at: 60) && has(RGB(117, 117, 117), at: 255))
    stage.tabs.tabBar.tintColor = .systemRed
    stage.tabs.tabBar.unselectedItemTintColor = .systemGreen
    stage.app.settle()
    #expect(has(RGB(255, 69, 58), at: 60) && has(RGB(48, 209, 88), at: 255))
    stage.tap(1)
    stage.app.settle()
    #expect(has(RGB(48, 209, 88), at: 60) && has(RGB(255, 69, 58), at: 255))
  }

  @Test func itemsFollowTheirControllersTitlesAndBadges() {
    let stage = TabStage("A", "B")
    stage.pages[1].title = "Other"
    #expect(stage.tabs.tabBar.items?.map(\.title) == ["A", "Other"])
    let own = UITabBarItem()
    own.title = "Own"
    stage.pages[0].tabBarItem = own
    #expect(stage.tabs.tabBar.items?.map(\.title) == ["Own", "Other"])
    #expect(stage.tabs.tabBar.selectedItem === own)
    own.badgeValue = "3"
    stage.app.settle()
    let top = stage.tabs.tabBar.frame.minY
    #expect(stage.app.pixel(97.5 + 4 + 9, top + 3.5) == RGB(255, 59, 48))
    own.badgeValue = nil
    stage.app.settle()
    #expect(stage.app.pixel(97.5 + 4 + 9, top + 3.5) == RGB(255, 255, 255))
  }

  @Test func theTabOfANavigationControllerIsThatOfItsFirstPage() {
    let page = UIViewController()
    page.title = "First"
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.tabBarItem === page.tabBarItem)
    #expect(navigation.tabBarItem.title == "First")
    navigation.title = "Whole"
    #expect(navigation.tabBarItem.title == "Whole")
  }

  @Test func theKeyboardGoesFromTabToTabAndSpaceSelects() {
    let stage = TabStage("A", "B", "C")
    stage.press(.keyboardTab)
    #expect(stage.buttons[0].isFocused)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardSpacebar)
    #expect(stage.tabs.selectedIndex == 2)
    #expect(stage.buttons[2].isFocused)
  }

  @Test func assistiveTechnologyFindsTabsWithTheirState() {
    let stage = TabStage("A", "B")
    stage.app.canvas.wantsElements = true
    stage.pages[1].tabBarItem.accessibilityLabel = "Second"
    stage.app.settle()
    stage.tap(1)
    stage.app.settle()
    let elements = stage.app.canvas.elements
    #expect(elements.map(\.role) == [.tab, .tab])
    #expect(elements.map(\.label) == ["A", "Second"])
    #expect(elements.map(\.isSelected) == [false, true])
    if let id = elements.first?.id { stage.app.canvas.onActivate?(id) }
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test func aBarThatStandsAloneTellsItsDelegate() {
    let app = TestApp()
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
    let items = ["A", "B"].map { title in
      let item = UITabBarItem()
      item.title = title
      return item
    }
    bar.items = items
    let ears = Ears()
    bar.delegate = ears
    app.view.addSubview(bar)
    app.settle()
    #expect(bar.selectedItem == nil)
    app.surface.tap(CGPoint(x: 300, y: 120), in: app.canvas)
    #expect(bar.selectedItem === items[1])
    #expect(ears.heard == ["B"])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
  }

  /// A delegate that notes what is selected.
  private final class Ears: UITabBarDelegate {
    var heard: [String?] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.title) }
  }
}

extension TestApp {
  /// The colors of the last presented frame in a region, in points.
  fileprivate func colors(in region: CGRect) -> [RGB] {
    guard let frame = canvas.frame else { return [] }
    return (Int(region.minY * frame.scale)..<Int(region.maxY * frame.scale)).flatMap { y in
      (Int(region.minX * frame.scale)..<Int(region.maxX * frame.scale)).map { x in
        let pixel = frame.pixel(x: x, y: y)
        return RGB(Int(pixel.r), Int(pixel.g), Int(pixel.b))
      }
    }
  }
}
