import Foundation
import Penumbra
import UIKit

/// What the settings screen shows, as texts and states, and what happens when something on it is touched.
@MainActor
final class SettingsViewModel {
  /// One row of the table.
  struct Row: Equatable {
    /// What the row is for.
    enum Purpose: Equatable {
      /// Which deck is learned.
      case deck
      /// How many cards come a day.
      case cardsPerDay
      /// When a missed card comes again.
      case missedCards
      /// Whether answers make a sound.
      case sounds
      /// One of the choices of the app’s look.
      case appearance(AppearanceChoice)
    }

    /// What the row is for.
    let purpose: Purpose
    /// What tests and scripts call the row.
    let identifier: String
    /// The text at its start.
    let title: String
    /// The text at its end; nil for none.
    var detail: String?
    /// Whether it is the chosen one of its section.
    var isChosen = false
  }

  /// Called when what is shown has changed.
  var onChange: (() -> Void)?

  /// The rows, section by section: how to learn, and what the app looks like.
  private(set) var sections: [[Row]] = []
  /// The title beside the switch.
  let switchTitle: String
  /// The line below it: what holds at the moment, or why the choice could not be kept.
  private(set) var switchDetail = ""

  /// Whether a choice was made on this screen.
  private var hasChosen = false
  /// How somebody learns.
  private var settings: CardSettings { didSet { settings.keep(in: defaults) } }
  /// Where the settings are kept.
  private let defaults: UserDefaults
  /// The texts in the person’s language.
  private let texts: Texts
  /// What the app looks like.
  private let appearance: AppearanceOverride
  /// Hears of other choices as long as the screen lives.
  private var observation: AppearanceObservation?

  /// A view model over the app’s look and settings.
  init(appearance: AppearanceOverride, defaults: UserDefaults = .standard, texts: Texts = Texts()) {
    self.appearance = appearance
    self.defaults = defaults
    self.texts = texts
    settings = CardSettings(from: defaults)
    switchTitle = texts["appearance.switch"]
    update()
    observation = appearance.observe { [weak self] _ in self?.update() }
  }

  /// Whether the switch is on: it shows what is seen, so the system counts when the choice is to follow it.
  func isDark(system: UIUserInterfaceStyle) -> Bool { appearance.choice.resolved(system: system) == .dark }

  // MARK: What was touched

  /// The switch was turned on or off.
  func setDark(_ isDark: Bool) {
    choose(isDark ? .dark : .light)
    update()
  }

  /// A row was selected.
  func select(_ row: Row) {
    switch row.purpose {
    case .deck: settings.takeNextDeck()
    case .cardsPerDay: settings.takeNextCardCount()
    case .missedCards: settings.repeatsMissedCards.toggle()
    case .sounds: settings.playsSounds.toggle()
    case .appearance(let choice): choose(choice)
    }
    update()
  }

  /// Makes it the app’s choice. One that cannot be kept holds all the same: the line below the switch says so, and the log says why.
  private func choose(_ choice: AppearanceChoice) {
    hasChosen = true
    do throws(AppearanceStoreError) {
      try appearance.choose(choice, animated: true)
    } catch {
      NSLog("%@", error.description)
    }
  }

  // MARK: What is shown

  /// Makes the texts and states again and tells the screen when they are others.
  private func update() {
    let before = (sections, switchDetail)
    sections = [learningRows, appearanceRows]
    switchDetail = texts[isNotKept ? "appearance.notKept" : "appearance.\(appearance.choice.rawValue).detail"]
    if before != (sections, switchDetail) { onChange?() }
  }

  /// Whether the choice that holds could not be kept, wherever it was made; when nothing could be read at the start, nobody chose yet.
  private var isNotKept: Bool { appearance.problem != nil && (hasChosen || appearance.choice != .system) }

  /// The rows about how to learn.
  private var learningRows: [Row] {
    [
      Row(purpose: .deck, identifier: "deckRow", title: texts["deck"], detail: texts["deck.\(settings.deck.rawValue)"]),
      Row(
        purpose: .cardsPerDay, identifier: "cardsPerDayRow", title: texts["cardsPerDay"],
        detail: String(format: texts["cardsPerDay.count"], settings.cardsPerDay)),
      Row(
        purpose: .missedCards, identifier: "missedCardsRow", title: texts["missedCards"],
        detail: texts[settings.repeatsMissedCards ? "missedCards.today" : "missedCards.tomorrow"]),
      Row(
        purpose: .sounds, identifier: "soundsRow", title: texts["sounds"], detail: texts[settings.playsSounds ? "on" : "off"]),
    ]
  }

  /// The rows about what the app looks like.
  private var appearanceRows: [Row] {
    AppearanceChoice.allCases.map { choice in
      Row(
        purpose: .appearance(choice), identifier: "\(choice.rawValue)AppearanceRow",
        title: texts["appearance.\(choice.rawValue)"], isChosen: choice == appearance.choice)
    }
  }
}
