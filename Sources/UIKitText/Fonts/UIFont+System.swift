public import Foundation

extension UIFont {
  /// The interface font at a size in points and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight.css), size: fontSize)
  }

  /// The interface font at a size in points, in its regular weight.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(), size: fontSize)
  }

  /// The interface font at a size in points, in the weight of emphasis: semibold, as on iOS, whatever the name says.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(weight: Weight.semibold.css), size: fontSize)
  }

  /// The interface font at a size in points, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  /// The interface font with digits of one width, so that counting numbers do not jitter.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight.css, hasFixedWidthDigits: true), size: fontSize)
  }

  /// The desktop's font whose glyphs all have one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(family: .monospaced, weight: weight.css), size: fontSize)
  }

  /// The size of a label's text, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of a button's title in older designs, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of plain text, in points.
  public static var systemFontSize: CGFloat { 14 }
}
