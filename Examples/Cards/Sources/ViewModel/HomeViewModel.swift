import Foundation

/// What the home screen shows: the cards of the deck that is learned.
@MainActor
final class HomeViewModel {
  /// One card of the list.
  struct Row: Equatable {
    /// The card.
    let card: Card
    /// What tests and scripts call the card.
    let identifier: String
    /// The question.
    let question: String
    /// A line that says which card of how many it is.
    let place: String
  }

  /// Called when what is shown has changed.
  var onChange: (() -> Void)?
  /// Called when somebody wants to see a card.
  var onOpen: ((Card) -> Void)?

  /// The cards, from the top.
  private(set) var rows: [Row] = []
  /// The title of the screen: the name of the deck.
  private(set) var title = ""

  /// Where the settings are kept, which name the deck.
  private let defaults: UserDefaults
  /// The texts in the person’s language.
  private let texts: Texts

  /// A view model over the settings.
  init(defaults: UserDefaults, texts: Texts) {
    self.defaults = defaults
    self.texts = texts
    update()
  }

  /// Reads the deck again, which another screen may have changed, and tells the screen when it is another one.
  func update() {
    let before = (title, rows)
    let deck = CardSettings(from: defaults).deck
    title = texts["deck.\(deck.rawValue)"]
    rows = Card.cards(of: deck).map { card in
      Row(
        card: card, identifier: "card\(card.number)", question: texts["card.\(deck.rawValue).\(card.number).question"],
        place: String(format: texts["card.place"], card.number, Card.countOfDeck))
    }
    if before != (title, rows) { onChange?() }
  }

  /// A card was touched.
  func open(_ row: Row) { onOpen?(row.card) }
}
