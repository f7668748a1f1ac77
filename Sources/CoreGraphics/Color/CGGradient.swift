public import Foundation

/// Where a gradient goes on beyond its start and end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Options of the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a line from 0 to 1.
///
/// Between two stops the premultiplied components change evenly, those of sRGB or of the space that the context's pixels have.
public final class CGGradient: Sendable {
  /// One colour at one place.
  struct Stop: Sendable {
    /// Its place, 0…1.
    let location: CGFloat
    /// Its colour.
    let color: CGColor
  }

  /// The stops, from the smallest location to the largest.
  let stops: [Stop]

  /// A gradient of the colours at the given locations, or evenly spaced without any; nil when the list is empty or holds anything else.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    let last = CGFloat(max(known.count - 1, 1))
    let stops = known.enumerated().map { index, color in
      let location = locations.map { $0[index] } ?? CGFloat(index) / last
      return Stop(location: location.isFinite ? min(max(location, 0), 1) : 0, color: color)
    }
    // Sorted with the order of equal locations kept: two stops at one place are a hard edge, whose sides must not be swapped.
    self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }

  /// A gradient of components one after another, each colour with its alpha; nil when there is no colour.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * width) }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  /// The premultiplied colour of a space at a place from 0 to 1.
  func color(at place: CGFloat, in space: ColorEncoding = .sRGB) -> (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) {
    func premultiplied(_ color: CGColor) -> (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) {
      let (r, g, b, a) = color.components(in: space)
      return (r * a, g * a, b * a, a)
    }
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return premultiplied(stops[stops.count - 1].color)
    }
    guard next > 0 else { return premultiplied(stops[0].color) }
    let (from, to) = (stops[next - 1], stops[next])
    let t = (place - from.location) / (to.location - from.location)
    let (one, two) = (premultiplied(from.color), premultiplied(to.color))
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    return (between(one.r, two.r), between(one.g, two.g), between(one.b, two.b), between(one.a, two.a))
  }

  /// Premultiplied pixels of evenly spaced places; enough of them that neighbours differ by a quarter of a level at most.
  func table(steps: Int = 1024, alpha: CGFloat, swapsRedAndBlue: Bool, in space: ColorEncoding) -> [UInt32] {
    (0..<steps).map { step in
      let color = color(at: CGFloat(step) / CGFloat(steps - 1), in: space)
      func byte(_ value: CGFloat) -> UInt32 { UInt32(clamping: (value * alpha * 255).rounded()) }
      let (red, blue) = swapsRedAndBlue ? (byte(color.b), byte(color.r)) : (byte(color.r), byte(color.b))
      return byte(color.a) << 24 | red << 16 | byte(color.g) << 8 | blue
    }
  }
}
