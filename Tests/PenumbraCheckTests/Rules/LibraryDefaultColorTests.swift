import Testing

@testable import PenumbraCheck

@Suite struct LibraryDefaultColorTests {
  @Test func aPublicDefaultOfBlackIsFound() {
    MarkedSource.check(
      LibraryDefaultColor.self, [.warning],
      """
      import UIKit
      open class Chart: UIView {
        public var 1️⃣labelColor: UIColor = .black
        public var lineColor: UIColor = .systemBlue
        var inner: UIColor = .black
      }
      """)
  }
}
