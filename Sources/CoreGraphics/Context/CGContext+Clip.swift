public import Foundation
import PenumbraCPango

extension CGContext {
  /// Keeps what is drawn from now on inside the path too, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let shape = outline
    outline = PathOutline()
    clip(to: state.canDraw ? coverage(of: shape, rule) : nil)
  }

  /// Keeps what is drawn from now on inside a rectangle too; the path is forgotten.
  public func clip(to rect: CGRect) {
    outline = PathOutline()
    clip(to: state.canDraw ? usable(rect).flatMap(coverage(of:)) : nil)
  }

  /// Keeps what is drawn from now on inside the rectangles, taken together, too; the path is forgotten.
  public func clip(to rects: [CGRect]) {
    outline = PathOutline()
    let pixels = rects.map { rect -> CGRect? in
      guard state.transform.keepsRectangles, case .pixels(let box)? = Coverage.aligned(rect.applying(state.transform)) else {
        return nil
      }
      return box
    }
    if pixels.allSatisfy({ $0 != nil }) { return clip(toDevicePixels: pixels.compactMap { $0 }) }
    addRects(rects)
    clip()
  }

  /// Lets everything be drawn on again.
  public func resetClip() {
    state.clipMask = nil
    if let handle = handleIfMade { cairo_reset_clip(handle) }
  }

  /// Keeps what is drawn from now on inside some rectangles of whole device pixels too; no rectangle means nothing.
  package func clip(toDevicePixels rects: [CGRect]) {
    let cairo = handle
    let whole = layers.last?.sheet.area ?? CGRect(x: 0, y: 0, width: width, height: height)
    Device.withoutMatrix(cairo) {
      cairo_new_path(cairo)
      for rect in rects where rect.isFinite {
        let box = rect.integral.shared(with: whole)
        if !box.isEmpty { cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height)) }
      }
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    }
  }

  /// Cairo keeps the part of the clip that follows whole pixels, a mask the rest; nil lets nothing through.
  private func clip(to coverage: Coverage?) {
    switch coverage {
    case .pixels(let rect)?: clip(toDevicePixels: [rect])
    case .mask(let mask)?:
      let both = state.clipMask == nil ? mask : mask.multiplied(by: state.clipMask, in: mask.area)
      guard let both else { return clip(toDevicePixels: []) }
      state.clipMask = both
      clip(toDevicePixels: [both.area])
    case nil: clip(toDevicePixels: [])
    }
  }

  /// The smallest rectangle of user space around what can be drawn on; null when that is nothing.
  public var boundingBoxOfClipPath: CGRect {
    guard state.canDraw else { return .null }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let pixels = handleIfMade.map(Device.clip(of:)) ?? whole
    return pixels.isEmpty ? .null : pixels.applying(state.transform.inverted())
  }
}
