import CoreGraphics
package import Foundation
import PenumbraCPango

/// A text that is shaped, broken into lines and measured; it knows fonts and places but no resolved colour.
///
/// One layout therefore serves every appearance: colours are resolved when it is drawn. Boxes of lines obey `FontMetrics`. It is made on
/// any thread and used on one at a time. Making a short one costs about as much as drawing it; keep it while text and room are the same.
package final class TextLayout {
  /// Glyphs and lines.
  let content: TextGlyphs

  /// The styles that runs refer to.
  let styles: [TextRunStyle]

  /// Extent of the lines' boxes in points, not rounded; the width is that of the widest line with its indent.
  package let size: CGSize

  /// Whether some of the text has no room and is shortened or left out.
  package let isTruncated: Bool

  /// Whether a paragraph went on in a further line because it was wider than the room.
  package let wraps: Bool

  /// A text of one font.
  package convenience init(_ text: String, font: UIFont, in constraints: TextConstraints = TextConstraints()) {
    self.init(TextSource(text, font: font), in: constraints)
  }

  /// A text with attributes.
  ///
  /// - Parameters:
  ///   - text: the text; see `NSAttributedString.Key` for the attributes that count.
  ///   - defaultFont: the font of characters without one.
  ///   - constraints: the room.
  package convenience init(
    _ text: NSAttributedString, defaultFont: UIFont, in constraints: TextConstraints = TextConstraints()
  ) {
    self.init(TextSource(text, defaultFont: defaultFont), in: constraints)
  }

  /// Lays out a source.
  private init(_ source: TextSource, in constraints: TextConstraints) {
    let composer = TextEngine.borrow { TextComposer(source, in: constraints, with: $0) }
    var output = composer.output
    if constraints.isForEditing { output.countOffsets(in: source.bytes) }
    content = output
    styles = source.styles
    isTruncated = composer.isTruncated
    wraps = composer.wraps
    size = CGSize(
      width: content.lines.reduce(0) { max($0, $1.width + $1.indent) }, height: content.lines.last?.bottom ?? 0)
  }

  deinit { content.releaseFonts() }

  /// The number of lines.
  package var lineCount: Int { content.lines.count }

  /// Distance in points of the first line's baseline from the top; 0 without lines.
  package var firstBaseline: CGFloat { content.lines.first?.baseline ?? 0 }

  /// Distance in points of the last line's baseline from the top; 0 without lines.
  package var lastBaseline: CGFloat { content.lines.last?.baseline ?? 0 }

  /// Whether a layout of the same text in this width would be the same, so that this one can be kept.
  ///
  /// True for text made without a width limit, or in a wider one, that never met its edge.
  package func isUnchanged(inWidth width: CGFloat) -> Bool {
    !isTruncated && !wraps && size.width <= width + 1 / 2048
  }
}
