// What all animations share.

public import CoreGraphics

/// An object that is told of an animation's beginning and end; both methods have empty defaults.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation was added and begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended; `finished` is false when it was taken away before its time.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An abstract animation: timing, pacing, delegate.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// When the animation begins, in seconds of the media clock; 0 means when it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long one run takes in seconds; 0 means the duration of the current transaction.
  open var duration: CFTimeInterval = 0
  /// How fast local time passes; below 0 the animation runs backwards, from its end to its beginning.
  open var speed: Float = 1
  /// An offset of local time in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often the run is repeated; 0 means once. Runs that take no time are over at once, however many.
  open var repeatCount: Float = 0
  /// For how many seconds the run is repeated; 0 means that `repeatCount` decides.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run is followed by the same run backwards.
  open var autoreverses = false
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pacing; nil means even.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told; kept alive by the animation, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves the layer when it has ended.
  open var isRemovedOnCompletion = true

  /// Makes an animation with no timing of its own.
  public required override init() {
    super.init()
  }

  /// A copy that later changes do not reach.
  open override func copy() -> Any {
    MainActor.assumeIsolated { SendableAnimation(animation: copied()) }.animation
  }

  /// Adds the animation to the layer for the key that changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Makes the copy that a layer keeps.
  func copied() -> CAAnimation {
    let copy = type(of: self).init()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// Whether the animation shows values of this very property.
  func animates(_ property: AnimatedProperty) -> Bool { false }

  /// Puts what the animation shows at `progress` (0…1 of one run, not paced) into `values`; the abstract animation shows nothing.
  func apply(progress: Double, to values: inout ShownValues, of layer: CALayer) {}
}

/// Carries a copy out of a main-actor closure.
private struct SendableAnimation: @unchecked Sendable {
  /// The copy, which nobody else has yet.
  let animation: CAAnimation
}

/// An abstract animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, for example `opacity` or `transform.rotation.z`; an unknown one animates nothing.
  open var keyPath: String?
  /// Whether the animation's value is added to the model value; applies to numbers, points, sizes and rectangles.
  open var isAdditive = false

  /// Makes an animation of the property `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
    }
    return copy
  }

  override func animates(_ property: AnimatedProperty) -> Bool { keyPath == property.rawValue }

  /// The value at `progress` of a run, when it can be told.
  func value(at progress: Double, model: AnimatedValue) -> AnimatedValue? { nil }

  override func apply(progress: Double, to values: inout ShownValues, of layer: CALayer) {
    guard let keyPath, let property = AnimatedProperty(keyPath: keyPath) else { return }
    let model = property.model(of: layer)
    guard var value = value(at: progress, model: model) else { return }
    if isAdditive { value = property.shown(in: values, of: layer).adding(value) }
    property.show(value, in: &values, of: layer)
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil means the model value.
  open var fromValue: Any?
  /// The value at the end; nil means the model value.
  open var toValue: Any?
  /// The difference between beginning and end, when one of them is nil.
  open var byValue: Any?

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  override func value(at progress: Double, model: AnimatedValue) -> AnimatedValue? {
    var from = fromValue.flatMap { AnimatedValue($0, like: model) }
    var to = toValue.flatMap { AnimatedValue($0, like: model) }
    if let by = byValue.flatMap({ AnimatedValue($0, like: model) }) {
      if from == nil, let to { from = to.adding(by.scaled(-1)) }
      if to == nil { to = (from ?? model).adding(by) }
    }
    let neutral = isAdditive ? model.scaled(0) : model
    let part = timingFunction?.progress(at: progress) ?? progress
    return (from ?? neutral).blended(with: to ?? neutral, part)
  }
}
