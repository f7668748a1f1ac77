import Foundation
import Penumbra
import Testing
import UIKit

@testable import Cards

/// What the settings screen shows, and what touches do.
@MainActor @Suite struct SettingsViewModelTests {
  private let storage: MemoryStorage
  private let appearance: AppearanceOverride
  private let model: SettingsViewModel

  init() throws {
    let storage = MemoryStorage()
    self.storage = storage
    appearance = AppearanceOverride(center: NotificationCenter(), connectedScenes: { [] })
    appearance.start(with: AppearanceStore { storage })
    model = try SettingsViewModel(appearance: appearance, defaults: emptyDefaults(), texts: Texts(preferring: ["en"]))
  }

  @Test func fourRowsAndThreeRowsAreShown() {
    #expect(
      model.sections.map { $0.map(\.title) } == [
        ["Deck", "Cards a Day", "Missed Cards", "Sounds"], ["System", "Light", "Dark"],
      ])
    #expect(model.sections[0].map(\.detail) == ["Birds", "20", "Again today", "Off"])
    #expect(Set(model.sections.joined().map(\.identifier)).count == 7)
  }

  @Test func theTextsAreKoreanWhenKoreanIsPreferred() throws {
    let model = try SettingsViewModel(appearance: appearance, defaults: emptyDefaults(), texts: Texts(preferring: ["ko"]))
    #expect(model.switchTitle == "다크 모드")
    #expect(model.sections[1].map(\.title) == ["시스템", "라이트", "다크"])
  }

  @Test func theSwitchShowsWhatIsSeen() throws {
    #expect([.light, .dark].map(model.isDark) == [false, true])
    try appearance.choose(.light, animated: false)
    #expect([.light, .dark].map(model.isDark) == [false, false])
    try appearance.choose(.dark, animated: false)
    #expect([.light, .dark].map(model.isDark) == [true, true])
  }

  @Test func theSwitchChoosesLightOrDarkAndTheRowsFollow() {
    var changes = 0
    model.onChange = { changes += 1 }
    model.setDark(true)
    #expect(appearance.choice == .dark)
    #expect(model.sections[1].map(\.isChosen) == [false, false, true])
    #expect(model.switchDetail == "Always dark")
    model.setDark(false)
    #expect(appearance.choice == .light)
    #expect(model.sections[1].map(\.isChosen) == [false, true, false])
    #expect(changes == 2)
    #expect(storage.words == ["dark", "light"])
  }

  @Test func aRowOfTheSecondSectionChoosesTheAppearance() {
    for (row, choice) in zip([2, 0, 1], [AppearanceChoice.dark, .system, .light]) {
      model.select(model.sections[1][row])
      #expect(appearance.choice == choice)
      #expect(model.sections[1].map(\.isChosen).firstIndex(of: true) == row)
    }
  }

  @Test func theChosenRowAgainChangesNothing() {
    var changes = 0
    model.onChange = { changes += 1 }
    model.select(model.sections[1][0])
    #expect(changes == 0)
    #expect(storage.words == [])
  }

  @Test func aRowOfTheFirstSectionTakesItsNextValue() {
    for row in model.sections[0] { model.select(row) }
    #expect(model.sections[0].map(\.detail) == ["Rivers", "40", "Tomorrow", "On"])
    #expect(storage.words == [])
  }

  @Test func aChoiceThatCannotBeKeptHoldsAndIsSaid() {
    storage.isWritable = false
    model.setDark(true)
    #expect(appearance.choice == .dark)
    #expect(model.switchDetail == "This could not be saved. It holds until you quit.")
    storage.isWritable = true
    model.setDark(true)
    #expect(model.switchDetail == "Always dark")
    #expect(storage.words == ["dark"])
  }

  @Test func aChoiceThatCannotBeKeptIsSaidInEveryWindow() throws {
    let other = try SettingsViewModel(appearance: appearance, defaults: emptyDefaults(), texts: Texts(preferring: ["en"]))
    storage.isWritable = false
    other.setDark(true)
    #expect(model.switchDetail == other.switchDetail)
    #expect(model.switchDetail == "This could not be saved. It holds until you quit.")
    let later = try SettingsViewModel(appearance: appearance, defaults: emptyDefaults(), texts: Texts(preferring: ["en"]))
    #expect(later.switchDetail == model.switchDetail)
  }

  @Test func whyAChoiceCannotBeKeptIsLogged() async {
    let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let appearance = AppearanceOverride(center: NotificationCenter(), connectedScenes: { [] })
        setenv("XDG_CONFIG_HOME", "/dev/null/none", 1)
        appearance.start()
        let model = try SettingsViewModel(appearance: appearance, defaults: emptyDefaults(), texts: Texts(preferring: ["en"]))
        #expect(model.switchDetail == "Follows the system")
        model.setDark(true)
      }
    }
    let words = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("The appearance cannot be kept in \"/dev/null/none/"))
    #expect(words.contains("the choice holds until the app ends."))
  }

  @Test func whatIsChosenElsewhereIsShownHere() throws {
    let other = try SettingsViewModel(appearance: appearance, defaults: emptyDefaults(), texts: Texts(preferring: ["en"]))
    other.setDark(true)
    #expect(model.sections[1].map(\.isChosen) == [false, false, true])
  }
}
