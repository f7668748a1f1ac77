// An animation through several values.

public import CoreGraphics

/// How a keyframe animation goes from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Makes a mode from Apple's name of it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Values between the keyframes are blended.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each keyframe is shown until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// An animation through a list of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// The moments of the values, 0…1, as many as there are values; nil means evenly spread.
  open var keyTimes: [NSNumber]?
  /// The pacing of each step; fewer than steps means that the rest are even.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between keyframes are found.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
    }
    return copy
  }

  override func value(at progress: Double, model: AnimatedValue) -> AnimatedValue? {
    let frames = (values ?? []).compactMap { AnimatedValue($0, like: model) }
    guard let first = frames.first, let last = frames.last else { return nil }
    let time = timingFunction?.progress(at: progress) ?? progress
    let times = moments(count: frames.count)
    guard time > times[0] else { return first }
    guard let next = times.firstIndex(where: { $0 > time }), next < frames.count else { return last }
    let index = next - 1
    if calculationMode == .discrete { return frames[index] }
    var part = (time - times[index]) / (times[next] - times[index])
    if let functions = timingFunctions, index < functions.count { part = functions[index].progress(at: part) }
    return frames[index].blended(with: frames[next], part)
  }

  /// The moment of each keyframe; in discrete mode the last one has a share of the time too.
  private func moments(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
    let steps = calculationMode == .discrete ? count : max(count - 1, 1)
    return (0..<count).map { Double($0) / Double(steps) }
  }
}

/// Animations that run together; each keeps its own timing within the group's duration.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group.
  open var animations: [CAAnimation]?

  override func copied() -> CAAnimation {
    let copy = super.copied()
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copied() }
    return copy
  }

  override func animates(_ property: AnimatedProperty) -> Bool {
    animations?.contains { $0.animates(property) } == true
  }

  override func apply(progress: Double, to values: inout ShownValues, of layer: CALayer) {
    let paced = timingFunction?.progress(at: progress) ?? progress
    let time = paced * duration
    for animation in animations ?? [] {
      let own = RunTime(
        of: animation, begin: animation.beginTime, duration: animation.duration > 0 ? animation.duration : duration)
      if let part = own.progress(at: time) { animation.apply(progress: part, to: &values, of: layer) }
    }
  }
}
