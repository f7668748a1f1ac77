public import CoreGraphics
import QuartzCore
import UIKitBase

extension UIView {
  /// The value of an intrinsic width or height that the content does not ask for.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Gives the layer a frame and lets what depends on the size follow.
  final func setFrame(_ frame: CGRect) {
    let oldSize = layer.bounds.size
    layer.frame = frame
    geometryMayHaveChanged()
    sizeMayHaveChanged(from: oldSize)
  }

  /// Gives the layer bounds and lets what depends on the size follow.
  final func setBounds(_ bounds: CGRect) {
    let oldSize = layer.bounds.size
    layer.bounds = bounds
    geometryMayHaveChanged()
    sizeMayHaveChanged(from: oldSize)
  }

  /// Gives the layer another middle.
  final func setCenter(_ center: CGPoint) {
    layer.position = center
    geometryMayHaveChanged()
  }

  /// Lets the layer be moved, scaled and turned otherwise.
  final func setTransform(_ transform: CGAffineTransform) {
    layer.setAffineTransform(transform)
    geometryMayHaveChanged()
  }

  /// Lets subviews follow a new size; nothing happens when the size is the old one.
  private func sizeMayHaveChanged(from oldSize: CGSize) {
    guard layer.bounds.size != oldSize else { return }
    if bits.contains(.autoresizesSubviews) {
      for subview in subviews { subview.autoresize(from: oldSize, to: layer.bounds.size) }
    }
    setNeedsLayout()
  }

  // MARK: Whole pixels

  /// A length in points, rounded to whole pixels, on which texts, pictures and lines are sharp.
  final func pixelAligned(_ length: CGFloat) -> CGFloat {
    let scale = max(layer.contentsScale, 1)
    return (length * scale).rounded() / scale
  }

  /// A length in points, up to whole pixels; what exceeds a pixel by rounding alone does not open the next one.
  final func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = max(layer.contentsScale, 1)
    return (length * scale - 1 / 256).rounded(.up) / scale
  }

  // MARK: Conversion

  /// `point`, in the receiver's coordinates, in those of `view`; `nil` means the window's.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// `point`, in the coordinates of `view` (`nil`: the window), in the receiver's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// `rect`, in the receiver's coordinates, in those of `view`; `nil` means the window's.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// `rect`, in the coordinates of `view` (`nil`: the window), in the receiver's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  // MARK: Visibility

  /// Hides or shows the view; a hidden one loses the touches that are down in it.
  final func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    if isHidden, shownIn != nil { UIApplication.shared.loseTouches(inside: self) }
  }

  // MARK: Hit test

  /// The frontmost view at `point` in the receiver's coordinates.
  ///
  /// A view is passed over when it is hidden, takes no touches, or is less than 1 % opaque, and so is all that it contains.
  final func deepestHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !AnimationInteraction.isBlocked(self),
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
