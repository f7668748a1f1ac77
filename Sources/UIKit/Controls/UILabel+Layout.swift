import CoreGraphics
import QuartzCore
import UIKitText

extension UILabel {
  /// The size that the text asks for; a width of zero or less sets no limit.
  final func fittingSize(inWidth width: CGFloat) -> CGSize {
    // One line is as long as it is: that is how a label in a narrow frame finds that it needs more.
    let limit = numberOfLines == 1 ? 0 : width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: limit > 0 ? limit : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text in a room, up to whole pixels; zero without text.
  final func textSize(in room: CGSize, lines: Int) -> CGSize {
    guard room.width > 0, room.height > 0, let layout = layout(in: room, lines: lines) else { return .zero }
    return CGSize(
      width: min(wholePixels(layout.size.width), room.width), height: min(wholePixels(layout.size.height), room.height))
  }

  /// The width in points that one line of another text would ask for in the label's font; the label keeps the text it has.
  final func width(of text: String) -> CGFloat {
    // The label's own text has a shape already.
    if numberOfLines == 1, case .plain(text)? = content.text { return fittingSize(inWidth: 0).width }
    guard !text.isEmpty else { return 0 }
    LabelContent.shapings += 1
    return wholePixels(TextLayout(text, font: content.font, in: TextConstraints(maxLines: 1)).size.width)
  }

  /// The shaped text for a room in points; `nil` without text.
  ///
  /// Kept are the two latest shapes, one for measuring and one for drawing. A text that never met an edge is the same in any room
  /// that holds it, so most labels are shaped once.
  final func layout(in room: CGSize, lines: Int) -> TextLayout? {
    guard let text = content.text, !text.string.isEmpty else { return nil }
    let constraints = TextConstraints(
      width: limit(room.width), height: limit(room.height), maxLines: lines, alignment: content.alignment,
      lineBreak: content.lineBreak)
    if let kept = content.layouts.first(where: { $0.serves(constraints) }) { return kept.layout }
    LabelContent.shapings += 1
    let layout =
      switch text {
      case .plain(let string): TextLayout(string, font: content.font, in: constraints)
      case .attributed(let text): TextLayout(text, defaultFont: content.font, in: constraints)
      }
    content.layouts.insert(LabelContent.Shape(room: constraints, layout: layout), at: 0)
    if content.layouts.count > 2 { content.layouts.removeLast() }
    return layout
  }

  /// A limit as the text engine knows it: zero for none.
  private func limit(_ length: CGFloat) -> CGFloat { length < 1_000_000 ? length : 0 }
}
