// The shadow under a layer.

import CoreGraphics

extension LayerPainter {
  /// Paints the shadow, but for what the layer's own background will cover.
  func paintShadow(_ shadow: LayerShadow, of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat) {
    guard let color = shadow.color?.faded(CGFloat(min(shadow.opacity, 1)) * alpha) else { return }
    let shape = ShadowShape(of: placed, shadow)
    guard damage.intersects(shape.covered) else { return }
    guard let (mask, x, y) = shape.mask() else { return }
    let hidden = alpha >= 1 ? coveredByBackground(placed) : .empty
    if hidden.isEmpty {
      canvas.fill(mask, x: x, y: y, color)
    } else {
      let all = shape.covered
      // What the opaque background will cover anyway is not worth painting.
      canvas.clipped(to: all.without(hidden)) { canvas.fill(mask, x: x, y: y, color) }
    }
  }

  /// The pixels at the heart of the layer that its own background covers for good.
  private func coveredByBackground(_ placed: PlacedLayer) -> PixelRect {
    guard placed.isUpright, let color = placed.background, color.isOpaque else { return .empty }
    let inset = placed.corners.isSquare ? 1 : placed.corners.reach.rounded(.up) + 1
    return PixelRect(covering: placed.deviceRect.insetBy(dx: inset, dy: inset))
  }
}

extension PixelRect {
  /// The rectangle in up to four parts around a hole.
  fileprivate func without(_ hole: PixelRect) -> [PixelRect] {
    let h = intersection(hole)
    if h.isEmpty { return [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: h.y0), PixelRect(x0: x0, y0: h.y1, x1: x1, y1: y1),
      PixelRect(x0: x0, y0: h.y0, x1: h.x0, y1: h.y1), PixelRect(x0: h.x1, y0: h.y0, x1: x1, y1: h.y1),
    ].filter { !$0.isEmpty }
  }
}
