import Testing

@testable import PenumbraCheck

@Suite struct LowContrastPairTests {
  @Test func colorsThatCodeMakesAreComparedOnTheViewUnderTheText() {
    MarkedSource.check(
      LowContrastPair.self, [.warning],
      """
      import UIKit
      extension UIColor {
        convenience init(day: UIColor, night: UIColor) {
          self.init { traits in
            if traits.userInterfaceStyle == .dark { return night }
            return day
          }
        }
        static let chip = UIColor(day: UIColor(white: 0.92, alpha: 1), night: UIColor(white: 0.25, alpha: 1))
        static let faint = UIColor(day: UIColor(white: 0.15, alpha: 1), night: UIColor(white: 0.32, alpha: 1))
        static let clear = UIColor(day: UIColor(white: 0.15, alpha: 1), night: UIColor(white: 0.9, alpha: 1))
      }
      final class Chip: UIView {
        let name = UILabel(), count = UILabel()
        func setUp() {
          backgroundColor = .chip
          1️⃣name.textColor = .faint
          count.textColor = .clear
          addSubview(name)
          addSubview(count)
        }
      }
      """)
  }
}
