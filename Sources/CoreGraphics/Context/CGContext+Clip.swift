public import Foundation
import PenumbraCPango

extension CGContext {
  /// Keeps what is drawn from now on inside the path too, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let shape = outline
    outline = PathOutline()
    let cairo = handle
    guard state.canDraw else { return clipAway(cairo) }
    add(shape, to: cairo)
    cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_antialias(cairo, state.antialiasing)
    cairo_clip(cairo)
  }

  /// Keeps what is drawn from now on inside a rectangle too; the path is forgotten.
  public func clip(to rect: CGRect) {
    outline = PathOutline()
    let cairo = handle
    guard state.canDraw, let box = usable(rect) else { return clipAway(cairo) }
    cairo_new_path(cairo)
    cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
    cairo_set_antialias(cairo, state.antialiasing)
    cairo_clip(cairo)
  }

  /// Keeps what is drawn from now on inside the rectangles, taken together, too; the path is forgotten.
  public func clip(to rects: [CGRect]) {
    outline = PathOutline()
    for rect in rects { outline.addRect(rect, state.transform) }
    clip(using: .winding)
  }

  /// Lets everything be drawn on again.
  public func resetClip() {
    if let handle = handleIfMade { cairo_reset_clip(handle) }
  }

  /// Keeps what is drawn from now on inside some rectangles of whole device pixels too; no rectangle means nothing.
  package func clip(toDevicePixels rects: [CGRect]) {
    let cairo = handle
    Device.withoutMatrix(cairo) {
      cairo_new_path(cairo)
      for rect in rects where rect.isFinite {
        let box = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        if !box.isEmpty { cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height)) }
      }
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    }
  }

  /// The smallest rectangle of user space around what can be drawn on; null when that is nothing.
  public var boundingBoxOfClipPath: CGRect {
    guard state.canDraw else { return .null }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let pixels = handleIfMade.map(Device.clip(of:)) ?? whole
    return pixels.isEmpty ? .null : pixels.applying(state.transform.inverted())
  }

  /// Cairo cuts everything off when the path is empty.
  private func clipAway(_ cairo: OpaquePointer) {
    cairo_new_path(cairo)
    cairo_clip(cairo)
  }
}
