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
    sizeMayHaveChanged(from: oldSize)
  }

  /// Gives the layer bounds and lets what depends on the size follow.
  final func setBounds(_ bounds: CGRect) {
    let oldSize = layer.bounds.size
    layer.bounds = bounds
    sizeMayHaveChanged(from: oldSize)
  }

  /// Lets subviews follow a new size; nothing happens when the size is the old one.
  private func sizeMayHaveChanged(from oldSize: CGSize) {
    guard layer.bounds.size != oldSize else { return }
    if bits.contains(.autoresizesSubviews) {
      for subview in subviews { subview.autoresize(from: oldSize, to: layer.bounds.size) }
    }
    setNeedsLayout()
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

  // MARK: Safe area

  /// The window's covered margins, as far as they reach into the view.
  final var coveredInsets: UIEdgeInsets {
    guard let window, window !== self else { return .zero }
    let free = window.bounds.inset(by: window.safeAreaInsets)
    let own = convert(bounds, to: window)
    return UIEdgeInsets(
      top: max(0, free.minY - own.minY), left: max(0, free.minX - own.minX), bottom: max(0, own.maxY - free.maxY),
      right: max(0, own.maxX - free.maxX))
  }
}
