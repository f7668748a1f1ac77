import Foundation

/// What the screen of one card shows: the question, and the answer once it was asked for.
@MainActor
final class CardViewModel {
  /// The title of the screen.
  let title: String
  /// The question.
  let question: String
  /// Whether the answer is shown.
  private(set) var isTurned = false

  /// The answer, whether it is shown or not.
  private let answer: String
  /// The texts in the person’s language.
  private let texts: Texts

  /// A view model of a card with its question up.
  init(card: Card, texts: Texts) {
    self.texts = texts
    let key = "card.\(card.deck.rawValue).\(card.number)"
    title = String(format: texts["card.title"], card.number)
    question = texts["\(key).question"]
    answer = texts["\(key).answer"]
  }

  /// The line below the question: the answer, or that it can be asked for.
  var detail: String { isTurned ? answer : texts["card.hint"] }

  /// What the button does that turns the card.
  var turnTitle: String { texts[isTurned ? "card.hide" : "card.show"] }

  /// Turns the card over.
  func turn() { isTurned.toggle() }
}
