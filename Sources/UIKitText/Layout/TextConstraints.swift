package import Foundation

/// The room a text is laid out in, and what happens when it does not fit.
package struct TextConstraints: Hashable, Sendable {
  /// The greatest width of a line in points; zero, negative and undefined widths set no limit, as in UIKit's measuring.
  package var width: CGFloat

  /// The greatest height of all lines in points; zero, negative and undefined heights set no limit. One line always stays.
  package var height: CGFloat

  /// The greatest number of lines; 0 sets no limit.
  package var maxLines: Int

  /// The alignment of paragraphs that do not bring a paragraph style.
  package var alignment: NSTextAlignment

  /// The line break mode of paragraphs that do not bring a paragraph style.
  package var lineBreak: NSLineBreakMode

  /// Whether lines wrap until the last one that has room and only that one is truncated, as in a label.
  ///
  /// Otherwise a truncating or clipping mode makes one line of every paragraph, as in string drawing.
  package var truncatesLastLineOnly: Bool

  /// Whether the text is there to be edited: the layout then knows where carets stand, and has a line below a line end that ends the text.
  ///
  /// A text that is shortened has no carets on its last line.
  package var isForEditing = false

  /// Room without limits, for the caller to narrow.
  package init(
    width: CGFloat = 0, height: CGFloat = 0, maxLines: Int = 0, alignment: NSTextAlignment = .natural,
    lineBreak: NSLineBreakMode = .byWordWrapping, truncatesLastLineOnly: Bool = true
  ) {
    self.width = width
    self.height = height
    self.maxLines = maxLines
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.truncatesLastLineOnly = truncatesLastLineOnly
  }
}

extension TextConstraints {
  /// Widths from here on set no limit: Pango counts in 1/1024 of a point with 32 bits.
  static let widest: CGFloat = 1_000_000

  /// The width limit in points, or infinity; never more than Pango's arithmetic can hold.
  var widthLimit: CGFloat { width > 0 && width < Self.widest ? width : .infinity }

  /// The height limit in points, or infinity.
  var heightLimit: CGFloat { height > 0 ? height : .infinity }

  /// The line limit, or the greatest integer.
  var lineLimit: Int { maxLines > 0 ? maxLines : .max }
}
