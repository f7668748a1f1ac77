import Foundation

/// How light and how colourful a colour is, and how it stands out from another.
extension RGBA {
  /// A colour by its components from 0 to 1, not premultiplied.
  init(red: Double, green: Double, blue: Double, alpha: Double = 1) { self.init(red, green, blue, alpha) }

  /// A grey.
  init(white: Double, alpha: Double = 1) { self.init(white, white, white, alpha) }

  /// Perceived lightness from 0 (black) to 1 (white): L* of CIE 1976 divided by 100.
  var lightness: Double {
    let luminance = self.luminance
    return luminance <= 216.0 / 24389 ? luminance * 24389 / 2700 : 1.16 * cbrt(luminance) - 0.16
  }

  /// Nothing of it is seen.
  var isClear: Bool { alpha < 0.02 }
  /// Black, or so near that text in it vanishes on a dark page.
  var isNearBlack: Bool { lightness < 0.28 && chroma < 0.25 }

  /// Contrast from 1 to 21 of this colour, laid over a ground, against that ground (WCAG 2.2).
  func contrast(on ground: RGBA) -> Double { over(ground).contrast(with: ground) }
}
