// The display pass: what must be drawn is drawn into backing stores.

import CoreGraphics

extension CALayer {
  /// Displays what waits in this tree and adds the number of layers displayed to `count`; hidden subtrees wait on.
  package func displayTreeIfNeeded(_ count: inout Int) {
    walkMarked([.needsDisplay, .needsDisplayBelow]) { layer in
      if layer.isHidden { return false }
      if layer.flags.contains(.needsDisplay) {
        layer.flags.remove(.needsDisplay)
        count += 1
        layer.display()
      }
      guard layer.flags.contains(.needsDisplayBelow) else { return false }
      layer.flags.remove(.needsDisplayBelow)
      return true
    }
  }

  /// Whether the layer owns pixels.
  package var hasBackingStore: Bool { backing != nil }

  /// Draws the layer into a store that comes into being with the first stroke, so that a layer that draws nothing owns no pixels.
  package func drawBackingStore() {
    let delegate = delegate
    delegate?.layerWillDraw(self)
    let bounds = bounds
    let scale = contentsScale
    let width = (bounds.size.width * scale - Grid.tolerance).rounded(.up)
    let height = (bounds.size.height * scale - Grid.tolerance).rounded(.up)
    var drawn: Bitmap?
    if width > 0, height > 0, width < 32768, height < 32768,
      let context = CGContext(lazyWidth: Int(clamping: width), height: Int(clamping: height), scale: scale)
    {
      if bounds.origin != .zero { context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y) }
      draw(in: context)
      drawn = context.bitmapIfDrawn
    }
    if drawn == nil && backing == nil { return }
    backing = drawn
    markLook()
  }
}
