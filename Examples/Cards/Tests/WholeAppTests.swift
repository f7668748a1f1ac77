import CoreGraphics
import Foundation
import Penumbra
import PenumbraTestSupport
import QuartzCore
import SeededNumbers
import Testing
import UIKit
import UIKitSurface

@testable import Cards

/// The ways through Cards: tabs, cards, a second window; and no screen comes back in the colors of yesterday.
@MainActor @Suite struct WholeAppTests {
  // MARK: Tabs

  @Test func theAppBeginsAtHomeUnlessItIsToldAnotherTab() throws {
    #expect(AppTab(arguments: ["Cards"]) == .home)
    #expect(AppTab(arguments: ["Cards", "--tab", "settings"]) == .settings)
    #expect(AppTab(arguments: ["Cards", "--tab", "garden"]) == .home)
    #expect(AppTab(arguments: ["Cards", "--tab"]) == .home)
    let home = try WholeApp()
    #expect(home.tabs.tabBar.items?.map(\.title) == ["Home", "Settings"])
    #expect(home.tabs.selectedIndex == 0)
    let settings = try WholeApp(tab: .settings)
    #expect(settings.tabs.selectedIndex == 1)
    #expect(try settings.screen is SettingsViewController)
    #expect(home.tabs.viewControllers?.map(\.isViewLoaded) == [true, false])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func eachTabHasAPictureForTheScreensScaleInItsColor(scale: CGFloat) throws {
    let app = try WholeApp(scale: scale)
    for tab in AppTab.allCases {
      let parts = try app.view("\(tab.rawValue)Tab").subviews
      let picture = try #require(parts.lazy.compactMap { $0 as? UIImageView }.first)
      #expect(picture.bounds.size == CGSize(width: 25, height: 25))
      #expect(picture.layer.contentsScale == scale)
    }
    // The upper edge of the card, 9 points below the top of the picture's box.
    let edge = app.app.pixel(97.5, app.tabs.tabBar.frame.minY + 15.5)
    if scale > 1 { #expect(edge == RGB(0, 122, 255)) } else { #expect(edge.red < 60 && edge.blue > 240) }
  }

  @Test func theTitlesAreKoreanWhenKoreanIsPreferred() throws {
    let app = try WholeApp(language: "ko")
    #expect(app.tabs.tabBar.items?.map(\.title) == ["홈", "설정"])
    #expect(try app.screen.navigationItem.title == "새")
  }

  @Test func theSettingsScreenLiesBetweenTheBars() throws {
    let app = try WholeApp(tab: .settings)
    let table = try #require(try app.screen as? SettingsViewController).tableView
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    #expect(table.contentOffset.y == -44)
    let toggle = try app.view("darkModeSwitch")
    #expect(toggle.convert(toggle.bounds, to: nil) == CGRect(x: 307, y: 82.5, width: 51, height: 31))
  }

  // MARK: Cards

  @Test func homeShowsTheCardsOfTheDeckThatIsLearned() throws {
    let app = try WholeApp()
    #expect(try app.screen.navigationItem.title == "Birds")
    #expect(try app.view("card1").accessibilityLabel?.contains("red breast") == true)
    #expect(try app.view("card3").accessibilityValue == "Card 3 of 3")
    try app.tap("settingsTab")
    try app.tap("deckRow")
    try app.tap("homeTab")
    #expect(try app.screen.navigationItem.title == "Rivers")
    #expect(try app.view("card2").accessibilityLabel == "Which river flows through Seoul?")
  }

  @Test func aTapOnACardOpensItAndTheButtonTurnsIt() throws {
    let app = try WholeApp()
    try app.tap("card1")
    #expect(try app.screen is CardViewController)
    #expect(try app.screen.title == "Card 1")
    #expect(try app.view("openCard").accessibilityValue == "Tap the card to see the answer.")
    try app.tap("turnButton")
    #expect(try app.view("openCard").accessibilityValue == "The robin.")
    #expect(try app.view("turnButton").accessibilityLabel == "Question")
    try app.tap("openCard")
    #expect(try app.view("openCard").accessibilityValue == "Tap the card to see the answer.")
    try app.tap("homeTab")
    #expect(try app.screen is HomeViewController)
  }

  @Test func everyCardHasItsTextsInBothLanguages() {
    for language in ["en", "ko"] {
      let texts = Texts(preferring: [language])
      for deck in CardSettings.Deck.allCases {
        for card in Card.cards(of: deck) {
          for side in ["question", "answer"] {
            let key = "card.\(deck.rawValue).\(card.number).\(side)"
            #expect(texts[key] != key)
          }
        }
      }
    }
  }

  @Test func everythingThatCanBePressedCanBeReachedByKeys() throws {
    let app = try WholeApp()
    var reached: [String?] = []
    for _ in 0..<5 {
      app.app.press(.keyboardTab)
      reached.append((app.app.scene.focusSystem.focusedItem)?.accessibilityIdentifier)
    }
    #expect(reached == ["card1", "card2", "card3", "homeTab", "settingsTab"])
    app.app.press(.keyboardReturnOrEnter)
    #expect(app.tabs.selectedIndex == 1)
  }

  // MARK: Appearance

  @Test func aScreenThatWasAwayHasItsColorsInItsFirstFrame() throws {
    let app = try WholeApp()
    try app.tap("card2")
    try app.tap("settingsTab")
    try app.tap("darkModeSwitch")
    #expect(app.app.pixel(195, 700) == RGB(0, 0, 0))
    let frames = app.app.canvas.presentedFrames
    let tab = try app.view("homeTab")
    app.app.surface.tap(tab.convert(CGPoint(x: 20, y: 20), to: nil), in: app.app.canvas)
    app.app.frame()
    #expect(app.app.canvas.presentedFrames == frames + 1)
    #expect(app.app.pixel(195, 700) == RGB(0, 0, 0))
    let card = try app.view("openCard")
    #expect(app.app.pixel(card.frame.minX + 6, card.frame.maxY - 12) == RGB(28, 28, 30))
    try app.navigation.popViewController(animated: true)
    app.app.surface.advance(by: 0)
    app.app.surface.advance(by: 0.1)
    #expect(app.app.pixel(2, 700) == RGB(0, 0, 0), "not even on its way in has the list its old colors")
  }

  @Test func aCrossFadeTakesBarsAndContentTogether() throws {
    let app = try WholeApp(tab: .settings)
    let before = app.app.pixel(5, 20)
    let toggle = try app.view("darkModeSwitch")
    app.app.surface.tap(toggle.convert(CGPoint(x: 25, y: 15), to: nil), in: app.app.canvas)
    app.app.surface.advance(by: 0.25)
    let blend = [app.app.pixel(5, 20), app.app.pixel(5, 700), app.app.pixel(5, 820)]
    #expect(blend[0] != before && blend[0] != RGB(0, 0, 0))
    #expect(blend == Array(repeating: blend[0], count: 3))
  }

  // MARK: A second window

  @Test(arguments: [SurfaceKey.Modifiers.control, .command])
  func controlOrCommandAndNOpenAnotherWindow(modifiers: SurfaceKey.Modifiers) throws {
    let app = try WholeApp()
    app.app.application.delegate = AppDelegate()
    app.app.press(.keyboardN, modifiers)
    app.app.settle()
    #expect(app.app.surface.windows.count == 2)
    let scenes = app.app.application.connectedScenes.compactMap { $0 as? UIWindowScene }
    let second = try #require(scenes.first { $0 !== app.app.scene }?.windows.first)
    #expect(second.rootViewController is UITabBarController)
    #expect(second.rootViewController !== app.tabs)
    app.app.press(.keyboardN)
    app.app.press(.keyboardN, .shift)
    #expect(app.app.surface.windows.count == 2)
    app.app.surface.windows[1].onClose?()
    #expect(app.app.application.connectedScenes.count == 1)
  }

  @Test func twoWindowsOfOneChoiceStayInStep() throws {
    let app = try WholeApp(tab: .settings)
    let second = app.app.openScene()
    app.appearance.dress(second.window)
    let other = SceneCoordinator(
      appearance: app.appearance, defaults: try emptyDefaults(), texts: Texts(preferring: ["en"]), tab: .home)
    second.window.rootViewController = other.tabBarController
    app.app.settle()
    try app.tap("darkModeSwitch")
    #expect(second.window.traitCollection.userInterfaceStyle == .dark)
    let frame = try #require(app.app.surface.windows[1].frame)
    let pixel = frame.pixel(x: 10, y: frame.height / 2 + 100)
    #expect([pixel.r, pixel.g, pixel.b] == [0, 0, 0])
  }

  // MARK: Anything

  @Test(arguments: [1, 2, 3] as [UInt64])
  func afterAnythingTheFrameEqualsTheOnePaintedFromScratch(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let whole = try WholeApp(size: CGSize(width: 320, height: 420), scale: CGFloat(seed))
    let app = whole.app
    for step in 0..<100 {
      func place() -> CGPoint { CGPoint(x: random.unit() * 320, y: random.unit() * 420) }
      switch random.next() % 7 {
      case 0, 1: app.surface.tap(place(), in: app.canvas)
      case 2: app.surface.tap(CGPoint(x: random.unit() * 320, y: 400), in: app.canvas)
      case 3: app.surface.tap(CGPoint(x: 20, y: 20), in: app.canvas)
      case 4: app.surface.drag(from: place(), to: place(), steps: 4, in: app.canvas)
      case 5: app.surface.preferences.style = app.surface.preferences.style == .dark ? .light : .dark
      default: app.press([.keyboardTab, .keyboardReturnOrEnter, .keyboardUpArrow][Int(random.next() % 3)])
      }
      app.surface.advance(by: random.unit() * 0.15)
      let incremental = try #require(app.canvas.frame)
      let cold = try #require(Bitmap(width: incremental.width, height: incremental.height, scale: incremental.scale))
      let compositor = app.scene.updateCycle.compositor
      compositor.forget()
      _ = compositor.composite(app.scene.rootLayer, into: cold, at: app.surface.now)
      try #require(incremental.withBytes { one in cold.withBytes { Data(one) == Data($0) } }, "seed \(seed), step \(step)")
    }
    app.settle()
    #expect(!app.canvas.wantsFrame)
  }
}
