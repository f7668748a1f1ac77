import CoreGraphics
import Foundation
import PenumbraCPango

/// A Cairo context for the time that one text is drawn; its state is put back afterwards.
struct TextDrawing {
  /// The context whose state counts.
  private let context: CGContext
  /// Cairo's context on what is drawn on at the moment.
  private let cairo: OpaquePointer
  /// Device pixels in a point.
  private let scale: CGFloat
  /// Whether points are device pixels times `scale`, without rotation.
  private let isUpright: Bool
  /// Top and bottom of what can be seen, in points.
  private let visible: ClosedRange<CGFloat>

  /// Saves the state of a context.
  init(_ context: CGContext, on cairo: OpaquePointer) {
    self.context = context
    self.cairo = cairo
    cairo_save(cairo)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    scale = CGFloat((matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot())
    isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.yy > 0
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    visible = CGFloat(min(top, bottom))...CGFloat(max(top, bottom, min(top, bottom)))
  }

  /// Puts the context's state back.
  func finish() { cairo_restore(cairo) }

  /// Whether anything between two heights can be seen.
  func mayShow(from top: CGFloat, to bottom: CGFloat) -> Bool {
    bottom >= visible.lowerBound && top <= visible.upperBound
  }

  /// Takes a colour for what follows.
  func setColor(_ color: CGColor) { context.setSource(color, on: cairo) }

  /// Draws glyphs of a font, relative to a point on the baseline.
  func show(_ glyphs: [cairo_glyph_t], _ range: Range<Int>, of font: OpaquePointer, at origin: CGPoint, size: CGFloat) {
    guard !range.isEmpty else { return }
    cairo_save(cairo)
    cairo_translate(cairo, Double(origin.x), Double(origin.y))
    cairo_set_scaled_font(cairo, font)
    glyphs.withUnsafeBufferPointer { all in
      let start = all.baseAddress.map { $0 + range.lowerBound }
      if size * scale > Self.largestBitmap {
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, start, Int32(range.count))
        cairo_fill(cairo)
      } else {
        cairo_show_glyphs(cairo, start, Int32(range.count))
      }
    }
    cairo_restore(cairo)
  }

  /// The pixel size up to which glyphs are kept as bitmaps; larger ones are filled as paths, or one letter could take 100 MB.
  private static let largestBitmap: CGFloat = 256

  /// Fills a rectangle.
  func fill(_ rect: CGRect) {
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(cairo)
  }

  /// Fills a thin rectangle whose edges lie on whole pixels, at least one pixel thick.
  func fillSharp(_ rect: CGRect) {
    guard isUpright, scale > 0 else { return fill(rect) }
    var x = Double(rect.minX)
    var y = Double(rect.minY)
    cairo_user_to_device(cairo, &x, &y)
    let thickness = max(1, (rect.height * scale).rounded())
    y = y.rounded()
    cairo_device_to_user(cairo, &x, &y)
    fill(CGRect(x: rect.minX, y: CGFloat(y), width: rect.width, height: thickness / scale))
  }

  /// Draws a rectangle's outline inside of it.
  func strokeBox(_ rect: CGRect, thickness: CGFloat) {
    guard rect.width > 2 * thickness, rect.height > 2 * thickness else { return fill(rect) }
    cairo_set_line_width(cairo, Double(thickness))
    cairo_rectangle(
      cairo, Double(rect.minX + thickness / 2), Double(rect.minY + thickness / 2), Double(rect.width - thickness),
      Double(rect.height - thickness))
    cairo_stroke(cairo)
  }
}
