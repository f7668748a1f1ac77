// Where layers are painted: pixels, and the few ways of painting that do not depend on the clip.

import CoreGraphics

/// A bitmap that shows a part of the device, painted in device pixels.
///
/// Everything painted here goes through `fill(_:)` of whole pixels, masks at whole pixels or bitmaps at whole pixels. Each of
/// them gives a pixel the same value whatever the clip is; that is why a picture drawn in parts equals the one drawn at once,
/// byte for byte. What cannot be painted so (turned or stretched pictures) is first painted `isolated`, unclipped.
@MainActor
struct Canvas {
  /// The pixels.
  let bitmap: Bitmap
  /// User space is device pixels.
  let context: CGContext
  /// The device pixels that the bitmap shows.
  let rect: PixelRect

  /// The device itself.
  init(device: Bitmap) {
    bitmap = device
    context = device.context
    context.concatenate(context.deviceTransform.inverted())
    rect = PixelRect(x0: 0, y0: 0, x1: Int32(device.width), y1: Int32(device.height))
  }

  /// Transparent pixels over a part of the device; nil when there is no memory for them.
  init?(covering rect: PixelRect) {
    guard !rect.isEmpty, let bitmap = Bitmap(width: rect.width, height: rect.height, scale: 1) else { return nil }
    self.bitmap = bitmap
    self.rect = rect
    context = bitmap.context
    context.translateBy(x: CGFloat(-rect.x0), y: CGFloat(-rect.y0))
  }

  /// Runs `body` with painting confined to whole pixels.
  func clipped(to rects: [PixelRect], _ body: () -> Void) {
    context.saveGState()
    context.clip(toDevicePixels: rects.map { $0.offset(x: -rect.x0, y: -rect.y0).cgRect })
    body()
    context.restoreGState()
  }

  /// Fills whole pixels.
  func fill(_ pixels: PixelRect, _ color: CGColor) {
    context.setFillColor(color)
    context.fill(pixels.cgRect)
  }

  /// Fills a rectangle whose edges may lie between pixels: these get the covered part of the colour.
  func fill(_ r: CGRect, _ color: CGColor) {
    let columns = Self.spans(r.minX, r.maxX)
    let rows = Self.spans(r.minY, r.maxY)
    for row in rows {
      for column in columns {
        let part = row.part * column.part
        let pixels = PixelRect(x0: column.from, y0: row.from, x1: column.to, y1: row.to)
        if part >= 1 {
          fill(pixels, color)
        } else if let faint = color.copy(alpha: color.alpha * part) {
          fill(pixels, faint)
        }
      }
    }
  }

  /// A run of pixels that are covered alike.
  private struct Span {
    /// The first pixel.
    var from: Int32
    /// The pixel after the last.
    var to: Int32
    /// How much of each is covered, 0…1.
    var part: CGFloat
  }

  /// The pixels between two edges: a partly covered one, the whole ones, a partly covered one.
  private static func spans(_ low: CGFloat, _ high: CGFloat) -> [Span] {
    let a = Grid.snapped(low)
    let b = Grid.snapped(high)
    guard b > a else { return [] }
    let first = a.rounded(.up)
    let last = b.rounded(.down)
    if first > last {
      // Both edges in one pixel.
      let from = PixelRect.whole(last)
      return [Span(from: from, to: from + 1, part: b - a)]
    }
    var spans: [Span] = []
    if first > a { spans.append(Span(from: PixelRect.whole(first) - 1, to: PixelRect.whole(first), part: first - a)) }
    if last > first { spans.append(Span(from: PixelRect.whole(first), to: PixelRect.whole(last), part: 1)) }
    if b > last { spans.append(Span(from: PixelRect.whole(last), to: PixelRect.whole(last) + 1, part: b - last)) }
    return spans
  }

  /// Paints a colour through a mask; the origin of the space the mask was made in is put at (x, y).
  func fill(_ mask: A8Bitmap, x: Int32, y: Int32, _ color: CGColor) {
    context.fill(mask: mask, at: CGPoint(x: Int(x), y: Int(y)), color: color)
  }

  /// Paints a bitmap pixel for pixel with its upper left corner at (x, y).
  func blit(_ bitmap: Bitmap, x: Int32, y: Int32, alpha: CGFloat = 1) {
    context.draw(bitmap, in: CGRect(x: Int(x), y: Int(y), width: bitmap.width, height: bitmap.height), alpha: alpha)
  }

  /// Paints on another canvas over `rect`, unclipped, and then that canvas here.
  func isolated(_ rect: PixelRect, alpha: CGFloat = 1, _ body: (Canvas) -> Void) {
    guard let other = Canvas(covering: rect) else { return }
    body(other)
    blit(other.bitmap, x: rect.x0, y: rect.y0, alpha: alpha)
  }

  /// A copy of the pixels of a part of the device; nil when it is not shown here.
  func copy(_ part: PixelRect) -> Bitmap? {
    bitmap.copy(pixelRect: part.offset(x: -rect.x0, y: -rect.y0).cgRect)
  }

  /// Puts a bitmap in place of the pixels from (x, y) on.
  func replace(with bitmap: Bitmap, x: Int32, y: Int32) {
    context.replace(with: bitmap, x: Int(x - rect.x0), y: Int(y - rect.y0))
  }

  /// The same as far as a mask says, whose space has its origin at (maskX, maskY).
  func replace(with bitmap: Bitmap, x: Int32, y: Int32, through mask: A8Bitmap, maskX: Int32, maskY: Int32) {
    context.replace(
      with: bitmap, x: Int(x - rect.x0), y: Int(y - rect.y0), through: mask, maskX: Int(maskX - rect.x0),
      maskY: Int(maskY - rect.y0))
  }
}
