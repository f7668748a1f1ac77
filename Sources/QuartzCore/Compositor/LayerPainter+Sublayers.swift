// The sublayers, and clipping of them to the layer's outline.

import CoreGraphics

extension LayerPainter {
  /// Paints all sublayers, back to front.
  mutating func paintSublayers(of placed: PlacedLayer, on canvas: Canvas, clip: PixelRect, alpha: CGFloat) {
    let layer = placed.layer
    if layer.children.isEmpty { return }
    let space = placed.innerSpace
    for child in paintOrder(of: layer) {
      paint(child, in: space, deviceScale: placed.deviceScale, on: canvas, clip: clip, alpha: alpha)
    }
  }

  /// Paints background, contents and sublayers clipped to the outline.
  ///
  /// Square corners are a clip of whole pixels. Round ones are painted square first; then each corner tile becomes a blend, by
  /// the outline's mask, of what was painted and what was there before. That is what clipping a group to the outline gives,
  /// without a group.
  mutating func paintMasked(_ placed: PlacedLayer, on canvas: Canvas, clip: PixelRect, alpha: CGFloat, own: Bool) {
    let inner = clip.intersection(placed.clipRect)
    let meetsDamage = damage.intersects(inner)
    guard placed.isUpright else {
      guard meetsDamage else { return }
      return paintMaskedTurned(placed, on: canvas, clip: inner, alpha: alpha, own: own)
    }
    let corners = placed.corners
    if corners.isSquare {
      // The background's soft edges may lie outside of the whole pixels that the clip lets through.
      if own, let color = placed.background { paintBackground(color, of: placed, on: canvas, alpha: alpha) }
      if meetsDamage { paintInside(placed, on: canvas, clip: inner, alpha: alpha, own: own) }
      return
    }
    guard meetsDamage else { return }
    let saved = savedCorners(placed.clipRect, corners, on: canvas, clip: inner)
    if own, let color = placed.background {
      painting(color, of: placed, on: canvas, alpha: alpha) { $0.fill(placed.clipRect, $1) }
    }
    paintInside(placed, on: canvas, clip: inner, alpha: alpha, own: own)
    for corner in saved { corner.restore(on: canvas) }
  }

  /// Paints contents and sublayers within whole pixels.
  private mutating func paintInside(_ placed: PlacedLayer, on canvas: Canvas, clip: PixelRect, alpha: CGFloat, own: Bool) {
    canvas.context.saveGState()
    canvas.context.clip(toDevicePixels: [clip.offset(x: -canvas.rect.x0, y: -canvas.rect.y0).cgRect])
    if own { paintContents(of: placed, on: canvas, alpha: alpha) }
    paintSublayers(of: placed, on: canvas, clip: clip, alpha: alpha)
    canvas.context.restoreGState()
  }

  /// A turned outline: paints on a group and lets it through the outline's mask.
  private mutating func paintMaskedTurned(_ placed: PlacedLayer, on canvas: Canvas, clip: PixelRect, alpha: CGFloat, own: Bool) {
    let area = clip.intersection(canvas.rect).intersection(damage.bounds)
    let style = placed.cornersInPoints
    var m = placed.matrix
    guard let group = Canvas(covering: area), let result = Canvas(covering: area),
      let path = style.path(placed.bounds).copy(using: &m), let mask = shadowMask(for: path, sigma: 0, scale: 1)
    else { return }
    if own, let color = placed.background {
      painting(color, of: placed, on: group, alpha: alpha) { $0.fill(area, $1) }
    }
    if own { paintContents(of: placed, on: group, alpha: alpha) }
    paintSublayers(of: placed, on: group, clip: area, alpha: alpha)
    result.replace(with: group.bitmap, x: area.x0, y: area.y0, through: mask, maskX: 0, maskY: 0)
    canvas.blit(result.bitmap, x: area.x0, y: area.y0)
  }

  /// What the corner tiles show before the layer is painted; tiles without damage are left out, nothing will change there.
  private func savedCorners(_ rect: PixelRect, _ corners: CornerStyle, on canvas: Canvas, clip: PixelRect) -> [SavedCorner] {
    let shape = OutlineMask(rect.cgRect, corners, .inside)
    var saved: [SavedCorner] = []
    func save(_ tile: PixelRect, _ mask: A8Bitmap, _ x: Int32, _ y: Int32) {
      let part = tile.intersection(clip).intersection(canvas.rect)
      guard damage.intersects(part), let before = canvas.copy(part) else { return }
      saved.append(SavedCorner(part: part, before: before, mask: mask, x: x, y: y))
    }
    if shape.isSliced {
      guard let (mask, side) = shape.standIn else { return [] }
      for corner in shape.corners(standInSide: side) { save(corner.tile, mask, corner.x, corner.y) }
    } else {
      let key = MaskKey(
        left: 0, top: 0, width: CGFloat(rect.width), height: CGFloat(rect.height), corners: corners, part: .inside)
      if let mask = MaskCache.shared.mask(key) { save(rect, mask, rect.x0, rect.y0) }
    }
    return saved
  }
}

/// The pixels of a corner before something was painted that is to be clipped.
@MainActor
private struct SavedCorner {
  /// The pixels.
  let part: PixelRect
  /// What they showed.
  let before: Bitmap
  /// What lets the layer through.
  let mask: A8Bitmap
  /// Where the origin of the mask's space lies.
  let x: Int32
  let y: Int32

  /// Leaves what was painted only as far as the mask lets it.
  func restore(on canvas: Canvas) {
    guard let after = canvas.copy(part) else { return }
    canvas.replace(with: before, x: part.x0, y: part.y0)
    canvas.replace(with: after, x: part.x0, y: part.y0, through: mask, maskX: x, maskY: y)
  }
}
