// The display pass: what must be drawn is drawn into backing stores.

import CoreGraphics

extension CALayer {
  /// Displays what waits in this tree and adds the number of layers displayed to `count`; hidden subtrees wait on.
  package func displayTreeIfNeeded(_ count: inout Int) {
    if isHidden { return }
    if flags.contains(.needsDisplay) {
      flags.remove(.needsDisplay)
      count += 1
      display()
    }
    guard flags.contains(.needsDisplayBelow) else { return }
    flags.remove(.needsDisplayBelow)
    for child in children where !child.flags.isDisjoint(with: [.needsDisplay, .needsDisplayBelow]) {
      child.displayTreeIfNeeded(&count)
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
      let context = CGContext(lazyWidth: Int(width), height: Int(height), scale: scale)
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
