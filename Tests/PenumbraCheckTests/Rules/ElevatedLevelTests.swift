import Testing

@testable import PenumbraCheck

@Suite struct ElevatedLevelTests {
  @Test func aProviderThatForgetsTheLevelIsFoundInASheet() {
    MarkedSource.check(
      ElevatedLevel.self, [.info],
      """
      import UIKit
      extension UIColor {
        static let card = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white }
      }
      final class Sheet: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          modalPresentationStyle = .formSheet
          1️⃣view.backgroundColor = .card
        }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .card
        }
      }
      """)
  }
}
