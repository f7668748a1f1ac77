/// A card to learn with: a question, and the answer on its back.
struct Card: Equatable {
  /// The deck that the card is from.
  let deck: CardSettings.Deck
  /// The place of the card in its deck, from 1.
  let number: Int

  /// How many cards of a deck the app has.
  static let countOfDeck = 3

  /// The cards of a deck.
  static func cards(of deck: CardSettings.Deck) -> [Card] { (1...countOfDeck).map { Card(deck: deck, number: $0) } }
}
