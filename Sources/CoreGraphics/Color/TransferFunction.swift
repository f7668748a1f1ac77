import Foundation

/// The curve between light and the numbers of sRGB and Display P3 (IEC 61966-2-1), mirrored below 0 for extended components.
enum TransferFunction {
  /// The amount of light of an encoded component.
  static func decode(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// The encoded component of an amount of light.
  static func encode(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}
