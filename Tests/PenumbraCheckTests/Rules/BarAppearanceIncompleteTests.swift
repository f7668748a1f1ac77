import Testing

@testable import PenumbraCheck

@Suite struct BarAppearanceIncompleteTests {
  @Test func aBarWithoutAnAppearanceForTheEdgeIsFound() {
    MarkedSource.check(
      BarAppearanceIncomplete.self, [.info],
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let look = UINavigationBarAppearance()
          1️⃣navigationController?.navigationBar.standardAppearance = look
        }
      }
      """)
  }
}
