import CoreGraphics
import QuartzCore
import UIKitBase
import UIKitText

extension UITextView {
  // MARK: Size

  /// The width of lines in a view of a width, in points; zero for a width that has no room or is none.
  private func lineWidth(in width: CGFloat) -> CGFloat {
    let room = width - insets.left - insets.right - 2 * padding
    return room > 0 && room.isFinite ? room : 0
  }

  /// The padding at the sides of lines, and the insets, as far as they make sense.
  private var padding: CGFloat { max(0, Self.usable(textContainer.lineFragmentPadding)) }
  private var insets: UIEdgeInsets {
    let given = textContainerInset
    return UIEdgeInsets(
      top: Self.usable(given.top), left: Self.usable(given.left), bottom: Self.usable(given.bottom),
      right: Self.usable(given.right))
  }

  /// A length that can be counted with.
  private static func usable(_ length: CGFloat) -> CGFloat { abs(length) < 1_000_000 ? length : 0 }

  /// The shape of the text with lines of a width; zero sets no limit.
  private func layout(lineWidth: CGFloat) -> TextLayout {
    var room = TextConstraints(width: lineWidth, alignment: ownAlignment)
    room.isForEditing = true
    return edited.shapes.layout(of: shownText, font: plainFont, in: room)
  }

  /// The size of the text with what stands round it, in a width; a width of zero or less, and one without end, sets no limit.
  final func fittingSize(inWidth width: CGFloat) -> CGSize {
    let isLimited = width > 0 && width < 1_000_000
    let layout = layout(lineWidth: isLimited ? lineWidth(in: width) : 0)
    let size = CGSize(
      width: wholePixels(layout.size.width + 2 * padding + insets.left + insets.right),
      height: wholePixels(layout.size.height + insets.top + insets.bottom))
    return CGSize(width: isLimited ? min(size.width, width) : size.width, height: size.height)
  }

  // MARK: Placing

  /// Lets the content's size follow the text.
  final func layoutText() {
    let width = bounds.width
    guard width.isFinite, width > 0 else { return }
    let height = editingLayout.size.height + insets.top + insets.bottom
    let size = CGSize(width: width, height: wholePixels(height))
    if size != contentSize, size.height.isFinite { contentSize = size }
  }

  /// Puts the text and the caret in their places.
  final func placeParts() {
    guard bounds.isUsable, textBox.isUsable else { return }
    if revealsCaret, isScrollEnabled {
      scrollRectToVisible(caretFrame.insetBy(dx: 0, dy: -insets.bottom), animated: false)
    }
    revealsCaret = false
    placeCanvas()
    if isChangeable, edited.selection.isEmpty { showCaret() } else { caret.hide() }
  }

  /// Puts the canvas where text can be seen; as long as it covers that it stays, and nothing is drawn anew.
  private func placeCanvas() {
    let content = CGRect(origin: .zero, size: CGSize(width: bounds.width, height: max(contentSize.height, bounds.height)))
    let visible = CGRect(x: 0, y: max(0, bounds.minY), width: bounds.width, height: bounds.height)
    let needed = visible.intersection(content)
    let covers = canvas.frame.minY <= needed.minY && canvas.frame.maxY >= min(needed.maxY, contentSize.height)
    if covers, canvas.frame.width == bounds.width { return }
    // Half a view beyond each edge, so that a step of scrolling mostly stays in it.
    let margin = (bounds.height / 2).rounded()
    let top = max(0, pixelAligned(visible.minY) - margin)
    let bottom = min(max(contentSize.height, top), visible.maxY + margin)
    canvas.frame = CGRect(x: 0, y: top, width: bounds.width, height: wholePixels(max(0, bottom - top)))
    canvas.setNeedsDisplay()
  }

  /// Shows the caret; one that is shown at its place goes on in its time while the content scrolls.
  private func showCaret() {
    let frame = caretFrame
    if !caret.isShown || caret.frame != frame { caret.show(at: frame) }
  }

  /// Where the caret is, in the content.
  private var caretFrame: CGRect {
    let place = caretPlace(edited.selection.head)
    let box = textBox
    return CGRect(
      x: pixelAligned(min(box.minX + place.minX, max(box.minX, box.maxX - Caret.width))),
      y: pixelAligned(box.minY + place.minY - Caret.extraHeight / 2), width: Caret.width,
      height: wholePixels(place.height + Caret.extraHeight))
  }

  /// Scrolls as little as makes a range visible.
  final func reveal(_ range: NSRange) {
    guard window != nil || bounds.width > 0 else { return }
    layoutText()
    let range = range.clamped(to: edited.boundaries.length)
    let box = textBox
    let first = caretPlace(range.lowerBound)
    let last = caretPlace(range.upperBound)
    let rect = first.union(last).offsetBy(dx: box.minX, dy: box.minY)
    guard rect.isUsable else { return }
    scrollRectToVisible(rect.insetBy(dx: 0, dy: -insets.bottom), animated: false)
  }
}

extension UITextView: TextHost {
  final var shownText: ShownText { edited.shapes.shown(of: edited, isSecret: false, keepsLines: true) }

  final var editingLayout: TextLayout { layout(lineWidth: lineWidth(in: bounds.width)) }

  final var shownLayout: TextLayout { editingLayout }

  final var textBox: CGRect {
    CGRect(
      x: insets.left + padding, y: insets.top, width: lineWidth(in: bounds.width),
      height: editingLayout.size.height)
  }

  final var keepsLines: Bool { true }

  final var isChangeableByUser: Bool { isEditable }

  final var isChangeable: Bool { isEdited && isEditable }

  final var isSelecting: Bool { isFirstResponder && (isSelectable || isEditable) }
}
