import Testing

@testable import PenumbraCheck

@Suite struct HalfAdaptedPairTests {
  @Test func aTextAndAGroundOfWhichOneAdaptsAreFound() {
    MarkedSource.check(
      HalfAdaptedPair.self, [.warning],
      """
      import UIKit
      final class Badge: UILabel {
        override func awakeFromNib() {
          super.awakeFromNib()
          backgroundColor = UIColor(white: 0.97, alpha: 1)
          1️⃣textColor = .label
        }
      }
      final class Alert: UILabel {
        override func awakeFromNib() {
          super.awakeFromNib()
          backgroundColor = .systemRed
          textColor = .white
        }
      }
      """)
  }

  @Test func theGroundOfTheSameBranchGoesWithAText() {
    MarkedSource.check(
      HalfAdaptedPair.self, [.warning],
      """
      import UIKit
      final class Follow: UITableViewCell {
        let follow = UIButton()
        func show(following: Bool) {
          if following {
            follow.setTitleColor(.label, for: .normal)
            follow.backgroundColor = .systemBackground
          } else {
            follow.setTitleColor(.white, for: .normal)
            follow.backgroundColor = .link
          }
        }
      }
      final class Chip: UIView {
        let text = UILabel()
        func select() { text.backgroundColor = .black; text.textColor = .white }
        func deselect() { text.backgroundColor = .white; 1️⃣text.textColor = .label }
      }
      """)
  }

  @Test func bothColorsOfAConfigurationMakeAPair() {
    MarkedSource.check(
      HalfAdaptedPair.self, [.warning],
      """
      import UIKit
      final class Shop: UIView {
        let buy = UIButton(type: .system), more = UIButton(type: .system)
        func setUp() {
          var look = UIButton.Configuration.filled()
          look.baseBackgroundColor = .white
          1️⃣look.baseForegroundColor = .label
          buy.configuration = look
          var other = UIButton.Configuration.filled()
          other.baseBackgroundColor = .systemBackground
          other.baseForegroundColor = .label
          more.configuration = other
        }
      }
      """)
  }

  @Test func aBlackTitleIsFoundOnABarThatNothingColors() {
    MarkedSource.check(
      HalfAdaptedPair.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          1️⃣look.titleTextAttributes = [.foregroundColor: UIColor.black]
          navigationItem.standardAppearance = look
        }
        func overPicture() {
          let look = UINavigationBarAppearance()
          look.configureWithTransparentBackground()
          look.titleTextAttributes = [.foregroundColor: UIColor.black]
          navigationItem.standardAppearance = look
        }
      }
      """)
  }
}
