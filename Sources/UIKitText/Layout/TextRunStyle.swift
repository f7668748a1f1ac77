import Foundation
import UIKitColors

/// What one stretch of text is drawn with. Colours are kept as they were given and resolved when drawn.
struct TextRunStyle: Equatable {
  /// The font.
  var font: UIFont
  /// Points added between characters beside the font's own tracking.
  var kern: CGFloat = 0
  /// Points above the baseline.
  var baselineOffset: CGFloat = 0
  /// The text's colour; nil is the caller's.
  var foreground: UIColor?
  /// The colour behind the text.
  var background: UIColor?
  /// The line below.
  var underline: NSUnderlineStyle = []
  /// The colour of the line below; nil is the text's.
  var underlineColor: UIColor?
  /// The line through.
  var strikethrough: NSUnderlineStyle = []
  /// The colour of the line through; nil is the text's.
  var strikethroughColor: UIColor?
  /// The style of a paragraph that begins in this stretch.
  var paragraph: ParagraphValues?

  /// Whether anything is drawn beside the glyphs.
  var isDecorated: Bool { background != nil || !underline.isEmpty || !strikethrough.isEmpty }
}

extension TextRunStyle {
  /// The style that attributes ask for; values of the wrong type count as absent.
  init(_ attributes: [NSAttributedString.Key: Any], defaultFont: UIFont) {
    font = attributes[.font] as? UIFont ?? defaultFont
    guard attributes.count > (attributes[.font] == nil ? 0 : 1) else { return }
    kern = Self.length(attributes[.kern])
    baselineOffset = Self.length(attributes[.baselineOffset])
    foreground = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    underline = Self.line(attributes[.underlineStyle])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = Self.line(attributes[.strikethroughStyle])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
  }

  /// A number of points, within what Pango's fixed-point arithmetic can hold; 0 when it is none.
  private static func length(_ value: Any?) -> CGFloat {
    let points: CGFloat
    switch value {
    case let value as CGFloat: points = value
    case let value as Double: points = CGFloat(value)
    case let value as Int: points = CGFloat(value)
    case let value as Float: points = CGFloat(value)
    case let value as NSNumber: points = CGFloat(value.doubleValue)
    default: return 0
    }
    return points.isFinite ? min(max(points, -4096), 4096) : 0
  }

  /// The line style in a number or a style.
  private static func line(_ value: Any?) -> NSUnderlineStyle {
    switch value {
    case let value as Int: NSUnderlineStyle(rawValue: value)
    case let value as NSUnderlineStyle: value
    case let value as NSNumber: NSUnderlineStyle(rawValue: value.intValue)
    default: []
    }
  }
}
