import CoreGraphics
import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// The bar above the pages: where things are, what they do, and what it looks like (geometry spec 4.1 and 10, #1 and #5).
@MainActor struct NavigationBarTests {
  // MARK: Places

  @Test func theBarLiesBelowTheStatusBarAndIts44PointsCoverThePage() {
    let stage = NavigationStage("A", safeArea: SurfaceInsets(top: 47, bottom: 34))
    #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    let page = stage.navigation.viewControllers[0]
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    stage.navigation.isNavigationBarHidden = true
    stage.app.settle()
    #expect(page.view.safeAreaInsets.top == 47)
    #expect(stage.bar.isHidden)
  }

  @Test func aTableBeginsBelowTheBar() {
    let stage = NavigationStage("A")
    let table = UITableView(frame: stage.navigation.view.bounds)
    stage.navigation.viewControllers[0].view.addSubview(table)
    stage.app.settle()
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(table.contentOffset.y == -44)
  }

  @Test func whatTheAppAddsToTheSafeAreaIsAdded() {
    let stage = NavigationStage("A", safeArea: SurfaceInsets(top: 20))
    let page = stage.navigation.viewControllers[0]
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    stage.app.frame()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 5, bottom: 0, right: 0))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theTitleStandsInTheMiddleOfTheBar(scale: CGFloat) {
    let stage = NavigationStage("Settings", scale: scale, safeArea: SurfaceInsets(top: 47))
    let ink = stage.ink(in: CGRect(x: 60, y: 48, width: 270, height: 42))
    #expect(abs(ink.midX - 195) <= 2)
    #expect(abs(ink.midY - 69) <= 2)
  }

  @Test func theWayBackBeginsEightPointsFromTheEdge() {
    let stage = NavigationStage("Home", "Detail")
    let ink = stage.ink(in: CGRect(x: 0, y: 1, width: 24, height: 42))
    #expect(abs(ink.minX - 8) <= 1.5)
    #expect(abs(ink.height - 21) <= 2)
    #expect(stage.back?.accessibilityLabel == "Home")
    #expect(stage.backTitle == "Home")
  }

  @Test func aLongWayBackIsSaidInFewerWords() {
    let stage = NavigationStage("A title that has no room beside the next one", "Detail")
    #expect(stage.backTitle == "Back")
    #expect(stage.back?.accessibilityLabel == "A title that has no room beside the next one")
    let narrow = NavigationStage("Home", "A long title that leaves no room for words")
    #expect(narrow.backTitle == "")
  }

  @Test func aBarThatIsLaidOutAgainDrawsNoWordAgain() {
    for names in [["Home", "Detail"], ["A title that has no room beside the next one", "Detail"]] {
      let stage = NavigationStage(names[0], names[1])
      let words = stage.backTitle
      stage.back?.superview?.setNeedsLayout()
      stage.app.frame()
      #expect(stage.app.report.layersLaidOut > 0)
      #expect(stage.app.report.layersDisplayed == 0)
      #expect(stage.backTitle == words)
    }
  }

  @Test func theWayBackTakesTheItemsOwnWords() {
    let stage = NavigationStage("Home", "Detail")
    let item = stage.navigation.viewControllers[0].navigationItem
    item.backBarButtonItem = UIBarButtonItem(title: "Start", style: .plain, target: nil, action: nil)
    stage.app.settle()
    #expect(stage.backTitle == "Start")
    item.backButtonTitle = "Begin"
    stage.app.settle()
    #expect(stage.backTitle == "Begin")
    stage.navigation.topViewController?.navigationItem.hidesBackButton = true
    stage.app.settle()
    #expect(stage.back == nil)
  }

  @Test func buttonsStandAtTheMarginsAndTheFirstAtTheRightIsTheOutermost() {
    let stage = NavigationStage("A")
    let item = stage.navigation.viewControllers[0].navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: nil)
    item.rightBarButtonItems = [
      UIBarButtonItem(title: "Outer", primaryAction: nil), UIBarButtonItem(title: "Inner", primaryAction: nil),
    ]
    stage.app.settle()
    #expect(stage.button("Left")?.frame.minX == 16)
    #expect(stage.button("Outer")?.frame.maxX == 374)
    let gap = (stage.button("Outer")?.frame.minX ?? 0) - (stage.button("Inner")?.frame.maxX ?? 0)
    #expect(abs(gap - 16) <= 0.5)
  }

  @Test func aTitleWithoutRoomInTheMiddleGivesWay() {
    let stage = NavigationStage("A rather long title for a bar")
    stage.navigation.viewControllers[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "A long button", primaryAction: nil)
    stage.app.settle()
    let title = stage.title
    #expect((title?.frame.maxX ?? 0) <= (stage.button("A long button")?.frame.minX ?? 0) - 8)
    #expect((title?.frame.minX ?? 0) >= 16)
  }

  // MARK: What buttons do

  @Test func aTapOnTheWayBackPops() {
    let stage = NavigationStage("A", "B")
    stage.app.surface.tap(CGPoint(x: 14, y: 22), in: stage.app.canvas)
    stage.app.settle()
    #expect(stage.navigation.viewControllers.map(\.title) == ["A"])
  }

  @Test func aTapOnAButtonRunsItsActionOnceAndADisabledOneDoesNothing() {
    let stage = NavigationStage("A")
    var senders: [UIBarButtonItem?] = []
    let button = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { senders.append($0.sender as? UIBarButtonItem) })
    stage.navigation.viewControllers[0].navigationItem.rightBarButtonItem = button
    stage.app.settle()
    let place = CGPoint(x: 365, y: 22)
    stage.app.surface.tap(place, in: stage.app.canvas)
    #expect(senders.map { $0 === button } == [true])
    button.isEnabled = false
    stage.app.surface.tap(place, in: stage.app.canvas)
    #expect(senders.count == 1)
  }

  @Test func theKeyboardReachesTheButtonsAndReturnGoesBack() {
    let stage = NavigationStage("A", "B")
    stage.press(.keyboardTab)
    #expect(stage.back?.isFocused == true)
    stage.press(.keyboardReturnOrEnter)
    stage.app.settle()
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func assistiveTechnologyFindsTheWayBackTheTitleAndTheButtons() {
    let stage = NavigationStage("A", "B")
    stage.app.canvas.wantsElements = true
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    stage.navigation.topViewController?.navigationItem.rightBarButtonItem = item
    stage.app.settle()
    let elements = stage.app.canvas.elements
    #expect(elements.map(\.role) == [.button, .header, .button])
    #expect(elements.map(\.label) == ["A", "B", "Add"])
    if let id = elements.first?.id { stage.app.canvas.onActivate?(id) }
    stage.app.settle()
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func aChangeOfTheItemKeepsTheViewsOfItsButtonsAndTheFocus() {
    let stage = NavigationStage("A")
    let item = stage.navigation.viewControllers[0].navigationItem
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    stage.app.settle()
    stage.press(.keyboardTab)
    let button = stage.button("Edit")
    #expect(button?.isFocused == true)
    item.title = "Another"
    item.rightBarButtonItem?.title = "Done"
    stage.app.settle()
    #expect(stage.button("Done") === button)
    #expect(button?.isFocused == true)
    #expect(stage.title?.text == "Another")
  }

  // MARK: Looks

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theLineLiesOnePixelHighBelowTheBarOnceContentScrolledUnderIt(scale: CGFloat) {
    let stage = NavigationStage("A", scale: scale, safeArea: SurfaceInsets(top: 47))
    let scroll = UIScrollView(frame: stage.navigation.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    stage.navigation.viewControllers[0].view.addSubview(scroll)
    stage.app.settle()
    let pixel = 1 / scale
    #expect(stage.app.pixel(10, 91 + pixel / 2) == RGB(255, 255, 255), "no line at the content's beginning")
    #expect(stage.app.pixel(10, 60) == RGB(255, 255, 255))
    scroll.contentOffset.y = 100
    stage.app.settle()
    #expect(stage.app.pixel(10, 91 + pixel / 2).isClose(to: RGB(178, 178, 178), within: 6))
    #expect(stage.app.pixel(10, 91 - pixel / 2).isClose(to: RGB(249, 249, 249), within: 1))
    #expect(stage.app.pixel(10, 91 + 1.5 * pixel) == RGB(255, 255, 255))
    #expect(stage.app.pixel(10, 1).isClose(to: RGB(249, 249, 249), within: 1), "the ground reaches to the window's edge")
    scroll.contentOffset.y = -91
    stage.app.settle()
    #expect(stage.app.pixel(10, 60) == RGB(255, 255, 255))
  }

  @Test func anOpaqueAppearanceForTheEdgeIsTakenAndFollowed() {
    let stage = NavigationStage("A")
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    stage.bar.scrollEdgeAppearance = appearance
    stage.app.settle()
    #expect(stage.app.pixel(10, 10) == RGB(255, 59, 48))
    appearance.backgroundColor = .systemGreen
    stage.app.settle()
    #expect(stage.app.pixel(10, 10) == RGB(255, 59, 48), "the bar has a copy")
    stage.bar.scrollEdgeAppearance?.backgroundColor = .systemGreen
    stage.app.settle()
    #expect(stage.app.pixel(10, 10) == RGB(52, 199, 89))
    let own = UINavigationBarAppearance()
    own.configureWithTransparentBackground()
    stage.navigation.topViewController?.navigationItem.scrollEdgeAppearance = own
    stage.app.settle()
    #expect(stage.app.pixel(10, 10) == RGB(255, 255, 255))
  }

  @Test func eachConfigurationReplacesTheOneBefore() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.shadowColor != nil && appearance.backgroundColor == nil)
    appearance.backgroundColor = .systemRed
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground && appearance.shadowColor != nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    let copy = appearance.copy() as? UINavigationBarAppearance
    #expect(copy != nil && copy !== appearance)
  }
}

extension NavigationStage {
  /// The views in what the bar shows.
  private var parts: [UIView] { bar.subviews.last?.subviews ?? [] }
  /// The title.
  var title: UILabel? { parts.lazy.compactMap { $0 as? UILabel }.first }
  /// The button that leads back.
  var back: UIControl? { parts.lazy.compactMap { $0 as? UIControl }.first { $0.frame.minX == 0 } }
  /// The words of that button.
  var backTitle: String? { back?.subviews.lazy.compactMap { $0 as? UILabel }.first?.text }
  /// The button of a name.
  func button(_ name: String) -> UIControl? {
    parts.lazy.compactMap { $0 as? UIControl }.first { $0.accessibilityLabel == name }
  }

  /// The smallest rectangle around what is not white in a region, in points.
  func ink(in region: CGRect) -> CGRect {
    guard let frame = app.canvas.frame else { return .null }
    let scale = frame.scale
    var found = CGRect.null
    for y in Int(region.minY * scale)..<Int(region.maxY * scale) {
      for x in Int(region.minX * scale)..<Int(region.maxX * scale) {
        let pixel = frame.pixel(x: x, y: y)
        guard min(pixel.r, pixel.g, pixel.b) < 200 else { continue }
        found = found.union(CGRect(x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: 1 / scale, height: 1 / scale))
      }
    }
    return found
  }
}
