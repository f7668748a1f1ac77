import CoreGraphics
import UIKitBase
import UIKitText

extension UITextView {
  // MARK: Beginning and ending

  /// Asks whether editing may begin, where it could; a view that can only be selected from is not edited, so nobody is asked.
  final func mayBeginEditing() -> Bool {
    guard canBecomeFirstResponder, window != nil else { return false }
    return isEditable ? textDelegate?.textViewShouldBeginEditing(self) ?? true : true
  }

  /// Tells everyone that editing began.
  final func beginEditing() {
    isEdited = isEditable
    editingDidChange()
    guard isEdited else { return }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// Ends editing, or begins it where keys go to the view already.
  final func editabilityDidChange() {
    if !isEditable {
      resignFirstResponder()
    } else if isFirstResponder, !isEdited, mayBeginEditing() {
      beginEditing()
    }
    // Who does not let editing end keeps the view, but its caret goes and comes.
    setNeedsLayout()
  }

  /// Asks whether editing may end.
  final func mayEndEditing() -> Bool { isEdited ? textDelegate?.textViewShouldEndEditing(self) ?? true : true }

  /// Tells everyone that editing ended.
  final func finishEditing() {
    let wasEdited = isEdited
    isEdited = false
    editingDidChange()
    guard wasEdited else { return }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Shows the view as one that is edited or not.
  private func editingDidChange() {
    if !edited.selection.isEmpty { canvas.setNeedsDisplay() }
    if !isEdited { caret.hide() }
    setNeedsLayout()
  }

  // MARK: What the commands ask

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func textWasEdited() {
    contentDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func selectionDidChange(redraws: Bool) {
    if isFirstResponder, redraws { canvas.setNeedsDisplay() }
    if isEdited { revealsCaret = true }
    setNeedsLayout()
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// Return begins another line.
  final func takeReturn() -> Bool { take(.insert("\n")) }

  // MARK: Touches

  /// A finger was lifted that did not scroll: the view is edited from now on, with the caret there.
  final func takeTap(_ touch: UITouch) {
    let wasEdited = isFirstResponder
    guard canBecomeFirstResponder, becomeFirstResponder() else { return }
    layoutIfNeeded()
    select(at: touch.location(in: self), taps: wasEdited ? touch.tapCount : 1)
  }
}
