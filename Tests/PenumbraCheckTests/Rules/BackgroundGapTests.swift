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

  @Test func aPageThatIsPushedWithoutABackgroundIsFound() {
    MarkedSource.check(
      BackgroundGap.self, [.warning],
      """
      import UIKit
      final 1️⃣class Detail: UIViewController {
        let text = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(text) }
      }
      final class Colored: UIViewController {
        let text = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(text) }
      }
      final class Covered: UIViewController {
        let text = UILabel(), list = UITableView()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(list); view.addSubview(text) }
      }
      final class Part: UIViewController {
        let text = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(text) }
      }
      final class List: UITableViewController {
        let part = Part()
        func open() {
          navigationController?.pushViewController(Detail(), animated: true)
          let colored = Colored()
          colored.view.backgroundColor = .systemBackground
          navigationController?.pushViewController(colored, animated: true)
          present(Covered(), animated: true)
          addChild(part)
        }
      }
      """)
  }
}
