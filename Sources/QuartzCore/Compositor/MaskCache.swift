// Masks of outlines, borders and shadows, kept while they are in use.

import CoreGraphics

/// What a mask of an upright rectangle depends on, in device pixels; the place within the pixel is part of it.
struct MaskKey: Hashable {
  /// Which part of the shape is meant.
  enum Part: Hashable {
    /// What the outline encloses.
    case inside
    /// The ring between the outline and one that lies further in by this many pixels.
    case ring(CGFloat)
    /// The inside blurred by this many pixels.
    case blurred(CGFloat)

    /// The number of pixels that belongs to the part.
    var length: CGFloat {
      switch self {
      case .inside: 0
      case .ring(let length), .blurred(let length): length
      }
    }
  }

  /// Where the rectangle's corner lies within its pixel.
  var left: CGFloat
  var top: CGFloat
  /// The rectangle's size in pixels.
  var width: CGFloat
  var height: CGFloat
  /// Its corners.
  var corners: CornerStyle
  /// Which part of it is meant.
  var part: Part

  /// The mask with its shape's pixel corner at (0, 0).
  func makeMask() -> A8Bitmap? {
    let rect = CGRect(x: left, y: top, width: width, height: height)
    switch part {
    case .inside: return shadowMask(for: corners.path(rect), sigma: 0, scale: 1)
    case .blurred(let sigma): return shadowMask(for: corners.path(rect), sigma: sigma, scale: 1)
    case .ring(let thickness): return shadowMask(for: Self.ring(rect, corners, thickness), sigma: 0, scale: 1)
    }
  }

  /// An outline with a hole: the inner outline runs the other way round, being a mirrored one.
  static func ring(_ rect: CGRect, _ corners: CornerStyle, _ thickness: CGFloat) -> CGPath {
    let ring = CGMutablePath()
    ring.addPath(corners.path(rect))
    let hole = rect.insetBy(dx: thickness, dy: thickness)
    if hole.width > 0 && hole.height > 0 {
      var inner = corners.with(radius: corners.radius - thickness)
      inner.corners = inner.corners.mirrored
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: hole.minX + hole.maxX, ty: 0)
      ring.addPath(inner.path(hole), transform: mirror)
    }
    return ring
  }
}

extension CACornerMask {
  /// The corners after left and right have changed places.
  fileprivate var mirrored: CACornerMask {
    CACornerMask(rawValue: (rawValue & 5) << 1 | (rawValue & 10) >> 1)
  }
}

/// What a mask of a path depends on.
struct PathMask: Hashable {
  /// The path, in points.
  var path: CGPath
  /// Pixels in a point.
  var scale: CGFloat
  /// Where, in pixels, the origin of the path's space lies in the mask's.
  var left: CGFloat
  var top: CGFloat
  /// The standard deviation of its blur, in pixels.
  var sigma: CGFloat

  /// The mask.
  func makeMask() -> A8Bitmap? {
    var map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: top)
    return path.copy(using: &map).flatMap { shadowMask(for: $0, sigma: sigma, scale: 1) }
  }
}

/// A mask that is kept.
enum CachedMask: Hashable {
  /// Of an upright rectangle.
  case outline(MaskKey)
  /// Of a path.
  case path(PathMask)

  /// Whether all its numbers are finite; a key with one that is none would not be found again.
  var isFinite: Bool {
    switch self {
    case .outline(let key):
      [key.left, key.top, key.width, key.height, key.corners.radius, key.part.length].allSatisfy(\.isFinite)
    case .path(let key): [key.scale, key.left, key.top, key.sigma].allSatisfy(\.isFinite)
    }
  }

  /// Whether making it takes a blur.
  var isBlurred: Bool {
    switch self {
    case .outline(let key): if case .blurred(let sigma) = key.part { sigma > 0 } else { false }
    case .path(let key): key.sigma > 0
    }
  }

  /// The mask.
  func makeMask() -> A8Bitmap? {
    switch self {
    case .outline(let key): key.makeMask()
    case .path(let key): key.makeMask()
    }
  }
}

/// Keeps masks up to a number of bytes; those not used for longest go first.
@MainActor
final class MaskCache {
  /// The masks of this process: one cache, because windows show alike things.
  static let shared = MaskCache()

  /// How many bytes of masks are kept.
  static let capacity = 24 << 20

  /// A mask, or that there is none, and when it was asked for last.
  private struct Entry {
    /// The mask; nil when it has no pixels.
    let mask: A8Bitmap?
    /// The count of questions at the last one for it.
    var lastUse: UInt64
  }

  /// What is kept.
  private var entries: [CachedMask: Entry] = [:]
  /// The size of all masks kept.
  private var bytes = 0
  /// How many questions there were.
  private var clock: UInt64 = 0
  /// How many masks were made since the start.
  private(set) var made = 0
  /// How many of these took a blur.
  private(set) var blurred = 0

  /// The mask of an outline; nil when it has no pixels.
  func mask(_ key: MaskKey) -> A8Bitmap? { mask(.outline(key)) }

  /// The mask of `key`; nil when it has no pixels.
  func mask(_ key: CachedMask) -> A8Bitmap? {
    guard key.isFinite else { return nil }
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].mask
    }
    let mask = key.makeMask()
    made += 1
    if key.isBlurred { blurred += 1 }
    bytes += mask?.byteCount ?? 0
    entries[key] = Entry(mask: mask, lastUse: clock)
    if bytes > Self.capacity || entries.count > 2048 { forgetTheOldHalf() }
    return mask
  }

  /// Drops the half that was not used for longest.
  private func forgetTheOldHalf() {
    let byAge = entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in byAge.prefix(max(byAge.count / 2, 1)) where entry.lastUse != clock {
      bytes -= entry.mask?.byteCount ?? 0
      entries[key] = nil
    }
  }
}
