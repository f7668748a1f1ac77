import Testing

@testable import PenumbraCheck

@Suite struct ShadowOnlyEdgeTests {
  @Test func aCardWhoseEdgeIsABlackShadowIsFound() {
    MarkedSource.check(
      ShadowOnlyEdge.self, [.info],
      """
      import UIKit
      final class Card: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          backgroundColor = .systemBackground
          1️⃣layer.shadowColor = UIColor.black.cgColor
          layer.shadowOpacity = 0.1
        }
      }
      final class Edged: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          backgroundColor = .systemBackground
          layer.borderColor = UIColor.separator.cgColor
          layer.shadowColor = UIColor.black.cgColor
          layer.shadowOpacity = 0.1
        }
      }
      """)
  }
}
