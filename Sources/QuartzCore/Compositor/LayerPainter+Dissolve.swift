// A layer that fades from an earlier picture to its present one.

import CoreGraphics

extension LayerPainter {
  /// Paints the blend of both pictures over the layer's box; false when there is no box to paint on.
  ///
  /// AD-HOC: what sublayers show outside of the box is left out while the fade runs.
  mutating func paintDissolve(_ dissolve: LayerDissolve, of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat) -> Bool {
    let box = PixelRect(covering: placed.deviceRect)
    guard !box.isEmpty, let before = dissolve.before.fitted(to: box) else { return false }
    let after: Bitmap
    if !dissolve.isLive, let kept = dissolve.after, kept.width == box.width, kept.height == box.height {
      after = kept
    } else {
      var painter = LayerPainter(
        source: dissolve.isLive ? .moment(time) : .model, time: time, damage: DamageRegion(box), frame: box)
      guard let drawn = Canvas(covering: box) else { return false }
      painter.paintBox(placed, on: drawn, clip: box, alpha: 1)
      layersDrawn += painter.layersDrawn
      after = drawn.bitmap
      dissolve.after = after
    }
    guard let blend = Bitmap(width: box.width, height: box.height, scale: 1) else { return false }
    Bitmap.dissolve(from: before, to: after, progress: dissolve.progress(at: time), into: blend)
    canvas.blit(blend, x: box.x0, y: box.y0, alpha: alpha)
    return true
  }
}

extension Bitmap {
  /// The bitmap itself when it has the size of `box`, else a stretched one.
  fileprivate func fitted(to box: PixelRect) -> Bitmap? {
    if width == box.width && height == box.height { return self }
    guard let result = Bitmap(width: box.width, height: box.height, scale: 1) else { return nil }
    result.context.draw(self, in: CGRect(x: 0, y: 0, width: box.width, height: box.height), alpha: 1)
    return result
  }
}
