import CoreGraphics
import Foundation
import UIKitColors

/// One call to draw or measure a string, whichever of its spellings it came through.
struct TextDrawingRequest {
  /// The text.
  var text: NSAttributedString
  /// How it is laid out.
  var options: NSStringDrawingOptions = [.usesLineFragmentOrigin]
  /// Takes back the extent.
  var context: NSStringDrawingContext?
  /// The height of a line when there is no character, in points.
  var emptyHeight: CGFloat = 0

  /// The font of characters that bring none, as in UIKit.
  static var defaultFont: UIFont { UIFont.systemFont(ofSize: FontMetrics.defaultSize) }

  /// The text in a size.
  func layout(in size: CGSize = .zero) -> TextLayout {
    var constraints = TextConstraints(width: size.width, height: size.height, truncatesLastLineOnly: false)
    if !options.contains(.usesLineFragmentOrigin) {
      constraints = TextConstraints(maxLines: 1, truncatesLastLineOnly: false)
    } else if options.contains(.truncatesLastVisibleLine) {
      constraints.truncatesLastLineOnly = true
      constraints.lineBreak = .byTruncatingTail
    }
    return TextLayout(text, defaultFont: Self.defaultFont, in: constraints)
  }

  /// The extent in a size.
  func bounds(in size: CGSize) -> CGRect {
    let layout = layout(in: size)
    var bounds = CGRect(origin: .zero, size: layout.size)
    if layout.lineCount == 0 { bounds.size.height = emptyHeight }
    if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y = -layout.firstBaseline }
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws with the top left corner at a point.
  func draw(at point: CGPoint) {
    guard let target = CGContextStack.current else { return }
    layout().draw(in: target, at: point, color: .black) { $0.cgColor }
  }

  /// Draws into a rectangle, or onto the baseline that begins at its origin.
  func draw(in rect: CGRect) {
    guard let target = CGContextStack.current else { return }
    let layout = layout(in: rect.size)
    var box = CGRect(
      origin: rect.origin, size: CGSize(width: rect.width > 0 ? rect.width : layout.size.width, height: rect.height))
    if !options.contains(.usesLineFragmentOrigin) { box.origin.y -= layout.firstBaseline }
    layout.draw(in: target, in: box, color: .black) { $0.cgColor }
    context?.totalBounds = CGRect(origin: box.origin, size: layout.size)
  }
}
