// What lies behind an opaque layer that covers all of the damage need not be painted.

import CoreGraphics

extension LayerPainter {
  /// Finds the frontmost layer whose background alone makes all damaged pixels opaque; painting then begins with it.
  ///
  /// OPTIMIZATION: a screen is mostly a background on a background on a background, and filling pixels is what a frame costs.
  mutating func findCover(from root: PlacedLayer) {
    cover = []
    _ = findCover(in: root)
  }

  /// Notes the frontmost cover at or below a layer, and then the layers above it up to this one; false if there is none.
  private mutating func findCover(in placed: PlacedLayer) -> Bool {
    guard placed.isShown, placed.opacity >= 1, placed.layer.extras?.dissolve == nil else { return false }
    if letsThroughWhole(placed) {
      let space = placed.innerSpace
      for child in paintOrder(of: placed.layer).reversed() where child.subtreeRect.contains(damage.bounds) {
        if findCover(in: PlacedLayer(child, look: look(of: child), in: space, deviceScale: placed.deviceScale)) {
          cover.append(placed.layer)
          return true
        }
      }
    }
    guard placed.coversOpaquely(damage.bounds) else { return false }
    cover.append(placed.layer)
    return true
  }

  /// Whether sublayers are painted straight onto the canvas and nothing of the damage is clipped away.
  private func letsThroughWhole(_ placed: PlacedLayer) -> Bool {
    guard placed.clips else { return true }
    return placed.isUpright && placed.corners.isSquare && placed.clipRect.contains(damage.bounds)
  }

  /// Whether a layer, with everything below it, is hidden by the cover, which is still to come.
  func isBehindCover(_ layer: CALayer) -> Bool { !cover.isEmpty && cover.last !== layer }

  /// Notes that the turn of a layer on the way has come; from the cover on, everything is painted.
  mutating func reach(_ layer: CALayer) {
    if layer === cover.last { cover.removeLast() }
  }
}

extension PlacedLayer {
  /// Whether the background alone makes every pixel of `area` opaque.
  fileprivate func coversOpaquely(_ area: PixelRect) -> Bool {
    guard isUpright, corners.isSquare, let background, background.isOpaque else { return false }
    let box = deviceRect
    return PixelRect(
      minX: box.minX.rounded(.up), minY: box.minY.rounded(.up), maxX: box.maxX.rounded(.down), maxY: box.maxY.rounded(.down)
    )
    .contains(area)
  }
}
