import Foundation
import Testing

@testable import Cards

/// The model, and how it is kept.
@Suite struct CardSettingsTests {
  @Test func decksAndCountsGoRoundInACircle() {
    var settings = CardSettings()
    var decks: [CardSettings.Deck] = []
    var counts: [Int] = []
    for _ in 0..<4 {
      settings.takeNextDeck()
      settings.takeNextCardCount()
      decks.append(settings.deck)
      counts.append(settings.cardsPerDay)
    }
    #expect(decks == [.rivers, .stars, .birds, .rivers])
    #expect(counts == [40, 10, 20, 40])
  }

  @Test func keptSettingsAreRead() throws {
    let defaults = try emptyDefaults()
    var settings = CardSettings()
    settings.deck = .stars
    settings.cardsPerDay = 40
    settings.repeatsMissedCards = false
    settings.playsSounds = true
    settings.keep(in: defaults)
    #expect(CardSettings(from: defaults) == settings)
  }

  @Test func nothingKeptAndNonsenseMeanTheFirstValues() throws {
    #expect(try CardSettings(from: emptyDefaults()) == CardSettings())
    let defaults = try emptyDefaults()
    defaults.set("dinosaurs", forKey: "deck")
    defaults.set(-3, forKey: "cardsPerDay")
    #expect(CardSettings(from: defaults) == CardSettings())
  }
}
