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

  @Test func aSpinnerOnABoxThatCarriesItIsLeftAlone() {
    MarkedSource.check(
      FixedTint.self, [.warning],
      """
      import UIKit
      final class Wait: UIViewController {
        let box = UIView()
        let inner = UIActivityIndicatorView(style: .white)
        let outer = 1️⃣UIActivityIndicatorView(style: .white)
        override func viewDidLoad() {
          super.viewDidLoad()
          box.backgroundColor = UIColor(white: 0, alpha: 1)
          box.addSubview(inner)
          view.addSubview(box)
          view.addSubview(outer)
        }
      }
      """)
  }
}
