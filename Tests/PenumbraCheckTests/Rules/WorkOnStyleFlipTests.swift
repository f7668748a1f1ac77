import Testing

@testable import PenumbraCheck

@Suite struct WorkOnStyleFlipTests {
  @Test func workAtEachFlipIsFoundUnlessSomethingIsCompared() {
    MarkedSource.check(
      WorkOnStyleFlip.self, [.info],
      """
      import UIKit
      final class Page: UIViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          NotificationCenter.default.1️⃣post(name: .init("style"), object: nil)
        }
      }
      final class Careful: UIViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
          NotificationCenter.default.post(name: .init("style"), object: nil)
        }
      }
      """)
  }
}
