import CoreGraphics

@testable import QuartzCore

/// A colour from eight-bit components.
func rgb(_ r: Int, _ g: Int, _ b: Int, _ a: CGFloat = 1) -> CGColor {
  CGColor(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: a)
}

/// A layer with a frame and a fill.
@MainActor
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

/// A root layer, a bitmap of its size, and what keeps them in step.
@MainActor
final class Stage {
  let root: CALayer
  let bitmap: Bitmap
  let compositor = Compositor()
  let scale: CGFloat
  var time: CFTimeInterval = 100

  init?(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) {
    guard let bitmap = Bitmap(width: Int(width * scale), height: Int(height * scale), scale: scale) else { return nil }
    self.bitmap = bitmap
    self.scale = scale
    root = box(0, 0, width, height, .white)
  }

  /// Lets everything due happen and draws a frame.
  @discardableResult
  func frame(at moment: CFTimeInterval? = nil) -> CompositeResult {
    if let moment { time = moment }
    CAClock.mediaTime = { [time] in time }
    AnimationSchedule.advance(to: time)
    CATransaction.flush()
    var count = 0
    root.layoutTreeIfNeeded(&count)
    root.displayTreeIfNeeded(&count)
    return compositor.composite(root, into: bitmap, at: time)
  }

  /// The same picture, drawn from scratch without anything remembered.
  func cold() -> Bitmap? {
    Compositor().render(root, scale: scale, at: time, usesModelValues: false)
  }

  /// Red, green, blue of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let p = bitmap.pixel(x: x, y: y)
    return [p.r, p.g, p.b]
  }
}

/// Draws a disc into the layers it is the delegate of, and counts.
@MainActor
final class DiscDelegate: CALayerDelegate {
  var color: CGColor? = .black
  var draws = 0
  var layouts: [String] = []
  var answer: ((String) -> (any CAAction)?)?

  func draw(_ layer: CALayer, in ctx: CGContext) {
    draws += 1
    guard let color else { return }
    ctx.setFillColor(color)
    ctx.fillEllipse(in: layer.bounds)
  }

  func layoutSublayers(of layer: CALayer) {
    layouts.append(layer.name ?? "")
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    answer?(event)
  }
}
