import Foundation

/// The kinds of colour a space can hold.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// One component, from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// A picture that is repeated; no components.
  case pattern = 6
}

/// How colours that a space cannot hold are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The usual one for the kind of drawing.
  case defaultIntent = 0
  /// Colours outside are cut off; white stays as it was measured.
  case absoluteColorimetric = 1
  /// Colours outside are cut off; white becomes white.
  case relativeColorimetric = 2
  /// All colours move a little so that their relations stay.
  case perceptual = 3
  /// Vividness is kept before hue.
  case saturation = 4
}

/// The meaning of a colour's components.
///
/// Components of the plain spaces run from 0 to 1. Extended ones go beyond, so that they can hold every colour.
public final class CGColorSpace: Sendable {
  /// The row of the table of spaces; without meaning in the space of patterns.
  let encoding: ColorEncoding
  /// Whether this is the space of patterns, whose colours have no components.
  private let isPattern: Bool

  /// One object an encoding, so that a colour needs one byte and spaces can be compared by identity.
  private static let shared = ColorEncoding.allCases.map { CGColorSpace(encoding: $0) }

  /// The space of patterns.
  static let patterns = CGColorSpace(encoding: .sRGB, isPattern: true)

  /// The one object of a space.
  private init(encoding: ColorEncoding, isPattern: Bool = false) {
    self.encoding = encoding
    self.isPattern = isPattern
  }

  /// The object of a space.
  static func of(_ encoding: ColorEncoding) -> CGColorSpace { shared[Int(encoding.rawValue)] }

  /// sRGB, what screens without a wider gamut show.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components beyond 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The primaries of sRGB, in proportion to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The primaries of sRGB, in proportion to light, with components beyond 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Display P3, the wider gamut of phones and tablets.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 with components beyond 0…1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Gray as `UIColor(white:alpha:)` means it.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Gray with components beyond 0…1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Gray in proportion to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Gray in proportion to light, with components beyond 0…1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

  /// The name, one of the constants of this class; `nil` for the space of patterns.
  public var name: CFString? { isPattern ? nil : encoding.name }

  /// Whether colours are gray, or red, green and blue, or patterns.
  public var model: CGColorSpaceModel { isPattern ? .pattern : encoding.isGray ? .monochrome : .rgb }

  /// How many components a colour has, its alpha not counted.
  public var numberOfComponents: Int { isPattern ? 0 : encoding.isGray ? 1 : 3 }

  /// Whether the space holds colours that sRGB does not.
  public var isWideGamutRGB: Bool {
    switch encoding {
    case .displayP3, .extendedDisplayP3, .extendedSRGB, .extendedLinearSRGB: true
    default: false
    }
  }

  /// Whether components may lie beyond 0…1.
  package var isExtended: Bool { encoding.isExtended }
}

/// A class whose objects have names, one object a name; only a protocol's initialiser may hand out an object that is there already.
public protocol KnownByName {
  /// The object of a name; nil when there is none of that name here.
  static func known(by name: CFString) -> Self?
}

extension KnownByName {
  /// The object of a name, the same one each time; nil when there is none of that name here.
  public init?(name: CFString) {
    guard let known = Self.known(by: name) else { return nil }
    self = known
  }
}

extension CGColorSpace: KnownByName {
  /// The space of a name, one of the constants of this class; nil when there is none of that name here.
  public static func known(by name: CFString) -> CGColorSpace? {
    ColorEncoding.allCases.first { $0.name == name }.map(of)
  }
}

extension CGColorSpace: Hashable {
  /// Whether two spaces give components the same meaning.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.encoding == other.encoding && one.isPattern == other.isPattern
  }

  /// Feeds what makes spaces equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(encoding)
    hasher.combine(isPattern)
  }
}

/// The space of colours whose red, green and blue are meant for the screen: sRGB, as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .of(.sRGB) }

/// The space of grays that are meant for the screen, as on iOS.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .of(.gray) }
