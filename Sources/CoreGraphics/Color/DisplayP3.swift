import Foundation

/// Between Display P3 and sRGB: the same white (D65) and the same curve, other primaries.
enum DisplayP3 {
  /// The extended sRGB components of a Display P3 colour.
  static func toSRGB(_ color: Triple) -> Triple {
    let light = color.map(TransferFunction.decode)
    return Matrix.p3ToSRGB.applied(to: light).map(TransferFunction.encode)
  }

  /// The Display P3 components of an extended sRGB colour.
  static func fromSRGB(_ color: Triple) -> Triple {
    let light = color.map(TransferFunction.decode)
    return Matrix.sRGBToP3.applied(to: light).map(TransferFunction.encode)
  }
}

extension DisplayP3 {
  /// From the light of Display P3's red, green and blue to that of sRGB's, row by row.
  static var lightToSRGB: [Float] { Matrix.p3ToSRGB.numbers }

  /// From the light of sRGB's red, green and blue to that of Display P3's, row by row.
  static var lightFromSRGB: [Float] { Matrix.sRGBToP3.numbers }
}

/// A linear map of red, green and blue.
private struct Matrix {
  /// What goes into red, into green and into blue.
  let rows: (Triple, Triple, Triple)

  /// From the primaries' chromaticities, P3 (0.680, 0.320) (0.265, 0.690) (0.150, 0.060), sRGB (0.64, 0.33) (0.30, 0.60) (0.15, 0.06),
  /// both with white (0.3127, 0.3290). Rows add up to 1, so that white stays exactly white.
  static let p3ToSRGB = Matrix(
    rows: (
      Triple(r: 1.2249401762805598, g: -0.2249401762805598, b: 0),
      Triple(r: -0.0420569547096881, g: 1.0420569547096881, b: 0),
      Triple(r: -0.0196375545903344, g: -0.0786360455506319, b: 1.0982736001409663)
    ))

  /// The inverse.
  static let sRGBToP3 = Matrix(
    rows: (
      Triple(r: 0.8224619687143623, g: 0.1775380312856377, b: 0),
      Triple(r: 0.0331941988509616, g: 0.9668058011490384, b: 0),
      Triple(r: 0.0170826307211200, g: 0.0723974406639346, b: 0.9105199286149454)
    ))

  /// The entries, row by row.
  var numbers: [Float] { [rows.0, rows.1, rows.2].flatMap { [Float($0.r), Float($0.g), Float($0.b)] } }

  /// What the map makes of three components.
  func applied(to color: Triple) -> Triple {
    func dot(_ row: Triple) -> CGFloat { row.r * color.r + row.g * color.g + row.b * color.b }
    return Triple(r: dot(rows.0), g: dot(rows.1), b: dot(rows.2))
  }
}
