import CoreGraphics
import Testing

@testable import QuartzCore

/// Animations by a hand-cranked clock.
@MainActor
@Suite(.serialized)
struct AnimationTests {
  private final class Listener: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
  }

  @Test func aColorGoesFromOldToNewAndTheModelHasTheNewAtOnce() throws {
    let stage = try #require(Stage(10, 10))
    let layer = box(0, 0, 10, 10, rgb(0, 0, 0))
    stage.root.addSublayer(layer)
    stage.frame(at: 10)
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = rgb(0, 0, 0)
    animation.duration = 1
    CATransaction.setDisableActions(true)
    layer.backgroundColor = rgb(200, 100, 0)
    CATransaction.setDisableActions(false)
    layer.add(animation, forKey: "backgroundColor")
    #expect(stage.frame(at: 10.5).hasRunningAnimations)
    #expect(stage.pixel(5, 5) == [100, 50, 0])
    #expect(layer.presentation()?.backgroundColor?.components?.first.map { Int(($0 * 255).rounded()) } == 100)
    #expect(layer.animationKeys() == ["backgroundColor"])
    let end = stage.frame(at: 11)
    #expect(!end.hasRunningAnimations)
    #expect(stage.pixel(5, 5) == [200, 100, 0])
    #expect(layer.animationKeys() == nil)
  }

  @Test func fadingToNothingKeepsTheHue() throws {
    let value = AnimatedValue.color(rgb(255, 0, 0)).blended(with: .color(nil), 0.5)
    guard case .color(let color) = value else { throw CancellationError() }
    #expect(color?.components == [1, 0, 0, 0.5])
  }

  @Test func changesOnScreenAnimateOfTheirOwnAccordUnlessDisabled() throws {
    let stage = try #require(Stage(20, 20))
    let layer = box(0, 0, 10, 10, .black)
    stage.root.addSublayer(layer)
    #expect(layer.animationKeys() == nil)
    stage.frame(at: 20)
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 9, y: 9)
    CATransaction.commit()
    #expect(layer.animationKeys() == ["opacity"])
    stage.frame(at: 20.1)
    #expect(stage.pixel(5, 5)[0] > 0 && stage.pixel(5, 5)[0] < 255)
    stage.frame(at: 20.25)
    #expect(stage.pixel(5, 5) == [255, 255, 255])
  }

  @Test func theDelegateDecidesFirstThenTheTableThenTheClass() {
    let delegate = DiscDelegate()
    let layer = FadingLayer()
    layer.delegate = delegate
    let own = CABasicAnimation(keyPath: "opacity")
    #expect(layer.action(forKey: "opacity") === FadingLayer.action)
    layer.actions = ["opacity": own]
    #expect(layer.action(forKey: "opacity") === own)
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
    let first = CABasicAnimation(keyPath: "opacity")
    delegate.answer = { _ in first }
    #expect(layer.action(forKey: "opacity") === first)
    delegate.answer = { _ in NSNull() }
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test func delegatesAreToldOfBeginningAndEnd() {
    CAClock.mediaTime = { 50 }
    let listener = Listener()
    let layer = box(0, 0, 10, 10)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    animation.delegate = listener
    layer.add(animation, forKey: "a")
    AnimationSchedule.advance(to: 50.9)
    #expect(listener.events == ["start"])
    layer.add(animation, forKey: "a")
    #expect(listener.events == ["start", "stop false", "start"])
    AnimationSchedule.advance(to: 51)
    AnimationSchedule.advance(to: 52)
    #expect(listener.events == ["start", "stop false", "start", "stop true"])
  }

  @Test func anAnimationThatStaysEndsOnce() throws {
    let stage = try #require(Stage(10, 10))
    let layer = box(0, 0, 10, 10, .black)
    stage.root.addSublayer(layer)
    stage.frame(at: 60)
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.0
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    stage.frame(at: 62)
    stage.frame(at: 63)
    #expect(listener.events == ["start", "stop true"])
    #expect(stage.pixel(5, 5) == [255, 255, 255])
    #expect(layer.opacity == 1)
    layer.removeAllAnimations()
    stage.frame(at: 64)
    #expect(stage.pixel(5, 5) == [0, 0, 0])
    #expect(listener.events == ["start", "stop true"])
  }

  @Test func aTransactionCompletesWhenItsAnimationsHaveEnded() {
    CAClock.mediaTime = { 70 }
    let layer = box(0, 0, 10, 10)
    var completed = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { completed += 1 }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    #expect(completed == 0)
    AnimationSchedule.advance(to: 71)
    #expect(completed == 1)
    CATransaction.begin()
    CATransaction.setCompletionBlock { completed += 1 }
    CATransaction.commit()
    #expect(completed == 2)
  }

  @Test func nestedTransactionsTakeOverWhatSurroundsThem() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func repetitionsAndReversalsFollowTheClock() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.autoreverses = true
    animation.repeatCount = 2
    let time = RunTime(of: animation, begin: 10, duration: 1)
    #expect(time.progress(at: 9) == nil)
    #expect(time.progress(at: 10.25) == 0.25)
    #expect(time.progress(at: 11.25) == 0.75)
    #expect(time.progress(at: 12.5) == 0.5)
    #expect(!time.isOver(at: 13.9))
    #expect(time.isOver(at: 14))
    #expect(time.progress(at: 14) == nil)
  }

  @Test func aSpeedBelowZeroRunsBackwardsFromTheEnd() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.speed = -2
    let time = RunTime(of: animation, begin: 10, duration: 1)
    #expect(time.progress(at: 9.9) == nil)
    #expect(time.progress(at: 10) == 1)
    #expect(time.progress(at: 10.125) == 0.75)
    #expect(time.progress(at: 10.375) == 0.25)
    #expect(time.isOver(at: 10.5) && !time.isOver(at: 10.4))
    #expect(time.ends(after: 10.4) && !time.ends(after: 10.5))
    #expect(time.progress(at: 10.5) == nil)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    let filled = RunTime(of: animation, begin: 10, duration: 1)
    #expect(filled.progress(at: 9) == 1 && filled.progress(at: 11) == 0)
    animation.repeatCount = .infinity
    let endless = RunTime(of: animation, begin: 10, duration: 1)
    #expect(endless.progress(at: 10.125) == 0.75 && endless.progress(at: 1000.125) == 0.75)
    #expect(!endless.isOver(at: 1e6) && !endless.ends(after: 11))
  }

  @Test(arguments: [(0.0, Float.infinity), (0, 5), (.nan, .infinity), (-1, .infinity)])
  func runsThatTakeNoTimeAreOverAtOnce(duration: Double, count: Float) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = count
    let time = RunTime(of: animation, begin: 10, duration: duration)
    #expect(time.isOver(at: 10))
    #expect(time.progress(at: 10) == nil)
    #expect(!time.ends(after: 10))
  }

  @Test func anEndlessAnimationWithoutDurationEndsWithTheNextFrame() throws {
    let stage = try #require(Stage(10, 10))
    let listener = Listener()
    stage.frame(at: 80)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = .infinity
    animation.delegate = listener
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    stage.root.add(animation, forKey: "a")
    CATransaction.commit()
    #expect(!stage.frame(at: 80.1).hasRunningAnimations)
    #expect(listener.events == ["start", "stop true"])
    #expect(!AnimationSchedule.awaitsEnd(below: stage.root, after: 80.1))
  }

  @Test func whenALayerGoesItsAnimationsEndUnfinished() {
    CAClock.mediaTime = { 90 }
    let listener = Listener()
    var completed = 0
    var faded: [Bool] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { completed += 1 }
    do {
      let parent = box(0, 0, 10, 10)
      let layer = box(0, 0, 10, 10, .black)
      parent.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1
      animation.delegate = listener
      layer.add(animation, forKey: nil)
      if let before = Bitmap(width: 10, height: 10, scale: 1) {
        layer.beginDissolve(from: before, duration: 1) { faded.append($0) }
      }
    }
    CATransaction.commit()
    #expect(listener.events == ["start"] && completed == 0)
    CATransaction.flush()
    #expect(listener.events == ["start", "stop false"])
    #expect(completed == 1)
    #expect(faded == [false])
    AnimationSchedule.advance(to: 92)
    #expect(listener.events == ["start", "stop false"] && completed == 1)
  }

  @Test func whenALayerLeavesItsTreeItsAnimationsEndUnfinished() {
    CAClock.mediaTime = { 95 }
    let listener = Listener()
    let root = box(0, 0, 10, 10)
    let parent = box(0, 0, 10, 10)
    let layer = box(0, 0, 10, 10)
    root.addSublayer(parent)
    parent.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    // One that only moves within its tree goes on.
    root.addSublayer(layer)
    parent.addSublayer(layer)
    #expect(listener.events == ["start"])
    parent.removeFromSuperlayer()
    #expect(listener.events == ["start", "stop false"])
    root.addSublayer(parent)
    layer.add(animation, forKey: nil)
    root.sublayers = nil
    #expect(listener.events == ["start", "stop false", "start", "stop false"])
  }

  @Test func theOrderAmongSiblingsAnimates() throws {
    let stage = try #require(Stage(10, 10))
    let back = box(0, 0, 10, 10, rgb(255, 0, 0))
    let front = box(0, 0, 10, 10, rgb(0, 0, 255))
    stage.root.addSublayer(back)
    stage.root.addSublayer(front)
    front.zPosition = 5
    stage.frame(at: 100)
    CATransaction.setAnimationDuration(1)
    back.zPosition = 10
    CATransaction.flush()
    #expect(back.animationKeys() == ["zPosition"])
    stage.frame(at: 100.1)
    #expect(stage.pixel(5, 5) == [0, 0, 255])
    #expect(back.presentation().map { $0.zPosition > 0 && $0.zPosition < 5 } == true)
    stage.frame(at: 100.9)
    #expect(stage.pixel(5, 5) == [255, 0, 0])
    #expect(try #require(stage.cold()).hasSamePixels(as: stage.bitmap))
    // An explicit one too, where no layer has an order of its own.
    back.zPosition = 0
    front.zPosition = 0
    stage.frame(at: 110)
    stage.frame(at: 120)
    #expect(stage.pixel(5, 5) == [0, 0, 255])
    let rise = CABasicAnimation(keyPath: "zPosition")
    (rise.fromValue, rise.toValue, rise.duration) = (1.0, 1.0, 1)
    back.add(rise, forKey: nil)
    stage.frame(at: 120.5)
    #expect(stage.pixel(5, 5) == [255, 0, 0])
    stage.frame(at: 121)
    #expect(stage.pixel(5, 5) == [0, 0, 255])
  }

  @Test func aLayerIsOnTheListOfAnimatedOnesOnceHoweverManyAnimationsItHas() {
    CAClock.mediaTime = { 130 }
    AnimationSchedule.advance(to: 130)
    let layers = (0..<3).map { _ in box(0, 0, 1, 1) }
    for layer in layers + layers {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(AnimationSchedule.isActive)
    #expect(layers.allSatisfy { AnimationSchedule.awaitsEnd(below: $0, after: 130.5) })
    AnimationSchedule.advance(to: 131)
    #expect(layers.allSatisfy { !AnimationSchedule.awaitsEnd(below: $0, after: 130.5) && $0.animationKeys() == nil })
    // And can come back.
    CAClock.mediaTime = { 131 }
    let animation = CABasicAnimation(keyPath: "opacity")
    layers[0].add(animation, forKey: nil)
    #expect(AnimationSchedule.awaitsEnd(below: layers[0], after: 131))
    layers[0].removeAllAnimations()
  }

  @Test func keyframesAreReachedAtTheirMoments() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0.0, 1.0, 0.5]
    animation.keyTimes = [0, 0.25, 1]
    #expect(animation.value(at: 0.125, model: .number(1)) == .number(0.5))
    #expect(animation.value(at: 0.25, model: .number(1)) == .number(1))
    #expect(animation.value(at: 0.625, model: .number(1)) == .number(0.75))
    #expect(animation.value(at: 1, model: .number(1)) == .number(0.5))
  }

  @Test func timingCurvesPassThroughKnownPoints() {
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(ease.progress(at: 0) == 0)
    #expect(abs(ease.progress(at: 0.5) - 0.5) < 1e-6)
    #expect(ease.progress(at: 1) == 1)
    #expect(CAMediaTimingFunction(name: .linear).progress(at: 0.3) == 0.3)
    #expect(abs(CAMediaTimingFunction(name: .default).progress(at: 0.5) - 0.8024) < 1e-3)
  }

  @Test func aTurnIsBlendedAsATurn() throws {
    let from = AnimatedValue.transform(CATransform3DIdentity)
    let to = AnimatedValue.transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    guard case .transform(let half) = from.blended(with: to, 0.5) else { throw CancellationError() }
    #expect(abs(half.m11 - CGFloat(0.5).squareRoot()) < 1e-9)
    #expect(abs(half.m12 - CGFloat(0.5).squareRoot()) < 1e-9)
  }

  @Test func anInverseUndoesATransform() {
    let t = CATransform3DTranslate(CATransform3DMakeRotation(1, 1, 2, 3), 4, 5, 6)
    let product = CATransform3DConcat(t, CATransform3DInvert(t)).rows
    for (value, expected) in zip(product, CATransform3DIdentity.rows) { #expect(abs(value - expected) < 1e-9) }
  }
}

/// A layer whose class has an action.
private final class FadingLayer: CALayer {
  static let action = CABasicAnimation(keyPath: "opacity")

  override class func defaultAction(forKey event: String) -> (any CAAction)? { action }
}
