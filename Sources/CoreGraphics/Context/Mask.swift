import Foundation
import PenumbraCPango
import PenumbraCPixels

/// Coverage of device pixels, from whole pixel (x, y) on; there is none outside.
///
/// Cairo's own antialiasing of a path depends on the clip: it cuts the path at the clip's edges and rounds there. So a path is always
/// made a mask without any clip, and the mask is painted through a clip of whole pixels, which changes no pixel that it lets through.
struct Mask {
  /// The coverage.
  let pixels: A8Bitmap
  /// The column of the device at which it begins.
  let x: Int
  /// The row of the device at which it begins.
  let y: Int

  /// The device pixels that it tells of.
  var area: CGRect { CGRect(x: x, y: y, width: pixels.width, height: pixels.height) }

  /// An empty mask of some whole pixels; nil when there are none, too many, or farther ones than Cairo can count.
  init?(area: CGRect) {
    guard
      area.isFinite, abs(area.minX) <= farthestPixel, abs(area.minY) <= farthestPixel,
      let pixels = A8Bitmap(
        width: Int(clamping: area.width), height: Int(clamping: area.height), scale: 1, origin: area.origin)
    else { return nil }
    self.init(pixels: pixels, x: Int(clamping: area.minX), y: Int(clamping: area.minY))
  }

  /// A mask of coverage that is there already.
  init(pixels: A8Bitmap, x: Int, y: Int) {
    self.pixels = pixels
    self.x = x
    self.y = y
  }

  /// What the body paints on the mask, in device pixels.
  init?(area: CGRect, antialias: cairo_antialias_t, _ body: (OpaquePointer) -> Void) {
    self.init(area: area)
    guard let cairo = cairo_create(pixels.surface) else { return nil }
    cairo_set_antialias(cairo, antialias)
    cairo_surface_set_device_offset(pixels.surface, Double(-x), Double(-y))
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_set_device_offset(pixels.surface, 0, 0)
  }

  /// The product of this mask with another and an alpha, of the pixels inside an area; nil when nothing is left.
  func multiplied(by other: Mask?, alpha: CGFloat = 1, in area: CGRect) -> Mask? {
    var common = self.area.shared(with: area)
    if let other { common = common.shared(with: other.area) }
    guard !common.isNull, let result = Mask(area: common) else { return nil }
    result.copy(from: self)
    result.pixels.withMutableBytes { bytes in
      let level = UInt32(clamping: (alpha * 255).rounded())
      let (width, height) = (Int32(result.pixels.width), Int32(result.pixels.height))
      guard let other else {
        return penumbra_multiply_mask(bytes, result.pixels.stride, nil, 0, width, height, level)
      }
      other.pixels.withBytes { from in
        guard let base = from.bindMemory(to: UInt8.self).baseAddress else { return }
        let start = base + (result.y - other.y) * other.pixels.stride + (result.x - other.x)
        penumbra_multiply_mask(bytes, result.pixels.stride, start, other.pixels.stride, width, height, level)
      }
    }
    return result
  }

  /// Copies the part of a mask that this one lies in.
  private func copy(from other: Mask) {
    other.pixels.withBytes { from in
      guard let base = from.baseAddress else { return }
      pixels.withMutableBytes { to in
        for row in 0..<pixels.height {
          memcpy(to + row * pixels.stride, base + (row + y - other.y) * other.pixels.stride + (x - other.x), pixels.width)
        }
      }
    }
  }
}

/// What a drawing call covers.
enum Coverage {
  /// Whole pixels.
  case pixels(CGRect)
  /// Parts of pixels.
  case mask(Mask)

  /// The coverage of a rectangle in device pixels if its sides lie between pixels, as far as Cairo can tell.
  static func aligned(_ rect: CGRect) -> Coverage? {
    let (left, top, right, bottom) = (rect.minX.rounded(), rect.minY.rounded(), rect.maxX.rounded(), rect.maxY.rounded())
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1 / 512 }
    guard isNear(rect.minX, left), isNear(rect.minY, top), isNear(rect.maxX, right), isNear(rect.maxY, bottom) else { return nil }
    return .pixels(CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }
}

extension PathOutline {
  /// The rectangle that this outline is, if it is an upright one.
  var rectangle: CGRect? {
    guard verbs == [.move, .line, .line, .line, .close] || verbs == [.move, .line, .line, .line, .line, .close] else {
      return nil
    }
    if points.count == 5, points[4] != points[0] { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}
