/// A responder that takes text from a keyboard while it is first responder.
///
/// Keys reach any first responder of this kind that lets them pass up the chain: what a key types is inserted, Return inserts a line end,
/// Backspace deletes. Text comes as the keyboard types it; there are no input methods that compose it, as Korean or Japanese need on a
/// keyboard of Latin letters.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text to delete.
  var hasText: Bool { get }

  /// Puts `text` where the caret is, in place of what is selected.
  func insertText(_ text: String)

  /// Deletes what is selected, or else the character before the caret.
  func deleteBackward()
}
