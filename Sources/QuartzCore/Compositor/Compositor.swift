// From a tree of layers to pixels.

package import CoreGraphics

/// Keeps a bitmap in step with a tree of layers by drawing only what changed.
///
/// A composite has two halves: `LayerUpdate` finds the damage along the marked paths, `LayerPainter` paints every layer that
/// meets it, back to front. The result is the same, byte for byte, as drawing everything.
@MainActor
package final class Compositor {
  /// The tree that was composited last.
  private weak var lastRoot: CALayer?
  /// Where it was drawn.
  private weak var lastTarget: Bitmap?
  /// At how many pixels a point.
  private var lastScale: CGFloat = 0

  /// Makes a compositor that has drawn nothing yet.
  package init() {}

  /// Makes the next composite draw everything.
  package func forget() {
    lastTarget = nil
  }

  /// Brings `target`, which holds what the last composite left there, up to date with the tree at `time`.
  ///
  /// The root's bounds fill the target from its upper left corner, whatever the root's position; what nothing covers is black.
  /// Delegates are never called. A tree belongs to one compositor at a time.
  package func composite(_ root: CALayer, into target: Bitmap, at time: CFTimeInterval) -> CompositeResult {
    let isOtherTree = lastRoot !== root || lastScale != target.scale
    let all = isOtherTree || lastTarget !== target
    if !all && !root.needsComposite { return CompositeResult() }
    lastRoot = root
    lastTarget = target
    lastScale = target.scale
    let frame = PixelRect(x0: 0, y0: 0, x1: Int32(target.width), y1: Int32(target.height))
    var update = LayerUpdate(time: time, target: frame)
    update.update(root: root, scale: target.scale, all: isOtherTree)
    let damage = all ? DamageRegion(frame) : update.damage
    var result = CompositeResult()
    result.layersVisited = update.visited
    if !damage.isEmpty {
      var painter = LayerPainter(source: .remembered, time: time, damage: damage, frame: frame)
      let canvas = Canvas(device: target)
      canvas.clipped(to: damage.rects) {
        let placed = PlacedLayer(root: root, look: painter.look(of: root), scale: target.scale)
        painter.findCover(from: placed)
        if painter.cover.isEmpty { canvas.fill(damage.bounds, .black) }
        painter.paint(placed, on: canvas, clip: frame, alpha: 1)
      }
      result.damage = damage.rects.map(\.cgRect)
      result.layersDrawn = painter.layersDrawn
      result.pixelsDrawn = damage.area
    }
    for layer in update.animated { layer.markAnimated() }
    result.hasRunningAnimations = !update.animated.isEmpty
    return result
  }

  /// A new picture of a layer's box with everything below it, without its shadow, opacity, transform and being hidden.
  ///
  /// Nothing remembered from composites is used or changed. Nil when the box is empty or too large.
  package func render(_ layer: CALayer, scale: CGFloat, at time: CFTimeInterval, usesModelValues: Bool) -> Bitmap? {
    let look = usesModelValues ? nil : layer.extras?.animations?.look(at: time, of: layer)
    let placed = PlacedLayer(root: layer, look: look, scale: scale)
    let box = PixelRect(covering: placed.deviceRect)
    guard !box.isEmpty, let bitmap = Bitmap(width: box.width, height: box.height, scale: scale) else { return nil }
    var painter = LayerPainter(
      source: usesModelValues ? .model : .moment(time), time: time, damage: DamageRegion(box), frame: box)
    let canvas = Canvas(device: bitmap)
    // At a moment, a layer that fades shows its blend; a second fade begins with that.
    if !usesModelValues, let dissolve = layer.extras?.dissolve,
      painter.paintDissolve(dissolve, of: placed, on: canvas, alpha: 1)
    {
      return bitmap
    }
    painter.paintBox(placed, on: canvas, clip: box, alpha: 1)
    return bitmap
  }
}

extension CALayer {
  /// What `render(in:)` does: draws a picture of the model at the context's own scale.
  func renderModel(in context: CGContext) {
    let device = context.deviceTransform
    let scale = (abs(device.a * device.d - device.b * device.c)).squareRoot()
    guard scale > 0, let picture = Compositor().render(self, scale: scale, at: CACurrentMediaTime(), usesModelValues: true)
    else { return }
    context.draw(
      picture,
      in: CGRect(
        origin: bounds.origin, size: CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)))
  }
}
