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

  @Test func aKeyboardGoesWithAScreenThatIsPinned() {
    let source = """
      import UIKit
      final class Search: UIViewController {
        private let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          overrideUserInterfaceStyle = .dark
          field.keyboardAppearance = .dark
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [KeyboardStyle.self]) == [])
  }
}
