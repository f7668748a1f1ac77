import Testing

@testable import PenumbraCheck

@Suite struct PlaceholderColorTests {
  @Test func aFieldWithItsOwnGroundAndNoPlaceholderIsFound() {
    MarkedSource.check(
      PlaceholderColor.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣field.placeholder = "Name"
          field.backgroundColor = .white
          field.textColor = .black
        }
      }
      """)
  }
}
