// What a layer asks its delegate.

public import CoreGraphics

/// An object that draws, lays out and animates on behalf of a layer; every method has a default.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents; the default lets the layer draw into its backing store.
  func display(_ layer: CALayer)
  /// Tells that the layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the layer into `ctx`, in points of the layer's bounds, y down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of `event`; nil asks the layer further, `NSNull` means none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer draw into its backing store.
  public func display(_ layer: CALayer) {
    layer.drawBackingStore()
  }

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Has no opinion.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nil
  }
}
