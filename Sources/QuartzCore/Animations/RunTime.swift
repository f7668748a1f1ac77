// From the clock to the progress of an animation.

/// The time line of one animation: when it runs and how far each moment is.
@MainActor
struct RunTime {
  let begin: Double
  let duration: Double
  let speed: Double
  let offset: Double
  let total: Double
  let autoreverses: Bool
  let showsBefore: Bool
  let showsAfter: Bool

  /// Reads the timing of `animation`, with the begin time and the duration that were settled when it was added.
  init(of animation: CAAnimation, begin: Double, duration: Double) {
    self.begin = begin
    self.duration = duration
    speed = Double(animation.speed)
    offset = animation.timeOffset
    autoreverses = animation.autoreverses
    let once = duration * (animation.autoreverses ? 2 : 1)
    let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    total = animation.repeatDuration > 0 ? animation.repeatDuration : once * count
    let mode = animation.fillMode
    showsBefore = mode == .backwards || mode == .both
    showsAfter = (mode == .forwards || mode == .both) && !animation.isRemovedOnCompletion
  }

  /// Whether the animation is over.
  func isOver(at time: Double) -> Bool {
    speed > 0 && (time - begin) * speed + offset >= total
  }

  /// Whether the animation ends, and not before `time`; one that is paused or repeats for ever does not.
  func ends(after time: Double) -> Bool { speed > 0 && total.isFinite && !isOver(at: time) }

  /// How much of a run is done (0…1, not paced), or nil when nothing is shown.
  func progress(at time: Double) -> Double? {
    let active = (time - begin) * speed + offset
    if active < 0 { return showsBefore ? 0 : nil }
    if active >= total && speed > 0 {
      guard showsAfter else { return nil }
      return end
    }
    guard duration > 0 else { return end }
    let runs = active / duration
    let whole = runs.rounded(.down)
    let part = runs - whole
    return autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
  }

  /// Where the last run ends.
  private var end: Double {
    guard duration > 0 else { return autoreverses ? 0 : 1 }
    let runs = total / duration
    let whole = runs.rounded(.down)
    var part = runs - whole
    var run = whole
    if part == 0 {
      part = 1
      run -= 1
    }
    return autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
  }
}
