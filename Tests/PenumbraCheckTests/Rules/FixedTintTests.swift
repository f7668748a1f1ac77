import Testing

@testable import PenumbraCheck

@Suite struct FixedTintTests {
  @Test func aSpinnerOfAnOldStyleIsFound() {
    MarkedSource.check(
      FixedTint.self, [.warning],
      """
      import UIKit
      let old = 1️⃣UIActivityIndicatorView(style: .gray)
      let new = UIActivityIndicatorView(style: .medium)
      """)
  }
}
