import UIKitBase
import UIKitColors
import UIKitText

/// What a label shows, and the shapes that were made of it.
@MainActor
final class LabelContent {
  /// The font of a new label.
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text: with attributes when they were given, else plain.
  enum Text {
    case plain(String)
    case attributed(NSAttributedString)

    /// The characters.
    var string: String {
      switch self {
      case .plain(let string): string
      case .attributed(let text): text.string
      }
    }
  }

  /// Shaped text and the room it was shaped for.
  struct Shape {
    /// The room that the text was shaped for.
    let room: TextConstraints
    /// The shaped text.
    let layout: TextLayout

    /// Whether the text would be shaped the same for another room.
    func serves(_ other: TextConstraints) -> Bool {
      if room == other { return true }
      guard room.maxLines == other.maxLines, room.alignment == other.alignment, room.lineBreak == other.lineBreak else {
        return false
      }
      let fitsWidth = room.width == other.width || (other.width > 0 ? layout.isUnchanged(inWidth: other.width) : room.width <= 0)
      let fitsHeight =
        room.height == other.height || (!layout.isTruncated && (other.height <= 0 || layout.size.height <= other.height))
      return fitsWidth && fitsHeight
    }
  }

  /// The text; `nil` for none.
  var text: Text?
  /// The font of text that brings none.
  var font = LabelContent.defaultFont
  /// The color of text that brings none.
  var color = UIColor.label
  /// How lines of text that brings no paragraph style stand.
  var alignment = NSTextAlignment.natural
  /// What happens to text that has no room.
  var lineBreak = NSLineBreakMode.byTruncatingTail
  /// The greatest number of lines; 0 for as many as there are.
  var numberOfLines = 1

  /// The latest shapes, newest first; emptied when what they were made of changes.
  var layouts: [Shape] = []

  /// How many texts were shaped so far, in all labels; tests count with it.
  static var shapings = 0
}

extension UILabel {
  /// What the initialisers do once all storage is there.
  final func setUpLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Setting

  /// Takes up a text without attributes; the same text shapes nothing anew.
  final func setText(_ text: String?) {
    switch (content.text, text) {
    case (nil, nil): return
    case (.plain(let old)?, let new?) where old == new: return
    default: content.text = text.map { .plain($0) }
    }
    shapeDidChange()
  }

  /// Takes up a text with attributes; an equal one shapes nothing anew.
  final func setAttributedText(_ text: NSAttributedString?) {
    if case .attributed(let old)? = content.text, let text, old.isEqual(to: text) { return }
    if content.text == nil && text == nil { return }
    // A copy, because the caller may hold a mutable one.
    content.text = text.map { .attributed(NSAttributedString(attributedString: $0)) }
    shapeDidChange()
  }

  /// Takes up a font, for attributed text too; the same font shapes nothing anew.
  final func setFont(_ font: UIFont?) {
    let font = font ?? LabelContent.defaultFont
    let isSame = font == content.font
    content.font = font
    let changesText = rewrite { $0.addAttributeEverywhere(.font, value: font) }
    if changesText || !isSame { shapeDidChange() }
  }

  /// Takes up a color, for attributed text too; plain text is only drawn again, in the shape it has.
  final func setTextColor(_ color: UIColor?) {
    let color = color ?? .label
    let isSame = color == content.color
    content.color = color
    let changesText = rewrite { $0.addAttributeEverywhere(.foregroundColor, value: color) }
    if changesText { shapeDidChange() } else if !isSame { setNeedsDisplay() }
  }

  /// Takes up where lines stand, for attributed text too.
  final func setTextAlignment(_ alignment: NSTextAlignment) {
    let isSame = alignment == content.alignment
    content.alignment = alignment
    let changesText = rewriteParagraphs { $0.alignment = alignment }
    if changesText || !isSame { shapeDidChange() }
  }

  /// Takes up what happens to text without room, for attributed text too.
  final func setLineBreakMode(_ mode: NSLineBreakMode) {
    let isSame = mode == content.lineBreak
    content.lineBreak = mode
    let changesText = rewriteParagraphs { $0.lineBreakMode = mode }
    if changesText || !isSame { shapeDidChange() }
  }

  /// Takes up a number of lines; negative ones count as none.
  final func setNumberOfLines(_ count: Int) {
    let count = max(0, count)
    guard count != content.numberOfLines else { return }
    content.numberOfLines = count
    shapeDidChange()
  }

  /// Forgets the shapes and asks for what depends on them.
  private func shapeDidChange() {
    content.layouts = []
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Attributes

  /// The text with the label's own attributes where it has none; `nil` while there is no text.
  final var textWithAttributes: NSAttributedString? {
    content.text?.withAttributes(
      font: content.font, color: content.color, alignment: content.alignment, lineBreak: content.lineBreak)
  }

  /// Changes an attributed text; returns false when there is none.
  private func rewrite(_ change: (NSMutableAttributedString) -> Void) -> Bool {
    guard let new = content.text?.rewritten(change) else { return false }
    content.text = new
    return true
  }

  /// Changes the paragraph styles that an attributed text has; returns false when it has none.
  private func rewriteParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> Bool {
    rewrite { $0.rewriteParagraphs(change) }
  }
}

extension LabelContent.Text {
  /// The text with its own attributes, or else with those that are given.
  func withAttributes(
    font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreak: NSLineBreakMode = .byWordWrapping
  ) -> NSAttributedString {
    switch self {
    case .attributed(let text): return text
    case .plain(let string):
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      paragraph.lineBreakMode = lineBreak
      return NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    }
  }

  /// An attributed text with other attributes; `nil` for one without any.
  func rewritten(_ change: (NSMutableAttributedString) -> Void) -> Self? {
    guard case .attributed(let text) = self else { return nil }
    let copy = NSMutableAttributedString(attributedString: text)
    change(copy)
    return .attributed(NSAttributedString(attributedString: copy))
  }

  /// Whether two texts are the same, attributes included.
  static func areEqual(_ left: Self?, _ right: Self?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (.plain(let left)?, .plain(let right)?): left.utf8.elementsEqual(right.utf8)
    case (.attributed(let left)?, .attributed(let right)?): left.isEqual(to: right)
    default: false
    }
  }
}

extension NSMutableAttributedString {
  /// Changes the paragraph styles that the text has.
  func rewriteParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let style = value as? NSParagraphStyle, let copy = style.mutableCopy() as? NSMutableParagraphStyle else { return }
      change(copy)
      addAttribute(.paragraphStyle, value: copy, range: range)
    }
  }

  /// Gives all of the text an attribute.
  func addAttributeEverywhere(_ name: NSAttributedString.Key, value: Any) {
    addAttribute(name, value: value, range: NSRange(location: 0, length: length))
  }
}
