import CoreGraphics
import QuartzCore
import UIKitSurface

extension UIView {
  /// Does what a press of the view does, for a key or assistive technology: the view's own way, else a touch in its middle.
  ///
  /// The result says whether there was anything to do; `time` is on the surface's clock.
  final func press(at time: Double) -> Bool { accessibilityActivate() || tapMiddle(at: time) }

  /// Sends a touch to the middle of the view, as a finger would; whether the view is on a scene.
  private final func tapMiddle(at time: Double) -> Bool {
    guard let scene = window?.windowScene else { return false }
    let middle = scene.rootLayer.convert(CGPoint(x: layer.bounds.midX, y: layer.bounds.midY), from: layer)
    for phase in [SurfaceTouchPhase.began, .ended] {
      UIApplication.shared.receiveTouch(id: UIApplication.keyboardTouch, phase: phase, location: middle, time: time, in: scene)
    }
    return true
  }
}
