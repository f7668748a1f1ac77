import Testing

@testable import PenumbraCheck

@Suite struct CallbackGuardTests {
  @Test func aCallbackThatLeavesOnAnotherTraitIsFound() {
    MarkedSource.check(
      CallbackGuard.self, [.warning],
      """
      import UIKit
      final class Tag: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          1️⃣guard traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory else { return }
          layer.borderColor = UIColor.tertiaryLabel.cgColor
        }
      }
      final class Chip: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          layer.borderColor = UIColor.tertiaryLabel.cgColor
          guard traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory else { return }
          setNeedsLayout()
        }
      }
      """)
  }
}
