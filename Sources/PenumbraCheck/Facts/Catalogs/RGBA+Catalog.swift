import Foundation
import PenumbraAssets

extension RGBA {
  /// The components of a catalog colour in extended sRGB.
  init(_ components: CatalogComponents) {
    let values = components.values
    switch components.space {
    case .gray, .extendedGray: self.init(white: values.first ?? 0, alpha: components.alpha)
    case .sRGB, .extendedSRGB: self.init(values[0], values[1], values[2], components.alpha)
    case .extendedLinearSRGB:
      self.init(Self.encoded(values[0]), Self.encoded(values[1]), Self.encoded(values[2]), components.alpha)
    case .displayP3:
      let (red, green, blue) = (Self.decoded(values[0]), Self.decoded(values[1]), Self.decoded(values[2]))
      // Linear Display P3 to linear sRGB; both have the white of D65.
      self.init(
        Self.encoded(1.2249401 * red - 0.2249402 * green), Self.encoded(-0.0420570 * red + 1.0420571 * green),
        Self.encoded(-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue), components.alpha)
    }
  }

  /// A linear component with the gamma of sRGB; values beyond 0…1 stay so.
  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    return size <= 0.0031308 ? value * 12.92 : (1.055 * pow(size, 1 / 2.4) - 0.055) * (value < 0 ? -1 : 1)
  }

  /// A component of sRGB or Display P3 without its gamma.
  static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
