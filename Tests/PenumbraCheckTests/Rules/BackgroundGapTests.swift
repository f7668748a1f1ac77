import Testing

@testable import PenumbraCheck

@Suite struct BackgroundGapTests {
  @Test func aTextViewWithItsOwnGroundIsFoundInACardOfAnother() {
    MarkedSource.check(
      BackgroundGap.self, [.warning],
      """
      import UIKit
      final class Card: UIView {
        let 1️⃣note = UITextView()
        let clear = UITextView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .secondarySystemGroupedBackground
          clear.backgroundColor = .clear
          addSubview(note)
          addSubview(clear)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
  }
}
