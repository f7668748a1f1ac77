// Components read from a colour under the current traits.

import CoreGraphics
import UIKitBase
import UIKitTraits

extension UIColor {
  /// Fills in red, green and blue of extended sRGB, and alpha; a gray has three equal ones (spec 3.4.3), a pattern none (spec 3.4.2).
  func read(
    red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let (r, g, b, a) = color.sRGB
    let gray = color.numberOfComponents == 2 ? color.components?.first : nil
    red?.pointee = gray ?? r
    green?.pointee = gray ?? g
    blue?.pointee = gray ?? b
    alpha?.pointee = a
    return true
  }

  /// Fills in the gray value and alpha; a colour's gray is as bright as the colour (spec 3.4.4).
  func read(white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    let gray =
      color.numberOfComponents == 2
      ? color
      : CGColorSpace(name: CGColorSpace.extendedGray).flatMap {
        color.converted(to: $0, intent: .defaultIntent, options: nil)
      }
    guard let components = gray?.components, components.count == 2 else { return false }
    white?.pointee = components[0]
    alpha?.pointee = components[1]
    return true
  }

  /// Fills in hue, saturation, brightness and alpha; a gray has hue and saturation 0 (spec 3.4.5).
  func read(
    hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard read(red: &r, green: &g, blue: &b, alpha: &a) else { return false }
    let hsb = HueSaturationBrightness(red: r, green: g, blue: b)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = a
    return true
  }
}
