import UIKitBase
import UIKitColors
import UIKitText

extension TextHost {
  /// Takes up another text; the same one changes nothing.
  func takeContent(_ content: LabelContent.Text?) {
    guard edited.set(content) else { return }
    contentDidChange()
    if isEdited { selectionDidChange(redraws: false) }
  }

  /// Takes up a font, for attributed text too.
  func takeFont(_ font: UIFont?) {
    let isSame = font == ownFont
    ownFont = font
    let changesText = edited.rewrite { $0.addAttributeEverywhere(.font, value: plainFont) }
    if changesText || !isSame { shapeDidChange() }
  }

  /// Takes up a color, for attributed text too; plain text is only drawn again, in the shape it has.
  func takeTextColor(_ color: UIColor?) {
    let isSame = color == ownColor
    ownColor = color
    let changesText = edited.rewrite { $0.addAttributeEverywhere(.foregroundColor, value: color ?? .label) }
    if changesText { shapeDidChange() } else if !isSame { canvas.setNeedsDisplay() }
  }

  /// Takes up how lines stand, for attributed text too.
  func takeTextAlignment(_ alignment: NSTextAlignment) {
    let isSame = alignment == ownAlignment
    ownAlignment = alignment
    let changesText = edited.rewrite { $0.rewriteParagraphs { $0.alignment = alignment } }
    if changesText || !isSame { shapeDidChange() }
  }

  /// Forgets shapes and asks for what depends on them.
  func shapeDidChange() {
    edited.shapes.forget()
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The text with the view's own attributes where it has none; `nil` while there is no text.
  var textWithAttributes: NSAttributedString? {
    edited.content?.withAttributes(font: plainFont, color: plainColor, alignment: ownAlignment)
  }
}
