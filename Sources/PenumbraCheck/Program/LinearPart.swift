import Foundation

/// The power that turns a component of sRGB into light.
enum LinearPart {
  /// A number to the power of 2.4.
  static func power(_ base: Double) -> Double { pow(base, 2.4) }
}
