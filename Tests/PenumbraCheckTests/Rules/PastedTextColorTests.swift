import Testing

@testable import PenumbraCheck

@Suite struct PastedTextColorTests {
  @Test func pastedTextThatIsInsertedAsItIsIsFound() {
    MarkedSource.check(
      PastedTextColor.self, [.warning],
      """
      import UIKit
      final class Editor: UITextView {
        override func paste(_ sender: Any?) {
          guard let pasted = pastedText() else { return }
          textStorage.1️⃣replaceCharacters(in: selectedRange, with: pasted)
        }
        func pastedText() -> NSAttributedString? { nil }
      }
      final class Careful: UITextView {
        override func paste(_ sender: Any?) {
          guard let pasted = clean() else { return }
          pasted.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: pasted.length))
          textStorage.replaceCharacters(in: selectedRange, with: pasted)
        }
        func clean() -> NSMutableAttributedString? { nil }
      }
      """)
  }

  @Test func textThatTakesTheAttributesOfTheEditorIsLeftAlone() {
    let source = """
      import UIKit
      final class Editor: UITextView {
        func insertPasted(_ text: NSAttributedString) {
          let plain = NSAttributedString(string: text.string, attributes: typingAttributes)
          textStorage.replaceCharacters(in: selectedRange, with: plain)
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", source)], rules: [PastedTextColor.self]) == [])
  }
}
