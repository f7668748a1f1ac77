// The other things that an entry can be for, besides an appearance; each lists the words that catalogs use.

import Foundation

/// A kind of device.
package enum AssetIdiom: String, CaseIterable, Hashable, Sendable {
  /// Every kind of device.
  case universal
  /// A phone.
  case phone = "iphone"
  /// A tablet.
  case pad = "ipad"
  /// A Mac.
  case mac
  /// A television.
  case tv
  /// A watch.
  case watch
  /// A car's screen.
  case car
  /// A headset.
  case vision
  /// A headset, by an older word.
  case reality

  /// The place of entries of this idiom for a request, or nil if they are not for it (spec 4.4.5).
  func rank(for wanted: AssetIdiom) -> Int? {
    if self == wanted || (self == .reality && wanted == .vision) { return 0 }
    return self == .universal ? 1 : nil
  }
}

/// The colours that a screen can show.
package enum AssetGamut: String, CaseIterable, Hashable, Sendable {
  /// Those of sRGB.
  case sRGB
  /// Those of Display P3.
  case displayP3 = "display-P3"

  /// The place of entries of a gamut, or of none, for a request (spec 4.4.6); an entry without one is meant for sRGB.
  ///
  /// AD-HOC: an entry for Display P3 serves a request for sRGB when nothing else does; its colours are converted when drawn.
  static func rank(_ gamut: AssetGamut?, for wanted: AssetGamut) -> Int {
    switch (gamut, wanted) {
    case (.sRGB, .sRGB), (.displayP3, .displayP3): 0
    case (nil, .sRGB), (.sRGB, .displayP3): 1
    case (.displayP3, .sRGB), (nil, .displayP3): 2
    }
  }
}

/// How much room there is in one direction.
package enum AssetSizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// The direction in which a language is read.
package enum AssetDirection: String, CaseIterable, Hashable, Sendable {
  /// As English.
  case leftToRight = "left-to-right"
  /// As Arabic.
  case rightToLeft = "right-to-left"
}

/// What an entry is wanted for.
package struct AssetRequest: Hashable, Sendable {
  /// The style; unspecified traits ask for light (spec 4.4.4).
  package var style: AssetAppearance.Style
  /// Whether high contrast is wanted.
  package var isHighContrast: Bool
  /// The kind of device; `universal` asks for no special entries.
  package var idiom: AssetIdiom
  /// What the screen can show.
  package var gamut: AssetGamut
  /// Pixels a point. Colours do not depend on it, nor on anything below.
  package var scale: Double
  /// The kind of phone or tablet, such as `retina4`.
  package var subtype: String?
  /// The room across.
  package var widthClass: AssetSizeClass?
  /// The room down.
  package var heightClass: AssetSizeClass?
  /// The direction of reading.
  package var direction: AssetDirection
  /// The language, such as `fr` or `fr-CA`.
  package var locale: String?

  /// A request; what is left out is what most devices are.
  package init(
    style: AssetAppearance.Style = .light, isHighContrast: Bool = false, idiom: AssetIdiom = .universal,
    gamut: AssetGamut = .sRGB,
    scale: Double = 1, subtype: String? = nil, widthClass: AssetSizeClass? = nil, heightClass: AssetSizeClass? = nil,
    direction: AssetDirection = .leftToRight, locale: String? = nil
  ) {
    self.style = style
    self.isHighContrast = isHighContrast
    self.idiom = idiom
    self.gamut = gamut
    self.scale = scale
    self.subtype = subtype
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.direction = direction
    self.locale = locale
  }
}
