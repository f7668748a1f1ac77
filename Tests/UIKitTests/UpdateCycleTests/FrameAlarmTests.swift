import PenumbraTestSupport
import Testing
import UIKitSurface

@testable import UIKit

/// What is to happen at a time, without frames until then.
@MainActor
@Suite struct FrameAlarmTests {
  @Test func itRingsOnceAtItsTimeAndNoFrameIsMadeBefore() {
    let app = TestApp()
    app.settle()
    let alarm = FrameAlarm()
    defer { withExtendedLifetime(alarm) {} }
    var rung: [Double] = []
    var frames = 0
    app.canvas.onFrame = { [inner = app.canvas.onFrame] time in
      frames += 1
      inner?(time)
    }
    let start = app.surface.now
    alarm.set(in: app.scene, at: start + 1) { rung.append(app.surface.now - start) }
    app.surface.advance(by: 0.9)
    #expect(rung.isEmpty && frames == 0)
    app.surface.advance(by: 1)
    #expect(rung.count == 1 && rung.allSatisfy { $0 >= 1 && $0 < 1.02 } && frames == 1 && app.canvas.wakeTime == nil)
  }

  @Test func theLastTimeThatWasSetCounts() {
    let app = TestApp()
    let alarm = FrameAlarm()
    defer { withExtendedLifetime(alarm) {} }
    var rung: [Int] = []
    alarm.set(in: app.scene, at: 1) { rung.append(1) }
    alarm.set(in: app.scene, at: 2) { rung.append(2) }
    #expect(app.canvas.wakeTime == 2)
    app.surface.advance(by: 3)
    #expect(rung == [2])
  }

  @Test func oneThatWasCancelledOrWentDoesNotRing() {
    let app = TestApp()
    var rung = 0
    let cancelled = FrameAlarm()
    cancelled.set(in: app.scene, at: 1) { rung += 1 }
    cancelled.cancel()
    #expect(app.canvas.wakeTime == nil)
    do {
      let gone = FrameAlarm()
      gone.set(in: app.scene, at: 1) { rung += 1 }
    }
    app.surface.advance(by: 2)
    #expect(rung == 0 && app.canvas.wakeTime == nil)
  }

  @Test func severalRingInTheOrderOfTheirTimesAndMaySetOthers() {
    let app = TestApp()
    let (first, second) = (FrameAlarm(), FrameAlarm())
    defer { withExtendedLifetime((first, second)) {} }
    var rung: [String] = []
    second.set(in: app.scene, at: 2) { rung.append("second") }
    first.set(in: app.scene, at: 1) {
      rung.append("first")
      first.set(in: app.scene, at: 1.5) { rung.append("again") }
    }
    app.surface.advance(by: 3)
    #expect(rung == ["first", "again", "second"])
  }

  @Test func aTimeThatIsNoneNeverComes() {
    let app = TestApp()
    let alarm = FrameAlarm()
    defer { withExtendedLifetime(alarm) {} }
    var rung = 0
    for time in [Double.nan, .infinity] {
      alarm.set(in: app.scene, at: time) { rung += 1 }
      app.surface.advance(by: 1)
    }
    #expect(rung == 0)
  }

  @Test func thoseOfOneTickRingInTheOrderOfTheirTimesAndCanCancelEachOther() {
    let app = TestApp()
    app.settle()
    let alarms = (0..<4).map { _ in FrameAlarm() }
    var rung: [String] = []
    let now = app.surface.now
    alarms[2].set(in: app.scene, at: now + 0.003) { rung.append("cancelled") }
    alarms[1].set(in: app.scene, at: now + 0.002) { rung.append("late") }
    alarms[3].set(in: app.scene, at: now + 0.004) { rung.append("too early") }
    alarms[0].set(in: app.scene, at: now + 0.001) {
      rung.append("early")
      alarms[2].cancel()
      alarms[3].set(in: app.scene, at: now + 0.0041) { rung.append("anew") }
    }
    app.frame()
    #expect(rung.isEmpty)
    app.surface.advance(by: 1)
    #expect(rung == ["early", "late", "anew"] && app.canvas.wakeTime == nil)
  }
}
