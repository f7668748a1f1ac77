import CoreGraphics
import QuartzCore
import UIKitBase
import UIKitText

extension UITextField {
  /// The height in the round style, in points, if the font lets it (geometry spec 6.4).
  private static let roundHeight: CGFloat = 34
  /// What the text's width is exceeded by in a border, and the least that it counts, in points (geometry spec 6.4).
  private static let extraWidth: CGFloat = 28
  private static let leastWidth: CGFloat = 5
  /// The room between text and border at the sides, and at top and bottom, in points (geometry spec 6.4).
  private static let insets = CGSize(width: 7, height: 2)

  // MARK: Size

  /// The size that text or placeholder asks for.
  final var fittingSize: CGSize {
    let width = hasText ? wholePixels(editingLayout.size.width) : placeholderLabel.intrinsicContentSize.width
    let line = wholePixels(plainFont.lineHeight + Caret.extraHeight)
    let height: CGFloat =
      switch borderStyle {
      case .none: line
      case .line, .bezel: line + 2 * Self.insets.height
      case .roundedRect: max(Self.roundHeight, line + 2 * Self.insets.height)
      }
    return CGSize(width: max(width, Self.leastWidth) + (borderStyle == .none ? 0 : Self.extraWidth), height: height)
  }

  /// What a border leaves to the text.
  final func room(in bounds: CGRect) -> CGRect {
    guard borderStyle != .none else { return bounds }
    let (dx, dy) = (min(Self.insets.width, bounds.width / 2), min(Self.insets.height, bounds.height / 2))
    return CGRect(
      x: bounds.minX + dx, y: bounds.minY + dy, width: max(0, bounds.width - 2 * dx), height: max(0, bounds.height - 2 * dy))
  }

  // MARK: Placing

  /// Puts the border, the placeholder, the text and the caret in their places.
  final func placeParts() {
    border.frame = bounds
    let room = isEdited ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    guard room.isUsable else { return }
    if canvas.frame != room { canvas.frame = room }
    if !hasText { placePlaceholder() }
    let old = scroll
    scroll = isEdited ? scrollForCaret(in: room) : 0
    if scroll != old { canvas.setNeedsDisplay() }
    if isEdited, edited.selection.isEmpty { caret.show(at: caretFrame(in: room)) } else { caret.hide() }
  }

  /// Puts the placeholder where a text would be.
  private func placePlaceholder() {
    let room = placeholderRect(forBounds: bounds)
    guard room.isUsable else { return }
    let height = min(wholePixels(placeholderLabel.intrinsicContentSize.height), room.height)
    placeholderLabel.frame = CGRect(
      x: room.minX, y: room.minY + pixelAligned((room.height - height) / 2), width: room.width, height: height)
  }

  /// How far the text has to be pushed to the left to show the caret.
  private func scrollForCaret(in room: CGRect) -> CGFloat {
    let place = caretPlace(edited.selection.head).minX
    let visible = min(max(scroll, place - room.width), place)
    return pixelAligned(min(max(0, visible), max(0, editingLayout.size.width - room.width)))
  }

  /// Where the caret is, in the coordinates of what draws the text.
  private func caretFrame(in room: CGRect) -> CGRect {
    let place = caretPlace(edited.selection.head)
    let box = textBox
    let x = min(max(0, pixelAligned(box.minX - room.minX + place.minX)), max(0, room.width - Caret.width))
    return CGRect(
      x: x, y: pixelAligned(box.minY - room.minY + place.minY - Caret.extraHeight / 2), width: Caret.width,
      height: wholePixels(place.height + Caret.extraHeight))
  }
}

extension UITextField: TextHost {
  final var shownText: ShownText { edited.shapes.shown(of: edited, isSecret: isSecureTextEntry, keepsLines: false) }

  final var editingLayout: TextLayout {
    var room = TextConstraints(alignment: ownAlignment, lineBreak: .byClipping)
    room.isForEditing = true
    return edited.shapes.layout(of: shownText, font: plainFont, in: room)
  }

  /// While the field is not edited, text that is too long ends in an ellipsis.
  final var shownLayout: TextLayout {
    let whole = editingLayout
    let width = canvas.bounds.width
    if isEdited || whole.isUnchanged(inWidth: width) || width <= 0 { return whole }
    let room = TextConstraints(width: width, maxLines: 1, alignment: ownAlignment, lineBreak: .byTruncatingTail)
    return edited.shapes.layout(of: shownText, font: plainFont, in: room)
  }

  /// In the middle of the height, on whole pixels (geometry spec 6.4); as wide as the text if that has too little room.
  final var textBox: CGRect {
    let room = canvas.frame
    let layout = editingLayout
    let width = isEdited ? max(room.width, layout.size.width) : room.width
    return CGRect(
      x: room.minX - scroll, y: room.minY + pixelAligned((room.height - layout.size.height) / 2), width: width,
      height: layout.size.height)
  }

  final var keepsLines: Bool { false }

  final var isChangeableByUser: Bool { true }

  final var isChangeable: Bool { isEdited }

  final var isSelecting: Bool { isEdited }
}

extension CGRect {
  /// Whether the rectangle can be laid out in.
  var isUsable: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
