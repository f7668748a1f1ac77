public import Foundation
import PenumbraCPango

/// A layer that was begun: pixels of its own, until they are put on those below.
struct TransparencyLayer {
  /// Its pixels.
  let sheet: Sheet
  /// The pixels it would have if nothing were clipped.
  let limit: CGRect
  /// How many states were put away when it began; it cannot take back those.
  let savedCount: Int
}

extension CGContext {
  /// Lets all that is drawn until the layer's end be drawn as one, with the alpha, the blending, the shadow and the clip of now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary? = nil) {
    let cairo = handle
    let clip = Device.clip(of: cairo)
    let whole = layers.last?.limit ?? CGRect(x: 0, y: 0, width: width, height: height)
    func area(_ clip: CGRect) -> CGRect { state.shadow?.area(of: .everything, clip: clip) ?? clip }
    // Without a pixel to draw on, one pixel outside of everything stands in, so that begin and end stay a pair.
    let nowhere = CGRect(x: -farthestPixel, y: -farthestPixel, width: 1, height: 1)
    guard let sheet = Sheet(area: area(clip)) ?? Sheet(area: nowhere) else { return }
    saveGState()
    if state.canDraw { setMatrix(of: sheet.cairo, to: state.transform) }
    layers.append(TransparencyLayer(sheet: sheet, limit: area(whole), savedCount: saved.count))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clipMask = nil
  }

  /// The same, with a promise of which rectangle the layer covers: nothing is seen outside.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary? = nil) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Puts the layer on what is below, and takes back the state in which it began, which says how it is put there.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    saved.removeSubrange(layer.savedCount...)
    restoreGState()
    noteDrawing()
    composite(layer.sheet, shadow: state.shadow, alpha: state.alpha)
  }
}
