public import Foundation
import UIKitBase

/// How the lines of a paragraph are broken, aligned and spaced. All lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Lets styles be attributes of attributed strings.
  private let mark = FoundationMark()

  /// The values, shared with the mutable subclass.
  package final var values: ParagraphValues

  /// A style from its values.
  package init(values: ParagraphValues) { self.values = values }

  /// A style with the default values.
  public override init() { values = ParagraphValues() }

  /// A style with the default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Space added below each line but the last.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Where the lines stand between the edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// Indent of every line but the first, from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the trailing edge inwards when zero or negative, from the leading edge when positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Indent of the first line, from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line's box; 0 sets no limit.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line's box; 0 sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What happens to text wider than a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction in which the paragraph is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// A factor on the height of each line's box; 0 means none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Space above the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// An immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// Styles are equal when their values are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

/// The values of a paragraph style; each property is described at `NSParagraphStyle`.
package struct ParagraphValues: Hashable, Sendable {
  /// See `NSParagraphStyle.lineSpacing`.
  package var lineSpacing: CGFloat = 0
  /// See `NSParagraphStyle.paragraphSpacing`.
  package var paragraphSpacing: CGFloat = 0
  /// See `NSParagraphStyle.alignment`.
  package var alignment = NSTextAlignment.natural
  /// See `NSParagraphStyle.headIndent`.
  package var headIndent: CGFloat = 0
  /// See `NSParagraphStyle.tailIndent`.
  package var tailIndent: CGFloat = 0
  /// See `NSParagraphStyle.firstLineHeadIndent`.
  package var firstLineHeadIndent: CGFloat = 0
  /// See `NSParagraphStyle.minimumLineHeight`.
  package var minimumLineHeight: CGFloat = 0
  /// See `NSParagraphStyle.maximumLineHeight`.
  package var maximumLineHeight: CGFloat = 0
  /// See `NSParagraphStyle.lineBreakMode`.
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// See `NSParagraphStyle.baseWritingDirection`.
  package var baseWritingDirection = NSWritingDirection.natural
  /// See `NSParagraphStyle.lineHeightMultiple`.
  package var lineHeightMultiple: CGFloat = 0
  /// See `NSParagraphStyle.paragraphSpacingBefore`.
  package var paragraphSpacingBefore: CGFloat = 0
}
