import Testing

@testable import PenumbraCheck

@Suite struct CallbackWithoutSuperTests {
  @Test func aCallbackThatDoesNotCallSuperIsFound() {
    MarkedSource.check(
      CallbackWithoutSuper.self, [.warning],
      """
      import UIKit
      class Base: UIViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          view.layer.borderColor = UIColor.separator.cgColor
        }
      }
      final class Page: Base {
        override func 1️⃣traitCollectionDidChange(_ previous: UITraitCollection?) {
          view.setNeedsLayout()
        }
      }
      """)
  }
}
