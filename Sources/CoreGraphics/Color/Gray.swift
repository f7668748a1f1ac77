import Foundation

/// What of a colour remains when it becomes gray.
///
/// AD-HOC: gray of gamma 2.2 uses the curve of sRGB, which is within 0.9 % of it. So white 0.5 is red, green and blue 0.5, which is what
/// `UIColor(white:alpha:)` answers on iOS.
enum Gray {
  /// The amount of light (CIE Y, white is 1) of an extended sRGB colour.
  static func luminance(ofSRGB color: Triple) -> CGFloat {
    if color.r == color.g && color.g == color.b { return TransferFunction.decode(color.r) }
    let light = color.map(TransferFunction.decode)
    return 0.21263900587151027 * light.r + 0.715168678767756 * light.g + 0.07219231536073371 * light.b
  }
}
