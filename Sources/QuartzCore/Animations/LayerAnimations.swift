// The animations of a layer.

import CoreGraphics

/// An animation that was added to a layer.
@MainActor
struct RunningAnimation {
  /// The key under which it was added, or one of ours.
  let key: String
  /// The copy that the layer keeps.
  let animation: CAAnimation
  /// When it runs.
  let time: RunTime
  /// The transaction whose end waits for it.
  let level: TransactionLevel
  /// Whether the end was told; such an animation stays only because it is not removed on completion.
  var hasEnded = false

  /// Tells everyone concerned that it ended.
  func end(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    level.animationEnded()
  }
}

/// The animations of one layer and what they show.
@MainActor
final class LayerAnimations {
  /// The animations in the order in which they were added.
  var running: [RunningAnimation] = []
  /// What was composited last; nil when it was the model.
  var shown: ShownLook?
  /// Distinguishes animations that were added without a key.
  var unnamed = 0

  /// Whoever waits for an end hears of it although the layer is gone.
  isolated deinit {
    for item in running where !item.hasEnded { AnimationSchedule.tellLater { item.end(finished: false) } }
  }

  /// Whether one of them moves the layer in front of its siblings or behind them.
  var changesOrder: Bool { running.contains { $0.animation.animates(.zPosition) } }

  /// What is shown at `time`, or nil when it is the model.
  func look(at time: CFTimeInterval, of layer: CALayer) -> ShownLook? {
    var values = ShownValues()
    for item in running {
      if let progress = item.time.progress(at: time) { item.animation.apply(progress: progress, to: &values, of: layer) }
    }
    return values == ShownValues() ? nil : ShownLook(values)
  }

  /// Whether anything is still going to change after `time`.
  func isActive(at time: CFTimeInterval) -> Bool {
    running.contains { !$0.time.isOver(at: time) && $0.time.pace > 0 }
  }
}

extension CALayer {
  /// Whether an animation or a dissolve is attached.
  var hasAnimations: Bool {
    guard let extras else { return false }
    return extras.animations?.running.contains { !$0.hasEnded } == true || extras.dissolve != nil
  }

  /// Whether an animation or a dissolve ends after `time`.
  func awaitsEnd(after time: CFTimeInterval) -> Bool {
    extras?.dissolve?.isOver(at: time) == false || extras?.animations?.running.contains { $0.time.ends(after: time) } == true
  }

  /// Settles begin and duration, keeps a copy and marks the layer.
  func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    let kept = animation.copied()
    if !(kept.duration > 0) { kept.duration = CATransaction.animationDuration() }
    if let timing = CATransaction.animationTimingFunction(), kept.timingFunction == nil { kept.timingFunction = timing }
    let begin = kept.beginTime != 0 && kept.beginTime.isFinite ? kept.beginTime : CACurrentMediaTime()
    let extras = ensureExtras()
    let animations = extras.animations ?? LayerAnimations()
    extras.animations = animations
    let name: String
    if let key {
      endAnimations { $0.key == key }
      name = key
    } else {
      animations.unnamed += 1
      name = "unnamed-\(animations.unnamed)"
    }
    let level = CATransaction.current
    level.animationBegan()
    animations.running.append(
      RunningAnimation(
        key: name, animation: kept, time: RunTime(of: kept, begin: begin, duration: kept.duration), level: level))
    AnimationSchedule.enter(self)
    if kept.animates(.zPosition) { parent?.flags.insert(.hasZPositions) }
    markSubtree()
    kept.delegate?.animationDidStart(kept)
  }

  /// Ends the animations that `matches`, before their time.
  func endAnimations(where matches: (RunningAnimation) -> Bool) {
    guard let animations = extras?.animations else { return }
    let ended = animations.running.filter(matches)
    guard !ended.isEmpty else { return }
    animations.running.removeAll(where: matches)
    markSubtree()
    let now = CACurrentMediaTime()
    for item in ended where !item.hasEnded { item.end(finished: item.time.isOver(at: now)) }
  }

  /// Ends all that moves or fades in this subtree, because it left its tree and no frame will come to an end any more.
  package func endAllInside() {
    guard AnimationSchedule.isActive else { return }
    var waiting = [self]
    while let layer = waiting.popLast() {
      if layer.flags.contains(.scheduled) {
        layer.endAnimations { _ in true }
        layer.removeDissolve()
      }
      waiting += layer.children
    }
  }

  /// Ends what is over, in its time.
  func endWhatIsOver(at time: CFTimeInterval) {
    if let animations = extras?.animations {
      let ended = animations.running.filter { !$0.hasEnded && $0.time.isOver(at: time) }
      if !ended.isEmpty {
        for index in animations.running.indices where animations.running[index].time.isOver(at: time) {
          animations.running[index].hasEnded = true
        }
        animations.running.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        markSubtree()
        for item in ended { item.end(finished: true) }
      }
    }
    if let dissolve = extras?.dissolve, dissolve.isOver(at: time) { endDissolve(finished: true) }
  }

  /// A copy that has the values of this moment as its model.
  func presentationCopy() -> CALayer? {
    guard flags.contains(.wasComposited) else { return nil }
    let copy = CALayer(layer: self)
    if let values = extras?.animations?.look(at: CACurrentMediaTime(), of: self)?.values { copy.take(values) }
    return copy
  }

  /// Makes shown values the model.
  private func take(_ values: ShownValues) {
    if let v = values.bounds { storedBounds = v }
    if let v = values.position { storedPosition = v }
    if let v = values.opacity { storedOpacity = v }
    if let v = values.cornerRadius { storedCornerRadius = v }
    if let v = values.background { storedBackground = v }
    if let v = values.transform { ensureExtras().transform = v }
    if let v = values.zPosition { ensureExtras().zPosition = v }
    if let v = values.borderWidth { ensureExtras().borderWidth = v }
    if let v = values.border { ensureExtras().borderColor = v }
    if let v = values.shadow { ensureExtras().shadow = v }
  }
}
