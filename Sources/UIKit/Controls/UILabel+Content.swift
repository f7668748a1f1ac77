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
    let room: TextConstraints
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

  var text: Text?
  var font = LabelContent.defaultFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreak = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1

  /// The latest shapes, newest first; emptied when what they were made of changes.
  var layouts: [Shape] = []

  /// How many texts were shaped so far, in all labels; tests count with it.
  static var shapings = 0
}

extension UILabel {
  final func setUpLabel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Setting

  final func setText(_ text: String?) {
    switch (content.text, text) {
    case (nil, nil): return
    case (.plain(let old)?, let new?) where old == new: return
    default: content.text = text.map { .plain($0) }
    }
    shapeDidChange()
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    if case .attributed(let old)? = content.text, let text, old.isEqual(to: text) { return }
    if content.text == nil && text == nil { return }
    // A copy, because the caller may hold a mutable one.
    content.text = text.map { .attributed(NSAttributedString(attributedString: $0)) }
    shapeDidChange()
  }

  final func setFont(_ font: UIFont?) {
    let font = font ?? LabelContent.defaultFont
    let isSame = font == content.font
    content.font = font
    let changesText = rewrite { $0.addAttribute(.font, value: font, range: NSRange(location: 0, length: $0.length)) }
    if changesText || !isSame { shapeDidChange() }
  }

  final func setTextColor(_ color: UIColor?) {
    let color = color ?? .label
    let isSame = color == content.color
    content.color = color
    let changesText = rewrite { $0.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: $0.length)) }
    if changesText { shapeDidChange() } else if !isSame { setNeedsDisplay() }
  }

  final func setTextAlignment(_ alignment: NSTextAlignment) {
    let isSame = alignment == content.alignment
    content.alignment = alignment
    let changesText = rewriteParagraphs { $0.alignment = alignment }
    if changesText || !isSame { shapeDidChange() }
  }

  final func setLineBreakMode(_ mode: NSLineBreakMode) {
    let isSame = mode == content.lineBreak
    content.lineBreak = mode
    let changesText = rewriteParagraphs { $0.lineBreakMode = mode }
    if changesText || !isSame { shapeDidChange() }
  }

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
    switch content.text {
    case nil: return nil
    case .attributed(let text)?: return text
    case .plain(let string)?:
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = content.alignment
      paragraph.lineBreakMode = content.lineBreak
      return NSAttributedString(
        string: string,
        attributes: [.font: content.font, .foregroundColor: content.color, .paragraphStyle: paragraph])
    }
  }

  /// Changes an attributed text; returns false when there is none.
  private func rewrite(_ change: (NSMutableAttributedString) -> Void) -> Bool {
    guard case .attributed(let text)? = content.text else { return false }
    let copy = NSMutableAttributedString(attributedString: text)
    change(copy)
    content.text = .attributed(NSAttributedString(attributedString: copy))
    return true
  }

  /// Changes the paragraph styles that an attributed text has; returns false when it has none.
  private func rewriteParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> Bool {
    rewrite { text in
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
        guard let style = value as? NSParagraphStyle, let copy = style.mutableCopy() as? NSMutableParagraphStyle else { return }
        change(copy)
        text.addAttribute(.paragraphStyle, value: copy, range: range)
      }
    }
  }
}
