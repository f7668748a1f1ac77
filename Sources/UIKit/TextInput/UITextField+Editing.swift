import CoreGraphics
import UIKitBase
import UIKitText

extension UITextField {
  /// How far a pointer moves, in points, before it selects.
  private static let slop: CGFloat = 4

  // MARK: Beginning and ending

  /// Asks whether editing may begin, where it could.
  final func mayBeginEditing() -> Bool {
    guard canBecomeFirstResponder, window != nil else { return false }
    return delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  /// Tells everyone that editing began.
  final func beginEditing() {
    guard !isEdited else { return }
    isEdited = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true, edited.set(nil) { contentDidChange() }
    editingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
  }

  /// Asks whether editing may end.
  final func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  /// Tells everyone that editing ended.
  final func finishEditing() {
    guard isEdited else { return }
    isEdited = false
    editingDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
  }

  /// Shows the field as one that is edited or not.
  private func editingDidChange() {
    // A long text is shown from its begin, with an ellipsis or without; a short one looks the same.
    if hasText { canvas.setNeedsDisplay() }
    if !isEdited { caret.hide() }
    setNeedsLayout()
  }

  // MARK: What the commands ask

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func textWasEdited() {
    contentDidChange()
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }

  final func selectionDidChange(redraws: Bool) {
    if redraws { canvas.setNeedsDisplay() }
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Return ends editing if anybody wants to hear that it does.
  final func takeReturn() -> Bool {
    guard isChangeable else { return false }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    return true
  }

  // MARK: Touches

  /// A finger or pointer came down: in a field that is edited it sets the caret.
  final func beginSelecting(_ touch: UITouch) -> Bool {
    let place = touch.location(in: self)
    touchStart = place
    if isEdited { select(at: place, taps: touch.tapCount) }
    return true
  }

  /// It moved: from where it came down to where it is, text is selected.
  final func continueSelecting(_ touch: UITouch) -> Bool {
    guard isEdited, let start = touchStart, touch.tapCount < 2 else { return true }
    let place = touch.location(in: self)
    guard abs(place.x - start.x) >= Self.slop || !edited.selection.isEmpty else { return true }
    select(TextSelection(from: edited.selection.anchor, to: offset(at: place)))
    return true
  }

  /// It was lifted: a field that is not edited yet is from now on, with the caret there.
  final func endSelecting(_ touch: UITouch?) {
    touchStart = nil
    guard let touch, isTouchInside, !isEdited, becomeFirstResponder() else { return }
    layoutIfNeeded()
    select(at: touch.location(in: self), taps: 1)
  }
}
