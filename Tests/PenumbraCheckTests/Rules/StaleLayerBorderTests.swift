import Testing

@testable import PenumbraCheck

@Suite struct StaleLayerBorderTests {
  @Test func aBorderIsFoundUnlessACallbackSetsItAgain() {
    MarkedSource.check(
      StaleLayerBorder.self, [.warning],
      """
      import UIKit
      final class Pill: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          1️⃣layer.borderColor = UIColor.separator.cgColor
        }
      }
      final class Button: UIButton {
        override func updateConfiguration() {
          super.updateConfiguration()
          layer.borderColor = isSelected ? UIColor.tintColor.cgColor : UIColor.separator.cgColor
        }
      }
      final class Fixed: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          layer.borderColor = UIColor.white.cgColor
        }
      }
      """)
  }
}
