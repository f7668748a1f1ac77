public import UIKitBase

/// Who decides about a text view's editing and hears of it. Each method has an answer of its own unless it is there.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; yes by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end; yes by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether the user may put `text` in place of the UTF-16 code units of `range`; yes by default. Only keys are asked about.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// The caret or the selection is elsewhere.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
