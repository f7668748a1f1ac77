import CoreGraphics
import QuartzCore
import UIKitColors
import UIKitText
import UIKitTraits

/// Draws the text of a field or view, and what is selected of it, with its own traits.
final class TextCanvas: UIView {
  /// Whose text it is. It owns this.
  private weak var host: (any TextHost)?

  /// A canvas for a view's text.
  init(of host: any TextHost) {
    self.host = host
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) { host?.drawText(on: self) }

  /// What is selected is shown in the tint.
  override func tintColorDidChange() {
    super.tintColorDidChange()
    if host?.edited.selection.isEmpty == false { setNeedsDisplay() }
  }
}

extension TextHost {
  /// How opaque the tint is behind selected text. AD-HOC: Apple names no figure.
  private var selectionAlpha: CGFloat { 0.2 }

  /// Draws the selection and the text in front of it.
  fileprivate func drawText(on canvas: TextCanvas) {
    guard let context = CGContextStack.current, !edited.isEmpty else { return }
    let box = textBox.offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY)
    guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite else { return }
    if isSelecting, !edited.selection.isEmpty {
      let range = edited.selection.range
      context.setFillColor(tintColor.withAlphaComponent(selectionAlpha).cgColor)
      let shown = shownText
      for part in editingLayout.boxes(of: shown.shown(range.lowerBound)..<shown.shown(range.upperBound), width: box.width) {
        context.fill(part.offsetBy(dx: box.minX, dy: box.minY))
      }
    }
    shownLayout.draw(in: context, in: box, color: plainColor.cgColor) { $0.cgColor }
  }
}
