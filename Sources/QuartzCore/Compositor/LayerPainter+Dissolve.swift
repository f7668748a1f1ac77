// A layer that fades from an earlier picture to its present one.

import CoreGraphics

extension LayerPainter {
  /// Paints the blend of both pictures over the layer's box; false when there is no box to paint on.
  ///
  /// A layer that has another size meanwhile shows the earlier picture in its own size, at the top left and with its edges drawn out,
  /// because a stretched one would look wrong. AD-HOC: what sublayers show outside of the box is left out while the fade runs.
  mutating func paintDissolve(_ dissolve: LayerDissolve, of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat) -> Bool {
    let box = PixelRect(covering: placed.deviceRect)
    guard !box.isEmpty, let before = dissolve.before.drawnOut(toWidth: box.width, height: box.height) else { return false }
    dissolve.before = before
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
  /// The bitmap itself when it is large enough, else one in which the last column and the last row are repeated to the end.
  fileprivate func drawnOut(toWidth wide: Int, height high: Int) -> Bitmap? {
    if width >= wide && height >= high { return self }
    guard let result = Bitmap(width: max(width, wide), height: max(height, high), scale: scale) else { return nil }
    withBytes { from in
      result.withMutableBytes { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        for row in 0..<result.height {
          let (source, target) = (from + min(row, height - 1) * stride, to + row * result.stride)
          target.copyMemory(from: source, byteCount: width * 4)
          let last = source.load(fromByteOffset: (width - 1) * 4, as: UInt32.self)
          (target + width * 4).assumingMemoryBound(to: UInt32.self).update(repeating: last, count: result.width - width)
        }
      }
    }
    return result
  }
}
