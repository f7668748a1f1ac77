import QuartzCore

extension UIView {
  /// Runs `animations` and lets the changes of views that it makes happen over `duration` seconds, slow at both ends.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Runs `animations` and lets its changes happen over `duration` seconds; then calls `completion`.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Runs `animations` now and lets the changes of views that it makes happen over time.
  ///
  /// Animated are frame, bounds, center, transform, alpha, background color and a layer's corner radius of views in a visible
  /// window; everything else changes at once. A background color that changes because a style was set inside the block is animated
  /// between the two resolved colors (spec 8.8). A view that is animated takes no touches meanwhile unless `options` allow it.
  ///
  /// - Parameters:
  ///   - duration: Seconds; zero or less changes everything at once. Inside another block the outer block's duration is taken
  ///     unless `options` say otherwise.
  ///   - delay: Seconds before the start; zero or less starts at once.
  ///   - completion: Called in the frame that ends the last animation, with whether all of them ran to their end; when there is
  ///     nothing to animate, called with true before this method returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let block = AnimationBlock(duration: duration, delay: delay, options: options, completion: completion) else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    block.run(animations)
  }

  /// Runs `actionsWithoutAnimation`; its changes happen at once, also inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }

  /// Whether changes in animation blocks are animated; true unless set.
  public static var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

  /// Sets whether changes in animation blocks are animated from now on; animations that are under way go on.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }

  /// The duration in seconds of the animation block that is running; zero outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.areEnabled ? AnimationBlock.current?.duration ?? 0 : 0
  }
}
