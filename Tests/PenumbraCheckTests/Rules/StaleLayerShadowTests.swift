import Testing

@testable import PenumbraCheck

@Suite struct StaleLayerShadowTests {
  @Test func aShadowOrGroundOfALayerIsFoundAndABlackOneIsNot() {
    MarkedSource.check(
      StaleLayerShadow.self, [.warning, .warning],
      """
      import UIKit
      final class Card: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          1️⃣layer.shadowColor = UIColor.label.cgColor
          2️⃣layer.backgroundColor = UIColor.systemBackground.cgColor
        }
      }
      final class Plain: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          layer.shadowColor = UIColor.black.cgColor
        }
      }
      """)
  }
}
