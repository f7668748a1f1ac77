import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// Pictures of tabs and of buttons in a navigation bar: where they are, in which colors, and what they are called.
@MainActor struct BarImageTests {
  /// A square of a color, which a bar is to take for a stencil.
  private func square(_ side: CGFloat = 25, _ color: UIColor = .black, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// Two tabs with squares in a window, the first selected.
  private func tabs(
    scale: CGFloat = 2, size: CGSize = CGSize(width: 390, height: 844), _ items: [UITabBarItem]
  ) -> TabStage {
    let stage = TabStage(names: items.map { $0.title ?? "" }, size: size, scale: scale)
    for (page, item) in zip(stage.pages, items) { page.tabBarItem = item }
    stage.app.settle()
    return stage
  }

  /// Two tabs of the same picture.
  private func pair(_ image: UIImage) -> [UITabBarItem] {
    [UITabBarItem(title: "A", image: image, tag: 3), UITabBarItem(title: "B", image: image, selectedImage: nil)]
  }

  // MARK: Tabs

  @Test func initialisersTakeWhatTheyAreGiven() {
    let (image, other) = (square(), square(20))
    let tab = UITabBarItem(title: "A", image: image, tag: 3)
    #expect(tab.title == "A" && tab.image === image && tab.tag == 3 && tab.selectedImage == nil)
    let second = UITabBarItem(title: nil, image: image, selectedImage: other)
    #expect(second.title == nil && second.image === image && second.selectedImage === other && second.tag == 0)
    let button = UIBarButtonItem(image: image, style: .done, target: tab, action: Selector("press"))
    #expect(button.image === image && button.style == .done && button.target === tab && button.action == Selector("press"))
    #expect(button.title == nil)
    let action = UIAction(title: "Press", image: image) { _ in }
    #expect(UIBarButtonItem(primaryAction: action).image === image)
    #expect(UIBarButtonItem(title: "Own", image: other, primaryAction: action).image === other)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aPictureFillsItsBoxAboveTheTitle(scale: CGFloat) {
    let stage = tabs(scale: scale, pair(square(scale: scale)))
    let (top, pixel) = (stage.tabs.tabBar.frame.minY, 1 / scale)
    for (middle, color) in [(97.5, RGB(0, 122, 255)), (292.5, RGB(153, 153, 153))] as [(CGFloat, RGB)] {
      let (left, right) = (middle - 12.5 + pixel, middle + 12.5 - pixel)
      #expect(stage.app.pixel(left, top + 6.5 + pixel) == color)
      #expect(stage.app.pixel(right - pixel, top + 31.5 - pixel) == color)
      #expect(stage.app.pixel(middle - 12.5 - 1.5 * pixel, top + 20) == RGB(255, 255, 255))
      #expect(stage.app.pixel(middle, top + 6.5 - 1.5 * pixel) == RGB(255, 255, 255))
      #expect(stage.app.pixel(middle, top + 33) == RGB(255, 255, 255), "nothing between picture and title")
    }
  }

  @Test func aSmallerPictureStandsInTheMiddleOfTheBox() {
    let stage = tabs(pair(square(15)))
    let top = stage.tabs.tabBar.frame.minY
    #expect(stage.app.pixel(97.5, top + 11) == RGB(255, 255, 255))
    #expect(stage.app.pixel(97.5, top + 12) == RGB(0, 122, 255))
    #expect(stage.app.pixel(97.5, top + 26) == RGB(0, 122, 255))
    #expect(stage.app.pixel(97.5, top + 27) == RGB(255, 255, 255))
  }

  @Test func picturesFollowTheSelectionTheTintAndTheStyle() {
    let stage = tabs(pair(square()))
    let y = stage.tabs.tabBar.frame.minY + 19
    func colors() -> [RGB] { [stage.app.pixel(97.5, y), stage.app.pixel(292.5, y)] }
    stage.tap(1)
    stage.app.settle()
    #expect(colors() == [RGB(153, 153, 153), RGB(0, 122, 255)])
    stage.app.surface.preferences.style = .dark
    stage.app.settle()
    #expect(colors() == [RGB(117, 117, 117), RGB(10, 132, 255)])
    stage.tabs.tabBar.tintColor = .systemRed
    stage.tabs.tabBar.unselectedItemTintColor = .systemGreen
    stage.app.settle()
    #expect(colors() == [RGB(48, 209, 88), RGB(255, 69, 58)])
  }

  @Test func aSelectedTabShowsItsOtherPictureAndOriginalsKeepTheirColors() {
    let original = square(25, UIColor(red: 1, green: 0, blue: 0, alpha: 1)).withRenderingMode(.alwaysOriginal)
    let stage = tabs([
      UITabBarItem(title: "A", image: original, selectedImage: square()), UITabBarItem(title: "B", image: original, tag: 0),
    ])
    let y = stage.tabs.tabBar.frame.minY + 19
    #expect(stage.app.pixel(97.5, y) == RGB(0, 122, 255))
    #expect(stage.app.pixel(292.5, y) == RGB(255, 0, 0))
    stage.tap(1)
    stage.app.settle()
    #expect(stage.app.pixel(97.5, y) == RGB(255, 0, 0))
    #expect(stage.app.pixel(292.5, y) == RGB(255, 0, 0))
  }

  @Test func aPictureComesAndGoesWithTheItem() {
    let stage = tabs(pair(square()))
    let y = stage.tabs.tabBar.frame.minY + 19
    stage.pages[0].tabBarItem.image = nil
    stage.app.settle()
    #expect(stage.app.pixel(97.5, y) == RGB(255, 255, 255))
    stage.pages[0].tabBarItem.image = square()
    stage.app.settle()
    #expect(stage.app.pixel(97.5, y) == RGB(0, 122, 255))
  }

  @Test func whereThereIsRoomTheTitleStandsBesideThePicture() {
    let stage = tabs(pair(square()))
    stage.app.surface.preferences.width = .regular
    stage.app.settle()
    let parts = stage.buttons[0].subviews
    let image = parts.lazy.compactMap { $0 as? UIImageView }.first
    let label = parts.lazy.compactMap { $0 as? UILabel }.first
    #expect(label?.font.pointSize == 13)
    #expect(abs((label?.frame.minX ?? 0) - (image?.frame.maxX ?? 0) - 6) <= 0.5)
    #expect(image?.frame.midY == 24)
    #expect(abs((image?.frame.minX ?? 0) + (label?.frame.maxX ?? 0) - stage.buttons[0].bounds.width) <= 1)
    stage.app.surface.preferences.height = .compact
    stage.app.settle()
    #expect(label?.font.pointSize == 12)
  }

  // MARK: Buttons

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aButtonShowsItsPictureInTheMiddleOfTheBar(scale: CGFloat) {
    let stage = NavigationStage("A", scale: scale)
    let item = UIBarButtonItem(image: square(20, scale: scale), style: .plain, target: nil, action: nil)
    stage.navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    stage.app.settle()
    let pixel = 1 / scale
    #expect(stage.app.pixel(354 + pixel / 2, 12 + pixel / 2) == RGB(0, 122, 255))
    #expect(stage.app.pixel(374 - pixel / 2, 32 - pixel / 2) == RGB(0, 122, 255))
    #expect(stage.app.pixel(354 - pixel / 2, 22) == RGB(255, 255, 255))
    #expect(stage.app.pixel(364, 12 - pixel / 2) == RGB(255, 255, 255))
    item.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.app.settle()
    #expect(stage.app.pixel(364, 22) == RGB(255, 0, 0))
    item.isEnabled = false
    stage.app.settle()
    #expect(stage.app.pixel(364, 22).isClose(to: RGB(197, 197, 199), within: 2), "the gray of names that do not answer")
  }

  @Test func aPictureIsShownInPlaceOfTheTitleAndFollowed() {
    let stage = NavigationStage("A")
    let item = UIBarButtonItem(title: "Edit", image: square(20))
    stage.navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    stage.app.settle()
    #expect(stage.button("Edit")?.frame.width == 20)
    item.image = square(10)
    stage.app.settle()
    #expect(stage.button("Edit")?.frame == CGRect(x: 364, y: 0, width: 10, height: 44))
    item.image = nil
    stage.app.settle()
    #expect(stage.button("Edit").map { $0.frame.width > 20 } == true)
  }

  // MARK: Assistive technology

  @Test func aPictureAloneIsReadByItsOwnName() {
    let (named, nameless) = (square(20), square(20))
    named.accessibilityLabel = "Rivers"
    let stage = tabs([
      UITabBarItem(title: "Birds", image: named, tag: 0), UITabBarItem(title: nil, image: named, tag: 1),
      UITabBarItem(title: nil, image: nameless, tag: 2),
    ])
    #expect(stage.buttons.map(\.accessibilityLabel) == ["Birds", "Rivers", nil])
    let bar = NavigationStage("A")
    let item = UIBarButtonItem(image: named, style: .plain, target: nil, action: nil)
    bar.navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    bar.app.settle()
    #expect(bar.button("Rivers") != nil)
    item.accessibilityLabel = "Own"
    bar.app.settle()
    #expect(bar.button("Own") != nil)
    named.accessibilityLabel = nil
    #expect(named.accessibilityLabel == nil)
  }

  @Test func thePictureOfATabIsNoElementOfItsOwn() {
    let stage = tabs(pair(square()))
    stage.app.canvas.wantsElements = true
    stage.tap(1)
    stage.app.settle()
    #expect(stage.app.canvas.elements.map(\.label) == ["A", "B"])
    #expect(stage.app.canvas.elements.map(\.role) == [.tab, .tab])
  }
}
