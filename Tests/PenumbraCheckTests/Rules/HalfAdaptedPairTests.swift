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
}
