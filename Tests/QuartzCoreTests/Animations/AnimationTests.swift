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
