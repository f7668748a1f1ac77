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

  @Test func componentsThatATupleCarriesAreFollowed() {
    MarkedSource.check(
      ColorChosenOnce.self, [.warning],
      """
      import UIKit
      extension UIColor {
        var parts: (red: CGFloat, green: CGFloat) {
          var r: CGFloat = 0, g: CGFloat = 0
          getRed(&r, green: &g, blue: nil, alpha: nil)
          return (r, g)
        }
        func lighter() -> UIColor {
          let own = parts
          return UIColor(red: min(own.red + 0.1, 1), green: own.green, blue: 0, alpha: 1)
        }
      }
      final class Row: UITableViewCell {
        func dress() { 1️⃣backgroundColor = UIColor.systemFill.lighter() }
      }
      """)
  }
}
