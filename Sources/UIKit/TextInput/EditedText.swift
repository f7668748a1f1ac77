import Foundation
import UIKitColors
import UIKitText

/// A text that is edited, what is selected in it, and the shapes that were made of it. Offsets count UTF-16 code units.
@MainActor
final class EditedText {
  /// The text; `nil` for none.
  private(set) var content: LabelContent.Text?

  /// What is selected.
  private(set) var selection = TextSelection()

  /// Where lines that the caret passes up and down are entered, in points from the left; `nil` while it moves otherwise.
  var goal: CGFloat?

  /// The attributes of text that was deleted to the last character, which what is typed next takes over.
  private var lastAttributes: [NSAttributedString.Key: Any] = [:]

  /// What is shown of the text, and its shapes.
  let shapes = TextShapes()

  /// The characters.
  var string: String { content?.string ?? "" }

  /// Where characters and words begin.
  var boundaries: TextBoundaries { TextBoundaries(string: string) }

  /// Whether there is any character.
  var isEmpty: Bool { string.isEmpty }

  // MARK: The whole text

  /// Takes another text, with the caret at its end; returns whether it was another one.
  func set(_ new: LabelContent.Text?) -> Bool {
    guard !LabelContent.Text.areEqual(content, new) else { return false }
    // A copy, because the caller may hold a mutable one.
    if case .attributed(let text)? = new {
      content = .attributed(NSAttributedString(attributedString: text))
    } else {
      content = new
    }
    lastAttributes = [:]
    shapes.forget()
    selection = TextSelection(at: boundaries.length)
    goal = nil
    return true
  }

  /// Changes the attributes of a text that has any; false when it has none.
  func rewrite(_ change: (NSMutableAttributedString) -> Void) -> Bool {
    guard let new = content?.rewritten(change) else { return false }
    content = new
    shapes.forget()
    return true
  }

  // MARK: Parts of it

  /// Puts other characters in place of some, with the attributes of the first or of what stands before them; the caret is behind.
  func replace(_ range: Range<Int>, with new: String) {
    if case .attributed(let text)? = content {
      let copy = NSMutableAttributedString(attributedString: text)
      let attributes = attributes(forTextAt: range, of: text)
      copy.replaceCharacters(
        in: NSRange(location: range.lowerBound, length: range.count),
        with: NSAttributedString(string: new, attributes: attributes))
      lastAttributes = copy.length == 0 ? attributes : [:]
      content = .attributed(NSAttributedString(attributedString: copy))
    } else {
      var string = string
      let start = String.Index(utf16Offset: range.lowerBound, in: string)
      string.replaceSubrange(start..<String.Index(utf16Offset: range.upperBound, in: string), with: new)
      content = .plain(string)
    }
    shapes.forget()
    selection = TextSelection(at: boundaries.end(at: range.lowerBound + new.utf16.count))
    goal = nil
  }

  /// The attributes that text gets which is put in place of a range.
  private func attributes(forTextAt range: Range<Int>, of text: NSAttributedString) -> [NSAttributedString.Key: Any] {
    guard text.length > 0 else { return lastAttributes }
    let place = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    return text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
  }

  // MARK: Selection

  /// Selects from one character to another; returns whether that was another selection.
  func select(_ new: TextSelection) -> Bool {
    let boundaries = boundaries
    let new = TextSelection(from: boundaries.start(at: new.anchor), to: boundaries.start(at: new.head))
    guard new != selection else { return false }
    selection = new
    return true
  }

  /// Selects the characters of a range that may lie outside of the text or cut characters; returns whether that was another selection.
  func select(_ range: NSRange) -> Bool {
    let boundaries = boundaries
    let range = range.clamped(to: boundaries.length)
    return select(TextSelection(from: boundaries.start(at: range.lowerBound), to: boundaries.end(at: range.upperBound)))
  }
}
