public import Foundation
import PenumbraCPango

/// A layer that was begun: pixels of its own, and how they will be put on those below.
struct TransparencyLayer {
  let canvas: Canvas
  let alpha: CGFloat
  let blendMode: CGBlendMode
  let shadow: DrawingState.Shadow?
  /// How many states were put away when it began; it cannot take back those.
  let savedCount: Int
}

extension CGContext {
  /// Lets all that is drawn until the layer's end be drawn as one, with the alpha, the blending and the shadow of now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary? = nil) {
    let cairo = handle
    saveGState()
    let clip = Device.clip(of: cairo)
    let shape = CGRect(x: -farthestPixel, y: -farthestPixel, width: 2 * farthestPixel, height: 2 * farthestPixel)
    let area = state.shadow.map { $0.area(of: shape, clip: clip) } ?? clip
    // Without a pixel to draw on, one pixel outside of everything stands in, so that begin and end stay a pair.
    let nowhere = CGRect(x: -farthestPixel, y: -farthestPixel, width: 1, height: 1)
    guard let canvas = Canvas(area: area) ?? Canvas(area: nowhere) else { return }
    if state.canDraw { setMatrix(of: canvas.cairo, to: state.transform) }
    layers.append(
      TransparencyLayer(
        canvas: canvas, alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow, savedCount: saved.count))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// The same, with a promise of which rectangle the layer covers: nothing is seen outside.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary? = nil) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Puts the layer on what is below, and takes back the state in which it began.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    while saved.count > layer.savedCount { saved.removeLast() }
    composite(layer.canvas, shadow: layer.shadow, alpha: layer.alpha, blendMode: layer.blendMode)
    noteDrawing()
    restoreGState()
  }
}
