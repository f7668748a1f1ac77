public import Foundation
import UIKitBase

/// A face at a size: an immutable value that can be used from any thread.
///
/// Metrics obey San Francisco's proportions (`spec/uikit-geometry.md` 2.1) although the glyphs come from installed fonts.
public final class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Lets fonts be attributes of attributed strings.
  private let mark = FoundationMark()

  /// The face and the size.
  package let key: FontKey

  /// The text style the font was made for, if any.
  package let textStyle: TextStyle?

  /// A font from its parts; a size that makes no sense becomes the default size.
  package init(face: FontFace, size: CGFloat, textStyle: TextStyle? = nil) {
    key = FontKey(face: face, size: FontMetrics.usable(size))
    self.textStyle = textStyle
  }

  /// The size in points, above zero.
  public var pointSize: CGFloat { key.size }

  /// Distance in points from the baseline up to the top of the line's box.
  public var ascender: CGFloat { FontMetrics.ascender * pointSize }

  /// Distance in points from the baseline to the bottom of the line's box; negative, since it lies below.
  public var descender: CGFloat { -FontMetrics.descender * pointSize }

  /// Height in points of one line's box.
  public var lineHeight: CGFloat { FontMetrics.lineHeight * pointSize }

  /// Space in points between the boxes of two lines: zero, except in fonts made for a text style.
  public var leading: CGFloat {
    guard textStyle != nil, let pitch = TextStyleSizes.linePitch[pointSize] else { return 0 }
    return max(0, pitch - lineHeight)
  }

  /// Height in points of a capital letter.
  public var capHeight: CGFloat { FontMetrics.capHeight * pointSize }

  /// Height in points of a small letter without ascender.
  public var xHeight: CGFloat { FontMetrics.xHeight * pointSize }

  /// The same face at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: key.face, size: fontSize)
  }

  /// The font itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fonts are equal when face, size and text style are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.key == key && other.textStyle == textStyle)
  }

  /// A hash of face and size.
  public override var hash: Int { key.hashValue }

  /// Name, weight and size, for debugging.
  public override var description: String {
    "<UIFont: \(familyName) weight \(key.face.weight)\(key.face.isItalic ? " italic" : "") \(pointSize)pt>"
  }
}
