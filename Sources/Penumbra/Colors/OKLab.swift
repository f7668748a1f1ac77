// OKLab, in which half way between two colours is where the eye expects it (Ottosson 2020; CSS Color 4, section 9).

import Foundation

/// A colour as lightness and two axes, from green to red and from blue to yellow, with an alpha.
struct OKLab: Hashable, Sendable {
  /// From black, 0, to white, 1.
  var lightness: Double
  /// From green, below 0, to red.
  var a: Double
  /// From blue, below 0, to yellow.
  var b: Double
  /// How opaque, 0…1.
  var alpha: Double

  /// A colour of extended sRGB in OKLab.
  init(_ color: RGBA) {
    let (red, green, blue) = color.linear
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    alpha = color.alpha
  }

  /// The components of extended sRGB.
  var rgba: RGBA {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return RGBA(
      red: RGBA.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: RGBA.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: RGBA.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  /// A number to the power of three.
  private func cube(_ value: Double) -> Double { value * value * value }

  /// A colour on the way to another, 0 being here and 1 there; as CSS mixes, with components weighed by their alphas.
  func mixed(with other: OKLab, by share: Double) -> OKLab {
    let mixedAlpha = alpha + (other.alpha - alpha) * share
    guard mixedAlpha > 0 else {
      var result = share < 0.5 ? self : other
      result.alpha = 0
      return result
    }
    func between(_ one: Double, _ two: Double) -> Double {
      (one * alpha * (1 - share) + two * other.alpha * share) / mixedAlpha
    }
    var result = self
    result.lightness = between(lightness, other.lightness)
    result.a = between(a, other.a)
    result.b = between(b, other.b)
    result.alpha = mixedAlpha
    return result
  }
}
