import CoreGraphics
import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// Screens beside each other: who is shown, who hears of it, and that none comes back in the colors of yesterday.
@MainActor struct TabBarControllerTests {
  // MARK: Selection

  @Test func theFirstIsSelectedAndOnlyItsViewIsLoaded() {
    let stage = TabStage("A", "B")
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.tabs.selectedViewController?.title == "A")
    #expect(stage.pages.map(\.isViewLoaded) == [true, false])
    #expect(stage.pages.map { $0.tabBarController === stage.tabs } == [true, true])
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test func aTapOnATabTellsBothControllersInUIKitsOrder() {
    let stage = TabStage("A", "B")
    stage.tap(1)
    #expect(stage.calls.list == ["B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear"])
    stage.app.settle()
    #expect(stage.calls.list.last == "B.didAppear")
    #expect(stage.calls.list.count == 5)
    stage.calls.list = []
    stage.tabs.selectedIndex = 0
    stage.app.settle()
    #expect(stage.calls.list == ["A.willAppear", "B.willDisappear", "B.didDisappear", "A.didAppear"])
  }

  @Test func aNumberOrAControllerThatIsNotThereIsNotSelected() {
    let stage = TabStage("A", "B")
    stage.tabs.selectedIndex = 7
    stage.tabs.selectedIndex = -1
    stage.tabs.selectedViewController = UIViewController()
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.calls.list == [])
  }

  @Test func theDelegateIsAskedAndToldOfTheUsersChoicesOnly() {
    let stage = TabStage("A", "B", "C")
    let ears = Ears()
    stage.tabs.delegate = ears
    stage.tabs.selectedIndex = 2
    #expect(ears.heard == [])
    stage.tap(1)
    #expect(ears.heard == ["may B", "did B"])
    ears.mayStay = true
    stage.tap(0)
    #expect(ears.heard == ["may B", "did B", "may A"])
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test func theTabOfTheShownScreenLeadsItBackToItsBeginning() {
    let stage = TabStage("A", "B")
    let navigation = UINavigationController(rootViewController: Page("N", stage.calls))
    stage.tabs.viewControllers = [navigation, stage.pages[1]]
    navigation.pushViewController(Page("M", stage.calls), animated: false)
    stage.app.settle()
    stage.tap(0)
    stage.app.settle()
    #expect(navigation.viewControllers.map(\.title) == ["N"])
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test func otherControllersKeepTheSelectedOneIfItIsAmongThem() {
    let stage = TabStage("A", "B", "C")
    stage.tabs.selectedIndex = 1
    stage.app.settle()
    stage.calls.list = []
    stage.tabs.viewControllers = [stage.pages[2], stage.pages[1]]
    stage.app.settle()
    #expect(stage.tabs.selectedIndex == 1)
    #expect(stage.calls.list == ["A.willLeave", "A.didLeave"])
    stage.tabs.viewControllers = [stage.pages[2]]
    stage.app.settle()
    #expect(stage.tabs.selectedViewController === stage.pages[2])
    #expect(stage.pages[2].view.window != nil && stage.pages[1].view.window == nil)
    #expect(stage.pages[1].parent == nil)
  }

  @Test func aControllerTwiceStopsWithTheReason() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UITabBarController().viewControllers = [page, page]
      }
    }
    let words = String(decoding: twice?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("can have one tab"))
  }

  @Test func aPushOnAScreenThatIsNotShownIsThereWhenItIs() {
    let stage = TabStage("A", "B")
    let navigation = UINavigationController(rootViewController: Page("N", stage.calls))
    stage.tabs.viewControllers = [stage.pages[0], navigation]
    stage.tabs.selectedIndex = 1
    stage.app.settle()
    stage.tabs.selectedIndex = 0
    stage.app.settle()
    stage.calls.list = []
    navigation.pushViewController(Page("M", stage.calls), animated: true)
    stage.app.settle()
    #expect(stage.calls.list == ["M.willJoin", "M.didLoad", "M.didJoin"])
    stage.tabs.selectedIndex = 1
    stage.app.settle()
    #expect(stage.calls.list.suffix(2) == ["A.didDisappear", "M.didAppear"])
    #expect(!stage.calls.list.contains { $0.hasPrefix("N") })
  }

  @Test func aSwitchInTheMiddleOfAPushEndsIt() {
    let stage = TabStage("A", "B")
    let navigation = UINavigationController(rootViewController: Page("N", stage.calls))
    stage.tabs.viewControllers = [navigation, stage.pages[1]]
    stage.app.settle()
    stage.calls.list = []
    navigation.pushViewController(Page("M", stage.calls), animated: true)
    stage.app.surface.advance(by: 0.1)
    stage.tabs.selectedIndex = 1
    stage.app.settle()
    #expect(stage.calls.list.filter { $0.hasPrefix("N") } == ["N.willDisappear+", "N.didDisappear+"])
    #expect(stage.calls.list.last == "B.didAppear")
    stage.tabs.selectedIndex = 0
    stage.app.settle()
    #expect(stage.calls.list.suffix(2) == ["B.didDisappear", "M.didAppear"])
  }

  // MARK: Traits

  @Test func aScreenThatWasNotShownDuringASwitchHasItsColorsWhenItIs() {
    let stage = TabStage("A", "B")
    stage.tabs.selectedIndex = 1
    stage.app.settle()
    stage.app.surface.preferences.style = .dark
    stage.app.settle()
    #expect(stage.pages[0].styles == [])
    let frames = stage.app.canvas.presentedFrames
    stage.tabs.selectedIndex = 0
    stage.app.frame()
    #expect(stage.app.canvas.presentedFrames == frames + 1)
    #expect(stage.app.pixel(195, 400) == RGB(0, 0, 0), "the first frame has the new color")
    #expect(stage.pages[0].styles == [.dark])
    stage.app.settle()
    #expect(stage.pages[0].styles == [.dark])
    #expect(stage.pages[1].styles == [.dark])
  }

  @Test func aScreenKeepsItsOwnStyleAndTheBarDoesNotTakeIt() {
    let stage = TabStage("A", "B")
    stage.pages[1].overrideUserInterfaceStyle = .dark
    stage.tabs.selectedIndex = 1
    stage.app.settle()
    #expect(stage.app.pixel(195, 400) == RGB(0, 0, 0))
    #expect(stage.tabs.tabBar.traitCollection.userInterfaceStyle == .light)
    stage.tabs.selectedIndex = 0
    stage.app.settle()
    #expect(stage.app.pixel(195, 400) == RGB(255, 255, 255))
  }

  @Test func aSwitchCountsTheShownScreenOnly() {
    func visited(_ count: Int) -> Int {
      let stage = TabStage(names: (0..<count).map { "\($0)" })
      for index in 0..<count { stage.tabs.selectedIndex = index }
      stage.tabs.viewControllers = Array(stage.pages.prefix(2))
      stage.tabs.selectedIndex = 0
      stage.app.settle()
      stage.app.surface.preferences.style = .dark
      stage.app.frame()
      return stage.app.report.traitNodesVisited
    }
    #expect(visited(2) == visited(5))
  }

  /// A delegate that notes what it is asked and told.
  private final class Ears: UITabBarControllerDelegate {
    var heard: [String] = []
    var mayStay = false
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect page: UIViewController) -> Bool {
      heard.append("may \(page.title ?? "")")
      return !mayStay
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect page: UIViewController) {
      heard.append("did \(page.title ?? "")")
    }
  }
}
