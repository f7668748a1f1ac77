import QuartzCore

/// The first phase: what moves by the clock takes its step.
@MainActor
enum TickPhase {
  /// Gives each ticker the frame's time and drops those that are done.
  static func run(_ cycle: UpdateCycle, at time: Double) {
    AnimationSchedule.advance(to: time)
    cycle.ringAlarms(at: time)
    guard !cycle.tickers.isEmpty else { return }
    let tickers = cycle.tickers
    cycle.tickers = []
    // A ticker may add another one while it runs; that one starts with the next frame.
    let remaining = tickers.filter { $0(time) }
    cycle.tickers = remaining + cycle.tickers
  }
}

extension UpdateCycle {
  /// Calls `step` with the time of each coming frame, in seconds, for as long as it returns true.
  func addTicker(_ step: @escaping (Double) -> Bool) {
    tickers.append(step)
    scene.requestFrame()
  }
}
