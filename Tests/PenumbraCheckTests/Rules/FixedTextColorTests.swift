import Testing

@testable import PenumbraCheck

@Suite struct FixedTextColorTests {
  @Test func blackTextIsFoundOnAGroundThatAdapts() {
    MarkedSource.check(
      FixedTextColor.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        let label = UILabel(), other = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          1️⃣label.textColor = .black
          other.textColor = .secondaryLabel
        }
      }
      """)
  }
}
