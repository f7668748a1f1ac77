// The border of a layer: a ring inside the outline, above the sublayers.

import CoreGraphics

extension LayerPainter {
  /// Paints the ring inside the outline.
  func paintBorder(of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat) {
    guard let color = placed.borderColor else { return }
    painting(color, of: placed, on: canvas, alpha: alpha) { paintBorder(of: placed, on: $0, $1) }
  }

  /// Paints the ring in a color.
  private func paintBorder(of placed: PlacedLayer, on canvas: Canvas, _ color: CGColor) {
    let width = placed.borderWidth
    guard placed.isUpright else {
      let style = placed.cornersInPoints
      return fill(path: MaskKey.ring(placed.bounds, style, width), placed.matrix, color, on: canvas)
    }
    let rect = placed.deviceRect
    let thickness = Grid.snapped(width * placed.scale)
    if placed.corners.isSquare { return strips(rect, thickness, color, on: canvas) }
    let shape = OutlineMask(rect, placed.corners, .ring(thickness))
    if !shape.isSliced { return shape.fillWhole(color, on: canvas) }
    shape.fillTiles(color, on: canvas)
    let t = CGFloat(shape.tiles)
    canvas.fill(CGRect(x: rect.minX + t, y: rect.minY, width: rect.width - 2 * t, height: thickness), color)
    canvas.fill(CGRect(x: rect.minX + t, y: rect.maxY - thickness, width: rect.width - 2 * t, height: thickness), color)
    canvas.fill(CGRect(x: rect.minX, y: rect.minY + t, width: thickness, height: rect.height - 2 * t), color)
    canvas.fill(CGRect(x: rect.maxX - thickness, y: rect.minY + t, width: thickness, height: rect.height - 2 * t), color)
  }

  /// The border of square corners.
  private func strips(_ rect: CGRect, _ t: CGFloat, _ color: CGColor, on canvas: Canvas) {
    let thick = min(t, rect.height / 2)
    canvas.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: thick), color)
    canvas.fill(CGRect(x: rect.minX, y: rect.maxY - thick, width: rect.width, height: thick), color)
    let sides = rect.height - 2 * thick
    guard sides > 0 else { return }
    let wide = min(t, rect.width / 2)
    canvas.fill(CGRect(x: rect.minX, y: rect.minY + thick, width: wide, height: sides), color)
    canvas.fill(CGRect(x: rect.maxX - wide, y: rect.minY + thick, width: wide, height: sides), color)
  }
}
