import CoreGraphics
import UIKitBase
import UIKitText

extension TextHost {
  /// Does what a key asks for; false when it means nothing here. What the delegate refuses is taken all the same.
  func take(_ command: TextCommand) -> Bool {
    switch command {
    case .insert(let text):
      guard isChangeable else { return false }
      if mayReplace(edited.selection.range, with: text) { insertText(text) }
    case .newline: return takeReturn()
    case .deleteBackward:
      guard isChangeable else { return false }
      // Where there is nothing to delete nobody is asked, but who overrides the method hears of the key.
      let range = rangeToDelete(backward: true)
      if range.isEmpty || mayReplace(range, with: "") { deleteBackward() }
    case .deleteForward:
      guard isChangeable else { return false }
      let range = rangeToDelete(backward: false)
      if !range.isEmpty, mayReplace(range, with: "") { deleteForward() }
    case .move(let move, let extends):
      guard isSelecting else { return false }
      self.move(move, extends: extends)
    case .selectAll:
      guard isSelecting else { return false }
      select(TextSelection(from: 0, to: edited.boundaries.length))
    }
    return true
  }

  /// Asks whether the user may put other text in place of a range.
  private func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    mayChange(NSRange(location: range.lowerBound, length: range.count), to: text)
  }

  // MARK: Changing

  /// Puts text in place of what is selected.
  func insertAtSelection(_ text: String) {
    let text = keepsLines ? text : text.withoutLineEnds
    guard !text.isEmpty || !edited.selection.isEmpty else { return }
    replace(edited.selection.range, with: text)
  }

  /// Deletes what is selected, or the character before the caret.
  func deleteAtSelection() {
    let range = rangeToDelete(backward: true)
    if !range.isEmpty { replace(range, with: "") }
  }

  /// Deletes what is selected, or the character behind the caret, as it is once everyone has been asked.
  private func deleteForward() {
    let range = rangeToDelete(backward: false)
    if !range.isEmpty { replace(range, with: "") }
  }

  /// What is selected, or else the character beside the caret.
  private func rangeToDelete(backward: Bool) -> Range<Int> {
    let selection = edited.selection
    guard selection.isEmpty else { return selection.range }
    let boundaries = edited.boundaries
    return backward
      ? boundaries.before(selection.head)..<selection.head : selection.head..<boundaries.after(selection.head)
  }

  /// Puts text in place of a range and tells everyone.
  private func replace(_ range: Range<Int>, with text: String) {
    edited.replace(range, with: text)
    textWasEdited()
    selectionDidChange(redraws: false)
  }

  // MARK: Moving

  /// Selects, and tells of it unless that was selected before.
  func select(_ selection: TextSelection) { takeSelection { $0.select(selection) } }

  /// Selects a range that may lie outside of the text, and tells of it unless that was selected before.
  func select(_ range: NSRange) { takeSelection { $0.select(range) } }

  /// Changes the selection and tells of it; a caret that moves draws no text anew.
  private func takeSelection(_ select: (EditedText) -> Bool) {
    let wasCaret = edited.selection.isEmpty
    edited.goal = nil
    if select(edited) { selectionDidChange(redraws: !wasCaret || !edited.selection.isEmpty) }
  }

  /// Moves the caret, or the end of the selection at which it stands.
  private func move(_ move: TextCommand.Move, extends: Bool) {
    let selection = edited.selection
    // A plain step out of a selection only leaves it, at the side to which it goes.
    if !extends, !selection.isEmpty, move == .left || move == .right {
      return select(TextSelection(at: isForward(move) ? selection.range.upperBound : selection.range.lowerBound))
    }
    let goal = move == .up || move == .down ? edited.goal ?? caretPlace(selection.head).minX : nil
    let head = target(of: move, from: selection.head, goal: goal ?? 0)
    select(extends ? TextSelection(from: selection.anchor, to: head) : TextSelection(at: head))
    edited.goal = goal
  }

  /// Where a move leads.
  private func target(of move: TextCommand.Move, from head: Int, goal: CGFloat) -> Int {
    let boundaries = edited.boundaries
    let layout = editingLayout
    let line = layout.line(holding: shownText.shown(head))
    switch move {
    case .left, .right: return isForward(move) ? boundaries.after(head) : boundaries.before(head)
    case .wordLeft, .wordRight:
      // Where the words of a secret begin is nobody's business.
      if shownText.isSecret { return isForward(move) ? boundaries.length : 0 }
      return isForward(move) ? boundaries.wordAfter(head) : boundaries.wordBefore(head)
    case .up: return line > 0 ? offset(onLine: line - 1, at: goal) : 0
    case .down: return line + 1 < layout.lineCount ? offset(onLine: line + 1, at: goal) : boundaries.length
    case .lineStart: return shownText.real(layout.offsets(onLine: line).lowerBound)
    case .lineEnd: return shownText.real(layout.lastOffset(onLine: line))
    case .textStart: return 0
    case .textEnd: return boundaries.length
    }
  }

  /// Whether a move goes on in the text: to the right, and in text from right to left to the left.
  private func isForward(_ move: TextCommand.Move) -> Bool {
    let layout = editingLayout
    let isRightToLeft = layout.isRightToLeft(layout.line(holding: shownText.shown(edited.selection.head)))
    return (move == .right || move == .wordRight) != isRightToLeft
  }

  // MARK: Places

  /// The place of a caret, in the coordinates of ``textBox``.
  func caretPlace(_ offset: Int) -> CGRect { editingLayout.caret(at: shownText.shown(offset), width: textBox.width) }

  /// The offset on a line nearest to a distance from the left of ``textBox``.
  private func offset(onLine line: Int, at x: CGFloat) -> Int {
    shownText.real(editingLayout.offset(onLine: line, at: x, width: textBox.width))
  }

  /// The offset nearest to a place in the view, at the begin of a character.
  func offset(at point: CGPoint) -> Int {
    let box = textBox
    let place = CGPoint(x: point.x - box.minX, y: point.y - box.minY)
    return edited.boundaries.start(at: shownText.real(editingLayout.offset(at: place, width: box.width)))
  }

  /// Selects where a finger or pointer came down: a caret, with the second tap a word, with the third everything.
  func select(at point: CGPoint, taps: Int) {
    let offset = offset(at: point)
    switch taps {
    case ..<2: select(TextSelection(at: offset))
    case 2 where !shownText.isSecret:
      let word = edited.boundaries.word(at: offset)
      select(TextSelection(from: word.lowerBound, to: word.upperBound))
    default: select(TextSelection(from: 0, to: edited.boundaries.length))
    }
  }
}

extension String {
  /// The string with a space in place of each line end.
  fileprivate var withoutLineEnds: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
