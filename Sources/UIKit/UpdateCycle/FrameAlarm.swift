import UIKitSurface

/// Something that is to happen at a time, for which no frames are made until then.
///
/// It happens in the tick of the first frame at that time or later, by the surface's clock; what is due in one tick, in the order of
/// its times.
@MainActor
final class FrameAlarm {
  /// The cycle that keeps the time.
  private weak var cycle: UpdateCycle?

  /// Lets `body` run at `time`, in seconds; what was set before is forgotten. A time that is none never comes.
  func set(in scene: UIWindowScene, at time: Double, body: @escaping () -> Void) {
    cancel()
    guard time < .infinity else { return }
    cycle = scene.updateCycle
    scene.updateCycle.lastAlarm += 1
    scene.updateCycle.alarms.append(Alarm(number: scene.updateCycle.lastAlarm, owner: self, time: time, body: body))
    scene.updateCycle.tellWakeTime()
  }

  /// Lets nothing happen.
  func cancel() {
    guard let cycle else { return }
    cycle.alarms.removeAll { $0.owner === self }
    cycle.tellWakeTime()
    self.cycle = nil
  }
}

/// What is to happen, and when.
struct Alarm {
  /// Its number among those that were ever set in the cycle.
  let number: Int
  /// Who set it; one that went away has nothing happen.
  weak var owner: FrameAlarm?
  /// When, in seconds.
  let time: Double
  /// What.
  let body: () -> Void
}

extension UpdateCycle {
  /// Lets happen what is due. What is set meanwhile waits for the next tick, and what is cancelled meanwhile does not happen.
  func ringAlarms(at time: Double) {
    guard !alarms.isEmpty else { return }
    alarms.removeAll { $0.owner == nil }
    let due = alarms.filter { $0.time <= time }.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    for alarm in due {
      guard let place = alarms.firstIndex(where: { $0.number == alarm.number }) else { continue }
      alarms.remove(at: place)
      if alarm.owner != nil { alarm.body() }
    }
    if !due.isEmpty { tellWakeTime() }
  }

  /// Tells the canvas when it is to make a frame though nobody asks for one.
  func tellWakeTime() { scene.canvas?.wakeTime = alarms.lazy.filter { $0.owner != nil }.map(\.time).min() }
}
