import Testing

@testable import PenumbraCheck

@Suite struct FixedBackgroundTests {
  @Test func aWhiteGroundIsFoundUnderATextThatAdapts() {
    MarkedSource.check(
      FixedBackground.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣view.backgroundColor = .white
          view.addSubview(label)
        }
      }
      final class Pinned: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          overrideUserInterfaceStyle = .light
          view.backgroundColor = .white
        }
      }
      """)
  }
}
