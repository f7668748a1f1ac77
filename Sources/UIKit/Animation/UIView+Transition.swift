import CoreGraphics
import QuartzCore

extension UIView {
  /// Runs `animations`, which changes what `view` shows, and fades from its old picture to its new one (spec 8.7).
  ///
  /// The old picture is what the view shows with everything settled that was asked for before. `animations` runs before this method
  /// returns, and its changes are not animated themselves. The new picture is taken in the next frame, when traits, layout and
  /// colors are up to date, and stays the same unless `options` contain `.allowAnimatedContent`. The view takes no touches
  /// meanwhile unless `options` allow it.
  ///
  /// There is no fade, and `completion` is called with true before this method returns, when `options` name no transition, when
  /// `duration` is zero or less, when animations are off, and when the view is not on screen yet.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - completion: Called in the frame that ends the fade, with whether it ran to its end.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard options.isCrossDissolve, duration > 0, duration.isFinite, areAnimationsEnabled, let before = view.pictureOnScreen()
    else {
      if let animations { performWithoutAnimation(animations) }
      completion?(true)
      return
    }
    if let animations { performWithoutAnimation(animations) }
    let takesTouches = options.contains(.allowUserInteraction)
    if !takesTouches { AnimationInteraction.block(view) }
    view.layer.beginDissolve(
      from: before, duration: duration, timing: AnimationBlock.timing(of: options.curve),
      live: options.contains(.allowAnimatedContent)
    ) { finished in
      if !takesTouches { AnimationInteraction.unblock(view) }
      completion?(finished)
    }
  }

  /// What the view shows now, with everything settled that was asked for before; `nil` when it is not on screen.
  private func pictureOnScreen() -> Bitmap? {
    guard let window, window.wasPresented, let scene = window.windowScene, isShown else { return nil }
    UIView.performWithoutAnimation { UpdateCycle.flush(for: window) }
    return scene.updateCycle.compositor.render(
      layer, scale: window.contentScale, at: CACurrentMediaTime(), usesModelValues: false)
  }

  /// Whether nothing between the view and its window hides the view, and it has a size.
  private var isShown: Bool {
    guard !bounds.isEmpty else { return false }
    var view: UIView? = self
    while let candidate = view {
      if candidate.isHidden { return false }
      view = candidate.superview
    }
    return true
  }
}
