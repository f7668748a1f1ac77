import CoreGraphics
import Foundation
import PenumbraTestSupport
import QuartzCore
import SeededNumbers
import Testing
import UIKit
import UIKitSurface

/// Traits in a navigation controller: who follows whom, and that no page comes back in the colors of yesterday.
@MainActor struct NavigationTraitTests {
  @Test func theStyleOfAPageIsItsOwnAndTheBarFollowsTheNavigationController() {
    let stage = NavigationStage("A")
    let page = stage.page("B")
    page.overrideUserInterfaceStyle = .dark
    stage.navigation.pushViewController(page, animated: false)
    stage.app.settle()
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.bar.traitCollection.userInterfaceStyle == .light)
    #expect(stage.navigation.traitCollection.userInterfaceStyle == .light)
    #expect(stage.app.pixel(195, 400) == RGB(0, 0, 0))
    stage.navigation.popViewController(animated: false)
    stage.app.settle()
    #expect(stage.app.pixel(195, 400) == RGB(255, 255, 255))
    #expect(page.traitCollection.userInterfaceStyle == .dark, "what left keeps its traits")
  }

  @Test func theStyleOfTheNavigationControllerReachesBarAndPages() {
    let stage = NavigationStage("A")
    stage.navigation.overrideUserInterfaceStyle = .dark
    stage.app.settle()
    #expect(stage.bar.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.navigation.viewControllers[0].traitCollection.userInterfaceStyle == .dark)
    #expect(stage.app.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aPageBelowHearsOfAChangeWhenItComesBackAndOnlyThen() throws {
    let stage = NavigationStage("A")
    let below = try #require(stage.navigation.viewControllers[0] as? Page)
    stage.navigation.pushViewController(stage.page("B"), animated: false)
    stage.app.settle()
    stage.app.surface.preferences.style = .dark
    stage.app.settle()
    #expect(below.styles == [])
    stage.navigation.popViewController(animated: true)
    stage.app.surface.advance(by: 0)
    #expect(below.styles == [.dark])
    stage.app.surface.advance(by: 0.2)
    #expect(stage.app.pixel(2, 400) == RGB(0, 0, 0), "not even on its way in it has the old color")
    stage.app.settle()
    #expect(stage.app.pixel(195, 400) == RGB(0, 0, 0))
    #expect(below.styles == [.dark])
  }

  @Test func aPageBelowThatChangesToAndFroHearsNothing() throws {
    let stage = NavigationStage("A")
    let below = try #require(stage.navigation.viewControllers[0] as? Page)
    stage.navigation.pushViewController(stage.page("B"), animated: false)
    stage.app.settle()
    for style in [SurfacePreferences.Style.dark, .light] {
      stage.app.surface.preferences.style = style
      stage.app.settle()
    }
    stage.navigation.popViewController(animated: false)
    stage.app.settle()
    #expect(below.styles == [])
  }

  @Test func aPageThatIsLoadedForAPushExpectsTheTraitsThatItGets() {
    let stage = NavigationStage("A")
    stage.navigation.overrideUserInterfaceStyle = .dark
    stage.app.settle()
    let page = Expecting("B", stage.calls)
    stage.navigation.pushViewController(page, animated: false)
    stage.app.settle()
    #expect(page.expected == .dark)
    #expect(page.label.heard == 0)
  }

  @Test func aSwitchLightToDarkCountsWhatIsShownAndNothingElse() {
    func visited(_ count: Int) -> Int {
      let stage = NavigationStage("A")
      for number in 1..<count {
        stage.navigation.pushViewController(stage.page("\(number % 2)"), animated: false)
        stage.app.settle()
      }
      stage.app.surface.preferences.style = .dark
      stage.app.frame()
      return stage.app.report.traitNodesVisited
    }
    #expect(visited(3) == visited(9))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func afterAnythingTheFrameEqualsTheOnePaintedFromScratch(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let stage = NavigationStage(
      "A", "B", size: CGSize(width: 200, height: 240), scale: CGFloat(seed), safeArea: SurfaceInsets(top: 20))
    for step in 0..<80 {
      change(stage, with: &random, step: step)
      stage.app.surface.advance(by: random.unit() * 0.15)
      let incremental = try #require(stage.app.canvas.frame)
      let cold = try #require(Bitmap(width: incremental.width, height: incremental.height, scale: incremental.scale))
      let compositor = stage.app.scene.updateCycle.compositor
      compositor.forget()
      _ = compositor.composite(stage.app.scene.rootLayer, into: cold, at: stage.app.surface.now)
      try #require(incremental.withBytes { one in cold.withBytes { Data(one) == Data($0) } }, "seed \(seed), step \(step)")
    }
    stage.app.settle()
    #expect(!stage.app.canvas.wantsFrame)
    #expect(stage.navigation.children.count == stage.navigation.viewControllers.count)
    let shown = stage.navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }
    #expect(shown.map(\.title) == [stage.navigation.topViewController?.title])
    // What was told comes in pairs.
    for name in Set(stage.calls.list.map { $0.prefix { $0 != "." } }) {
      let calls = stage.calls.list.filter { $0.hasPrefix(name + ".") && $0.contains("ppear") }.map { $0.replacing("+", with: "") }
      let first = calls.first?.hasSuffix("willAppear") == true ? 0 : 2
      let circle = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
      for (index, call) in calls.enumerated() {
        #expect(call.hasSuffix("." + circle[(index + first) % 4]), "seed \(seed): \(calls)")
      }
    }
  }

  /// One thing that an app, a user or a desktop may do.
  private func change(_ stage: NavigationStage, with random: inout SplitMix64, step: Int) {
    let animated = random.next() % 3 > 0
    switch random.next() % 7 {
    case 0, 1: stage.navigation.pushViewController(stage.page("\(step)"), animated: animated)
    case 2, 3: stage.navigation.popViewController(animated: animated)
    case 4: stage.app.surface.preferences.style = stage.app.surface.preferences.style == .dark ? .light : .dark
    case 5: stage.app.surface.tap(CGPoint(x: random.unit() * 200, y: random.unit() * 70), in: stage.app.canvas)
    default: stage.navigation.popToRootViewController(animated: animated)
    }
  }

  /// A page that notes the style which it can expect while it is loaded, with a label that hears of changes.
  private final class Expecting: Page {
    var expected: UIUserInterfaceStyle?
    var label = Ears()
    override func viewDidLoad() {
      super.viewDidLoad()
      label = Ears()
      expected = view.traitCollection.userInterfaceStyle
      view.addSubview(label)
    }
  }

  /// A view that counts the changes of its traits.
  private final class Ears: UIView {
    var heard = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { heard += 1 }
  }
}
