public import Foundation

/// The attributes that drawing and measuring obey; any other is carried along and ignored.
extension NSAttributedString.Key {
  /// A `UIFont`; the default is the system font at 12 points, in a label the label's font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; the one at the first character of a paragraph counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`, resolved when the text is drawn; the default is black, in a label the label's text colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the line's box, resolved when the text is drawn; none by default.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points added between two characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number, the raw value of an `NSUnderlineStyle`: the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A number, the raw value of an `NSUnderlineStyle`: the line below the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor` for the line below; the default is the text's own.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor` for the line through; the default is the text's own.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: points by which the characters stand above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
