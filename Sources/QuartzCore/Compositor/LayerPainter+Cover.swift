// What lies behind an opaque layer that covers all of the damage need not be painted.

import CoreGraphics

extension LayerPainter {
  /// Finds the frontmost layer whose background alone makes all damaged pixels opaque; painting then begins with it.
  ///
  /// OPTIMIZATION: a screen is mostly a background on a background on a background, and filling pixels is what a frame costs.
  mutating func findCover(from root: PlacedLayer) {
    cover = path(toCoverIn: root) ?? []
  }

  /// The layers from this one down to the frontmost cover at or below it; `nil` if there is none.
  private func path(toCoverIn placed: PlacedLayer) -> [CALayer]? {
    guard placed.isShown, placed.opacity >= 1, placed.layer.extras?.dissolve == nil else { return nil }
    if letsThroughWhole(placed) {
      let space = placed.innerSpace
      for child in placed.layer.paintOrder.reversed() where child.subtreeRect.contains(damage.bounds) {
        if let path = path(toCoverIn: PlacedLayer(child, look: look(of: child), in: space)) { return [placed.layer] + path }
      }
    }
    return placed.coversOpaquely(damage.bounds) ? [placed.layer] : nil
  }

  /// Whether sublayers are painted straight onto the canvas and nothing of the damage is clipped away.
  private func letsThroughWhole(_ placed: PlacedLayer) -> Bool {
    guard placed.clips else { return true }
    return placed.isUpright && placed.corners.isSquare && placed.clipRect.contains(damage.bounds)
  }

  /// Whether a layer, with everything below it, is hidden by the cover, which is still to come.
  func isBehindCover(_ layer: CALayer) -> Bool { !cover.isEmpty && !cover.contains { $0 === layer } }

  /// Notes that a layer's turn has come; from the cover on, everything is painted.
  mutating func reach(_ layer: CALayer) {
    if layer === cover.last { cover = [] }
  }
}

extension PlacedLayer {
  /// Whether the background alone makes every pixel of `area` opaque.
  fileprivate func coversOpaquely(_ area: PixelRect) -> Bool {
    guard isUpright, corners.isSquare, let background, background.alpha >= 1 else { return false }
    let box = deviceRect
    return PixelRect(
      minX: box.minX.rounded(.up), minY: box.minY.rounded(.up), maxX: box.maxX.rounded(.down), maxY: box.maxY.rounded(.down)
    )
    .contains(area)
  }
}
