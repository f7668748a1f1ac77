// The fill of a layer's outline, and filling of outlines in general.

import CoreGraphics

extension LayerPainter {
  /// Paints the fill of the outline.
  func paintBackground(_ color: CGColor, of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat) {
    painting(color, of: placed, on: canvas, alpha: alpha) { canvas, color in
      if placed.isUpright {
        fill(placed.deviceRect, placed.corners, color, on: canvas)
      } else {
        let style = placed.cornersInPoints
        fill(path: style.path(placed.bounds), placed.matrix, color, on: canvas)
      }
    }
  }

  /// Runs the body with the color that a layer is to be painted with, and where.
  ///
  /// A pattern begins at the upper left corner of the layer and is turned and stretched with it. Where its pixels may lie between the
  /// device's, it is painted apart, so that no clip can make a difference to a pixel.
  func painting(
    _ color: CGColor, of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat, _ body: (Canvas, CGColor) -> Void
  ) {
    guard let pattern = color.pattern else {
      if let color = color.faded(alpha) { body(canvas, color) }
      return
    }
    let corner = CGAffineTransform(translationX: placed.bounds.minX, y: placed.bounds.minY)
    var space = corner.concatenating(placed.matrix)
    // On the grid a picture of the screen's pixels stays sharp.
    if placed.isAsLaidOut { (space.tx, space.ty) = (space.tx.rounded(), space.ty.rounded()) }
    if placed.isAsLaidOut, pattern.scale == placed.deviceScale {
      guard let color = color.faded(alpha) else { return }
      canvas.context.saveGState()
      canvas.context.setPatternSpace(space)
      body(canvas, color)
      return canvas.context.restoreGState()
    }
    canvas.isolated(PixelRect(covering: placed.deviceRect).intersection(frame), alpha: alpha) { other in
      other.context.setPatternSpace(space)
      body(other, color)
    }
  }

  /// Fills an upright outline.
  func fill(_ rect: CGRect, _ corners: CornerStyle, _ color: CGColor, on canvas: Canvas) {
    if corners.isSquare { return canvas.fill(rect, color) }
    let shape = OutlineMask(rect, corners, .inside)
    if !shape.isSliced { return shape.fillWhole(color, on: canvas) }
    let tiles = shape.tiles
    let pixels = shape.pixels
    shape.fillTiles(color, on: canvas)
    canvas.fill(PixelRect(x0: pixels.x0 + tiles, y0: pixels.y0, x1: pixels.x1 - tiles, y1: pixels.y0 + tiles), color)
    canvas.fill(PixelRect(x0: pixels.x0, y0: pixels.y0 + tiles, x1: pixels.x1, y1: pixels.y1 - tiles), color)
    canvas.fill(PixelRect(x0: pixels.x0 + tiles, y0: pixels.y1 - tiles, x1: pixels.x1 - tiles, y1: pixels.y1), color)
  }

  /// Fills any path of a layer's coordinates.
  func fill(path: CGPath, _ matrix: CGAffineTransform, _ color: CGColor, on canvas: Canvas) {
    var m = matrix
    guard let placed = path.copy(using: &m), let mask = shadowMask(for: placed, sigma: 0, scale: 1) else { return }
    canvas.fill(mask, x: 0, y: 0, color)
  }
}

/// The mask of an upright outline or of a ring along it, whole or as four corner tiles.
@MainActor
struct OutlineMask {
  /// The outline in device pixels.
  let rect: CGRect
  /// Its corners.
  let corners: CornerStyle
  /// Which part of it is meant.
  let part: MaskKey.Part
  /// The pixels of the outline.
  let pixels: PixelRect
  /// The side of a corner tile in pixels.
  let tiles: Int32
  /// Whether the outline is large and on the grid, so that only its corners need a mask.
  let isSliced: Bool

  /// Finds out how the part is best painted.
  init(_ rect: CGRect, _ corners: CornerStyle, _ part: MaskKey.Part) {
    self.rect = rect
    self.corners = corners
    self.part = part
    pixels = PixelRect(covering: rect)
    var reach = corners.reach
    if case .ring(let thickness) = part { reach = max(reach, thickness) }
    tiles = PixelRect.whole(reach.rounded(.up)) + 1
    isSliced =
      rect.minX == rect.minX.rounded() && rect.minY == rect.minY.rounded() && rect.maxX == rect.maxX.rounded()
      && rect.maxY == rect.maxY.rounded() && pixels.width > 2 * Int(tiles) + 8 && pixels.height > 2 * Int(tiles) + 8
  }

  /// Fills with the mask of the whole outline.
  func fillWhole(_ color: CGColor, on canvas: Canvas) {
    let left = rect.minX.rounded(.down)
    let top = rect.minY.rounded(.down)
    let key = MaskKey(
      left: rect.minX - left, top: rect.minY - top, width: rect.width, height: rect.height, corners: corners, part: part)
    guard let mask = MaskCache.shared.mask(key) else { return }
    canvas.fill(mask, x: PixelRect.whole(left), y: PixelRect.whole(top), color)
  }

  /// The mask of a small outline with the same corners.
  var standIn: (mask: A8Bitmap, side: Int32)? {
    let side = 2 * tiles + 2
    let key = MaskKey(left: 0, top: 0, width: CGFloat(side), height: CGFloat(side), corners: corners, part: part)
    return MaskCache.shared.mask(key).map { ($0, side) }
  }

  /// The corner tiles: their pixels, and where the stand-in's mask is put for each.
  func corners(standInSide side: Int32) -> [(tile: PixelRect, x: Int32, y: Int32)] {
    let p = pixels
    return [
      (PixelRect(x0: p.x0, y0: p.y0, x1: p.x0 + tiles, y1: p.y0 + tiles), p.x0, p.y0),
      (PixelRect(x0: p.x1 - tiles, y0: p.y0, x1: p.x1, y1: p.y0 + tiles), p.x1 - side, p.y0),
      (PixelRect(x0: p.x0, y0: p.y1 - tiles, x1: p.x0 + tiles, y1: p.y1), p.x0, p.y1 - side),
      (PixelRect(x0: p.x1 - tiles, y0: p.y1 - tiles, x1: p.x1, y1: p.y1), p.x1 - side, p.y1 - side),
    ]
  }

  /// Fills the four corner tiles.
  func fillTiles(_ color: CGColor, on canvas: Canvas) {
    guard let (mask, side) = standIn else { return }
    for corner in corners(standInSide: side) where corner.tile.intersects(canvas.rect) {
      canvas.clipped(to: [corner.tile]) { canvas.fill(mask, x: corner.x, y: corner.y, color) }
    }
  }
}

extension CGColor {
  /// The colour with its alpha multiplied; nil when nothing is left.
  func faded(_ factor: CGFloat) -> CGColor? {
    if factor >= 1 { return self }
    return factor > 0 ? copy(alpha: alpha * factor) : nil
  }
}
