// The shadow under a layer.

import CoreGraphics

/// The outline that casts a shadow, on the device, and the pixels the shadow reaches.
///
/// AD-HOC: without a `shadowPath` the outline is the layer's box, when the layer has a background, contents or a border; Core
/// Animation takes the alpha of the layer with everything below it.
@MainActor
struct ShadowShape {
  /// Deviations beyond which nothing is left of the blur.
  static let reach: CGFloat = 3

  let placed: PlacedLayer
  let shadow: LayerShadow
  /// The standard deviation in device pixels, to a quarter of a pixel.
  let sigma: CGFloat
  /// How far the shadow is moved, in device pixels.
  let dx: CGFloat
  let dy: CGFloat

  init(of placed: PlacedLayer, _ shadow: LayerShadow) {
    self.placed = placed
    self.shadow = shadow
    sigma = (max(shadow.radius, 0) * placed.scale * 4).rounded() / 4
    let m = placed.matrix
    dx = m.a * shadow.offset.width + m.c * shadow.offset.height
    dy = m.b * shadow.offset.width + m.d * shadow.offset.height
  }

  /// The pixels the shadow may touch.
  var covered: PixelRect {
    guard shadow.path != nil || placed.hasLook else { return .empty }
    let shape = shadow.path.map { $0.boundingBox.applying(placed.matrix) } ?? placed.deviceRect
    guard shape.width >= 0, shape.height >= 0 else { return .empty }
    let reach = (sigma * Self.reach).rounded(.up) + 3
    return PixelRect(covering: shape.offsetBy(dx: dx, dy: dy).insetBy(dx: -reach, dy: -reach))
  }
}

extension LayerPainter {
  func paintShadow(_ shadow: LayerShadow, of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat) {
    guard let color = shadow.color?.faded(CGFloat(min(shadow.opacity, 1)) * alpha) else { return }
    let shape = ShadowShape(of: placed, shadow)
    guard damage.intersects(shape.covered) else { return }
    guard let (mask, x, y) = mask(of: shape) else { return }
    let hidden = alpha >= 1 ? coveredByBackground(placed) : .empty
    if hidden.isEmpty {
      canvas.fill(mask, x: x, y: y, color)
    } else {
      let all = shape.covered
      // What the opaque background will cover anyway is not worth painting.
      canvas.clipped(to: all.without(hidden)) { canvas.fill(mask, x: x, y: y, color) }
    }
  }

  /// The blurred mask and the pixel it begins at.
  private func mask(of shape: ShadowShape) -> (A8Bitmap, Int32, Int32)? {
    let placed = shape.placed
    guard shape.shadow.path == nil && placed.isUpright else {
      let style = placed.corners.with(radius: placed.corners.radius / max(placed.scale, 1e-9))
      var m = placed.matrix.concatenating(CGAffineTransform(translationX: shape.dx, y: shape.dy))
      guard let path = (shape.shadow.path ?? style.path(placed.bounds)).copy(using: &m),
        let mask = shadowMask(for: path, sigma: shape.sigma, scale: 1)
      else { return nil }
      return (mask, 0, 0)
    }
    // Place and size go to quarters of a pixel, so that a layer on the move does not need a mask a frame.
    func quarter(_ v: CGFloat) -> CGFloat { (v * 4).rounded() / 4 }
    let rect = placed.deviceRect
    let left = quarter(rect.minX + shape.dx)
    let top = quarter(rect.minY + shape.dy)
    let key = MaskKey(
      left: left - left.rounded(.down), top: top - top.rounded(.down), width: quarter(rect.width), height: quarter(rect.height),
      corners: placed.corners, part: .blurred(shape.sigma))
    guard let mask = MaskCache.shared.mask(key) else { return nil }
    return (mask, PixelRect.whole(left.rounded(.down)), PixelRect.whole(top.rounded(.down)))
  }

  /// The pixels at the heart of the layer that its own background covers for good.
  private func coveredByBackground(_ placed: PlacedLayer) -> PixelRect {
    guard placed.isUpright, let color = placed.background, color.alpha >= 1 else { return .empty }
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
