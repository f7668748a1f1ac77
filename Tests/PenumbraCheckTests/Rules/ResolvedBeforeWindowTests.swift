import Testing

@testable import PenumbraCheck

@Suite struct ResolvedBeforeWindowTests {
  @Test func aColorResolvedBeforeTheWindowIsFound() {
    MarkedSource.check(
      ResolvedBeforeWindow.self, [.warning],
      """
      import UIKit
      final class Badge: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          1️⃣layer.borderColor = UIColor.separator.cgColor
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          if window != nil { layer.borderColor = UIColor.separator.cgColor }
        }
      }
      final class Tag: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          layer.borderColor = UIColor.separator.cgColor
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          layer.borderColor = UIColor.separator.cgColor
        }
      }
      """)
  }
}
