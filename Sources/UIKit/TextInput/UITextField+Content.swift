import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

extension UITextField {
  /// The font of a new field.
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// What the initialisers do once all storage is there.
  final func setUpField() {
    isOpaque = false
    placeholderLabel.isAccessibilityElement = false
    placeholderLabel.textColor = .placeholderText
    canvas.addSubview(caret)
    for part in [border, placeholderLabel, canvas] as [UIView] { addSubview(part) }
  }

  /// The font of text that brings none.
  final var plainFont: UIFont { ownFont ?? Self.defaultFont }

  /// The color of text that brings none.
  final var plainColor: UIColor { ownColor ?? .label }

  // MARK: Setting

  /// Takes up another text; the same one changes nothing.
  final func setContent(_ content: LabelContent.Text?) {
    guard edited.set(content) else { return }
    contentDidChange()
    if isEdited { selectionDidChange(redraws: false) }
  }

  /// Takes up a font, for attributed text too.
  final func setFont(_ font: UIFont?) {
    let isSame = font == ownFont
    ownFont = font
    placeholderLabel.font = plainFont
    let changesText = edited.rewrite { $0.addAttributeEverywhere(.font, value: plainFont) }
    if changesText || !isSame { shapeDidChange() }
  }

  /// Takes up a color, for attributed text too; plain text is only drawn again, in the shape it has.
  final func setTextColor(_ color: UIColor?) {
    let isSame = color == ownColor
    ownColor = color
    let changesText = edited.rewrite { $0.addAttributeEverywhere(.foregroundColor, value: plainColor) }
    if changesText { shapeDidChange() } else if !isSame { canvas.setNeedsDisplay() }
  }

  /// Takes up where the text stands, for attributed text and the placeholder too.
  final func setTextAlignment(_ alignment: NSTextAlignment) {
    let isSame = alignment == ownAlignment
    ownAlignment = alignment
    placeholderLabel.textAlignment = alignment
    let changesText = edited.rewrite { $0.rewriteParagraphs { $0.alignment = alignment } }
    if changesText || !isSame { shapeDidChange() }
  }

  /// Takes up a placeholder without attributes.
  final func setPlaceholder(_ text: String?) {
    placeholderLabel.text = text
    placeholderDidChange()
  }

  /// Takes up a placeholder with attributes.
  final func setAttributedPlaceholder(_ text: NSAttributedString?) {
    placeholderLabel.attributedText = text
    placeholderDidChange()
  }

  /// Lets the size and the place of the placeholder follow.
  private func placeholderDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Takes up a border; what is behind the text is then its affair or the field's own.
  final func setBorderStyle(_ style: BorderStyle) {
    guard style != border.style else { return }
    let ground = backgroundColor
    border.style = style
    backgroundColor = ground
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Gives the color behind the text to whoever shows it: the border if it has round corners, else the field.
  final func setGround(_ color: UIColor?, _ setOwn: (UIColor?) -> Void) {
    let isRound = border.style == .roundedRect
    border.fill = isRound ? color : nil
    setOwn(isRound ? nil : color)
  }

  // MARK: What follows

  /// Lets what is shown follow another text.
  final func contentDidChange() {
    placeholderLabel.isHidden = hasText
    shapeDidChange()
  }

  /// Forgets shapes and asks for what depends on them.
  final func shapeDidChange() {
    edited.shapes.forget()
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The text with the field's own attributes where it has none.
  final var textWithAttributes: NSAttributedString? {
    switch edited.content {
    case nil: return nil
    case .attributed(let text)?: return text
    case .plain(let string)?:
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = ownAlignment
      return NSAttributedString(
        string: string, attributes: [.font: plainFont, .foregroundColor: plainColor, .paragraphStyle: paragraph])
    }
  }
}
