// Second half of a composite: layers become pixels. The stages of a layer are painted in this order, each in a file of its own:
// `LayerPainter+Shadow` → `+Background` → `+Contents` → `+Sublayers` → `+Border`. A stage that filters what lies behind the layer
// belongs before the background; one that masks the whole layer belongs around all of them, in `paint`.

import CoreGraphics

/// Paints layers back to front onto a canvas, leaving out what does not meet the damage.
@MainActor
struct LayerPainter {
  /// Where values and covered pixels come from.
  enum Source {
    /// From what `LayerUpdate` left on the layers.
    case remembered
    /// From the model.
    case model
    /// From the model and the animations at a moment.
    case moment(CFTimeInterval)
  }

  /// Where values and covered pixels come from.
  let source: Source
  /// The moment of the frame on the media clock.
  let time: CFTimeInterval
  /// The pixels that are to be drawn.
  let damage: DamageRegion
  /// All device pixels there are; isolated painting is cut to this and not to the damage.
  let frame: PixelRect
  /// How many layers left a trace.
  var layersDrawn = 0
  /// What is left of the way from the root to the layer that painting begins with, the next step last; see `findCover(from:)`.
  var cover: [CALayer] = []

  /// A painter that has painted nothing yet.
  init(source: Source, time: CFTimeInterval, damage: DamageRegion, frame: PixelRect) {
    self.source = source
    self.time = time
    self.damage = damage
    self.frame = frame
  }

  /// The values a layer shows.
  func look(of layer: CALayer) -> ShownLook? {
    guard let animations = layer.extras?.animations else { return nil }
    return switch source {
    case .remembered: animations.shown
    case .model: nil
    case .moment(let time): animations.look(at: time, of: layer)
    }
  }

  /// The sublayers from back to front, where the values shown put them.
  func paintOrder(of layer: CALayer) -> [CALayer] {
    layer.paintOrder { look(of: $0)?.values.zPosition ?? $0.zPosition }
  }

  /// The pixels the layer itself may touch.
  func ownRect(_ placed: PlacedLayer) -> PixelRect {
    if case .remembered = source { return placed.layer.ownRect }
    return placed.ownRect()
  }

  /// Paints a sublayer of a space with everything below it.
  mutating func paint(
    _ layer: CALayer, in space: CGAffineTransform, deviceScale: CGFloat, on canvas: Canvas, clip: PixelRect, alpha: CGFloat
  ) {
    if case .remembered = source, !damage.intersects(layer.subtreeRect.intersection(clip)) || isBehindCover(layer) { return }
    let placed = PlacedLayer(layer, look: look(of: layer), in: space, deviceScale: deviceScale)
    paint(placed, on: canvas, clip: clip, alpha: alpha)
  }

  /// Paints a layer with everything below it; `clip` are the pixels that ancestors let through.
  mutating func paint(_ placed: PlacedLayer, on canvas: Canvas, clip: PixelRect, alpha: CGFloat) {
    guard placed.isShown else { return }
    let opacity = CGFloat(placed.opacity)
    if placed.fadesAsGroup {
      let area = clip.intersection(canvas.rect).intersection(damage.bounds)
      let extent = if case .remembered = source { area.intersection(placed.layer.subtreeRect) } else { area }
      guard let group = Canvas(covering: extent) else { return }
      paintStages(placed, on: group, clip: extent, alpha: 1)
      canvas.blit(group.bitmap, x: extent.x0, y: extent.y0, alpha: opacity * alpha)
    } else {
      paintStages(placed, on: canvas, clip: clip, alpha: opacity * alpha)
    }
  }

  /// Paints the stages in order.
  private mutating func paintStages(_ placed: PlacedLayer, on canvas: Canvas, clip: PixelRect, alpha: CGFloat) {
    reach(placed.layer)
    let meetsDamage = damage.intersects(ownRect(placed).intersection(clip))
    let isVisible = meetsDamage && cover.isEmpty
    if isVisible || (meetsDamage && placed.borderWidth > 0) { layersDrawn += 1 }
    if isVisible {
      if let shadow = placed.shadow { paintShadow(shadow, of: placed, on: canvas, alpha: alpha) }
    }
    if let dissolve = placed.layer.extras?.dissolve, placed.isUpright,
      paintDissolve(dissolve, of: placed, on: canvas, alpha: alpha)
    {
      return
    }
    // The border lies on top of the sublayers, and so of the cover among them.
    paintBox(placed, on: canvas, clip: clip, alpha: alpha, own: isVisible, border: meetsDamage)
  }

  /// Paints what lies inside the outline and on top: everything but the shadow.
  mutating func paintBox(
    _ placed: PlacedLayer, on canvas: Canvas, clip: PixelRect, alpha: CGFloat, own: Bool = true, border: Bool = true
  ) {
    if placed.clips {
      paintMasked(placed, on: canvas, clip: clip, alpha: alpha, own: own)
    } else {
      if own, let color = placed.background { paintBackground(color, of: placed, on: canvas, alpha: alpha) }
      if own { paintContents(of: placed, on: canvas, alpha: alpha) }
      paintSublayers(of: placed, on: canvas, clip: clip, alpha: alpha)
    }
    if border && placed.borderWidth > 0 { paintBorder(of: placed, on: canvas, alpha: alpha) }
  }
}
