import Testing

@testable import PenumbraCheck

@Suite struct ColorChosenOnceTests {
  @Test func aColorThatATestChoosesIsFoundOutsideOfACallback() {
    MarkedSource.check(
      ColorChosenOnce.self, [.warning],
      """
      import UIKit
      final class Panel: UIView {
        let label = UILabel()
        override func awakeFromNib() {
          super.awakeFromNib()
          1️⃣backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : .white
          label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          label.tintColor = traitCollection.userInterfaceStyle == .dark ? .white : .black
        }
      }
      """)
  }
}
