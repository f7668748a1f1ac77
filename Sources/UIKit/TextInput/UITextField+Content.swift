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
}
