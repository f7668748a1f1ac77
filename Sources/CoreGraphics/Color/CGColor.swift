public import Foundation

/// A colour: components in a space, and an alpha; or a picture that is repeated in place of it.
///
/// A constant that any thread may use. Two are equal when space, components, alpha and pattern are.
public final class CGColor: Sendable {
  /// The components, gray in all three; inline, so that a colour is one allocation.
  let value: Triple

  /// How opaque the colour is, 0…1.
  public let alpha: CGFloat

  /// The space of the components.
  let encoding: ColorEncoding

  /// The picture that is repeated in place of the colour, which then has no components; `nil` for a colour.
  public let pattern: CGPattern?

  /// The same colour as red, green and blue of sRGB, neither premultiplied nor cut to 0…1; worked out once. Black for a pattern.
  package let sRGB: (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat)

  /// A colour of a space, its numbers made usable, or a pattern.
  init(encoding: ColorEncoding, value: Triple, alpha: CGFloat, pattern: CGPattern? = nil) {
    // What is no number is 0: a colour that a computation spoilt must not spoil the pixels around it.
    let finite = value.map { $0.isFinite ? $0 : 0 }
    let known = encoding.isExtended ? finite : finite.clamped
    let opacity = CGColor.opacity(alpha)
    let screen = encoding.toSRGB(known)
    self.encoding = encoding
    self.value = known
    self.alpha = opacity
    self.pattern = pattern
    sRGB = (screen.r, screen.g, screen.b, opacity)
  }

  /// The alpha that a colour has which is given this one: what lies outside is brought to 0…1, and what is no number is 0.
  package static func opacity(_ alpha: CGFloat) -> CGFloat { alpha.isFinite ? min(max(alpha, 0), 1) : 0 }

  /// A colour of red, green and blue in 0…1, in sRGB; components outside are brought to the nearest end.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(encoding: .sRGB, value: Triple(r: red, g: green, b: blue), alpha: alpha)
  }

  /// A colour of red, green and blue in 0…1, in sRGB; components outside are brought to the nearest end.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(encoding: .sRGB, value: Triple(r: red, g: green, b: blue), alpha: alpha)
  }

  /// A gray from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(encoding: .gray, value: Triple(r: gray, g: gray, b: gray), alpha: alpha)
  }

  /// A gray from 0, black, to 1, white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of the space's components followed by its alpha, as many as the space has and one more; `nil` for the space of patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space != .patterns else { return nil }
    let count = space.numberOfComponents
    let first = components[0]
    let value = count == 1 ? Triple(r: first, g: first, b: first) : Triple(r: first, g: components[1], b: components[2])
    self.init(encoding: space.encoding, value: value, alpha: components[count])
  }

  /// A colour in extended sRGB, as `UIColor(red:green:blue:alpha:)` makes it.
  package convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(encoding: .extendedSRGB, value: Triple(r: red, g: green, b: blue), alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing: black with alpha 0.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The space in which the components are; that of patterns for a pattern.
  public var colorSpace: CGColorSpace? { pattern == nil ? .of(encoding) : .patterns }

  /// How many numbers `components` has: those of the space, and the alpha.
  public var numberOfComponents: Int { pattern != nil ? 1 : encoding.isGray ? 2 : 4 }

  /// The components of the space, then the alpha; a pattern has only that. A new array on each call.
  public var components: [CGFloat]? {
    pattern != nil ? [alpha] : encoding.isGray ? [value.r, alpha] : [value.r, value.g, value.b, alpha]
  }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(encoding: encoding, value: value, alpha: alpha, pattern: pattern)
  }

  /// This colour: one that cannot change needs no copy.
  public func copy() -> CGColor? { self }

  /// The colour in another space; components that the space cannot hold are brought to the nearest end of its range. `nil` for a pattern.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    guard pattern == nil, space != .patterns else { return nil }
    if space.encoding == encoding { return self }
    let screen = Triple(r: sRGB.r, g: sRGB.g, b: sRGB.b)
    return CGColor(encoding: space.encoding, value: space.encoding.fromSRGB(screen), alpha: alpha)
  }
}

extension CGColor {
  /// Red, green and blue as pixels of a space hold them, from 0 to 1 and not premultiplied, and the alpha.
  func components(in space: ColorEncoding) -> (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) {
    var value = Triple(r: sRGB.r, g: sRGB.g, b: sRGB.b)
    if space != .sRGB { value = space.fromSRGB(value) }
    value = value.clamped
    return (value.r, value.g, value.b, alpha)
  }
}

extension CGColor: Hashable {
  /// Whether two colours have the same space, components, alpha and pattern.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one === other
      || (one.encoding == other.encoding && one.value == other.value && one.alpha == other.alpha && one.pattern == other.pattern)
  }

  /// Feeds what makes colours equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(encoding)
    hasher.combine(value)
    hasher.combine(alpha)
  }
}

extension CGColor: CustomStringConvertible {
  /// The space and the numbers, for messages.
  public var description: String {
    let numbers = (components ?? []).map { "\($0)" }.joined(separator: " ")
    guard let image = pattern?.image else { return "<CGColor \(encoding.name) (\(numbers))>" }
    return "<CGColor pattern of \(image.width) × \(image.height) pixels (\(numbers))>"
  }
}
