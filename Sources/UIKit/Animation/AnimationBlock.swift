import QuartzCore

/// One call of `UIView.animate`: how its changes are animated, which animations it started, and whom to tell when they are over.
///
/// Each animation keeps its block alive as its delegate; the block of an animation that is over goes with it.
@MainActor
final class AnimationBlock: NSObject {
  /// The block whose closure is running, the innermost one; `nil` outside of all.
  private(set) static var current: AnimationBlock? { didSet { CALayer.plainOwnersAnimate = current != nil } }

  /// Whether blocks animate at all.
  static var areEnabled = true

  /// The length of one run, in seconds; more than zero.
  let duration: TimeInterval

  /// The wait before the start, in seconds.
  let delay: TimeInterval

  /// The pace.
  let timing: CAMediaTimingFunction

  /// The block's own options, or those of the outer block.
  let options: UIView.AnimationOptions

  /// Whom to tell when all animations are over; `nil` once told.
  private var completion: ((Bool) -> Void)?

  /// How many animations are under way.
  private var running = 0

  /// Whether no animation was cut off so far.
  private var finished = true

  /// Whether the block's closure was left.
  private var isClosed = false

  /// The views that are animated, each once; kept alive until the end, so that the end is always reached.
  private var views: [UIView] = []

  /// Which views these are, so that each is found at once.
  private var known: Set<ObjectIdentifier> = []

  /// A block with what it inherits from the one that is running; `nil` when its changes are not to be animated.
  init?(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?) {
    let outer = Self.current
    let ownsDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let ownsCurve = outer == nil || options.contains(.overrideInheritedCurve)
    let ownsOptions = outer == nil || options.contains(.overrideInheritedOptions)
    let length = ownsDuration ? duration : outer?.duration ?? 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    // Without a length the change still waits for its delay, and then takes no time that could be seen.
    self.duration = length.isFinite && length > 0 ? length : 1e-6
    timing = ownsCurve ? Self.timing(of: options.curve) : outer?.timing ?? Self.timing(of: .easeInOut)
    self.options = ownsOptions ? options : outer?.options ?? options
    self.completion = completion
    super.init()
    guard Self.areEnabled, length.isFinite, length > 0 || self.delay > 0 else { return nil }
  }

  /// The curve as the layers know it.
  static func timing(of curve: UIView.AnimationCurve) -> CAMediaTimingFunction {
    switch curve {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }

  // MARK: Running the closure

  /// Runs the closure with this block as the one that gives changes their animations.
  ///
  /// Traits that were set inside reach the views before the block is left, so that the colors which follow from them are animated
  /// too; traits that were set before reach them first, without animation.
  func run(_ animations: () -> Void) {
    if Self.current == nil { UIView.performWithoutAnimation { UpdateCycle.flushColors() } }
    let outer = Self.current
    Self.current = self
    animations()
    UpdateCycle.flushColors()
    if options.contains(.layoutSubviews) {
      for view in views { view.layoutIfNeeded() }
    }
    Self.current = outer
    isClosed = true
    completeIfOver()
  }

  // MARK: Animations

  /// An animation of one property with the block's timing; its values are the caller's.
  func makeAnimation(of key: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = duration
    animation.timingFunction = timing
    animation.autoreverses = options.contains(.autoreverse)
    animation.repeatCount = options.contains(.repeat) ? .infinity : 0
    if delay > 0 {
      animation.beginTime = CACurrentMediaTime() + delay
      animation.fillMode = .backwards
    }
    animation.delegate = self
    return animation
  }

  /// Counts an animation of `view` that is about to be added to its layer.
  func animationWillStart(in view: UIView) {
    running += 1
    guard known.insert(ObjectIdentifier(view)).inserted else { return }
    views.append(view)
    if !options.contains(.allowUserInteraction) { AnimationInteraction.block(view) }
  }

  // MARK: The end

  /// Tells the end once all animations are over and the closure can start no more.
  private func completeIfOver() {
    guard isClosed, running == 0 else { return }
    if !options.contains(.allowUserInteraction) {
      for view in views { AnimationInteraction.unblock(view) }
    }
    views = []
    known = []
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

extension AnimationBlock: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if !flag { finished = false }
    completeIfOver()
  }
}
