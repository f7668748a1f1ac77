import Foundation
import Penumbra
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@testable import Cards

/// The settings screen on a surface: what is where, and what taps on it do.
@MainActor @Suite struct SettingsScreenTests {
  // MARK: What is where

  @Test func fourRowsAndThreeRowsHaveAGapOfFivePointsBetweenThem() throws {
    let screen = try Screen()
    #expect((0..<screen.table.numberOfSections).map(screen.table.numberOfRows) == [4, 3])
    let above = screen.table.rectForRow(at: IndexPath(row: 3, section: 0))
    let below = screen.table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(below.minY - above.maxY == 5)
  }

  @Test func theCardWithTheSwitchStandsAboveTheRowsInTheirWidth() throws {
    let screen = try Screen()
    let header = try screen.header
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 92))
    #expect(header.subviews[0].frame == CGRect(x: 16, y: 16, width: 358, height: 76))
    let toggle = try screen.toggle
    #expect(toggle.convert(toggle.bounds, to: header) == CGRect(x: 307, y: 38.5, width: 51, height: 31))
  }

  @Test func everythingThatCanBeTouchedHasAnIdentifier() throws {
    let screen = try Screen()
    #expect(try screen.toggle.accessibilityIdentifier == "darkModeSwitch")
    let cells = (screen.table.indexPathsForVisibleRows ?? []).compactMap {
      screen.table.cellForRow(at: $0)?.accessibilityIdentifier
    }
    #expect(
      cells == [
        "deckRow", "cardsPerDayRow", "missedCardsRow", "soundsRow", "systemAppearanceRow", "lightAppearanceRow",
        "darkAppearanceRow",
      ])
  }

  @Test func theCardFollowsTheWidthOfTheWindow() throws {
    let screen = try Screen()
    screen.app.canvas.resize(to: CGSize(width: 700, height: 390))
    screen.app.settle()
    let header = try screen.header
    #expect(header.subviews[0].frame.maxX == 680)
  }

  @Test(arguments: [(320, 16), (390, 16), (414, 20), (430, 20), (744, 20), (1024, 20)])
  func theCardIsExactlyAsWideAsTheRowsAtEveryWidth(width: CGFloat, margin: CGFloat) throws {
    let screen = try Screen(size: CGSize(width: width, height: 844))
    let card = try screen.header.subviews[0]
    let row = screen.table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect([card.frame.minX, card.frame.maxX] == [row.minX, row.maxX])
    #expect([row.minX, row.maxX] == [margin, width - margin])
    let text = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
    let title = try #require(card.subviews.first { $0 is UILabel })
    #expect(title.convert(title.bounds, to: nil).minX == text.convert(text.bounds, to: nil).minX)
  }

  @Test func theCardKeepsClearOfANotchAsTheRowsDo() throws {
    let screen = try Screen()
    screen.app.canvas.resize(to: CGSize(width: 844, height: 390), safeArea: SurfaceInsets(left: 47, bottom: 21, right: 47))
    screen.app.settle()
    let card = try screen.header.subviews[0]
    let row = screen.table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect([card.frame.minX, card.frame.maxX] == [67, 777])
    #expect([row.minX, row.maxX] == [67, 777])
    #expect(card.subviews.first { $0 is UILabel }?.frame.minX == 20)
  }

  @Test func cellsThatLeaveTheScreenAreUsedAgain() throws {
    let screen = try Screen()
    screen.app.canvas.resize(to: CGSize(width: 390, height: 150))
    var seen: [UITableViewCell] = []
    for offset in [0, 60, 120, 180, 240, 180, 120, 60, 0, 60, 120, 180, 240] {
      screen.table.contentOffset.y = CGFloat(offset)
      screen.app.settle()
      for cell in screen.table.visibleCells where !seen.contains(where: { $0 === cell }) { seen.append(cell) }
    }
    #expect(seen.count <= 7)
  }

  // MARK: Taps

  @Test func aTapOnTheSwitchMakesTheAppDarkAndOnceMoreLight() throws {
    let screen = try Screen()
    let toggle = try screen.toggle
    #expect(!toggle.isOn)
    screen.tap(toggle)
    #expect(toggle.isOn)
    #expect(screen.app.window.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.app.pixel(195, 800) == RGB(0, 0, 0))
    #expect(screen.checkedRow == 2)
    screen.tap(toggle)
    #expect(!toggle.isOn)
    #expect(screen.app.pixel(195, 800) == RGB(242, 242, 247))
    #expect(screen.checkedRow == 1)
    #expect(screen.storage.words == ["dark", "light"])
  }

  @Test func aTapOnARowChoosesAndTheSwitchFollows() throws {
    let screen = try Screen()
    try screen.tap(row: 2, section: 1)
    #expect(try screen.toggle.isOn)
    #expect(screen.checkedRow == 2)
    try screen.tap(row: 0, section: 1)
    #expect(try !screen.toggle.isOn)
    #expect(screen.checkedRow == 0)
    #expect(screen.app.window.overrideUserInterfaceStyle == .unspecified)
    #expect(screen.storage.words == ["dark", "system"])
  }

  @Test func aTapOnARowOfTheFirstSectionTakesItsNextValue() throws {
    let screen = try Screen()
    try screen.tap(row: 0, section: 0)
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.detailTextLabel?.text == "Rivers")
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  // MARK: The system

  @Test func theSwitchFollowsTheSystemWhileTheChoiceDoes() throws {
    let screen = try Screen()
    screen.app.surface.preferences.style = .dark
    screen.app.settle()
    #expect(try screen.toggle.isOn)
    #expect(screen.checkedRow == 0)
    #expect(screen.storage.words == [])
  }

  @Test func withLightChosenASystemChangeRedrawsNothing() throws {
    let screen = try Screen()
    try screen.tap(row: 1, section: 1)
    let frames = screen.app.canvas.presentedFrames
    screen.app.surface.preferences.style = .dark
    screen.app.settle()
    #expect(try !screen.toggle.isOn)
    #expect(screen.app.canvas.presentedFrames == frames)
    #expect(screen.app.report.layersPainted == 0)
  }

  @Test func aChoiceThatWasKeptIsInTheFirstFrame() throws {
    let screen = try Screen(MemoryStorage("dark"))
    #expect(screen.app.canvas.presentedFrames == 1)
    #expect(screen.app.pixel(195, 800) == RGB(0, 0, 0))
    #expect(try screen.toggle.isOn)
    #expect(screen.checkedRow == 2)
  }

  @Test func theScreensOfTwoScenesStayInStep() throws {
    let screen = try Screen()
    let other = try Screen.makeController(screen.appearance)
    let second = screen.app.openScene()
    second.window.rootViewController = other
    screen.app.settle()
    screen.tap(try screen.toggle)
    #expect((other.tableView.tableHeaderView as? SwitchHeaderView)?.toggle.isOn == true)
    #expect(other.checkedRow == 2)
    #expect([screen.app.window, second.window].map(\.traitCollection.userInterfaceStyle) == [.dark, .dark])
  }
}
