import Foundation

/// How somebody learns with cards: which deck, how many a day, and what happens beside it.
struct CardSettings: Equatable {
  /// The decks there are.
  enum Deck: String, CaseIterable {
    /// Birds of the garden.
    case birds
    /// Rivers of the world.
    case rivers
    /// Stars and their pictures.
    case stars
  }

  /// The deck that is learned.
  var deck = Deck.birds
  /// How many cards come a day; one of `cardCounts`.
  var cardsPerDay = 20
  /// Whether a card that was missed comes again on the same day.
  var repeatsMissedCards = true
  /// Whether answers make a sound.
  var playsSounds = false

  /// The numbers of cards a day to choose from.
  static let cardCounts = [10, 20, 40]

  /// Takes the next deck, and after the last one the first.
  mutating func takeNextDeck() { deck = Self.following(deck, in: Deck.allCases) }

  /// Takes the next number of cards a day, and after the last one the first.
  mutating func takeNextCardCount() { cardsPerDay = Self.following(cardsPerDay, in: Self.cardCounts) }

  /// What comes after a value in a circle of values; the first one when the value is not among them.
  private static func following<Value: Equatable>(_ value: Value, in circle: [Value]) -> Value {
    guard let index = circle.firstIndex(of: value) else { return circle.first ?? value }
    return circle[(index + 1) % circle.count]
  }
}

// MARK: - Keeping

extension CardSettings {
  /// The keys in the app's defaults.
  private enum Key {
    /// The deck, by name.
    static let deck = "deck"
    /// The number of cards.
    static let cardsPerDay = "cardsPerDay"
    /// Whether missed cards come again.
    static let repeatsMissedCards = "repeatsMissedCards"
    /// Whether there are sounds.
    static let playsSounds = "playsSounds"
  }

  /// The settings that are kept; what is not kept, or makes no sense, has its first value.
  init(from defaults: UserDefaults) {
    if let kept = defaults.string(forKey: Key.deck).flatMap(Deck.init) { deck = kept }
    if Self.cardCounts.contains(defaults.integer(forKey: Key.cardsPerDay)) {
      cardsPerDay = defaults.integer(forKey: Key.cardsPerDay)
    }
    if defaults.object(forKey: Key.repeatsMissedCards) != nil {
      repeatsMissedCards = defaults.bool(forKey: Key.repeatsMissedCards)
    }
    playsSounds = defaults.bool(forKey: Key.playsSounds)
  }

  /// Keeps the settings.
  func keep(in defaults: UserDefaults) {
    defaults.set(deck.rawValue, forKey: Key.deck)
    defaults.set(cardsPerDay, forKey: Key.cardsPerDay)
    defaults.set(repeatsMissedCards, forKey: Key.repeatsMissedCards)
    defaults.set(playsSounds, forKey: Key.playsSounds)
  }
}
