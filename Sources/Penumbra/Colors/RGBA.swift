// A colour as four numbers, which mixing and measuring need.

import UIKit

/// Red, green and blue of extended sRGB, and an alpha.
struct RGBA: Hashable, Sendable {
  /// Red; 0…1 is what sRGB holds.
  var red: Double
  /// Green; 0…1 is what sRGB holds.
  var green: Double
  /// Blue; 0…1 is what sRGB holds.
  var blue: Double
  /// How opaque, 0…1.
  var alpha: Double

  /// Four numbers.
  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The components of a fixed colour, or of any colour under the given traits; black if it has none, as a pattern.
  init(_ color: UIColor, for traits: UITraitCollection = UITraitCollection()) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
    self.init(red: Double(r), green: Double(g), blue: Double(b), alpha: Double(a))
  }

  /// The fixed colour of these components.
  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// This colour in front of another, as it is painted: alpha weighs the components of sRGB as they are encoded.
  func over(_ ground: RGBA) -> RGBA {
    let alpha = self.alpha + ground.alpha * (1 - self.alpha)
    guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    func part(_ front: Double, _ back: Double) -> Double {
      (front * self.alpha + back * ground.alpha * (1 - self.alpha)) / alpha
    }
    return RGBA(red: part(red, ground.red), green: part(green, ground.green), blue: part(blue, ground.blue), alpha: alpha)
  }

  /// The four components as bytes, brought into what sRGB holds.
  var bytes: [UInt8] {
    [red, green, blue, alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
  }

  /// The light of each component, in proportion.
  var linear: (red: Double, green: Double, blue: Double) {
    (Self.light(of: red), Self.light(of: green), Self.light(of: blue))
  }

  /// The light of an encoded component (IEC 61966-2-1), mirrored below 0.
  private static func light(of value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// The encoded component of an amount of light.
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}
