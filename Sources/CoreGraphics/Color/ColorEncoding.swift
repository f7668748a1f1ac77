import Foundation

/// The table of spaces: primaries, transfer function and range of each.
enum ColorEncoding: UInt8, CaseIterable, Sendable {
  /// The primaries of sRGB, on its curve and in proportion to light.
  case sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB
  /// The primaries of Display P3, on the curve of sRGB.
  case displayP3, extendedDisplayP3
  /// Gray, on the curve of sRGB and in proportion to light.
  case gray, extendedGray, linearGray, extendedLinearGray

  /// The public name of the space.
  var name: String {
    switch self {
    case .sRGB: CGColorSpace.sRGB
    case .extendedSRGB: CGColorSpace.extendedSRGB
    case .linearSRGB: CGColorSpace.linearSRGB
    case .extendedLinearSRGB: CGColorSpace.extendedLinearSRGB
    case .displayP3: CGColorSpace.displayP3
    case .extendedDisplayP3: CGColorSpace.extendedDisplayP3
    case .gray: CGColorSpace.genericGrayGamma2_2
    case .extendedGray: CGColorSpace.extendedGray
    case .linearGray: CGColorSpace.linearGray
    case .extendedLinearGray: CGColorSpace.extendedLinearGray
    }
  }

  /// Whether there is one component.
  var isGray: Bool {
    switch self {
    case .gray, .extendedGray, .linearGray, .extendedLinearGray: true
    default: false
    }
  }

  /// Whether components are in proportion to light.
  var isLinear: Bool {
    switch self {
    case .linearSRGB, .extendedLinearSRGB, .linearGray, .extendedLinearGray: true
    default: false
    }
  }

  /// Whether components may lie beyond 0…1.
  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedGray, .extendedLinearGray: true
    default: false
    }
  }

  /// Whether the primaries are those of Display P3.
  var isP3: Bool { self == .displayP3 || self == .extendedDisplayP3 }
}

/// Red, green and blue without a say in which space they are.
struct Triple: Hashable, Sendable {
  /// The red part.
  var r: CGFloat
  /// The green part.
  var g: CGFloat
  /// The blue part.
  var b: CGFloat

  /// Every component changed alike.
  func map(_ change: (CGFloat) -> CGFloat) -> Triple { Triple(r: change(r), g: change(g), b: change(b)) }

  /// Every component brought into 0…1; what is no number is 0.
  var clamped: Triple { map { $0 > 0 ? min($0, 1) : 0 } }
}

extension ColorEncoding {
  /// The extended sRGB components of a colour of this encoding (gray: all three equal).
  func toSRGB(_ color: Triple) -> Triple {
    if isP3 { return DisplayP3.toSRGB(color) }
    return isLinear ? color.map(TransferFunction.encode) : color
  }

  /// The components in this encoding of an extended sRGB colour, before they are cut to the encoding's range.
  func fromSRGB(_ color: Triple) -> Triple {
    if isP3 { return DisplayP3.fromSRGB(color) }
    if isGray {
      let value = isLinear ? Gray.luminance(ofSRGB: color) : TransferFunction.encode(Gray.luminance(ofSRGB: color))
      return Triple(r: value, g: value, b: value)
    }
    return isLinear ? color.map(TransferFunction.decode) : color
  }
}
