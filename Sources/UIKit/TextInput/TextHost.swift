import CoreGraphics
import QuartzCore
import UIKitBase
import UIKitColors
import UIKitText

/// A view whose text is edited with the keys of a keyboard: a text field or a text view.
///
/// What setting text and its looks does stands in `TextHost+Content`, once for both; what keys do, in `TextHost+Commands`; what is
/// drawn, in `TextHost+Drawing`.
@MainActor
protocol TextHost: UIView, UIKeyInput {
  /// The text and what is selected.
  var edited: EditedText { get }
  /// What draws the text.
  var canvas: TextCanvas { get }
  /// The font that was set.
  var ownFont: UIFont? { get set }
  /// The color that was set.
  var ownColor: UIColor? { get set }
  /// The alignment that was set.
  var ownAlignment: NSTextAlignment { get set }
  /// What is drawn of the text.
  var shownText: ShownText { get }
  /// The shape that is drawn: that for editing while the view is edited.
  var shownLayout: TextLayout { get }
  /// The shape for editing, which knows where carets stand.
  var editingLayout: TextLayout { get }
  /// The room that the shape is drawn in, in the view's coordinates: its width is that in which lines stand.
  var textBox: CGRect { get }
  /// The font of text that brings none.
  var plainFont: UIFont { get }
  /// The color of text that brings none.
  var plainColor: UIColor { get }
  /// Whether line ends may stand in the text.
  var keepsLines: Bool { get }
  /// Whether editing has begun and not ended.
  var isEdited: Bool { get }
  /// Whether the user can change the text once the view is edited.
  var isChangeableByUser: Bool { get }
  /// Whether the user may change the text now.
  var isChangeable: Bool { get }
  /// Whether the user may select text now.
  var isSelecting: Bool { get }

  /// Lets what is shown follow another text.
  func contentDidChange()
  /// Asks whether the user may put other text in place of a range.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Hears that the user changed the text, or who inserts and deletes in their place.
  func textWasEdited()
  /// Hears that the selection is another one; `redraws` says whether what is drawn is another one, too.
  func selectionDidChange(redraws: Bool)
  /// Ends editing without asking, because nobody edits any more.
  func finishEditing()
  /// Does what Return does; false when it does nothing.
  func takeReturn() -> Bool
}
