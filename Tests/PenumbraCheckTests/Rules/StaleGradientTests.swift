import Testing

@testable import PenumbraCheck

@Suite struct StaleGradientTests {
  @Test func aGradientThatIsSetOnceIsFound() {
    MarkedSource.check(
      StaleGradient.self, [.warning],
      """
      import UIKit
      final class Fade: UIView {
        let gradient = CAGradientLayer()
        override func awakeFromNib() {
          super.awakeFromNib()
          1️⃣gradient.colors = [UIColor.systemBackground.cgColor, UIColor.clear.cgColor]
          layer.addSublayer(gradient)
        }
      }
      final class Fresh: UIView {
        let gradient = CAGradientLayer()
        override func layoutSubviews() {
          super.layoutSubviews()
          gradient.colors = [UIColor.systemBackground.cgColor, UIColor.clear.cgColor]
        }
      }
      """)
  }
}
