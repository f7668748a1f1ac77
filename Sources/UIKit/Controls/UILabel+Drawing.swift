import CoreGraphics
import QuartzCore
import UIKitColors
import UIKitText
import UIKitTraits

extension UILabel {
  /// Draws the text in the middle of a rectangle's height, in colors that the current traits resolve.
  final func drawTextContent(in rect: CGRect) {
    guard let context = CGContextStack.current, rect.width > 0, rect.height > 0,
      let layout = layout(in: rect.size, lines: content.numberOfLines)
    else { return }
    let free = rect.height - wholePixels(layout.size.height)
    // On whole pixels, so that the same text has the same edges wherever it stands.
    let scale = layer.contentsScale
    let top = rect.minY + (max(0, free) / 2 * scale).rounded(.down) / scale
    layout.draw(
      in: context, in: CGRect(x: rect.minX, y: top, width: rect.width, height: rect.height - (top - rect.minY)),
      color: drawnColor.cgColor
    ) { $0.cgColor }
  }

  /// The color of text that brings none. AD-HOC: Apple documents no color for labels that are not enabled.
  private var drawnColor: UIColor {
    if !isEnabled { return .secondaryLabel }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return content.color
  }
}
