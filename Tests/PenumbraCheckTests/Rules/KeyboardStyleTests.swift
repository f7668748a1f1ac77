import Testing

@testable import PenumbraCheck

@Suite struct KeyboardStyleTests {
  @Test func aKeyboardByNameIsFound() {
    MarkedSource.check(
      KeyboardStyle.self, [.warning],
      """
      import UIKit
      final class Field: UITextField {
        override func awakeFromNib() {
          super.awakeFromNib()
          1️⃣keyboardAppearance = .dark
        }
      }
      final class Free: UITextField {
        override func awakeFromNib() {
          super.awakeFromNib()
          keyboardAppearance = .default
        }
      }
      """)
  }
}
