import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

extension UITextView {
  /// The font of text that nobody gave one (geometry spec 2.3).
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  /// What the initialisers do once all storage is there.
  final func setUpTextView() {
    textContainer.textView = self
    backgroundColor = .systemBackground
    addSubview(canvas)
    addSubview(caret)
  }

  /// The font of text that brings none.
  final var plainFont: UIFont { ownFont ?? Self.defaultFont }

  /// The color of text that brings none: attributed text is black then (assertion 102).
  final var plainColor: UIColor {
    if case .attributed? = edited.content { return .black }
    return ownColor ?? .label
  }

  // MARK: Setting

  /// Takes up another text; the same one changes nothing.
  final func setContent(_ content: LabelContent.Text?) {
    guard edited.set(content) else { return }
    shapeDidChange()
    if isEdited { selectionDidChange(redraws: false) }
  }

  /// Takes up a font, for attributed text too.
  final func setFont(_ font: UIFont?) {
    let isSame = font == ownFont
    ownFont = font
    let changesText = edited.rewrite { $0.addAttributeEverywhere(.font, value: plainFont) }
    if changesText || !isSame { shapeDidChange() }
  }

  /// Takes up a color, for attributed text too; plain text is only drawn again, in the shape it has.
  final func setTextColor(_ color: UIColor?) {
    let isSame = color == ownColor
    ownColor = color
    let changesText = edited.rewrite { $0.addAttributeEverywhere(.foregroundColor, value: color ?? .label) }
    if changesText { shapeDidChange() } else if !isSame { canvas.setNeedsDisplay() }
  }

  /// Takes up how lines stand, for attributed text too.
  final func setTextAlignment(_ alignment: NSTextAlignment) {
    let isSame = alignment == ownAlignment
    ownAlignment = alignment
    let changesText = edited.rewrite { $0.rewriteParagraphs { $0.alignment = alignment } }
    if changesText || !isSame { shapeDidChange() }
  }

  /// Forgets shapes and asks for what depends on them.
  final func shapeDidChange() {
    edited.shapes.forget()
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The text with the view's own attributes where it has none; without any text, an empty one.
  final var textWithAttributes: NSAttributedString {
    switch edited.content {
    case nil: return NSAttributedString(string: "")
    case .attributed(let text)?: return text
    case .plain(let string)?:
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = ownAlignment
      return NSAttributedString(
        string: string, attributes: [.font: plainFont, .foregroundColor: plainColor, .paragraphStyle: paragraph])
    }
  }
}
