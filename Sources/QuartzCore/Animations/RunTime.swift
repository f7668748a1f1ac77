// From the clock to the progress of an animation.

/// The time line of one animation: when it runs and how far each moment is.
///
/// A speed below 0 runs the line backwards: it begins at the end of the last run and is over at the beginning of the first, as long
/// after its beginning as it would be forwards. Numbers that are none count as what is usual.
@MainActor
struct RunTime {
  /// The moment of the beginning on the media clock, in seconds.
  let begin: Double
  /// The length of one run in seconds of its own time; 0 when it takes none.
  let duration: Double
  /// How fast its own time passes; never less than 0.
  let pace: Double
  /// Whether its own time runs backwards.
  let runsBackwards: Bool
  /// Its own time at the beginning.
  let offset: Double
  /// The length of all runs in seconds of its own time; infinite when it goes on for ever.
  let total: Double
  /// Whether every second run goes back.
  let autoreverses: Bool
  /// Whether its first value is shown before the beginning.
  let showsBefore: Bool
  /// Whether its last value is shown after the end.
  let showsAfter: Bool

  /// Reads the timing of `animation`, with the begin time and the duration that were settled when it was added.
  init(of animation: CAAnimation, begin: Double, duration: Double) {
    func number(_ value: Double, or usual: Double) -> Double { value.isNaN ? usual : value }
    self.begin = begin
    self.duration = max(number(duration, or: 0), 0)
    let speed = number(Double(animation.speed), or: 1)
    pace = abs(speed)
    runsBackwards = speed < 0
    offset = animation.timeOffset.isFinite ? animation.timeOffset : 0
    autoreverses = animation.autoreverses
    let once = self.duration * (animation.autoreverses ? 2 : 1)
    let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    if animation.repeatDuration > 0 {
      total = animation.repeatDuration
    } else {
      // No time, however often, is no time; as numbers, 0 × ∞ is none.
      total = once > 0 ? once * count : 0
    }
    let mode = animation.fillMode
    showsBefore = mode == .backwards || mode == .both
    showsAfter = (mode == .forwards || mode == .both) && !animation.isRemovedOnCompletion
  }

  /// How much of its own time has passed, whichever way it runs.
  private func passed(at time: Double) -> Double {
    let passed = (time - begin) * pace + offset
    return passed.isNaN ? total : passed
  }

  /// Whether the animation is over.
  func isOver(at time: Double) -> Bool { pace > 0 && passed(at: time) >= total }

  /// Whether the animation ends, and not before `time`; one that is paused or repeats for ever does not.
  func ends(after time: Double) -> Bool { pace > 0 && total.isFinite && !isOver(at: time) }

  /// How much of a run is done (0…1, not paced), or nil when nothing is shown.
  func progress(at time: Double) -> Double? {
    let passed = passed(at: time)
    if passed < 0 { return showsBefore ? (runsBackwards ? end : 0) : nil }
    if isOver(at: time) { return showsAfter ? (runsBackwards ? 0 : end) : nil }
    guard duration > 0 else { return end }
    // What repeats for ever has no last run to begin with; backwards, it begins at the end of any.
    if !runsBackwards { return part(at: passed) ?? end }
    return total.isFinite ? part(endingAt: total - passed) ?? end : part(endingAt: -passed) ?? end
  }

  /// How far the run is that goes on at a moment of the animation's own time.
  private func part(at moment: Double) -> Double? {
    let runs = moment / duration
    let whole = runs.rounded(.down)
    let part = runs - whole
    guard part.isFinite else { return nil }
    return autoreverses && abs(whole.truncatingRemainder(dividingBy: 2)) == 1 ? 1 - part : part
  }

  /// The same, where a moment between two runs belongs to the one that ends there.
  private func part(endingAt moment: Double) -> Double? {
    let runs = moment / duration
    let whole = runs.rounded(.up) - 1
    let part = runs - whole
    guard part.isFinite else { return nil }
    return autoreverses && abs(whole.truncatingRemainder(dividingBy: 2)) == 1 ? 1 - part : part
  }

  /// Where the last run ends.
  private var end: Double {
    guard duration > 0, total.isFinite else { return autoreverses ? 0 : 1 }
    return part(endingAt: total) ?? (autoreverses ? 0 : 1)
  }
}
