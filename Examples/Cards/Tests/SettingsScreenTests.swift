import Foundation
import Penumbra
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@testable import Cards

/// The settings screen on a surface: what is where, and what taps on it do.
@MainActor @Suite(.serialized) struct SettingsScreenTests {
  private let storage = MemoryStorage()
  private let appearance = AppearanceOverride()
  private let app: TestApp
  private let controller: SettingsViewController

  init() throws {
    appearance.start(with: AppearanceStore { [storage] in storage })
    let controller = try Self.makeScreen(appearance)
    self.controller = controller
    app = TestApp { _ in controller }
    app.settle()
  }

  /// A settings screen in English with settings of its own.
  private static func makeScreen(_ appearance: AppearanceOverride) throws -> SettingsViewController {
    SettingsViewController(
      viewModel: SettingsViewModel(appearance: appearance, defaults: try emptyDefaults(), texts: Texts(preferring: ["en"])))
  }

  private var table: UITableView { controller.tableView }

  /// The switch of a screen.
  private func toggle(of controller: SettingsViewController) throws -> UISwitch {
    try #require((controller.tableView.tableHeaderView as? SwitchHeaderView)?.toggle)
  }

  /// The row that has the checkmark; nil unless it is one.
  private func checkedRow(of controller: SettingsViewController) -> Int? {
    let checked = (0..<3).filter {
      controller.tableView.cellForRow(at: IndexPath(row: $0, section: 1))?.accessoryType == .checkmark
    }
    return checked.count == 1 ? checked[0] : nil
  }

  /// Taps the middle of a view and lets everything come to rest.
  private func tap(_ view: UIView) {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    app.surface.tap(middle, in: app.canvas)
    app.settle()
  }

  /// Taps a row.
  private func tap(row: Int, section: Int) throws {
    tap(try #require(table.cellForRow(at: IndexPath(row: row, section: section))))
  }

  // MARK: What is where

  @Test func fourRowsAndThreeRowsHaveAGapOfFivePointsBetweenThem() {
    #expect((0..<table.numberOfSections).map(table.numberOfRows) == [4, 3])
    let above = table.rectForRow(at: IndexPath(row: 3, section: 0))
    let below = table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(below.minY - above.maxY == 5)
  }

  @Test func theCardWithTheSwitchStandsAboveTheRowsInTheirWidth() throws {
    let header = try #require(table.tableHeaderView)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 92))
    #expect(header.subviews[0].frame == CGRect(x: 16, y: 16, width: 358, height: 76))
    let toggle = try toggle(of: controller)
    #expect(toggle.convert(toggle.bounds, to: header) == CGRect(x: 307, y: 38.5, width: 51, height: 31))
  }

  @Test func everythingThatCanBeTouchedHasAnIdentifier() throws {
    #expect(try toggle(of: controller).accessibilityIdentifier == "darkModeSwitch")
    let cells = (table.indexPathsForVisibleRows ?? []).compactMap { table.cellForRow(at: $0)?.accessibilityIdentifier }
    #expect(
      cells == [
        "deckRow", "cardsPerDayRow", "missedCardsRow", "soundsRow", "systemAppearanceRow", "lightAppearanceRow",
        "darkAppearanceRow",
      ])
  }

  @Test func theCardFollowsTheWidthOfTheWindow() throws {
    app.canvas.resize(to: CGSize(width: 700, height: 390))
    app.settle()
    let header = try #require(table.tableHeaderView)
    #expect(header.subviews[0].frame.maxX == 700 - 16)
  }

  @Test func cellsThatLeaveTheScreenAreUsedAgain() {
    app.canvas.resize(to: CGSize(width: 390, height: 150))
    var seen: [UITableViewCell] = []
    for offset in [0, 60, 120, 180, 240, 180, 120, 60, 0, 60, 120, 180, 240] {
      table.contentOffset.y = CGFloat(offset)
      app.settle()
      for cell in table.visibleCells where !seen.contains(where: { $0 === cell }) { seen.append(cell) }
    }
    #expect(seen.count <= 7)
  }

  // MARK: Taps

  @Test func aTapOnTheSwitchMakesTheAppDarkAndOnceMoreLight() throws {
    let toggle = try toggle(of: controller)
    #expect(!toggle.isOn)
    tap(toggle)
    #expect(toggle.isOn)
    #expect(app.window.traitCollection.userInterfaceStyle == .dark)
    #expect(app.pixel(195, 800) == RGB(0, 0, 0))
    #expect(checkedRow(of: controller) == 2)
    tap(toggle)
    #expect(!toggle.isOn)
    #expect(app.pixel(195, 800) == RGB(242, 242, 247))
    #expect(checkedRow(of: controller) == 1)
    #expect(storage.words == ["dark", "light"])
  }

  @Test func aTapOnARowChoosesAndTheSwitchFollows() throws {
    try tap(row: 2, section: 1)
    #expect(try toggle(of: controller).isOn)
    #expect(checkedRow(of: controller) == 2)
    try tap(row: 0, section: 1)
    #expect(try !toggle(of: controller).isOn)
    #expect(checkedRow(of: controller) == 0)
    #expect(app.window.overrideUserInterfaceStyle == .unspecified)
    #expect(storage.words == ["dark", "system"])
  }

  @Test func aTapOnARowOfTheFirstSectionTakesItsNextValue() throws {
    try tap(row: 0, section: 0)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.detailTextLabel?.text == "Rivers")
    #expect(table.indexPathForSelectedRow == nil)
  }

  // MARK: The system

  @Test func theSwitchFollowsTheSystemWhileTheChoiceDoes() throws {
    app.surface.preferences.style = .dark
    app.settle()
    #expect(try toggle(of: controller).isOn)
    #expect(checkedRow(of: controller) == 0)
    #expect(storage.words == [])
  }

  @Test func withLightChosenASystemChangeRedrawsNothing() throws {
    try tap(row: 1, section: 1)
    let frames = app.canvas.presentedFrames
    app.surface.preferences.style = .dark
    app.settle()
    #expect(try !toggle(of: controller).isOn)
    #expect(app.canvas.presentedFrames == frames)
    #expect(app.report.layersPainted == 0)
  }

  @Test func aChoiceThatWasKeptIsInTheFirstFrame() throws {
    let appearance = AppearanceOverride()
    appearance.start(with: AppearanceStore { MemoryStorage("dark") })
    let controller = try Self.makeScreen(appearance)
    let app = TestApp { window in
      appearance.dress(window)
      return controller
    }
    app.frame()
    #expect(app.canvas.presentedFrames == 1)
    #expect(app.pixel(195, 800) == RGB(0, 0, 0))
    #expect(try toggle(of: controller).isOn)
    app.settle()
    #expect(app.canvas.presentedFrames == 1)
  }

  @Test func theScreensOfTwoScenesStayInStep() throws {
    let other = try Self.makeScreen(appearance)
    let second = app.openScene()
    second.window.rootViewController = other
    app.settle()
    tap(try toggle(of: controller))
    #expect(try toggle(of: other).isOn)
    #expect(checkedRow(of: other) == 2)
    #expect([app.window, second.window].map(\.traitCollection.userInterfaceStyle) == [.dark, .dark])
  }
}
