import CoreGraphics
import QuartzCore
import UIKitTraits

extension UIView {
  /// How a layer shows content whose size differs from its own.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits, keeping its proportions.
    case scaleAspectFit = 1
    /// As small as covers, keeping its proportions.
    case scaleAspectFill = 2
    /// Drawn again for each size.
    case redraw = 3
    /// In its own size, in the middle.
    case center = 4
    /// In its own size, at the top.
    case top = 5
    /// In its own size, at the bottom.
    case bottom = 6
    /// In its own size, at the left.
    case left = 7
    /// In its own size, at the right.
    case right = 8
    /// In its own size, in the top left corner.
    case topLeft = 9
    /// In its own size, in the top right corner.
    case topRight = 10
    /// In its own size, in the bottom left corner.
    case bottomLeft = 11
    /// In its own size, in the bottom right corner.
    case bottomRight = 12

    /// The layer's word for it.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// Tells the layer how to show its content from now on.
  final func contentModeDidChange(from old: ContentMode) {
    guard contentMode != old else { return }
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
    if contentMode == .redraw { setNeedsDisplay() }
  }

  /// Takes up the hint and hands it to the layer.
  final func setOpaque(_ isOpaque: Bool) {
    bits.set(.opaque, isOpaque)
    layer.isOpaque = isOpaque
  }

  /// Runs `draw(_:)` with `context` and the view's traits current and its reads recorded.
  ///
  /// What was read decides when the view is drawn again; a view that draws nothing gets no pixels of its own (see `CALayer`).
  final func drawContent(in context: CGContext) {
    CGContextStack.push(context)
    drawReads = TraitContext.track(traitNode.storage) { draw(bounds) }
    CGContextStack.pop()
  }
}
