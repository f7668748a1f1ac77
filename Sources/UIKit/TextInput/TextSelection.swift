import Foundation

/// What is selected of a text, in UTF-16 code units: from where it was begun to where the caret is.
struct TextSelection: Equatable {
  /// Where the selection was begun.
  var anchor = 0
  /// Where the caret is.
  var head = 0

  /// A caret with nothing selected.
  init(at offset: Int = 0) { (anchor, head) = (offset, offset) }

  /// A selection from one place to another.
  init(from anchor: Int, to head: Int) { (self.anchor, self.head) = (anchor, head) }

  /// Whether nothing is selected.
  var isEmpty: Bool { anchor == head }

  /// What is selected, from front to back.
  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}

extension NSRange {
  /// The part of the range that lies in a text of so many code units; an empty one at the text's end for a range that is not found.
  func clamped(to length: Int) -> Range<Int> {
    guard location != NSNotFound else { return length..<length }
    let start = Swift.min(Swift.max(0, location), length)
    let (end, overflows) = location.addingReportingOverflow(self.length)
    return start..<(overflows ? length : Swift.min(Swift.max(start, end), length))
  }
}
