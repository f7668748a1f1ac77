import Testing

@testable import PenumbraCheck

@Suite struct ResolvedConstantTests {
  @Test func aConstantThatKeepsAStyleIsFound() {
    MarkedSource.check(
      ResolvedConstant.self, [.warning],
      """
      import UIKit
      enum Palette {
        static let 1️⃣border = UIColor.separator.cgColor
        static let brand = UIColor.red.cgColor
        static let text = UIColor.label
      }
      """)
  }
}
