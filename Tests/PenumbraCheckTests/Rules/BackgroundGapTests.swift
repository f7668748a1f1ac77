import Testing

@testable import PenumbraCheck

@Suite struct BackgroundGapTests {
  @Test func aTextViewWithItsOwnGroundIsFoundInACardOfAnother() {
    MarkedSource.check(
      BackgroundGap.self, [.warning],
      """
      import UIKit
      final class Card: UIView {
        let 1️⃣note = UITextView()
        let clear = UITextView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .secondarySystemGroupedBackground
          clear.backgroundColor = .clear
          addSubview(note)
          addSubview(clear)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
  }

  @Test func aListInACardIsFoundAndOneThatFillsThePageIsNot() {
    MarkedSource.check(
      BackgroundGap.self, [.warning],
      """
      import UIKit
      final class Options: UIViewController {
        let card = UIView()
        let 1️⃣inner = UITableView(), whole = UITableView(), clear = UITableView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .secondarySystemBackground
          card.backgroundColor = .secondarySystemBackground
          clear.backgroundColor = .clear
          card.addSubview(inner)
          card.addSubview(clear)
          view.addSubview(card)
          view.addSubview(whole)
        }
      }
      """)
  }
}
